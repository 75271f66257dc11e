import { sql } from 'kysely'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Visit {
  curriculumSeq: CurriculumSeq
  occurrenceKey: string
  visitKey: string
  userSeq: UserSeq
}
const visit = ['channelSeq', 'curriculumSeq', 'occurrenceKey', 'visitKey'] as const

/** Events arrive twice and in any order. */
export const insertJoined = (tx: ChannelTx, joined: Visit, at: Date) =>
  tables(tx)
    .insertInto('meetingPresences')
    .values({ ...joined, joinedAt: at })
    .onConflict((same) =>
      same.columns(visit).doUpdateSet({ joinedAt: sql<Date>`least(meeting_presences.joined_at, ${at})` }),
    )
    .execute()

/** Somebody whose coming is not known yet was there for a moment, until it is. */
export const insertLeft = (tx: ChannelTx, left: Visit, at: Date) =>
  tables(tx)
    .insertInto('meetingPresences')
    .values({ ...left, joinedAt: at, leftAt: at })
    .onConflict((same) =>
      same.columns(visit).doUpdateSet({ leftAt: sql<Date>`greatest(meeting_presences.joined_at, ${at})` }),
    )
    .execute()

/** Ends the stays that nobody reported as ended, when the meeting ends. */
export const closeOccurrence = (
  tx: ChannelTx,
  { curriculumSeq, occurrenceKey, at }: { curriculumSeq: CurriculumSeq; occurrenceKey: string; at: Date },
) =>
  tables(tx)
    .updateTable('meetingPresences')
    .set({ leftAt: sql<Date>`greatest(joined_at, ${at})` })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('occurrenceKey', '=', occurrenceKey)
    .where('leftAt', 'is', null)
    .execute()
