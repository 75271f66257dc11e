import { sql } from 'kysely'
import type { FileSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/**
 * Deletes everything that a former member wrote or liked on boards, with what others wrote below their posts; returns files that are
 * used nowhere else.
 */
export async function removeWritten(tx: ChannelTx, userSeq: UserSeq) {
  const db = tables(tx)
  const posts = sql`(select board_post_seq from board_posts where user_seq = ${userSeq})`
  await sql`
    update board_posts p set answered_at = null, accepted_seq = null
    from board_comments c left join board_comments r on r.channel_seq = c.channel_seq and r.board_comment_seq = c.parent_seq
    where c.channel_seq = p.channel_seq and c.board_comment_seq = p.accepted_seq
      and (c.user_seq = ${userSeq} or r.user_seq = ${userSeq} or p.user_seq = ${userSeq})`.execute(db)
  await sql`delete from board_reports where user_seq = ${userSeq}`.execute(db)
  await sql`delete from board_likes where board_post_seq in ${posts}`.execute(db)
  await sql`delete from board_comments where board_post_seq in ${posts}`.execute(db)
  const { rows: files } = await sql<{ fileSeq: FileSeq }>`
    delete from board_post_files where board_post_seq in ${posts} returning file_seq`.execute(db)
  await db.deleteFrom('boardPosts').where('userSeq', '=', userSeq).execute()
  await sql`
    with gone as (delete from board_likes where user_seq = ${userSeq} returning channel_seq, board_post_seq)
    update board_posts p set like_count = like_count - 1
    from gone where p.channel_seq = gone.channel_seq and p.board_post_seq = gone.board_post_seq`.execute(db)
  await sql`
    with gone as (delete from board_comments where user_seq = ${userSeq} or parent_seq in (
        select board_comment_seq from board_comments where user_seq = ${userSeq})
      returning channel_seq, board_post_seq, deleted_at, hidden_at),
      counted as (select channel_seq, board_post_seq, count(*)::int as count from gone where deleted_at is null and hidden_at is null
        group by channel_seq, board_post_seq)
    update board_posts p set comment_count = comment_count - counted.count
    from counted where p.channel_seq = counted.channel_seq and p.board_post_seq = counted.board_post_seq`.execute(
    db,
  )
  return files.map(({ fileSeq }) => fileSeq)
}
