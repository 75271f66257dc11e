import { sql } from 'kysely'
import type { MailNoticeKind } from 'contract/messaging/notifications/mail-notices.schemas'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findChoices = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db).selectFrom('mailNoticeChoices').select(['kind', 'isOn']).where('userSeq', '=', userSeq).execute()

/** Those of these people who switched this kind off. */
export async function findOptedOut(db: ChannelDb, kind: MailNoticeKind, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('mailNoticeChoices')
    .select('userSeq')
    .where('kind', '=', kind)
    .where('isOn', '=', false)
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

interface Choice {
  userSeq: UserSeq
  kind: MailNoticeKind
  isOn: boolean
  updatedAt: Date
}
export async function upsertChoice(tx: ChannelTx, { userSeq, kind, ...change }: Choice) {
  await tables(tx)
    .insertInto('mailNoticeChoices')
    .values({ userSeq, kind, ...change })
    .onConflict((same) => same.columns(['channelSeq', 'userSeq', 'kind']).doUpdateSet(change))
    .execute()
}

/** Records a mail as sent; false when this person was sent it before. */
export async function insertNotice(
  tx: ChannelTx,
  notice: { userSeq: UserSeq; once: string; createdAt: Date },
) {
  const inserted = await tables(tx)
    .insertInto('mailNotices')
    .values(notice)
    .onConflict((same) => same.doNothing())
    .returning('once')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteOldNotices(db: ChannelDb, before: Date) {
  await tables(db).deleteFrom('mailNotices').where('createdAt', '<', before).execute()
}

export async function deleteNoticesOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('mailNoticeChoices').where('userSeq', '=', userSeq).execute()
  await tables(tx).deleteFrom('mailNotices').where('userSeq', '=', userSeq).execute()
}
