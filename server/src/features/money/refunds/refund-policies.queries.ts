import type { RefundPolicy } from 'contract/money/refunds/refund-policy.rules'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What this site had last said at a moment. */
export function findPolicyAt(db: ChannelDb, at: Date) {
  return tables(db)
    .selectFrom('refundPolicies')
    .select(['meetings', 'fullDays'])
    .where('savedAt', '<=', at)
    .orderBy('savedAt', 'desc')
    .orderBy('policyNo', 'desc')
    .executeTakeFirst()
}

export const insertPolicy = (
  tx: ChannelTx,
  policy: RefundPolicy & { savedAt: Date; savedByUserSeq: UserSeq },
) => tables(tx).insertInto('refundPolicies').values(policy).execute()
