import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { userLimitTypes } from '../../values/type-codes.ts'
import { CoursePayment, PaymentDraft } from './drafts.schemas.ts'
import { RecruitParts } from './parts.schemas.ts'

export const MAX_ROUNDS = 100

/** One run of a class, as its staff see it. */
export const Round = z.object({
  classSeq: seq('round'),
  /** 1 for the first. */
  partNumber: z.int(),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  payStartAt: instant.nullable(),
  payEndAt: instant.nullable(),
  ...RecruitParts.shape,
  userLimitTypeCd: z.enum(userLimitTypes),
  maxUserCount: z.int().nullable(),
  minUserCount: z.int().nullable(),
  /** Approved and held seats; approved alone; people who wait. */
  attendCount: z.int(),
  acceptCnt: z.int(),
  waitCnt: z.int(),
  /** A draft is seen by staff alone; nobody applies for it. */
  state: z.enum(['DRAFT', 'OPENED']),
  /** The set moment at which a draft opens. */
  openAt: instant.nullable(),
  rowVersion: z.int(),
  /** The one people apply for. */
  isCurrent: z.boolean(),
  /** Whether it can become a draft again. */
  canTakeBack: z.boolean(),
})
export type Round = z.input<typeof Round>

export const path = '/channels/:channelSeq/courses/:courseSeq/rounds'

export const NextRound = PaymentDraft.pick({
  startAt: true,
  endAt: true,
  payStartAt: true,
  payEndAt: true,
  userLimitTypeCd: true,
  maxUserCount: true,
}).extend({
  minUserCount: CoursePayment.shape.minUserCount.default(null),
  openAt: CoursePayment.shape.startAt.default(null),
})
export type NextRound = z.output<typeof NextRound>
