import { sql } from 'kysely'
import type { Scope } from 'contract/teaching/curriculum/challenges.rules'
import {
  curriculumTypes,
  type CurriculumTypeCd,
  type WorkTypeCd,
  type VodTypeCd,
} from 'contract/values/type-codes'
import type { MissionType } from 'contract/teaching/curriculum/assignments.rules'
import type { ChatRoomSeq, CourseSeq, CurriculumSeq, UploadVodSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'curriculums.curriculumSeq',
  'curriculums.courseSeq',
  'curriculums.curriculumTypeCd',
  'curriculums.title',
  'curriculums.content',
  'curriculums.sort',
  'curriculums.isPublic',
  'curriculums.lockStatusYn',
  'curriculums.uploadVodSeq',
  'curriculums.limitPercent',
  'curriculums.workTypeCd',
  'curriculums.limitDupPlay',
  'curriculums.limitPlayTime',
  'curriculums.multiplyPlayTime',
  'curriculums.hasSpeedControl',
  'curriculums.vodTypeCd',
  'curriculums.linkUrl',
  'curriculums.linkSeconds',
  'curriculums.offlineStartAt',
  'curriculums.offlineEndAt',
  'curriculums.addrRoad1',
  'curriculums.addrRoad2',
  'curriculums.xp',
  'curriculums.point',
  'curriculums.credit',
  'curriculums.missionType',
  'curriculums.maxChallengeCount',
  'curriculums.dailyChallengeCount',
  'curriculums.dailyStartTime as dailyChallengeStartTime',
  'curriculums.dailyEndTime as dailyChallengeEndTime',
  'curriculums.challengeEndAt as missionChallengeEndAt',
  'curriculums.completionRateCondition',
  'curriculums.publicScopeFixedYn',
  'curriculums.publicScopeDefault',
  'curriculums.missionResourceSeq as missionResourceId',
  'target.title as missionResourceName',
  'curriculums.chatRoomSeq',
  'chatRooms.name as chatRoomName',
  'curriculums.zipcode',
  'curriculums.lat',
  'curriculums.lon',
  'curriculums.isPdfSecure',
  'curriculums.isAvailable',
  'curriculums.isHeld',
  'liveItems.startsAt as liveStartAt',
  'liveItems.endsAt as liveEndAt',
] as const

/** Every item of a course with its live times and its mission's target. */
const steps = (db: ChannelDb) =>
  tables(db)
    .selectFrom('curriculums')
    .leftJoin('liveItems', 'liveItems.curriculumSeq', 'curriculums.curriculumSeq')
    .leftJoin('curriculums as target', (join) =>
      join
        .onRef('target.curriculumSeq', '=', 'curriculums.missionResourceSeq')
        .onRef('target.courseSeq', '=', 'curriculums.courseSeq')
        .on('target.deletedAt', 'is', null),
    )
    .leftJoin('chatRooms', (join) =>
      join
        .onRef('chatRooms.chatRoomSeq', '=', 'curriculums.chatRoomSeq')
        .onRef('chatRooms.courseSeq', '=', 'curriculums.courseSeq')
        .on('chatRooms.deletedAt', 'is', null),
    )
    .where('curriculums.deletedAt', 'is', null)

/** All items of one course in order, without their texts, which lists do not show. */
export function findItems(db: ChannelDb, courseSeq: CourseSeq) {
  return steps(db)
    .select(columns)
    .where('curriculums.courseSeq', '=', courseSeq)
    .orderBy('curriculums.sort')
    .orderBy('curriculums.curriculumSeq')
    .execute()
}

/** The items that learners of these courses see, without the texts. */
export function findLessonsOf(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return steps(db)
    .select([
      'curriculums.curriculumSeq',
      'curriculums.courseSeq',
      'curriculums.title',
      'curriculums.curriculumTypeCd',
      'curriculums.missionType',
      'curriculums.missionResourceSeq as missionResourceId',
      'curriculums.lockStatusYn',
      'curriculums.isPublic',
      'liveItems.startsAt as liveStartAt',
      'liveItems.endsAt as liveEndAt',
      'curriculums.offlineStartAt',
      'curriculums.offlineEndAt',
    ])
    .where('curriculums.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('curriculums.curriculumTypeCd', '!=', curriculumTypes.section)
    .where('curriculums.isAvailable', '=', true)
    .orderBy('curriculums.courseSeq')
    .orderBy('curriculums.sort')
    .orderBy('curriculums.curriculumSeq')
    .execute()
}

export function findItem(db: ChannelDb, lessonRef: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }) {
  return steps(db)
    .select(columns)
    .where('curriculums.curriculumSeq', '=', lessonRef.curriculumSeq)
    .where('curriculums.courseSeq', '=', lessonRef.courseSeq)
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
    .orderBy('courseSeq')
    .execute()
}

