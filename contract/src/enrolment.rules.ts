import type { EnrolmentState } from './enrolments.ts'

const DAY = 86_400_000
const REVIEW_DAYS = 30

const moves: Record<EnrolmentState, readonly EnrolmentState[]> = {
  PENDING_PAYMENT: ['WAITING', 'APPROVED', 'CANCELLED'],
  WAITING: ['APPROVED', 'CANCELLED'],
  APPROVED: ['CANCELLED', 'EXPIRED'],
  // A longer period brings somebody back; a cancelled place is gone for good and its seat may be sold again.
  EXPIRED: ['APPROVED'],
  CANCELLED: [],
}

/** Whether a place may move on like this. docs/rules.md R-151. */
export const canMove = (from: EnrolmentState, to: EnrolmentState) => moves[from].includes(to)

/**
 * Whether a place takes one of the seats. Somebody who waits, or is paying to wait, takes none until approved.
 * docs/rules.md R-152.
 */
export function holdsSeat(state: EnrolmentState, waitKind: 'LIST' | 'APPROVAL' | null = null) {
  return state === 'APPROVED' || (state === 'PENDING_PAYMENT' && waitKind === null)
}

export interface Attendance {
  choiseStatusCd: '00' | '01' | null
  attendAt: Date | null
  validAt: Date | null
}

/** Attending: approved, and inside its time where it has one. docs/rules.md R-120. */
export function isAttending(attend: Attendance | null, now: Date) {
  if (attend?.choiseStatusCd !== '00') return false
  return attend.validAt === null ? attend.attendAt !== null : now < attend.validAt
}

/** When access ends: days after it began, or never for -1. docs/rules.md R-121. */
export const accessEnds = (vodDays: number, from: Date): Date | null =>
  vodDays === -1 ? null : new Date(from.getTime() + vodDays * DAY)

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
