import { DEFAULT_JOIN_MINUTES, isMeetingUrl, isTooLong } from 'contract/live.rules'
import { missionKinds, type MissionType } from 'contract/mission.rules'
import { isSimplePassword } from 'contract/passwords'
import { isLengthMissing, isVideoLink } from 'contract/video-links'
import { isFreeAndLimited } from 'contract/watch.rules'
import { nextHalfHour, readSeoul, seoulInput } from 'contract/seoul'
import type { Draft } from './curriculum.api.ts'

export const emptyDraft = (curriculumTypeCd: Draft['curriculumTypeCd'], title = ''): Draft => ({
  curriculumTypeCd,
  title,
  content: '',
  isPublic: false,
  lockStatusYn: 'N',
  uploadVodSeq: null,
  offlineStartAt: null,
  offlineEndAt: null,
  addrRoad1: null,
  addrRoad2: null,
  workTypeCd: curriculumTypeCd === '03' ? '00' : '99',
  attendeeJoinTimeLive: DEFAULT_JOIN_MINUTES,
  tchJoinTimeLive: DEFAULT_JOIN_MINUTES,
})

/** What completes it by itself; null for everything else. */
export const missionTypeOf = ({ curriculumTypeCd: kind, missionType }: Draft) =>
  kind === '03' ? (missionType ?? null) : (ownTypes[kind] ?? null)
const ownTypes: Partial<Record<Draft['curriculumTypeCd'], MissionType>> = {
  '07': 'ENTER_CHAT_ROOM',
  '08': 'LESSON_COMPLETE',
  '09': 'NEW_POST',
}
export const isMission = ({ curriculumTypeCd }: Pick<Draft, 'curriculumTypeCd'>) =>
  missionKinds.includes(curriculumTypeCd)

const HOUR = 3_600_000
/** A live lesson of an hour at the next half hour. */
export function liveDraft(now: Date): Draft {
  const start = nextHalfHour(now)
  return {
    ...emptyDraft('00'),
    liveStartAt: seoulInput(start),
    liveEndAt: seoulInput(new Date(start.getTime() + HOUR)),
  }
}

/** Another start takes the end with it: the lesson stays as long as it was. */
export function withStart(draft: Draft, liveStartAt: string | null): Partial<Draft> {
  const [from, to, start] = [draft.liveStartAt, draft.liveEndAt, liveStartAt].map((text) =>
    text ? readSeoul(text) : null,
  )
  if (!from || !to || !start || to <= from) return { liveStartAt }
  const end = new Date(start.getTime() + to.getTime() - from.getTime())
  return { liveStartAt, liveEndAt: seoulInput(end) }
}

type Broken =
  | 'nameMissing'
  | 'REQUIRED'
  | 'END_BEFORE_START'
  | 'LIVE_TOO_LONG'
  | 'NOT_A_MEETING'
  | 'PASSWORD_WRONG'
  | 'FREE_AND_LIMITED'
  | 'NOT_A_VIDEO_LINK'
  | 'NO_TARGET'
  | 'NO_ROOM'
  | 'ZIPCODE_WRONG'
export const brokenTitle = ({ title }: Draft) =>
  new Map<string, Broken>(title.trim() === '' ? [['title', 'nameMissing']] : [])
/** What is wrong with an item before it is sent, by field. */
export function brokenOf(draft: Draft): Map<string, Broken> {
  const broken = brokenTitle(draft)
  if (draft.curriculumTypeCd === '00') noteBrokenLive(draft, broken)
  if (isFreeAndLimited({ isPublic: draft.isPublic ?? false, limitDupPlay: draft.limitDupPlay ?? 0 }))
    broken.set('limitDupPlay', 'FREE_AND_LIMITED')
  if (draft.curriculumTypeCd === '02') noteBrokenLink(draft, broken)
  if (missionTypeOf(draft) === 'LESSON_COMPLETE' && !draft.missionResourceId)
    broken.set('missionResourceId', 'NO_TARGET')
  if (missionTypeOf(draft) === 'ENTER_CHAT_ROOM' && !draft.missionResourceId)
    broken.set('missionResourceId', 'NO_ROOM')
  if (!draft.dailyChallengeStartTime && draft.dailyChallengeEndTime)
    broken.set('dailyChallengeStartTime', 'REQUIRED')
  if (draft.dailyChallengeStartTime && !draft.dailyChallengeEndTime)
    broken.set('dailyChallengeEndTime', 'REQUIRED')
  if (draft.curriculumTypeCd !== '04') return broken
  const { offlineStartAt, offlineEndAt, addrRoad1 } = draft
  if (!offlineStartAt) broken.set('offlineStartAt', 'REQUIRED')
  if (draft.zipcode && !/^\d{5}$/.test(draft.zipcode)) broken.set('zipcode', 'ZIPCODE_WRONG')
  if (!addrRoad1?.trim()) broken.set('addrRoad1', 'REQUIRED')
  if (offlineStartAt && offlineEndAt && offlineEndAt <= offlineStartAt) {
    broken.set('offlineEndAt', 'END_BEFORE_START')
  }
  return broken
}

function noteBrokenLink(
  { vodTypeCd = '02', linkUrl = '', duration = 0 }: Draft,
  broken: Map<string, Broken>,
) {
  if (vodTypeCd === '02') return
  if (!isVideoLink({ vodTypeCd, linkUrl })) broken.set('linkUrl', 'NOT_A_VIDEO_LINK')
  else if (isLengthMissing({ vodTypeCd, linkUrl, duration })) broken.set('duration', 'REQUIRED')
}

function noteBrokenLive(draft: Draft, broken: Map<string, Broken>) {
  const startsAt = readSeoul(draft.liveStartAt ?? '')
  const endsAt = readSeoul(draft.liveEndAt ?? '')
  if (!startsAt) broken.set('liveStartAt', 'REQUIRED')
  if (!endsAt) broken.set('liveEndAt', 'REQUIRED')
  if (startsAt && endsAt) {
    if (endsAt <= startsAt) broken.set('liveEndAt', 'END_BEFORE_START')
    else if (isTooLong({ startsAt, endsAt })) broken.set('liveEndAt', 'LIVE_TOO_LONG')
  }
  for (const name of ['joinUrl', 'startUrl'] as const) {
    const url = draft[name]?.trim()
    if (url && !isMeetingUrl(draft.liveTypeCd ?? '00', url)) broken.set(name, 'NOT_A_MEETING')
  }
  if (draft.password && !isSimplePassword(draft.password.trim())) broken.set('password', 'PASSWORD_WRONG')
}

/** `2주차 목 풀기.mp4` → `2주차 목 풀기`: the name a lesson has until somebody changes it. */
export const nameFromFile = (filename: string) =>
  filename
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, 100) || filename.slice(0, 100)
