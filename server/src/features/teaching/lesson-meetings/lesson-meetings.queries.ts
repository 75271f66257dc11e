import type { MeetingFault } from 'contract/teaching/lesson-meetings/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { liveServices, type LiveTypeCd, type MeetingService } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'curriculumSeq',
  'liveTypeCd',
  'accountId',
  'creationKey',
  'isBegun',
  'meetingKey',
  'sealedLinks',
  'madeTitle',
  'madeStartsAt',
  'madeEndsAt',
  'fault',
  'faultCode',
  'tries',
  'busyUntil',
] as const
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>

export const findMeeting = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('lessonMeetings')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()

export const findMeetingsIn = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('lessonMeetings')
    .innerJoin('liveItems', 'liveItems.curriculumSeq', 'lessonMeetings.curriculumSeq')
    .select(['lessonMeetings.curriculumSeq', 'lessonMeetings.liveTypeCd', 'meetingKey', 'fault', 'faultCode'])
    .where('liveItems.courseSeq', '=', courseSeq)
    .execute()

/** Locks it until this transaction ends. */
export const lockMeeting = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx)
    .selectFrom('lessonMeetings')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .forUpdate()
    .executeTakeFirst()

interface NewMeeting {
  curriculumSeq: CurriculumSeq
  liveTypeCd: MeetingService
  accountId: string
  creationKey: string
  busyUntil: Date
  changedAt: Date
}
/** False where somebody else began it at the same time. */
export async function insertMeeting(tx: ChannelTx, meeting: NewMeeting) {
  const added = await tables(tx)
    .insertInto('lessonMeetings')
    .values({ ...meeting, isBegun: true })
    .onConflict((same) => same.columns(['channelSeq', 'curriculumSeq']).doNothing())
    .returning('curriculumSeq')
    .executeTakeFirst()
  return added !== undefined
}

interface MeetingChange {
  liveTypeCd?: MeetingService
  accountId?: string
  creationKey?: string
  isBegun?: boolean
  meetingKey?: string | null
  sealedLinks?: string | null
  madeTitle?: string | null
  madeStartsAt?: Date | null
  madeEndsAt?: Date | null
  fault?: MeetingFault | null
  faultCode?: string | null
  tries?: number
  busyUntil?: Date | null
  changedAt: Date
}
export const updateMeeting = (tx: ChannelTx, curriculumSeq: CurriculumSeq, change: MeetingChange) =>
  tables(tx).updateTable('lessonMeetings').set(change).where('curriculumSeq', '=', curriculumSeq).execute()

export const deleteMeeting = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx).deleteFrom('lessonMeetings').where('curriculumSeq', '=', curriculumSeq).execute()

/** The facts of a lesson that its meeting follows, also after it was removed. */
export const findLesson = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'liveItems.courseSeq')
    .select([
      'liveItems.curriculumSeq',
      'liveItems.courseSeq',
      'liveItems.startsAt',
      'liveItems.endsAt',
      'liveItems.liveTypeCd',
      'liveItems.sealedDoor',
      'curriculums.title',
      'curriculums.deletedAt',
      'courses.state',
    ])
    .where('liveItems.curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()

/** The lessons whose meeting may have to change once an account of this service is connected. */
export async function findUnsettled(db: ChannelDb, liveTypeCd: LiveTypeCd, now: Date) {
  const rows = await tables(db)
    .selectFrom('liveItems')
    .leftJoin('lessonMeetings', 'lessonMeetings.curriculumSeq', 'liveItems.curriculumSeq')
    .select('liveItems.curriculumSeq')
    .where((eb) =>
      eb.or([
        eb('lessonMeetings.fault', 'is not', null),
        eb.and([eb('liveItems.liveTypeCd', '=', liveTypeCd), eb('liveItems.endsAt', '>', now)]),
      ]),
    )
    .orderBy('liveItems.startsAt')
    .execute()
  return rows.map(({ curriculumSeq }) => curriculumSeq)
}

/** The lesson with this meeting at Zoom, and its times. */
export const findLessonOfMeeting = (db: ChannelDb, meetingKey: string) =>
  tables(db)
    .selectFrom('lessonMeetings')
    .innerJoin('liveItems', 'liveItems.curriculumSeq', 'lessonMeetings.curriculumSeq')
    .select([
      'liveItems.curriculumSeq',
      'liveItems.courseSeq',
      'liveItems.startsAt',
      'liveItems.endsAt',
      'liveItems.attendeeJoinTimeLive',
      'liveItems.tchJoinTimeLive',
    ])
    .where('lessonMeetings.meetingKey', '=', meetingKey)
    .where('lessonMeetings.liveTypeCd', '=', liveServices.zoom)
    .limit(1)
    .executeTakeFirst()
