import type { ChallengeRules } from './challenges.schemas.ts'
import { moveDay, parseSeoul, seoulDay } from '../../values/korea-time.ts'

export const scopes = ['PUBLIC', 'PRIVATE'] as const
export type Scope = (typeof scopes)[number]

interface MissionScope {
  publicScopeDefault: Scope
  publicScopeFixedYn: 'Y' | 'N'
}
/** The readers of a post: the writer's choice where allowed, otherwise the mission's setting. docs/rules.md R-536. */
export function scopeOf(chosen: Scope | undefined, mission: MissionScope | null): Scope {
  if (!mission) return chosen ?? 'PUBLIC'
  return mission.publicScopeFixedYn === 'Y'
    ? mission.publicScopeDefault
    : (chosen ?? mission.publicScopeDefault)
}

/** The requirements of a post mission. */
export interface Challenge {
  maxChallengeCount: number
  dailyChallengeCount: number
  /** `22:00` in Seoul; both null for the whole day. */
  dailyChallengeStartTime: string | null
  dailyChallengeEndTime: string | null
  missionChallengeEndAt: Date | null
  /** The share of `maxChallengeCount` that completes it. */
  completionRateCondition: number
}
export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The number of posts that complete it. docs/rules.md R-349. */
export const neededCount = ({
  maxChallengeCount: max,
  completionRateCondition: percent,
}: Pick<Challenge, 'maxChallengeCount' | 'completionRateCondition'>) =>
  Math.max(1, Math.ceil((max * percent) / 100))

const at = (day: string, time: string) => parseSeoul(`${day}T${time}`) ?? new Date(Number.NaN)

/**
 * The day that a post written now counts for, and the window for it: the open one, otherwise the next. A window over midnight
 * belongs to the day it began. docs/rules.md R-350.
 */
export function challengeWindow(
  {
    dailyChallengeStartTime: from,
    dailyChallengeEndTime: to,
  }: Pick<Challenge, 'dailyChallengeStartTime' | 'dailyChallengeEndTime'>,
  now: Date,
) {
  const today = seoulDay(now)
  const windowOf = (day: string) => {
    const start = from ?? '00:00'
    const end = to ?? '00:00'
    return { day, opensAt: at(day, start), closesAt: at(end > start ? day : moveDay(day, 1), end) }
  }
  const next = [moveDay(today, -1), today].map(windowOf).find(({ closesAt }) => closesAt > now)
  const window = next ?? windowOf(moveDay(today, 1))
  return { ...window, isOpen: window.opensAt <= now }
}

export type ChallengeState = 'OPEN' | 'EARLY' | 'DAY_FULL' | 'FULL' | 'ENDED'
/** The progress of a learner whose posts count for these days; used by the button and by the server. docs/rules.md R-351. */
export function challengeProgress(challenge: Challenge, days: readonly string[], now: Date) {
  const window = challengeWindow(challenge, now)
  const needed = neededCount(challenge)
  const today = window.isOpen ? days.filter((day) => day === window.day).length : 0
  const left = Math.max(0, challenge.maxChallengeCount - days.length)
  const leftToday = window.isOpen ? Math.min(left, Math.max(0, challenge.dailyChallengeCount - today)) : 0
  return {
    ...window,
    needed,
    count: days.length,
    isDone: days.length >= needed,
    today,
    leftToday,
    state: stateOf(challenge, { left, leftToday, isOpen: window.isOpen, opensAt: window.opensAt, now }),
  }
}

interface Facts {
  left: number
  leftToday: number
  isOpen: boolean
  opensAt: Date
  now: Date
}
function stateOf(challenge: Challenge, { left, leftToday, isOpen, opensAt, now }: Facts): ChallengeState {
  const endsAt = challenge.missionChallengeEndAt
  if (left === 0) return 'FULL'
  if (endsAt && (endsAt <= now || (!isOpen && endsAt <= opensAt))) return 'ENDED'
  if (!isOpen) return 'EARLY'
  return leftToday === 0 ? 'DAY_FULL' : 'OPEN'
}

/** Only what a post mission asks for, of an item that says more. The end is a Date, or its text. */
export const challengeFields = <EndAt>({
  maxChallengeCount,
  dailyChallengeCount,
  dailyChallengeStartTime,
  dailyChallengeEndTime,
  missionChallengeEndAt,
  completionRateCondition,
  publicScopeFixedYn,
  publicScopeDefault,
}: Omit<ChallengeRules, 'missionChallengeEndAt'> & { missionChallengeEndAt: EndAt }) => ({
  maxChallengeCount,
  dailyChallengeCount,
  dailyChallengeStartTime,
  dailyChallengeEndTime,
  missionChallengeEndAt,
  completionRateCondition,
  publicScopeFixedYn,
  publicScopeDefault,
})
