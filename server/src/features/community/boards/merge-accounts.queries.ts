import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** A post that both accounts liked counts one like less. */
const mergeLikes = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    with doubled as (
      delete from board_likes theirs using board_likes mine
      where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
        and mine.channel_seq = theirs.channel_seq and mine.board_post_seq = theirs.board_post_seq
      returning theirs.channel_seq, theirs.board_post_seq)
    update board_posts p set like_count = like_count - 1
    from doubled where p.channel_seq = doubled.channel_seq and p.board_post_seq = doubled.board_post_seq`.execute(
    tables(tx),
  )

/** One person began one post on each board. */
const mergeTempPosts = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from board_temp_posts theirs using board_temp_posts mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.board_seq = theirs.board_seq`.execute(tables(tx))

/** One person reports the same post or comment once. */
const mergeReports = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from board_reports theirs using board_reports mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.board_post_seq = theirs.board_post_seq
      and mine.board_comment_seq is not distinct from theirs.board_comment_seq`.execute(tables(tx))

/** A comment mentions one person once. */
const mergeMentions = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from board_mentions theirs using board_mentions mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.board_comment_seq = theirs.board_comment_seq`.execute(
    tables(tx),
  )

/** A post mentions one person once. */
const mergePostMentions = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from board_post_mentions theirs using board_post_mentions mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.board_post_seq = theirs.board_post_seq`.execute(
    tables(tx),
  )

export async function mergeRows(tx: ChannelTx, accounts: MergedAccounts) {
  await mergeLikes(tx, accounts)
  await mergeTempPosts(tx, accounts)
  await mergeReports(tx, accounts)
  await mergeMentions(tx, accounts)
  await mergePostMentions(tx, accounts)
}
