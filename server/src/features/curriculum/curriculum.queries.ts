import { sql } from 'kysely'
import type { CurriculumTypeCd } from 'contract/curriculum'
import type { WorkTypeCd } from 'contract/missions'
import type { CourseSeq, CurriculumSeq, UploadVodSeq } from 'contract/values'
import type { VodTypeCd } from 'contract/video-links'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

const columns = [
  'curriculums.curriculumSeq',
  'curriculums.courseSeq',
  'curriculumTypeCd',
  'title',
  'content',
  'sort',
  'isPublic',
  'lockStatusYn',
  'uploadVodSeq',
  'limitPercent',
  'workTypeCd',
  'limitDupPlay',
  'limitPlayTime',
  'multiplyPlayTime',
  'hasSpeedControl',
  'vodTypeCd',
  'linkUrl',
  'linkSeconds',
  'offlineStartAt',
  'offlineEndAt',
  'addrRoad1',
  'addrRoad2',
  'liveItems.startsAt as liveStartAt',
  'liveItems.endsAt as liveEndAt',
] as const

/** Every step of a class, and when it is live. */
const steps = (db: ChannelDb) =>
  tables(db)
    .selectFrom('curriculums')
    .leftJoin('liveItems', 'liveItems.curriculumSeq', 'curriculums.curriculumSeq')

/** Everything of one course, in its order. The texts stay out of lists that do not show them. */
export function findItems(db: ChannelDb, courseSeq: CourseSeq) {
  return steps(db)
    .select(columns)
    .where('curriculums.courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('curriculums.curriculumSeq')
    .execute()
}

export function findLessonsOf(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return steps(db)
    .select([
      'curriculums.curriculumSeq',
      'curriculums.courseSeq',
      'title',
      'curriculumTypeCd',
      'liveItems.endsAt as liveEndAt',
      'offlineStartAt',
      'offlineEndAt',
    ])
    .where('curriculums.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('curriculumTypeCd', '!=', '01')
    .where('deletedAt', 'is', null)
    .orderBy('curriculums.courseSeq')
    .orderBy('sort')
    .orderBy('curriculums.curriculumSeq')
    .execute()
}

export function findItem(db: ChannelDb, place: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }) {
  return steps(db)
    .select(columns)
    .where('curriculums.curriculumSeq', '=', place.curriculumSeq)
    .where('curriculums.courseSeq', '=', place.courseSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export function findItemBySeq(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select([
      'courseSeq',
      'isPublic',
      'title',
      'limitPercent',
      'limitPlayTime',
      'multiplyPlayTime',
      'vodTypeCd',
      'linkUrl',
      'linkSeconds',
    ])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export function findCoursesWithVideo(db: ChannelDb, uploadVodSeq: UploadVodSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select('courseSeq')
    .distinct()
    .where('uploadVodSeq', '=', uploadVodSeq)
    .where('deletedAt', 'is', null)
    .execute()
}

export interface ItemValues {
  title: string
  content: string
  isPublic: boolean
  lockStatusYn: 'Y' | 'N'
  uploadVodSeq: UploadVodSeq | null
  workTypeCd: WorkTypeCd
  limitPercent: number
  limitDupPlay: number
  limitPlayTime: number
  multiplyPlayTime: number
  hasSpeedControl: boolean
  vodTypeCd: VodTypeCd
  linkUrl: string
  linkSeconds: number
  offlineStartAt: Date | null
  offlineEndAt: Date | null
  addrRoad1: string | null
  addrRoad2: string | null
}
export function insertItem(
  tx: ChannelTx,
  item: ItemValues & {
    courseSeq: CourseSeq
    curriculumTypeCd: CurriculumTypeCd
    sort: number
    createdAt: Date
  },
) {
  return tables(tx)
    .insertInto('curriculums')
    .values(item)
    .returning('curriculumSeq')
    .executeTakeFirstOrThrow()
}

export function updateItem(
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
  change: { [Name in keyof ItemValues]?: ItemValues[Name] | undefined } & { deletedAt?: Date },
) {
  return tables(tx)
    .updateTable('curriculums')
    .set(change)
    .where('curriculumSeq', '=', curriculumSeq)
    .execute()
}

/** Numbers the items as given, in one statement. */
export function updateOrder(tx: ChannelTx, curriculumSeqs: CurriculumSeq[]) {
  return sql`update curriculums c set sort = o.place
    from unnest(${curriculumSeqs}::bigint[]) with ordinality o(seq, place)
    where c.curriculum_seq = o.seq`.execute(tables(tx))
}
