import { sql } from 'kysely'
import type { BoardCommentSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Mention {
  boardCommentSeq: BoardCommentSeq
  userSeq: UserSeq
  name: string
}
export async function insertMentions(tx: ChannelTx, mentions: readonly Mention[]) {
  if (mentions.length > 0)
    await tables(tx)
      .insertInto('boardMentions')
      .values([...mentions])
      .execute()
}
export const findMentions = (db: ChannelDb, boardCommentSeqs: readonly BoardCommentSeq[]) =>
  tables(db)
    .selectFrom('boardMentions')
    .select(['boardCommentSeq', 'userSeq', 'name'])
    .where('boardCommentSeq', '=', sql<BoardCommentSeq>`any(${boardCommentSeqs})`)
    .orderBy('boardCommentSeq')
    .orderBy('userSeq')
    .execute()

/** Comments that mention somebody, under which name, with the names of all whom they mention. */
export async function findMentioning(tx: ChannelTx, userSeq: UserSeq) {
  const { rows } = await sql<{
    boardCommentSeq: BoardCommentSeq
    content: string
    name: string
    names: string[]
  }>`
    select c.board_comment_seq, c.content, own.name, array_agg(others.name) as names
    from board_mentions own
    join board_comments c using (channel_seq, board_comment_seq)
    join board_mentions others using (channel_seq, board_comment_seq)
    where own.user_seq = ${userSeq}
    group by c.board_comment_seq, c.content, own.name
    order by c.board_comment_seq`.execute(tables(tx))
  return rows
}
export const updateContent = (tx: ChannelTx, boardCommentSeq: BoardCommentSeq, content: string) =>
  tables(tx)
    .updateTable('boardComments')
    .set({ content })
    .where('boardCommentSeq', '=', boardCommentSeq)
    .execute()
export const deleteMentionsOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('boardMentions').where('userSeq', '=', userSeq).execute()
