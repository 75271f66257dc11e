import type { LiveType, LiveTypeCd } from 'contract/values/type-codes'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'curriculumSeq',
  'courseSeq',
  'startsAt',
  'endsAt',
  'liveType',
  'liveTypeCd',
  'attendeeJoinTimeLive',
  'tchJoinTimeLive',
  'hasWaitingRoom',
  'hasAudience',
  'hasJoinUrl',
  'sealedDoor',
] as const

/** The times of a live lesson, and its encrypted links. */
export const findLiveItem = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveItems')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()
export const findLiveItems = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db).selectFrom('liveItems').select(columns).where('courseSeq', '=', courseSeq).execute()

/** The service of a course's latest live lesson. */
export async function findLiveTypeCd(db: ChannelDb, courseSeq: CourseSeq) {
  const latest = await tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .select('liveTypeCd')
    .where('liveItems.courseSeq', '=', courseSeq)
    .where('curriculums.deletedAt', 'is', null)
    .orderBy('startsAt', 'desc')
    .orderBy('liveItems.curriculumSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.liveTypeCd ?? null
}

export interface LiveValues {
  startsAt: Date
  endsAt: Date
  liveType: LiveType
  liveTypeCd: LiveTypeCd
  attendeeJoinTimeLive: number
  tchJoinTimeLive: number
  hasWaitingRoom: boolean
  hasAudience: boolean
  hasJoinUrl: boolean
  sealedDoor: string
}
export const insertLiveItem = (
  tx: ChannelTx,
  item: LiveValues & { curriculumSeq: CurriculumSeq; courseSeq: CourseSeq },
) => tables(tx).insertInto('liveItems').values(item).execute()

/** Locks it until this transaction ends. */
export const lockLiveItem = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx)
    .selectFrom('liveItems')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .forUpdate()
    .executeTakeFirst()

const noReminders = { tomorrowToldAt: null, soonToldAt: null, overToldAt: null }
/** A new time resets its reminders. */
export const updateLiveItem = (
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
  { hasMoved, isStartMoved, ...item }: LiveValues & { hasMoved: boolean; isStartMoved: boolean },
) =>
  tables(tx)
    .updateTable('liveItems')
    .set({ ...item, ...(hasMoved && { overToldAt: null }), ...(isStartMoved && noReminders) })
    .where('curriculumSeq', '=', curriculumSeq)
    .execute()

export const updateMeetingLinks = (
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
  links: Pick<LiveValues, 'hasJoinUrl' | 'sealedDoor'>,
) => tables(tx).updateTable('liveItems').set(links).where('curriculumSeq', '=', curriculumSeq).execute()

export type ReminderColumn = 'tomorrowToldAt' | 'soonToldAt' | 'overToldAt'
/** Records a reminder as sent; false when it was sent before, or the lesson has moved since. */
export async function recordReminder(
  tx: ChannelTx,
  { curriculumSeq, startsAt }: { curriculumSeq: CurriculumSeq; startsAt: Date },
  { column, now }: { column: ReminderColumn; now: Date },
) {
  const updated = await tables(tx)
    .updateTable('liveItems')
    .set({ [column]: now })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('startsAt', '=', startsAt)
    .where(column, 'is', null)
    .returning('curriculumSeq')
    .executeTakeFirst()
  return updated !== undefined
}
