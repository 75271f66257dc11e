import { sql } from 'kysely'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
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

/** What others wrote no longer names a former member. */
export async function anonymizeMentions(tx: ChannelTx, userSeq: UserSeq) {
  await sql`
    with gone as (
      delete from board_mentions where user_seq = ${userSeq} returning channel_seq, board_comment_seq, name)
    update board_comments c set content = replace(c.content, '@' || gone.name, '@' || ${FORMER_MEMBER}::text)
    from gone where c.channel_seq = gone.channel_seq and c.board_comment_seq = gone.board_comment_seq`.execute(
    tables(tx),
  )
}
