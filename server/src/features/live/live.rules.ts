import { doorState, joinMinutes, type LiveDoor, type LiveUserType } from 'contract/live.rules'
import type { RefusalName } from 'contract/refusals'
import { seoulDay } from 'contract/seoul'
import type { UserSeq } from 'contract/values'

interface Standing {
  userSeq: UserSeq
  /** Whether the site counts this person to its staff, and every class to their work. */
  isStaff: boolean
  reachesAll: boolean
}
/** What somebody is in a live lesson. Who leads a class and takes it too, leads it. */
export function liveUserType(
  { userSeq, isStaff, reachesAll }: Standing,
  live: { writerUserSeq: UserSeq; staffTypeCd: string | null },
): LiveUserType {
  if (!isStaff) return 'user'
  if (live.staffTypeCd === 'TCH' || live.staffTypeCd === 'FAC') return 'facilitator'
  const isManager = live.staffTypeCd === 'CMG' || live.writerUserSeq === userSeq || reachesAll
  return isManager ? 'classManager' : 'user'
}

/** Why somebody cannot come in now, and what the sentence names. docs/rules.md R-280. */
export function whyNotJoinable(
  live: LiveDoor,
  userType: LiveUserType,
  now: Date,
): { refusal: RefusalName; minutes: number } | null {
  const state = doorState(live, userType, now)
  if (state === 'OPEN') return null
  const minutes = joinMinutes(live, userType)
  if (seoulDay(live.startsAt) !== seoulDay(now)) return { refusal: 'LIVE_NOT_TODAY', minutes }
  return { refusal: state === 'EARLY' ? 'LIVE_NOT_OPEN' : 'LIVE_OVER', minutes }
}

const BUSY_SECONDS = 30
const QUIET_SECONDS = 60
/** Whoever has nothing coming asks half as often. docs/rules.md R-285. */
export const intervalSeconds = (count: number) => (count > 0 ? BUSY_SECONDS : QUIET_SECONDS)
