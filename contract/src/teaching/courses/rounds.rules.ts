/** The next round of a class: what may be opened, and what may be taken back. docs/rules.md. */

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

/** What keeps a set moment of opening from being saved: it lies ahead, and before sign-up and the round are over. */
export function checkSettable(draft: RoundDates & { openAt: Date | null }, now: Date): RoundViolation[] {
  const { openAt, payEndAt, endAt } = draft
  if (openAt === null) return []
  if (isPast(openAt, now)) return [{ path: 'body.openAt', rule: 'OPEN_IN_PAST' }]
  const isTooLate = isPast(payEndAt, openAt) || isPast(endAt, openAt)
  return isTooLate ? [{ path: 'body.openAt', rule: 'OPEN_AFTER_END' }] : []
}

/** What keeps a round from being opened now: nobody could sign up for it. */
export function checkOpenable({ payEndAt, endAt }: RoundDates, now: Date): RoundViolation[] {
  const broken: RoundViolation[] = []
  if (isPast(payEndAt, now)) broken.push({ path: 'body.payEndAt', rule: 'ALREADY_OVER' })
  if (isPast(endAt, now)) broken.push({ path: 'body.endAt', rule: 'ALREADY_OVER' })
  return broken
}

interface OpenedRound {
  partNumber: number
  isCurrent: boolean
  /** Seats taken or held, learners, people who wait. */
  attendCount: number
  acceptCnt: number
  waitCnt: number
  /** Whether somebody ever got a place or paid in it, or has an order open. */
  isUsed: boolean
  /** Whether a further round is in preparation. */
  hasDraft: boolean
}
/** Whether a round becomes a draft again: the current one, when there is one before it and nobody came. */
export const canTakeBack = (round: OpenedRound) =>
  round.isCurrent &&
  round.partNumber > 1 &&
  !round.hasDraft &&
  !round.isUsed &&
  round.attendCount + round.acceptCnt + round.waitCnt === 0
