import { ChallengeDraft, type ChallengeRules } from 'contract/teaching/curriculum/challenges.schemas'
import { challengeFields } from 'contract/teaching/curriculum/challenges.rules'
import { mayHold } from 'contract/teaching/contents/contents.rules'
import {
  curriculumTypes,
  vodTypes,
  workTypes,
  type CurriculumTypeCd,
  type ProductKind,
} from 'contract/values/type-codes'
import type { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { itemTroubles, missionTypeOf, type ItemError } from 'contract/teaching/curriculum/curriculum.rules'
import { isOtherLength } from 'contract/teaching/curriculum/live-items.rules'
import { isTarget, type MissionFacts } from 'contract/teaching/curriculum/assignments.rules'
import { seq, type ChatRoomSeq } from 'contract/values/ids'

interface Violation {
  path: string
  rule:
    | ItemError
    | 'LIVE_ENDED'
    | 'LENGTH_DISAGREES'
    | 'NOT_A_TARGET'
    | 'NOT_A_ROOM'
    | 'NOT_A_YOUTUBE_LINK'
    | 'DAILY_ABOVE_TOTAL'
    | 'VIDEO_FAILED'
    | 'NOT_FOR_CONTENTS'
}
/** Contradicting fields of a lesson, by path; a live lesson must also end in the future. */
export function checkWritable(draft: CurriculumDraft, now: Date): Violation[] {
  const broken: Violation[] = itemTroubles(draft).map(({ field, trouble }) => ({
    path: `body.${field}`,
    rule:
      trouble === 'NOT_A_VIDEO_LINK' && draft.vodTypeCd === vodTypes.youtube ? 'NOT_A_YOUTUBE_LINK' : trouble,
  }))
  const { curriculumTypeCd, liveEndAt } = draft
  if (curriculumTypeCd === curriculumTypes.live && liveEndAt && liveEndAt <= now)
    broken.push({ path: 'body.liveEndAt', rule: 'LIVE_ENDED' })
  if (curriculumTypeCd === curriculumTypes.live && isOtherLength(draft))
    broken.push({ path: 'body.classTime', rule: 'LENGTH_DISAGREES' })
  const isChallenge = missionTypeOf(draft) === 'NEW_POST'
  if (isChallenge && draft.dailyChallengeCount > draft.maxChallengeCount)
    broken.push({ path: 'body.dailyChallengeCount', rule: 'DAILY_ABOVE_TOTAL' })
  return broken
}

/** Contents have nothing with a date. docs/rules.md R-1133. */
export const checkKind = (productKind: ProductKind, curriculumTypeCd: CurriculumTypeCd): Violation[] =>
  mayHold(productKind, curriculumTypeCd) ? [] : [{ path: 'body.curriculumTypeCd', rule: 'NOT_FOR_CONTENTS' }]

/** A video that failed to prepare cannot be added to a lesson; one that is already there stays. docs/rules.md R-525. */
export const checkVideo = (
  { uploadVodSeq, state }: { uploadVodSeq: number; state: string },
  own: { uploadVodSeq: number | null } | null,
): Violation[] =>
  state === 'FAILED' && own?.uploadVodSeq !== uploadVodSeq
    ? [{ path: 'body.uploadVodSeq', rule: 'VIDEO_FAILED' }]
    : []

/** A mission waits for another item of its course. Its current target may have been removed since. docs/rules.md R-345. */
export function whyNoTarget(
  draft: CurriculumDraft,
  { own, items }: { own: Item | null; items: readonly Item[] },
): Violation[] {
  const { missionType, missionResourceId } = normalizeMission(draft)
  if (missionType !== 'LESSON_COMPLETE') return []
  if (own && own.missionResourceId === missionResourceId) return []
  const path = 'body.missionResourceId'
  if (missionResourceId === null) return [{ path, rule: 'REQUIRED' }]
  const isFit = isTarget(items, { target: missionResourceId, own: own?.curriculumSeq ?? null })
  return isFit ? [] : [{ path, rule: 'NOT_A_TARGET' }]
}
type Item = MissionFacts & { curriculumTypeCd: string }

/** A chat mission refers to a room of its course. Its current room may have been removed since. docs/rules.md R-387. */
export function whyNoRoom(
  draft: CurriculumDraft,
  { own, rooms }: { own: { chatRoomSeq: ChatRoomSeq | null } | null; rooms: readonly ChatRoomSeq[] },
): Violation[] {
  const { missionType, chatRoomSeq } = normalizeMission(draft)
  if (missionType !== 'ENTER_CHAT_ROOM' || (own && own.chatRoomSeq === chatRoomSeq)) return []
  const path = 'body.missionResourceId'
  if (chatRoomSeq === null) return [{ path, rule: 'REQUIRED' }]
  return rooms.includes(chatRoomSeq) ? [] : [{ path, rule: 'NOT_A_ROOM' }]
}

/** The event that completes a mission, and its target. */
export function normalizeMission(draft: CurriculumDraft) {
  const missionType = missionTypeOf(draft)
  const resource = draft.missionResourceId
  return {
    missionType,
    missionResourceId: missionType === 'LESSON_COMPLETE' && resource !== null ? asItem.parse(resource) : null,
    chatRoomSeq: missionType === 'ENTER_CHAT_ROOM' && resource !== null ? asRoom.parse(resource) : null,
  }
}
const asItem = seq('curriculum')
const asRoom = seq('chat room')

const closedKinds: readonly CurriculumTypeCd[] = [
  curriculumTypes.live,
  curriculumTypes.section,
  curriculumTypes.mission,
  curriculumTypes.chatMission,
  curriculumTypes.lessonMission,
  curriculumTypes.postMission,
]
/** Keeps only the fields of the item's kind. */
export function normalizeItem({ curriculumTypeCd, ...draft }: CurriculumDraft) {
  const { missionType, missionResourceId, chatRoomSeq } = normalizeMission({ curriculumTypeCd, ...draft })
  const isHomework = curriculumTypeCd === curriculumTypes.mission && missionType === null
  const isSection = curriculumTypeCd === curriculumTypes.section
  const isOffline = curriculumTypeCd === curriculumTypes.offline
  const { title, content, lockStatusYn } = draft
  return {
    title,
    content,
    lockStatusYn,
    // A section has no content, a live lesson requires joining, and missions are for learners.
    isPublic: !closedKinds.includes(curriculumTypeCd) && draft.isPublic,
    workTypeCd: isHomework ? draft.workTypeCd : workTypes.none,
    missionType,
    missionResourceSeq: missionResourceId,
    chatRoomSeq,
    ...challengeOf(missionType === 'NEW_POST' ? draft : noChallenge),
    xp: isSection ? 0 : draft.xp,
    point: isSection ? 0 : draft.point,
    credit: isSection ? 0 : draft.credit,
    ...watchRules(curriculumTypeCd === curriculumTypes.video ? draft : null),
    offlineStartAt: isOffline ? draft.offlineStartAt : null,
    offlineEndAt: isOffline ? draft.offlineEndAt : null,
    addrRoad1: isOffline ? draft.addrRoad1 : null,
    addrRoad2: isOffline ? draft.addrRoad2 : null,
    ...spotOf(isOffline ? draft : null),
    isPdfSecure: curriculumTypeCd === curriculumTypes.material && draft.pdfSecurityYn === 'Y',
  }
}

/** Incomplete coordinates are dropped. */
function spotOf(draft: Pick<CurriculumDraft, 'zipcode' | 'lat' | 'lon'> | null) {
  const hasPoint = draft !== null && draft.lat !== null && draft.lon !== null
  return {
    zipcode: draft?.zipcode ?? null,
    lat: hasPoint ? draft.lat : null,
    lon: hasPoint ? draft.lon : null,
  }
}

const noChallenge = ChallengeDraft.parse({})
function challengeOf(draft: ChallengeRules) {
  const {
    dailyChallengeStartTime: dailyStartTime,
    dailyChallengeEndTime: dailyEndTime,
    missionChallengeEndAt: challengeEndAt,
    ...challenge
  } = challengeFields(draft)
  return { ...challenge, dailyStartTime, dailyEndTime, challengeEndAt }
}

const noVideo = { uploadVodSeq: null, vodTypeCd: vodTypes.uploaded, linkUrl: '', linkSeconds: 0 }
function watchRules(video: Omit<CurriculumDraft, 'curriculumTypeCd'> | null) {
  return {
    ...sourceOf(video),
    limitPercent: video?.limitPercent ?? 0,
    limitDupPlay: video?.limitDupPlay ?? 0,
    limitPlayTime: video?.limitPlayTime ?? 0,
    multiplyPlayTime: video?.multiplyPlayTime ?? 0,
    hasSpeedControl: video?.vodSpeedControlYn !== 0,
  }
}
function sourceOf(video: Omit<CurriculumDraft, 'curriculumTypeCd'> | null) {
  if (!video) return noVideo
  const { vodTypeCd, linkUrl, duration, uploadVodSeq } = video
  if (vodTypeCd === vodTypes.uploaded) return { ...noVideo, uploadVodSeq }
  return { ...noVideo, vodTypeCd, linkUrl, linkSeconds: duration }
}

/** The order with new items behind another one; at the end when that one is unknown. */
export function placedAfter<Seq>(order: Seq[], added: Seq[], afterSeq: Seq | null): Seq[] {
  const at = afterSeq === null ? -1 : order.indexOf(afterSeq)
  return at < 0 ? [...order, ...added] : [...order.slice(0, at + 1), ...added, ...order.slice(at + 1)]
}

export const isSameSet = (left: readonly number[], right: readonly number[]) =>
  left.length === right.length &&
  new Set(left).size === left.length &&
  left.every((one) => right.includes(one))

interface Counted {
  curriculumTypeCd: string
  uploadVodSeq: number | null
  vodTypeCd: string
  linkSeconds: number
  isAvailable: boolean
}
interface ItemVideo {
  uploadVodSeq: number
  state: string
  durationSeconds: number
}
type Waiting = Pick<Counted, 'curriculumTypeCd' | 'uploadVodSeq' | 'vodTypeCd'> &
  MissionFacts & { isAvailable: boolean; isHeld: boolean }
/**
 * Items that become visible to learners: playable videos, and missions whose target is visible. A visible item stays visible,
 * whatever happens to its video; one that staff hold back does not become so. docs/rules.md R-610, R-1024.
 */
export function newlyAvailable<Lesson extends Waiting>(
  items: readonly Lesson[],
  videos: readonly ItemVideo[],
): Lesson[] {
  const plays = ({ uploadVodSeq }: Waiting) =>
    videos.some((video) => video.uploadVodSeq === uploadVodSeq && video.state === 'READY')
  const isUnplayed = (item: Waiting) =>
    !item.isAvailable &&
    item.curriculumTypeCd === curriculumTypes.video &&
    item.vodTypeCd === vodTypes.uploaded &&
    !plays(item)
  const isUnseen = (item: Waiting) => (!item.isAvailable && item.isHeld) || isUnplayed(item)
  const unseen = new Set(items.filter(isUnseen).map(({ curriculumSeq }) => curriculumSeq))
  const waits = ({ isAvailable, curriculumSeq, missionResourceId }: Waiting) =>
    !isAvailable && !unseen.has(curriculumSeq) && missionResourceId !== null && unseen.has(missionResourceId)
  for (let more = items.filter(waits); more.length > 0; more = items.filter(waits))
    for (const { curriculumSeq } of more) unseen.add(curriculumSeq)
  return items.filter((item) => !item.isAvailable && !unseen.has(item.curriculumSeq))
}

/** The totals of visible lessons for course lists, and the number of videos that cannot be played. docs/rules.md R-136. */
export function lessonFacts(items: Counted[], videos: readonly ItemVideo[]) {
  const videoOf = ({ uploadVodSeq }: Counted) => videos.find((video) => video.uploadVodSeq === uploadVodSeq)
  const isVideo = (item: Counted) =>
    item.curriculumTypeCd === curriculumTypes.video && item.vodTypeCd === vodTypes.uploaded
  const lessons = items.filter(
    (item) => item.curriculumTypeCd !== curriculumTypes.section && item.isAvailable,
  )
  return {
    lessonKinds: [...new Set(lessons.map((item) => item.curriculumTypeCd))].toSorted(),
    lessonCount: lessons.length,
    videosMissing: items.filter((item) => isVideo(item) && videoOf(item)?.state !== 'READY').length,
    totalSeconds:
      lessons.filter(isVideo).reduce((sum, item) => sum + (videoOf(item)?.durationSeconds ?? 0), 0) +
      lessons.reduce((sum, { linkSeconds }) => sum + linkSeconds, 0),
  }
}

export interface BulkChange {
  lockStatusYn?: 'Y' | 'N' | undefined
  isPublic?: boolean | undefined
}
interface Changeable {
  curriculumTypeCd: CurriculumTypeCd
  limitDupPlay: number
}
/**
 * A section cannot be locked. A live lesson, a mission and a video with a device limit cannot be a preview, and a live lesson that
 * has begun keeps its lock. docs/rules.md R-341.
 */
export function canChange(
  { curriculumTypeCd: kind, limitDupPlay }: Changeable,
  { isPublic }: BulkChange,
  isOver: boolean,
) {
  if (kind === curriculumTypes.section || isOver) return false
  return isPublic === undefined || (!closedKinds.includes(kind) && !(isPublic && limitDupPlay > 0))
}