/** The missions that wait for this item. */
export function findMissionsOn(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select('curriculumSeq')
    .where('missionType', '=', 'LESSON_COMPLETE')
    .where('missionResourceSeq', '=', curriculumSeq)
    .where('deletedAt', 'is', null)
    .execute()
}

/** The missions that entering this room completes. */
export function findMissionsIn(db: ChannelDb, chatRoomSeq: ChatRoomSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .select('curriculumSeq')
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('deletedAt', 'is', null)
    .execute()
}

/** A mission with the item it waits for; nothing once either is removed. */
export function findWaiting(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  return tables(db)
    .selectFrom('curriculums')
    .innerJoin('curriculums as target', 'target.curriculumSeq', 'curriculums.missionResourceSeq')
    .select(['curriculums.curriculumSeq', 'target.curriculumSeq as targetSeq'])
    .where('curriculums.curriculumSeq', '=', curriculumSeq)
    .where('curriculums.deletedAt', 'is', null)
    .where('target.deletedAt', 'is', null)
    .executeTakeFirst()
}

export interface ItemValues {
  title: string
  content: string
  isPublic: boolean
  lockStatusYn: 'Y' | 'N'
  uploadVodSeq: UploadVodSeq | null
  workTypeCd: WorkTypeCd
  missionType: MissionType | null
  missionResourceSeq: CurriculumSeq | null
  chatRoomSeq: ChatRoomSeq | null
  maxChallengeCount: number
  dailyChallengeCount: number
  dailyStartTime: string | null
  dailyEndTime: string | null
  challengeEndAt: Date | null
  completionRateCondition: number
  publicScopeFixedYn: 'Y' | 'N'
  publicScopeDefault: Scope
  xp: number
  point: number
  credit: number
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
  zipcode: string | null
  lat: number | null
  lon: number | null
  isPdfSecure: boolean
}
export function insertItem(
  tx: ChannelTx,
  item: ItemValues & {
    courseSeq: CourseSeq
    curriculumTypeCd: CurriculumTypeCd
    sort: number
    isAvailable: boolean
    isHeld?: boolean
    createdAt: Date
  },
) {
  return tables(tx)
    .insertInto('curriculums')
    .values(item)
    .returning('curriculumSeq')
    .executeTakeFirstOrThrow()
}

/** `now`: the time of the change, by which calendar apps know a new version. docs/rules.md R-982. */
export function updateItem(
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
  {
    now,
    ...change
  }: { [Name in keyof ItemValues]?: ItemValues[Name] | undefined } & {
    deletedAt?: Date
    now: Date
  },
) {
  return tables(tx)
    .updateTable('curriculums')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1), revisedAt: now }))
    .where('curriculumSeq', '=', curriculumSeq)
    .execute()
}

/** Learners see it as soon as it can be done. docs/rules.md R-1024. */
export const releaseItem = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx)
    .updateTable('curriculums')
    .set({ isHeld: false })
    .where('curriculumSeq', '=', curriculumSeq)
    .execute()

/** Makes these visible to learners. docs/rules.md R-610. */
export function markAvailable(tx: ChannelTx, curriculumSeqs: CurriculumSeq[]) {
  return tables(tx)
    .updateTable('curriculums')
    .set({ isAvailable: true })
    .where('curriculumSeq', '=', sql<CurriculumSeq>`any(${curriculumSeqs})`)
    .execute()
}

/** Numbers the items in the given order, in one statement. */
export function updateOrder(tx: ChannelTx, curriculumSeqs: CurriculumSeq[]) {
  return sql`update curriculums c set sort = o.place
    from unnest(${curriculumSeqs}::bigint[]) with ordinality o(seq, place)
    where c.curriculum_seq = o.seq`.execute(tables(tx))
}
