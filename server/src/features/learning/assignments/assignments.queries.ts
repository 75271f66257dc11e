import { sql } from 'kysely'
import { workStates, type WorkState } from 'contract/learning/assignments/assignments.rules'
import type {
  AttendSeq,
  CourseSeq,
  CurriculumSeq,
  FileSeq,
  SubmissionSeq,
  UserSeq,
} from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const works = (db: ChannelDb) =>
  tables(db)
    .selectFrom('missionSubmissions')
    .leftJoin('files', 'files.fileSeq', 'missionSubmissions.fileSeq')
    .select([
      'submissionSeq',
      'courseSeq',
      'curriculumSeq',
      'attendSeq',
      'userSeq',
      'state',
      'content',
      'linkUrl',
      'missionSubmissions.fileSeq',
      'originFileName',
      'contentType',
      'fileSize',
      'submittedAt',
      'judgedAt',
    ])
    .where('deletedAt', 'is', null)
export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>

export const findWork = (db: ChannelDb, submissionSeq: SubmissionSeq) =>
  works(db).where('submissionSeq', '=', submissionSeq).executeTakeFirst()
export const findWorkOf = (
  db: ChannelDb,
  lessonRef: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq },
) =>
  works(db)
    .where('attendSeq', '=', lessonRef.attendSeq)
    .where('curriculumSeq', '=', lessonRef.curriculumSeq)
    .executeTakeFirst()

/** Locks the submission until this transaction ends. */
export const lockWork = (tx: ChannelTx, submissionSeq: SubmissionSeq) =>
  tables(tx)
    .selectFrom('missionSubmissions')
    .select(['submissionSeq', 'state', 'attendSeq', 'curriculumSeq', 'courseSeq'])
    .where('submissionSeq', '=', submissionSeq)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
export const lockWorkOf = (
  tx: ChannelTx,
  lessonRef: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq },
) =>
  tables(tx)
    .selectFrom('missionSubmissions')
    .select(['submissionSeq', 'state', 'fileSeq'])
    .where('attendSeq', '=', lessonRef.attendSeq)
    .where('curriculumSeq', '=', lessonRef.curriculumSeq)
    .forUpdate()
    .executeTakeFirst()

export const findStatesOf = (db: ChannelDb, enrolmentRef: { attendSeq: AttendSeq; courseSeq: CourseSeq }) =>
  tables(db)
    .selectFrom('missionSubmissions')
    .select(['curriculumSeq', 'state', 'submittedAt'])
    .where('attendSeq', '=', enrolmentRef.attendSeq)
    .where('courseSeq', '=', enrolmentRef.courseSeq)
    .where('deletedAt', 'is', null)
    .execute()

interface WorkFilter {
  curriculumSeq: CurriculumSeq
  state: WorkState | undefined
  page: number
  size: number
}
export const findWorks = (db: ChannelDb, { curriculumSeq, state, page, size }: WorkFilter) =>
  works(db)
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', 'in', state === undefined ? [...workStates] : [state])
    .orderBy('submittedAt', 'desc')
    .orderBy('submissionSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export const countWorks = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('missionSubmissions')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('deletedAt', 'is', null)
    .groupBy('state')
    .execute()

export interface WorkValues {
  content: string
  linkUrl: string | null
  fileSeq: FileSeq | null
  submittedAt: Date
}
interface SubmissionRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  attendSeq: AttendSeq
  userSeq: UserSeq
}
/** Stores a submission; a repeated one replaces the last. */
export const upsertWork = (tx: ChannelTx, submissionRef: SubmissionRef, values: WorkValues) => {
  const change = { ...values, state: 'SUBMITTED', judgedAt: null, judgedByUserSeq: null } as const
  return tables(tx)
    .insertInto('missionSubmissions')
    .values({ ...submissionRef, ...change })
    .onConflict((same) => same.columns(['channelSeq', 'attendSeq', 'curriculumSeq']).doUpdateSet(change))
    .returning('submissionSeq')
    .executeTakeFirstOrThrow()
}
export const updateWork = (
  tx: ChannelTx,
  submissionSeq: SubmissionSeq,
  change: { state: WorkState; judgedAt: Date; judgedByUserSeq: UserSeq },
) =>
  tables(tx)
    .updateTable('missionSubmissions')
    .set(change)
    .where('submissionSeq', '=', submissionSeq)
    .execute()

export const insertComment = (
  tx: ChannelTx,
  comment: {
    submissionSeq: SubmissionSeq
    userSeq: UserSeq
    isStaff: boolean
    content: string
    createdAt: Date
  },
) =>
  tables(tx).insertInto('missionComments').values(comment).returning('commentSeq').executeTakeFirstOrThrow()

export const findComments = (db: ChannelDb, submissionSeqs: SubmissionSeq[]) =>
  tables(db)
    .selectFrom('missionComments')
    .select(['commentSeq', 'submissionSeq', 'userSeq', 'isStaff', 'content', 'createdAt'])
    .where('submissionSeq', '=', sql<SubmissionSeq>`any(${submissionSeqs})`)
    .orderBy('commentSeq')
    .execute()

/** Deletes a former member's submissions and comments; returns files that are used nowhere else. */
export async function removeWorkOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('missionComments').where('userSeq', '=', userSeq).execute()
  return tables(tx)
    .deleteFrom('missionSubmissions')
    .where('userSeq', '=', userSeq)
    .returning('fileSeq')
    .execute()
}
