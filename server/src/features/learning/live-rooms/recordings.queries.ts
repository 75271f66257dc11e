import { sql } from 'kysely'
import type { RecordingEndReason, RecordingFailure } from 'contract/learning/live-rooms/recordings.rules'
import type { CurriculumSeq, LiveRecordingSeq, UploadVodSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewRecording {
  curriculumSeq: CurriculumSeq
  startedByUserSeq: UserSeq
  startedAt: Date
}
export const insertRecording = (tx: ChannelTx, recording: NewRecording) =>
  tables(tx)
    .insertInto('liveRecordings')
    .values({ ...recording, state: 'RECORDING' })
    .returning('liveRecordingSeq')
    .executeTakeFirstOrThrow()

const columns = [
  'liveRecordingSeq',
  'curriculumSeq',
  'state',
  'startedAt',
  'startedByUserSeq',
  'endedAt',
  'endReason',
  'emptySince',
  'queuedAt',
  'failedReason',
  'failedAt',
  'bytes',
  'lessonSeq',
  'uploadVodSeq',
  'clearedAt',
] as const

/** What a lesson is recorded into now. */
export const findRunning = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'RECORDING')
    .executeTakeFirst()
export const findLatest = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select(columns)
    .where('curriculumSeq', '=', curriculumSeq)
    .orderBy('liveRecordingSeq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** With the live lesson and its course. */
export const findRecording = (db: ChannelDb, liveRecordingSeq: LiveRecordingSeq) =>
  tables(db)
    .selectFrom('liveRecordings')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveRecordings.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'curriculums.courseSeq')
    .select([
      'liveRecordings.liveRecordingSeq',
      'liveRecordings.curriculumSeq',
      'liveRecordings.state',
      'liveRecordings.startedAt',
      'liveRecordings.startedByUserSeq',
      'liveRecordings.lessonSeq',
      'liveRecordings.uploadVodSeq',
      'curriculums.courseSeq',
      'curriculums.title as lesson',
      'courses.title',
    ])
    .where('liveRecordingSeq', '=', liveRecordingSeq)
    .executeTakeFirst()
export type RecordingOfLesson = NonNullable<Awaited<ReturnType<typeof findRecording>>>

/** The same, locked until the transaction ends. */
export const lockRecording = (tx: ChannelTx, liveRecordingSeq: LiveRecordingSeq) =>
  tables(tx)
    .selectFrom('liveRecordings')
    .select(columns)
    .where('liveRecordingSeq', '=', liveRecordingSeq)
    .forUpdate()
    .executeTakeFirst()

export const findRecordingOfVideo = (db: ChannelDb, uploadVodSeq: UploadVodSeq) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select('liveRecordingSeq')
    .where('uploadVodSeq', '=', uploadVodSeq)
    .executeTakeFirst()

interface RecordingEnding {
  endedAt: Date
  endedByUserSeq: UserSeq | null
  endReason: RecordingEndReason
}
/** The recording that ended by this; none where it had ended before. */
export const endRecording = (tx: ChannelTx, curriculumSeq: CurriculumSeq, ending: RecordingEnding) =>
  tables(tx)
    .updateTable('liveRecordings')
    .set({ ...ending, state: 'PROCESSING' })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'RECORDING')
    .returning(['liveRecordingSeq', 'startedAt'])
    .executeTakeFirst()

interface RecordingChange {
  state?: 'PROCESSING' | 'READY' | 'FAILED'
  queuedAt?: Date | null
  emptySince?: Date | null
  bytes?: number
  takes?: number
  failedReason?: RecordingFailure | null
  failedAt?: Date | null
  lessonSeq?: CurriculumSeq
  uploadVodSeq?: UploadVodSeq
  clearedAt?: Date
}
export const changeRecording = (tx: ChannelDb, liveRecordingSeq: LiveRecordingSeq, change: RecordingChange) =>
  tables(tx)
    .updateTable('liveRecordings')
    .set(change)
    .where('liveRecordingSeq', '=', liveRecordingSeq)
    .execute()

/** With when the lesson ends, and whether anybody is inside. */
export const findAllRunning = (db: ChannelDb) =>
  tables(db)
    .selectFrom('liveRecordings')
    .innerJoin('liveItems', 'liveItems.curriculumSeq', 'liveRecordings.curriculumSeq')
    .select([
      'liveRecordings.liveRecordingSeq',
      'liveRecordings.curriculumSeq',
      'liveRecordings.emptySince',
      'liveItems.startsAt',
      'liveItems.endsAt',
      sql<boolean>`exists (select from live_room_presences p
        where p.channel_seq = live_recordings.channel_seq
          and p.curriculum_seq = live_recordings.curriculum_seq and p.left_at is null)`.as(
        'isSomebodyInside',
      ),
    ])
    .where('liveRecordings.state', '=', 'RECORDING')
    .execute()

/** Those that ended before this moment, and whose end the media process did not report. */
export const findUnqueued = (db: ChannelDb, endedBefore: Date) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select('liveRecordingSeq')
    .where('state', '=', 'PROCESSING')
    .where('queuedAt', 'is', null)
    .where('endedAt', '<', endedBefore)
    .execute()

/** Those that neither became a lesson nor failed since then: the queue gave up. */
export const findForgotten = (db: ChannelDb, endedBefore: Date) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select('liveRecordingSeq')
    .where('state', '=', 'PROCESSING')
    .where('uploadVodSeq', 'is', null)
    .where('endedAt', '<', endedBefore)
    .where((where) => where.or([where('queuedAt', 'is', null), where('queuedAt', '<', endedBefore)]))
    .execute()

/** Those whose files are needed no longer: of lessons, once they play or after long, and of failures of long ago. */
export const findClearable = (db: ChannelDb, before: Date) =>
  tables(db)
    .selectFrom('liveRecordings')
    .select(['liveRecordingSeq', 'uploadVodSeq'])
    .where('clearedAt', 'is', null)
    .where((where) =>
      where.or([
        where('state', '=', 'READY'),
        where.and([where('state', '=', 'FAILED'), where('failedAt', '<', before)]),
        where.and([where('uploadVodSeq', 'is not', null), where('endedAt', '<', before)]),
      ]),
    )
    .limit(500)
    .execute()

/** The latest first, with the lesson that each became. */
export const findRecordings = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRecordings')
    .innerJoin('users', 'users.userSeq', 'liveRecordings.startedByUserSeq')
    .leftJoin('videos', 'videos.uploadVodSeq', 'liveRecordings.uploadVodSeq')
    .leftJoin('curriculums as lesson', (join) =>
      join.onRef('lesson.curriculumSeq', '=', 'liveRecordings.lessonSeq').on('lesson.deletedAt', 'is', null),
    )
    .select([
      'liveRecordings.liveRecordingSeq',
      'liveRecordings.state',
      'liveRecordings.startedAt',
      'liveRecordings.endedAt',
      'liveRecordings.endReason',
      'liveRecordings.failedReason',
      'liveRecordings.failedAt',
      'liveRecordings.clearedAt',
      'liveRecordings.bytes',
      'users.name as startedByName',
      'videos.state as videoState',
      'videos.progress',
      'lesson.curriculumSeq as lessonSeq',
      'lesson.title as lessonTitle',
      'lesson.isHeld',
    ])
    .where('liveRecordings.curriculumSeq', '=', curriculumSeq)
    .orderBy('liveRecordings.liveRecordingSeq', 'desc')
    .limit(50)
    .execute()
