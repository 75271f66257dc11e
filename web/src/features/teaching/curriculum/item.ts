import { itemTroubles, type ItemFacts, type ItemError } from 'contract/teaching/curriculum/curriculum.rules'
import { DEFAULT_JOIN_MINUTES } from 'contract/teaching/curriculum/live-items.rules'
import { missionKinds } from 'contract/teaching/curriculum/assignments.rules'
import { isSimplePassword } from 'contract/values/passwords'
import { nextHalfHour, readSeoul, seoulInput } from 'contract/values/korea-time'
import {
  curriculumTypes,
  liveServices,
  vodTypes,
  workTypes,
  type LiveTypeCd,
} from 'contract/values/type-codes'
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
  workTypeCd: curriculumTypeCd === curriculumTypes.mission ? workTypes.text : workTypes.none,
  attendeeJoinTimeLive: DEFAULT_JOIN_MINUTES,
  tchJoinTimeLive: DEFAULT_JOIN_MINUTES,
})

export const isMission = ({ curriculumTypeCd }: Pick<Draft, 'curriculumTypeCd'>) =>
  missionKinds.includes(curriculumTypeCd)

const HOUR = 3_600_000
/** A live lesson of one hour that starts at the next half hour, at the service that the site uses. */
export function liveDraft(now: Date, { channelLiveTypeCd }: { channelLiveTypeCd: LiveTypeCd }): Draft {
  const start = nextHalfHour(now)
  return {
    ...emptyDraft(curriculumTypes.live),
    liveTypeCd: channelLiveTypeCd,
    liveStartAt: seoulInput(start),
    liveEndAt: seoulInput(new Date(start.getTime() + HOUR)),
  }
}

/** Moves the end with the start, so that the length stays. */
export function withStart(draft: Draft, liveStartAt: string | null): Partial<Draft> {
  const [from, to, start] = [draft.liveStartAt, draft.liveEndAt, liveStartAt].map((text) =>
    text ? readSeoul(text) : null,
  )
  if (!from || !to || !start || to <= from) return { liveStartAt }
  const end = new Date(start.getTime() + to.getTime() - from.getTime())
  return { liveStartAt, liveEndAt: seoulInput(end) }
}

type ItemViolation = ItemError | 'nameMissing' | 'PASSWORD_WRONG'
export const brokenTitle = ({ title }: Draft) =>
  new Map<string, ItemViolation>(title.trim() === '' ? [['title', 'nameMissing']] : [])
/** The validation errors of an item, by field. */
export function brokenOf(draft: Draft): Map<string, ItemViolation> {
  const broken = brokenTitle(draft)
  for (const { field, trouble } of itemTroubles(factsOf(draft))) broken.set(field, trouble)
  const { password } = draft
  if (password && !isSimplePassword(password.trim())) broken.set('password', 'PASSWORD_WRONG')
  return broken
}

/** A draft as input of the rules: with dates, and with defaults for missing fields. */
const factsOf = (draft: Draft): ItemFacts => ({
  curriculumTypeCd: draft.curriculumTypeCd,
  isPublic: draft.isPublic ?? false,
  limitDupPlay: draft.limitDupPlay ?? 0,
  vodTypeCd: draft.vodTypeCd ?? vodTypes.uploaded,
  linkUrl: draft.linkUrl ?? '',
  duration: draft.duration ?? 0,
  dailyChallengeStartTime: draft.dailyChallengeStartTime ?? null,
  dailyChallengeEndTime: draft.dailyChallengeEndTime ?? null,
  offlineStartAt: draft.offlineStartAt ? new Date(draft.offlineStartAt) : null,
  offlineEndAt: draft.offlineEndAt ? new Date(draft.offlineEndAt) : null,
  addrRoad1: draft.addrRoad1 ?? null,
  liveTypeCd: draft.liveTypeCd ?? liveServices.zoom,
  liveStartAt: readSeoul(draft.liveStartAt ?? ''),
  liveEndAt: readSeoul(draft.liveEndAt ?? ''),
  joinUrl: draft.joinUrl?.trim() ?? '',
  startUrl: draft.startUrl?.trim() ?? '',
})

/** File names from cameras, phones and messengers, which are no titles. */
const MACHINE_NAMED =
  /^(?:img|mov|vid|dsc[fn]?|gopr|gx|gh|dji|pxl|wp|kakaotalk( video)?|video)?[\s\d.:()-]*$/i

/**
 * `2주차_목 풀기 (1).mp4` → `2주차 목 풀기`: the title of a lesson until staff change it, at most 100 characters. Empty for names
 * from cameras. macOS decomposes Korean letters, which are composed again.
 */
export const nameFromFile = (filename: string) => {
  const name = filename
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/ ?\(\d+\)$/, '')
    .trim()
  return MACHINE_NAMED.test(name) ? '' : name.slice(0, 100).trim()
}
