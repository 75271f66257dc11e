import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kept account keeps its state in a room, its group and its vote in a poll, where both have one. */
export async function mergeRoomPeople(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    delete from live_poll_votes theirs using live_poll_votes mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.live_poll_seq = theirs.live_poll_seq`.execute(
    tables(tx),
  )
  await sql`
    delete from live_group_people theirs using live_group_people mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.live_division_seq = theirs.live_division_seq`.execute(
    tables(tx),
  )
  await sql`
    delete from live_room_people theirs using live_room_people mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.curriculum_seq = theirs.curriculum_seq`.execute(
    tables(tx),
  )
}
