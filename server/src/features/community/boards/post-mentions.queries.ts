import { sql } from 'kysely'
import type { BoardPostSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface NamedPerson {
  userSeq: UserSeq
  /** As it stands in the text. */
  name: string
}
/** Returns those whom the post mentions for the first time. */
export async function insertPostMentions(
  tx: ChannelTx,
  boardPostSeq: BoardPostSeq,
  people: readonly NamedPerson[],
) {
  if (people.length === 0) return []
  const added = await tables(tx)
    .insertInto('boardPostMentions')
    .values(people.map((person) => ({ ...person, boardPostSeq })))
    .onConflict((same) => same.columns(['channelSeq', 'boardPostSeq', 'userSeq']).doNothing())
    .returning('userSeq')
    .execute()
  return added.map(({ userSeq }) => userSeq)
}

/** Whom a post mentions, or mentioned before it was changed. */
export const findPostMentions = (db: ChannelDb, boardPostSeq: BoardPostSeq): Promise<NamedPerson[]> =>
  tables(db)
    .selectFrom('boardPostMentions')
    .select(['userSeq', 'name'])
    .where('boardPostSeq', '=', boardPostSeq)
    .orderBy('userSeq')
    .execute()

/** Posts that mention somebody, and under which name. */
export async function findPostsMentioning(tx: ChannelTx, userSeq: UserSeq) {
  const { rows } = await sql<{ boardPostSeq: BoardPostSeq; content: string; name: string }>`
    select p.board_post_seq, p.content, own.name
    from board_post_mentions own join board_posts p using (channel_seq, board_post_seq)
    where own.user_seq = ${userSeq}
    order by p.board_post_seq
    for update of p`.execute(tables(tx))
  return rows
}
export const deletePostMentionsOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('boardPostMentions').where('userSeq', '=', userSeq).execute()
