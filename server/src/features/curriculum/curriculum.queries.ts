import { sql } from 'kysely'
import type { CourseSeq, CurriculumSeq, UploadVodSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

const columns = [
  'curriculumSeq',
  'courseSeq',
  'curriculumTypeCd',
  'title',
  'content',
  'sort',
  'isPublic',
  'lockStatusYn',
  'uploadVodSeq',
  'limitPercent',
  'offlineStartAt',
  'offlineEndAt',
  'addrRoad1',
  'addrRoad2',
] as const

/** Everything of one course, in its order. The texts stay out of lists that do not show them. */
export function findItems(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select(columns)
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('curriculumSeq')
    .execute()
}

export function findLessonsOf(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('curriculums')
    .select(['curriculumSeq', 'courseSeq', 'title', 'curriculumTypeCd'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('curriculumTypeCd', '!=', '01')
    .where('deletedAt', 'is', null)
    .orderBy('courseSeq')
    .orderBy('sort')
    .orderBy('curriculumSeq')
    .execute()
}

export function findItem(db: ChannelDb, place: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }) {
  return tables(db)
    .selectFrom('curriculums')
    .select(columns)
    .where('curriculumSeq', '=', place.curriculumSeq)
    .where('courseSeq', '=', place.courseSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export function findItemBySeq(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select(['courseSeq', 'isPublic'])
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
  offlineStartAt: Date | null
  offlineEndAt: Date | null
  addrRoad1: string | null
  addrRoad2: string | null
}
export function insertItem(
  tx: ChannelTx,
  item: ItemValues & {
    courseSeq: CourseSeq
    curriculumTypeCd: '01' | '02' | '04' | '05'
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
  change: Partial<ItemValues> & { deletedAt?: Date },
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
