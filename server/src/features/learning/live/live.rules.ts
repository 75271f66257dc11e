import { isWorking, type ClassRole } from 'contract/people/class-roles/class-roles.rules'
import {
  joinWindowState,
  joinMinutes,
  type JoinWindow,
  type LiveUserType,
} from 'contract/teaching/curriculum/live-items.rules'
import type { Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'
import { seoulDay } from 'contract/values/korea-time'
import type { UserSeq } from 'contract/values/ids'

interface LiveAccess {
  userSeq: UserSeq
  role: Role | null
  /** Whether the person's site role covers every course. */
  reachesAll: boolean
}
interface Led {
  writerUserSeq: UserSeq
  /** The person's class role. */
  post: ClassRole | null
}
/** A person's part in a live lesson. Somebody who both leads and attends a course leads it. docs/rules.md R-287. */
export function liveUserType(
  { userSeq, role, reachesAll }: LiveAccess,
  { writerUserSeq, post }: Led,
): LiveUserType {
  const task = post && isWorking(post, role) ? post.userTypeCd : null
  if (task === 'TCH' || task === 'FAC') return 'facilitator'
  const isWriter = role !== null && writerUserSeq === userSeq
  return task !== null || isWriter || reachesAll ? 'classManager' : 'user'
}

/** The reason why a person cannot join now, with the values for its text. docs/rules.md R-280. */
export function checkJoinable(
  live: JoinWindow,
  userType: LiveUserType,
  now: Date,
): { refusal: RefusalName; minutes: number } | null {
  const state = joinWindowState(live, userType, now)
  if (state === 'OPEN') return null
  const minutes = joinMinutes(live, userType)
  if (seoulDay(live.startsAt) !== seoulDay(now)) return { refusal: 'LIVE_NOT_TODAY', minutes }
  return { refusal: state === 'EARLY' ? 'LIVE_NOT_OPEN' : 'LIVE_OVER', minutes }
}

const BUSY_SECONDS = 30
const QUIET_SECONDS = 60
/** A user without upcoming lessons polls half as often. docs/rules.md R-285. */
export const intervalSeconds = (count: number) => (count > 0 ? BUSY_SECONDS : QUIET_SECONDS)
