import { lawfulPolicy, type RefundPolicy } from 'contract/money/refunds/refund-policy.rules'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findPolicyAt } from './refund-policies.queries.ts'

/** What this site gave back beyond the law at a moment: the one at which a buyer agreed. docs/rules.md R-744. */
export const policyAt = async (db: ChannelDb, at: Date): Promise<RefundPolicy> =>
  (await findPolicyAt(db, at)) ?? lawfulPolicy
