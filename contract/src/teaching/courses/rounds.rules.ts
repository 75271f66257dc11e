/** Rules for opening and cancelling the next round of a course. docs/rules.md. */

interface RoundDates {
  endAt: Date | null
  payEndAt: Date | null
}
export type RoundRule = 'OPEN_IN_PAST' | 'OPEN_AFTER_END' | 'ALREADY_OVER'
interface RoundViolation {
  path: string
  rule: RoundRule
}

const isPast = (date: Date | null, now: Date) => date !== null && date <= now

/** Errors of a scheduled opening: it must be in the future, and before applications and the round end. */
export function checkSettable(draft: RoundDates & { openAt: Date | null }, now: Date): RoundViolation[] {
  const { openAt, payEndAt, endAt } = draft
  if (openAt === null) return []
  if (isPast(openAt, now)) return [{ path: 'body.openAt', rule: 'OPEN_IN_PAST' }]
  const isTooLate = isPast(payEndAt, openAt) || isPast(endAt, openAt)
  return isTooLate ? [{ path: 'body.openAt', rule: 'OPEN_AFTER_END' }] : []
}

/** Errors that prevent opening a round now because nobody could apply. */
export function checkOpenable({ payEndAt, endAt }: RoundDates, now: Date): RoundViolation[] {
  const broken: RoundViolation[] = []
  if (isPast(payEndAt, now)) broken.push({ path: 'body.payEndAt', rule: 'ALREADY_OVER' })
  if (isPast(endAt, now)) broken.push({ path: 'body.endAt', rule: 'ALREADY_OVER' })
  return broken
}

interface OpenedRound {
  partNumber: number
  isCurrent: boolean
  /** Occupied or reserved seats, learners, people who wait. */
  attendCount: number
  acceptCnt: number
  waitCnt: number
  /** Whether anybody ever enrolled or paid in it, or has an open order. */
  isUsed: boolean
  /** Whether a further round is a draft. */
  hasDraft: boolean
}
/** Whether a round can return to a draft: it is the current one, another precedes it, and nobody enrolled. */
export const canTakeBack = (round: OpenedRound) =>
  round.isCurrent &&
  round.partNumber > 1 &&
  !round.hasDraft &&
  !round.isUsed &&
  round.attendCount + round.acceptCnt + round.waitCnt === 0
