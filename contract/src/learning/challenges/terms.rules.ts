import { moveDay, seoulDay } from '../../values/korea-time.ts'

export const challengeTermStates = ['DRAFT', 'PLANNED', 'RECRUITING', 'CLOSED', 'RUNNING', 'ENDED'] as const
export type ChallengeTermState = (typeof challengeTermStates)[number]

export interface TermDates {
  startAt: Date | null
  endAt: Date | null
}
interface TermFacts extends TermDates {
  isDraft: boolean
  /** People apply for the current term alone. */
  isCurrent: boolean
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
}

/** How far a term is. It follows from its dates, so that no job has to move it. docs/rules.md R-1040. */
export function challengeTermState(term: TermFacts, now: Date): ChallengeTermState {
  if (term.isDraft) return 'DRAFT'
  if (term.endAt !== null && term.endAt <= now) return 'ENDED'
  if (term.startAt !== null && term.startAt <= now) return 'RUNNING'
  if (!term.isCurrent || term.recruitClosedAt !== null) return 'CLOSED'
  if (term.payEndAt !== null && term.payEndAt <= now) return 'CLOSED'
  return term.payStartAt !== null && now < term.payStartAt ? 'PLANNED' : 'RECRUITING'
}

/** What learners joined for does not move under them. docs/rules.md R-1040. */
export const areDatesLocked = (state: ChallengeTermState) => state === 'RUNNING' || state === 'ENDED'

const DAY = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY

export interface TermDays {
  firstDay: string
  lastDay: string
  dayCount: number
}
/** The days of a term in Seoul; null while it has no dates. An end at midnight belongs to the day before. */
export function termDays({ startAt, endAt }: TermDates): TermDays | null {
  if (startAt === null || endAt === null) return null
  const firstDay = seoulDay(startAt)
  const lastDay = seoulDay(new Date(endAt.getTime() - 1))
  return { firstDay, lastDay, dayCount: dayNumber(lastDay) - dayNumber(firstDay) + 1 }
}

/** 1 for the first day of a term. */
export const dayOfTerm = ({ firstDay }: Pick<TermDays, 'firstDay'>, day: string) =>
  dayNumber(day) - dayNumber(firstDay) + 1
export const dayAt = ({ firstDay }: Pick<TermDays, 'firstDay'>, number: number) =>
  moveDay(firstDay, number - 1)

const moved = (date: Date, days: number) => new Date(date.getTime() + days * DAY)

/**
 * The dates of a copy: as long and at the same hours, from the day after the original, from tomorrow at the earliest.
 * docs/rules.md R-1041.
 */
export function datesOfCopy({ startAt, endAt }: TermDates, now: Date): TermDates {
  const days = termDays({ startAt, endAt })
  if (days === null || startAt === null || endAt === null) return { startAt: null, endAt: null }
  const behind = dayNumber(seoulDay(now)) + 1 - dayNumber(days.firstDay)
  const by = Math.max(days.dayCount, behind)
  return { startAt: moved(startAt, by), endAt: moved(endAt, by) }
}
