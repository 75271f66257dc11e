import type { EnrolmentState } from './schemas.ts'
import type { PeriodChange } from './access-period.schemas.ts'
import { startOfSeoulDay } from '../../values/korea-time.ts'
import type { Decision, WaitPayment } from './waitlist.schemas.ts'
import type { WaitKind } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import {
  admissionStatuses,
  admissionTypes,
  type ChoiseStatusCd,
  type ChoiseTypeCd,
} from '../../values/type-codes.ts'

const DAY = 86_400_000
const REVIEW_DAYS = 30

const moves: Record<EnrolmentState, readonly EnrolmentState[]> = {
  PENDING_PAYMENT: ['WAITING', 'APPROVED', 'CANCELLED'],
  // Let in: at once where nothing is to pay, else a seat is held until the payment.
  WAITING: ['PENDING_PAYMENT', 'APPROVED', 'CANCELLED'],
  APPROVED: ['WAITING', 'CANCELLED', 'EXPIRED'],
  // A longer period brings somebody back; a cancelled place is gone for good and its seat may be sold again.
  EXPIRED: ['APPROVED'],
  CANCELLED: [],
}

/** Whether a place may move on like this. docs/rules.md R-151. */
export const canMove = (from: EnrolmentState, to: EnrolmentState) => moves[from].includes(to)

/** Whether a place takes one of the seats; somebody who waits takes none. docs/rules.md R-152. */
export const holdsSeat = (state: EnrolmentState) => state === 'APPROVED' || state === 'PENDING_PAYMENT'

interface EnrolmentStatus {
  state: EnrolmentState
  waitKind: WaitKind | null
  /** Of an application that is paid with it. */
  waitPayment: WaitPayment | null
  /** Whether money was taken for it. */
  isPaid: boolean
}
/**
 * Where a decision of staff leads, or nothing where it cannot be made: letting in ends in a payment or in the class, and
 * waits for the payment of an application; reserve is for classes that ask for approval, and never for an approved
 * enrolment that was paid. docs/rules.md.
 */
export function decidedState(
  { state, waitKind, waitPayment, isPaid }: EnrolmentStatus,
  decision: Decision,
  { choiseTypeCd, price }: { choiseTypeCd: ChoiseTypeCd; price: number },
): EnrolmentState | null {
  const isInvited = state === 'PENDING_PAYMENT' && waitKind !== null
  switch (decision) {
    case 'APPROVE':
      if (state !== 'WAITING' || waitPayment === 'OPEN') return null
      return price > 0 && waitPayment === null ? 'PENDING_PAYMENT' : 'APPROVED'
    case 'STANDBY': {
      const isUndecided = state === 'WAITING' && waitKind === 'APPROVAL' && waitPayment !== 'OPEN'
      const isFreePlace = state === 'APPROVED' && !isPaid
      return choiseTypeCd === admissionTypes.approval && (isUndecided || isInvited || isFreePlace)
        ? 'WAITING'
        : null
    }
    case 'CANCEL':
      return state === 'WAITING' || state === 'APPROVED' || isInvited ? 'CANCELLED' : null
  }
}

export interface Attendance {
  choiseStatusCd: ChoiseStatusCd | null
  attendAt: Date | null
  validAt: Date | null
}

/** Attending: approved, and inside its time where it has one. docs/rules.md R-120. */
export function isAttending(attend: Attendance | null, now: Date) {
  if (attend?.choiseStatusCd !== admissionStatuses.approved) return false
  return attend.validAt === null ? attend.attendAt !== null : now < attend.validAt
}

/** When access ends: days after it began, or never for -1. docs/rules.md R-121. */
export const accessEnds = (vodDays: number, from: Date): Date | null =>
  vodDays === -1 ? null : new Date(from.getTime() + vodDays * DAY)

/** Whole Seoul days until access ends: 0 on its last day, negative once it is over. docs/rules.md R-365. */
export const daysLeft = (validAt: Date, now: Date) =>
  Math.round((startOfSeoulDay(validAt).getTime() - startOfSeoulDay(now).getTime()) / DAY)

/**
 * Until when somebody may learn after a change, or why it cannot be made: who waits has no period yet, and what has no
 * end can only be given one. Days are added to what is left, or to now where nothing is. docs/rules.md R-364.
 */
export function changedPeriod(
  { state, validAt }: { state: EnrolmentState; validAt: Date | null },
  change: PeriodChange,
  now: Date,
): { validAt: Date } | { refusal: 'PERIOD_OF_WAITING' | 'PERIOD_UNLIMITED' | 'CANNOT_CHANGE_CANCELLED' } {
  if (state === 'CANCELLED') return { refusal: 'CANNOT_CHANGE_CANCELLED' }
  if (state !== 'APPROVED' && state !== 'EXPIRED') return { refusal: 'PERIOD_OF_WAITING' }
  if (change.kind === 'UNTIL') return { validAt: endOfSeoulDay(change.until) }
  if (validAt === null) return { refusal: 'PERIOD_UNLIMITED' }
  const from = Math.max(validAt.getTime(), now.getTime())
  return { validAt: new Date(from + change.days * DAY) }
}

/** The last second of a day in Seoul. */
export const endOfSeoulDay = (day: string) => new Date(`${day}T23:59:59+09:00`)

/** How a number of days of access is said: no end, whole months of thirty days, or days. docs/rules.md R-121. */
export function accessSpan(vodDays: number) {
  if (vodDays === -1) return { unit: 'unlimited', count: 0 } as const
  const isMonths = vodDays > 0 && vodDays % 30 === 0
  return isMonths
    ? ({ unit: 'months', count: vodDays / 30 } as const)
    : ({ unit: 'days', count: vodDays } as const)
}

/** A review may be written until a month after access ended; without an end there is no deadline. docs/rules.md R-122. */
export const reviewExpires = (validAt: Date | null): Date | null =>
  validAt === null ? null : new Date(validAt.getTime() + REVIEW_DAYS * DAY)

/** In so many projects of a site somebody takes part at once. docs/rules.md R-406. */
export const MAX_PROJECTS = 3
