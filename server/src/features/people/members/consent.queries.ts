import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The source of a choice: on joining, in the account settings, or from a mail, through its page or by one click. */
export type Way = 'JOIN' | 'ACCOUNT' | 'MAIL' | 'ONE_CLICK'
export interface Choice {
  userSeq: UserSeq
  isAgreed: boolean
  way: Way
  createdAt: Date
}

/** False when it was so already, or the person is not a member. */
export async function updateMarketing(tx: ChannelTx, { userSeq, isAgreed, createdAt }: Choice) {
  const members = tables(tx)
    .updateTable('members')
    .set({ marketingAgreedAt: isAgreed ? createdAt : null })
    .where('userSeq', '=', userSeq)
    .returning('userSeq')
  const changed = isAgreed
    ? await members.where('marketingAgreedAt', 'is', null).where('status', '=', 'ACTIVE').executeTakeFirst()
    : await members.where('marketingAgreedAt', 'is not', null).executeTakeFirst()
  return changed !== undefined
}

export async function insertChoice(tx: ChannelTx, choice: Choice) {
  await tables(tx).insertInto('marketingChoices').values(choice).execute()
}
export async function deleteChoices(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('marketingChoices').where('userSeq', '=', userSeq).execute()
}

/** Since when this person accepts marketing by the site; null when they do not. */
export async function readMarketing(db: ChannelDb, userSeq: UserSeq) {
  const found = await findMailing(db, userSeq)
  return found?.marketingAgreedAt ?? null
}
/** A member with the address for news. */
export const findMailing = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select(['marketingAgreedAt', 'members.status', 'users.email', 'users.name'])
    .where('members.userSeq', '=', userSeq)
    .executeTakeFirst()
