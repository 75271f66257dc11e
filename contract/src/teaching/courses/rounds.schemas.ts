import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { userLimitTypes } from '../../values/type-codes.ts'
import { CoursePayment, PaymentDraft } from './drafts.schemas.ts'
import { RecruitParts } from './parts.schemas.ts'

export const MAX_ROUNDS = 100

/** One round of a course for its staff. */
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
  /** Approved and reserved seats; approved only; people who wait. */
  attendCount: z.int(),
  acceptCnt: z.int(),
  waitCnt: z.int(),
  /** Only staff see a draft; nobody can apply for it. */
  state: z.enum(['DRAFT', 'OPENED']),
  /** The scheduled opening of a draft. */
  openAt: instant.nullable(),
  rowVersion: z.int32(),
  /** New applications go to it. */
  isCurrent: z.boolean(),
  /** Whether it can return to a draft. */
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
