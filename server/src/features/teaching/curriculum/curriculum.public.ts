import { lostParts } from 'contract/teaching/courses/state.rules'
import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { displayHours } from 'contract/teaching/curriculum/offline-hours.schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { curriculumTypes, vodLockStatuses, vodTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordLessons, type CourseRow } from '../courses/courses.public.ts'
import { findVideos, lockVideos, type VideoRow } from '../videos/videos.public.ts'
import {
  findItem,
  findItemBySeq,
  findItems,
  findLessonsOf,
  findMissionsIn,
  findMissionsOn,
  findWaiting,
  markAvailable,
} from './curriculum.queries.ts'
import { lessonFacts, newlyAvailable } from './curriculum.rules.ts'

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>
export { findItem, findItemBySeq, findItems, findLessonsOf, findMissionsIn, findMissionsOn, findWaiting }
export { addLive } from './live-items.service.ts'
export { findFilesIn, findFilesOf } from './item-files.queries.ts'
export { documentRow } from './item-files.service.ts'
export { findLiveItem, findLiveTypeCd } from './live-items.queries.ts'
export { findChatRooms } from './chat-rooms.queries.ts'

/** Updates the visible lessons and their totals after a curriculum or one of its videos changed. docs/rules.md R-610. */
export async function recountLessons(tx: ChannelTx, courseSeq: CourseSeq) {
  const found = await findItems(tx, courseSeq)
  // With the lock, a video that becomes ready meanwhile either finds this curriculum committed, or is seen as ready here.
  await lockVideos(tx, videosIn(found.filter(({ isAvailable }) => !isAvailable)))
  const videos = await videosOf(tx, found)
  const opened = new Set(newlyAvailable(found, videos).map(({ curriculumSeq }) => curriculumSeq))
  if (opened.size > 0) await markAvailable(tx, [...opened])
  const items = found.map((item) => (opened.has(item.curriculumSeq) ? { ...item, isAvailable: true } : item))
  const facts = lessonFacts(items, videos)
  await recordLessons(tx, courseSeq, facts)
  return facts
}
/** The same after lessons were removed. CLASS_ON_SALE where a public course would have none left. docs/rules.md R-580. */
export async function recountKept(tx: ChannelTx, course: CourseRow) {
  const facts = await recountLessons(tx, course.courseSeq)
  if (lostParts(course, { ...course, ...facts }).length > 0) throw refuse('CLASS_ON_SALE')
}

const videosIn = (items: readonly ItemRow[]) =>
  items.flatMap(({ uploadVodSeq }) => (uploadVodSeq === null ? [] : [uploadVodSeq]))
export const videosOf = (db: ChannelDb, items: readonly ItemRow[]) => findVideos(db, videosIn(items))

/** The public facts of a lesson. */
export function rowOf(item: ItemRow, video: VideoRow | undefined): z.output<typeof CurriculumRow> {
  return {
    curriculumSeq: item.curriculumSeq,
    curriculumTypeCd: item.curriculumTypeCd,
    title: item.title,
    isPublic: item.isPublic,
    duration: video?.durationSeconds ?? item.linkSeconds,
    vodTypeCd: item.vodTypeCd,
    ...displayHours(item),
    liveStartAt: item.liveStartAt,
    liveEndAt: item.liveEndAt,
    addrRoad1: item.addrRoad1,
    lockStatusYn: item.lockStatusYn,
    vodLockStatusCd: item.curriculumTypeCd === curriculumTypes.video ? lockStatusOf(item, video) : null,
    workTypeCd: item.workTypeCd,
    missionType: item.missionType,
    missionResourceId: item.missionResourceId ?? item.chatRoomSeq,
    missionResourceName: item.missionResourceName ?? item.chatRoomName,
    xp: item.xp,
    point: item.point,
    credit: item.credit,
  }
}

/** Further facts of a lesson for people who may enter the course. */
export const spotRow = ({ zipcode, lat, lon, isPdfSecure }: ItemRow) => ({
  zipcode,
  lat,
  lon,
  pdfSecurityYn: isPdfSecure ? ('Y' as const) : ('N' as const),
})

function lockStatusOf({ vodTypeCd }: ItemRow, video: VideoRow | undefined) {
  if (vodTypeCd !== vodTypes.uploaded || video?.state === 'READY') return vodLockStatuses.ready
  return video?.state === 'FAILED' ? vodLockStatuses.failed : vodLockStatuses.preparing
}
