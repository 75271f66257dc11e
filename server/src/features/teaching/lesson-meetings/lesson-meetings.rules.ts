export interface MeetingFacts {
  title: string
  startsAt: Date
  endsAt: Date
}
interface Lesson extends MeetingFacts {
  isGone: boolean
  /** It is held at a service that makes meetings. */
  isAtService: boolean
  hasOwnLinks: boolean
}
interface Stored {
  liveTypeCd: string
  accountId: string
  isBegun: boolean
  meetingKey: string | null
  madeTitle: string | null
  madeStartsAt: Date | null
  madeEndsAt: Date | null
}

/** What a lesson needs from its service. OVER: nothing any more, and what exists stays. */
export type MeetingNeed = 'MEETING' | 'NONE' | 'OVER'
/** docs/rules.md R-973. */
export function meetingNeed({ isGone, isAtService, hasOwnLinks, endsAt }: Lesson, now: Date): MeetingNeed {
  if (isGone || !isAtService || hasOwnLinks) return 'NONE'
  return endsAt > now ? 'MEETING' : 'OVER'
}

/**
 * CREATE: also where one was begun and its answer is missing. ANEW: another one, in the account of now. CLEAR: it may exist, so it is
 * found by its key and deleted. FORGET: nothing is left to do at the service.
 */
export type MeetingStep = 'NOTHING' | 'CREATE' | 'ANEW' | 'CHANGE' | 'DELETE' | 'CLEAR' | 'FORGET'

interface Account {
  liveTypeCd: string
  accountId: string
}
interface Situation {
  need: MeetingNeed
  lesson: MeetingFacts & { liveTypeCd: string }
  stored: Stored | null
  /** Those that the site has connected, one at each service at most. */
  accounts: readonly Account[]
}
/** The account that the next step speaks to: of the service that has a meeting, else of the service at which the lesson is held. */
export const accountOfStep = <A extends Account>(
  accounts: readonly A[],
  { lesson, stored }: Pick<Situation, 'lesson' | 'stored'>,
) => accounts.find(({ liveTypeCd }) => liveTypeCd === (stored ?? lesson).liveTypeCd) ?? null

/**
 * The next thing to do, so that the meeting of a lesson is what the lesson says. A meeting at a service that the lesson has left goes before
 * another one is made. docs/rules.md R-973.
 */
export function meetingStep({ need, lesson, stored, accounts }: Situation): MeetingStep {
  const accountId = accountOfStep(accounts, { lesson, stored })?.accountId ?? null
  const isReachable = stored !== null && stored.accountId === accountId
  const hasMoved = stored !== null && stored.liveTypeCd !== lesson.liveTypeCd && need !== 'OVER'
  if (need === 'NONE' || hasMoved) {
    if (!stored) return 'NOTHING'
    if (!isReachable) return 'FORGET'
    if (stored.meetingKey !== null) return 'DELETE'
    return stored.isBegun ? 'CLEAR' : 'FORGET'
  }
  if (need === 'OVER' || accountId === null) return 'NOTHING'
  if (!stored) return 'CREATE'
  if (!isReachable) return 'ANEW'
  if (stored.meetingKey === null) return 'CREATE'
  return isSameMeeting(stored, lesson) ? 'NOTHING' : 'CHANGE'
}

const isSameMeeting = ({ madeTitle, madeStartsAt, madeEndsAt }: Stored, lesson: MeetingFacts) =>
  madeTitle === lesson.title &&
  madeStartsAt?.getTime() === lesson.startsAt.getTime() &&
  madeEndsAt?.getTime() === lesson.endsAt.getTime()

const FIRST_DELAY_S = 30
const LONGEST_DELAY_S = 3600
/** Seconds until a service is tried again that did not answer or asked for time; what it asks for counts. docs/rules.md R-974. */
export const retryDelay = (tries: number, retryAfter: number | null) =>
  Math.max(retryAfter ?? 0, Math.min(FIRST_DELAY_S * 2 ** tries, LONGEST_DELAY_S))
