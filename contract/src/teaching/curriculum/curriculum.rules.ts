import { curriculumTypes, vodTypes, type CurriculumTypeCd } from '../../values/type-codes.ts'
import type { CurriculumDraft } from './schemas.ts'
import { isMeetingUrl, isTooLong } from './live-items.rules.ts'
import type { MissionType } from './assignments.rules.ts'
import { isLengthMissing, isVideoLink } from '../../values/video-links.ts'
import { isFreeAndLimited } from './watch-limits.rules.ts'

/** The fields of an item that can contradict one another. */
export type ItemFacts = Pick<
  CurriculumDraft,
  | 'curriculumTypeCd'
  | 'isPublic'
  | 'limitDupPlay'
  | 'vodTypeCd'
  | 'linkUrl'
  | 'duration'
  | 'dailyChallengeStartTime'
  | 'dailyChallengeEndTime'
  | 'offlineStartAt'
  | 'offlineEndAt'
  | 'addrRoad1'
  | 'liveTypeCd'
  | 'liveStartAt'
  | 'liveEndAt'
  | 'joinUrl'
  | 'startUrl'
>
export type ItemError =
  | 'REQUIRED'
  | 'END_BEFORE_START'
  | 'LIVE_TOO_LONG'
  | 'NOT_A_MEETING'
  | 'FREE_AND_LIMITED'
  | 'NOT_A_VIDEO_LINK'
type Troubles = { field: keyof ItemFacts; trouble: ItemError }[]

/** Contradicting fields of an item; used by the form and by the server. */
export function itemTroubles(item: ItemFacts): Troubles {
  if (item.curriculumTypeCd === curriculumTypes.live) return liveTroubles(item)
  const troubles: Troubles = []
  const { dailyChallengeStartTime: from, dailyChallengeEndTime: to } = item
  if (!from && to) troubles.push({ field: 'dailyChallengeStartTime', trouble: 'REQUIRED' })
  if (from && !to) troubles.push({ field: 'dailyChallengeEndTime', trouble: 'REQUIRED' })
  if (item.curriculumTypeCd === curriculumTypes.video) troubles.push(...videoTroubles(item))
  if (item.curriculumTypeCd === curriculumTypes.offline) troubles.push(...venueTroubles(item))
  return troubles
}

function videoTroubles(item: ItemFacts): Troubles {
  const troubles: Troubles = []
  if (isFreeAndLimited(item)) troubles.push({ field: 'limitDupPlay', trouble: 'FREE_AND_LIMITED' })
  if (item.vodTypeCd !== vodTypes.uploaded && !isVideoLink(item))
    troubles.push({ field: 'linkUrl', trouble: 'NOT_A_VIDEO_LINK' })
  else if (isLengthMissing(item)) troubles.push({ field: 'duration', trouble: 'REQUIRED' })
  return troubles
}

function venueTroubles({ offlineStartAt, offlineEndAt, addrRoad1 }: ItemFacts): Troubles {
  const troubles: Troubles = []
  if (!offlineStartAt) troubles.push({ field: 'offlineStartAt', trouble: 'REQUIRED' })
  if (!addrRoad1?.trim()) troubles.push({ field: 'addrRoad1', trouble: 'REQUIRED' })
  if (offlineStartAt && offlineEndAt && offlineEndAt <= offlineStartAt)
    troubles.push({ field: 'offlineEndAt', trouble: 'END_BEFORE_START' })
  return troubles
}

/** A live lesson starts before it ends, and its links match its service. */
function liveTroubles({ liveStartAt: startsAt, liveEndAt: endsAt, ...item }: ItemFacts): Troubles {
  const troubles: Troubles = []
  if (!startsAt) troubles.push({ field: 'liveStartAt', trouble: 'REQUIRED' })
  if (!endsAt) troubles.push({ field: 'liveEndAt', trouble: 'REQUIRED' })
  if (startsAt && endsAt && endsAt <= startsAt)
    troubles.push({ field: 'liveEndAt', trouble: 'END_BEFORE_START' })
  else if (startsAt && endsAt && isTooLong({ startsAt, endsAt }))
    troubles.push({ field: 'liveEndAt', trouble: 'LIVE_TOO_LONG' })
  for (const field of ['joinUrl', 'startUrl'] as const) {
    if (item[field] !== '' && !isMeetingUrl(item.liveTypeCd, item[field]))
      troubles.push({ field, trouble: 'NOT_A_MEETING' })
  }
  return troubles
}

const missionTypesOf: Partial<Record<CurriculumTypeCd, MissionType>> = {
  [curriculumTypes.chatMission]: 'ENTER_CHAT_ROOM',
  [curriculumTypes.lessonMission]: 'LESSON_COMPLETE',
  [curriculumTypes.postMission]: 'NEW_POST',
}
/** The event that completes an item: given by its kind, or by the mission type of homework; null for everything else. */
export const missionTypeOf = ({
  curriculumTypeCd: kind,
  missionType,
}: {
  curriculumTypeCd: CurriculumTypeCd
  missionType?: MissionType | null | undefined
}): MissionType | null =>
  missionTypesOf[kind] ?? (kind === curriculumTypes.mission ? (missionType ?? null) : null)
