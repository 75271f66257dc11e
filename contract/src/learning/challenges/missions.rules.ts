import { challengeWindow } from '../../teaching/curriculum/challenges.rules.ts'
import { seoulDay } from '../../values/korea-time.ts'
import { dayAt, dayOfTerm, type TermDays } from './terms.rules.ts'

/** How a mission is checked in for: by a press, by words, by a number, by a picture. */
export const checkInTypes = ['CHECK', 'TEXT', 'NUMBER', 'PHOTO'] as const
export type CheckInType = (typeof checkInTypes)[number]

export interface MissionDays {
  /** Counted from the first day of the term. */
  fromDay: number
  /** Null for the last day of the term. */
  untilDay: number | null
}
interface MissionTimes {
  /** `22:00` in Seoul; both null for the whole day. */
  dailyStartTime: string | null
  dailyEndTime: string | null
}
export const isOnDay = ({ fromDay, untilDay }: MissionDays, number: number, dayCount: number) =>
  number >= fromDay && number <= Math.min(untilDay ?? dayCount, dayCount)

export type MissionState = 'OPEN' | 'DONE' | 'EARLY' | 'MISSED'
export interface MissionToday {
  /** The day it counts for: the day before while a window over midnight is open. */
  day: string
  opensAt: Date
  closesAt: Date
  state: MissionState
}

/**
 * How far a mission is at this moment for a learner who checked in on these days; null on a day without it. docs/rules.md R-1044.
 */
export function missionToday(
  mission: MissionDays & MissionTimes,
  { term, doneDays, now }: { term: TermDays; doneDays: readonly string[]; now: Date },
): MissionToday | null {
  const times = {
    dailyChallengeStartTime: mission.dailyStartTime,
    dailyChallengeEndTime: mission.dailyEndTime,
  }
  const today = seoulDay(now)
  const window = challengeWindow(times, now)
  const isOver = window.day > today
  // What closed today is shown as it was, and not the window of tomorrow.
  const shown = isOver
    ? challengeWindow(times, new Date(`${today}T${mission.dailyStartTime ?? '00:00'}:00+09:00`))
    : window
  const { day, opensAt, closesAt } = shown
  if (!isOnDay(mission, dayOfTerm(term, day), term.dayCount)) return null
  const facts = { day, opensAt, closesAt }
  if (doneDays.includes(day)) return { ...facts, state: 'DONE' }
  if (isOver) return { ...facts, state: 'MISSED' }
  return { ...facts, state: window.isOpen ? 'OPEN' : 'EARLY' }
}

interface CheckIn {
  challengeMissionSeq: number
  day: string
}
interface Mission extends MissionDays {
  challengeMissionSeq: number
}
export type DayState = 'DONE' | 'PART' | 'MISSED' | 'LATER' | 'FREE'
export interface ChallengeRecord {
  done: number
  total: number
  rate: number
  /** Days in a row on which everything was done, up to today; a day that is not over yet breaks nothing. */
  streak: number
  days: { day: string; state: DayState }[]
}
/** How many check-ins a term has in all. */
export const totalOf = (missions: readonly MissionDays[], dayCount: number) =>
  missions.reduce(
    (sum, { fromDay, untilDay }) => sum + Math.max(0, Math.min(untilDay ?? dayCount, dayCount) - fromDay + 1),
    0,
  )
/** In whole percent, rounded down: a hundred is everything. docs/rules.md R-1045. */
export const rateOf = (done: number, total: number) =>
  total === 0 ? 0 : Math.min(100, Math.floor((done * 100) / total))

/** What a learner did in a term, day by day. docs/rules.md R-1045. */
export function recordOf(
  missions: readonly Mission[],
  { term, checkIns, now }: { term: TermDays; checkIns: readonly CheckIn[]; now: Date },
): ChallengeRecord {
  const today = seoulDay(now)
  const done = new Set(checkIns.map(({ challengeMissionSeq, day }) => `${challengeMissionSeq}:${day}`))
  const stateOf = (day: string, number: number): DayState => {
    const due = missions.filter((mission) => isOnDay(mission, number, term.dayCount))
    if (due.length === 0) return 'FREE'
    const count = due.filter(({ challengeMissionSeq }) => done.has(`${challengeMissionSeq}:${day}`)).length
    if (count === due.length) return 'DONE'
    if (count > 0) return 'PART'
    return day < today ? 'MISSED' : 'LATER'
  }
  const days = Array.from({ length: term.dayCount }, (_, at) => {
    const day = dayAt(term, at + 1)
    return { day, state: stateOf(day, at + 1) }
  })
  const total = totalOf(missions, term.dayCount)
  return { done: done.size, total, rate: rateOf(done.size, total), streak: streakOf(days, today), days }
}

function streakOf(days: ChallengeRecord['days'], today: string) {
  let streak = 0
  for (const { day, state } of days.filter((one) => one.day <= today).toReversed()) {
    if (state === 'DONE') streak++
    else if (state !== 'FREE' && day < today) break
  }
  return streak
}
