import { sql } from 'kysely'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Keeps the actions on a person and removes their name. */
export async function renameInRecord(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx)
    .updateTable('staffActions')
    .set({ about: FORMER_MEMBER })
    .where('about', 'is not', null)
    .where(sql`place->>'userSeq'`, '=', String(userSeq))
    .execute()
}

/** Dead invitations with their addresses. */
export async function deleteOldInvitations(tx: ChannelTx, before: Date) {
  await tables(tx).deleteFrom('staffInvitations').where('expiresAt', '<', before).execute()
  await tables(tx)
    .updateTable('staffActions')
    .set({ about: null })
    .where('about', 'like', '%@%')
    .where('createdAt', '<', before)
    .execute()
}
