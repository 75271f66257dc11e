import { z } from 'zod'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { JoinedMembership } from '../../money/memberships/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'
import { membershipUses, studioPaymentStates, studioPaymentTypes } from './studio.rules.ts'

/** What the list of members is searched by. */
export const StudioMemberChoice = z.object({ q: z.string().trim().max(60).optional() })
export type StudioMemberChoice = z.output<typeof StudioMemberChoice>

export const StudioMember = z.object({
  userUid: z.uuid(),
  name: z.string(),
  email: z.string(),
  joinedAt: instant,
  /** How many classes they are in now. */
  classCount: z.int(),
  /** The memberships they use or pay for now, and which of them rest. */
  memberships: z.object({ name: z.string(), isPaused: z.boolean(), use: z.enum(membershipUses) }).array(),
})
export type StudioMember = z.input<typeof StudioMember>

export const StudioMemberDetail = z.object({
  userUid: z.uuid(),
  name: z.string(),
  email: z.string(),
  joinedAt: instant,
  enrolments: z
    .object({
      attendSeq: seq('enrolment'),
      courseSeq: seq('course'),
      title: z.string(),
      state: z.enum(enrolmentStates),
      attendAt: instant.nullable(),
      validAt: instant.nullable(),
    })
    .array(),
  memberships: JoinedMembership.array(),
  /** The teams in which they have a seat, the newest seat first. */
  teams: z
    .object({
      teamSeatSeq: seq('teamSeat'),
      name: z.string(),
      payer: z.object({ userUid: z.uuid(), name: z.string() }),
      takenAt: instant,
    })
    .array(),
  /** Null for staff without permission to read sales. */
  payments: z
    .object({
      orderNo: z.string(),
      title: z.string(),
      paidAmount: z.int(),
      refundedAmount: z.int(),
      currency: z.enum(['KRW', 'USD']),
      paidAt: instant.nullable(),
    })
    .array()
    .nullable(),
})
export type StudioMemberDetail = z.input<typeof StudioMemberDetail>

export const StudioCourse = z.object({
  courseSeq: seq('course'),
  productKind: z.enum(productKinds),
  title: z.string(),
  isPublic: z.boolean(),
  /** How many people are in it now. */
  learnerCount: z.int(),
  /** How much of it they have finished on average; null where there is nothing to finish, or nobody. */
  percent: z.int().min(0).max(100).nullable(),
})
export type StudioCourse = z.input<typeof StudioCourse>

export const StudioPaymentChoice = z.object({
  type: z.enum(studioPaymentTypes).default('MEMBERSHIP'),
  q: z.string().trim().max(60).optional(),
  state: z.enum(studioPaymentStates).optional(),
})
export type StudioPaymentChoice = z.output<typeof StudioPaymentChoice>

export const StudioPayment = z.object({
  /** Names the row: the charge, or the order and its item. */
  key: z.string(),
  /** Null of what was not paid. */
  orderNo: z.string().nullable(),
  userUid: z.uuid(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  /** The days that a charge pays for; null of goods. */
  period: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  amount: z.int(),
  refundedAmount: z.int(),
  currency: z.enum(['KRW', 'USD']),
  state: z.enum(studioPaymentStates),
  isTest: z.boolean(),
  at: instant,
})
export type StudioPayment = z.input<typeof StudioPayment>
