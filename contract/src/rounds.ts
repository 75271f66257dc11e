import { z } from 'zod'
import { CoursePayment, PaymentDraft } from './course-drafts.ts'
import { RecruitParts } from './course-parts.ts'
import { endpoint } from './grammar.ts'
import { instant, seq } from './values.ts'
import { userLimitTypes } from './type-codes.ts'

export const MOST_ROUNDS = 100

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

const path = '/channels/:channelSeq/courses/:courseSeq/rounds'
/** Every round of a class, the newest first. */
export const listRounds = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  reply: z.object({ list: Round.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

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

/** Prepares the next round, or changes it while it is a draft. `rowVersion`: that of the draft; null where there is none. */
export const prepareRound = endpoint({
  method: 'PUT',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  body: NextRound.extend({ rowVersion: z.int().nullable().default(null) }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int(), rowVersion: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'ROUNDS_FULL'],
  touches: ['courses'],
})
/** Throws the draft away. */
export const discardRound = endpoint({
  method: 'DELETE',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  reply: z.null(),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW'],
  touches: ['courses'],
})
/** Opens the draft: from now on people apply for it. Earlier learners and those in line keep what they have. */
export const openRound = endpoint({
  method: 'POST',
  path: `${path}/next/open`,
  access: 'CLASS_PAYMENT_UPDATE',
  body: z.object({ rowVersion: z.int() }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'NOT_POSSIBLE_NOW'],
  touches: ['courses', 'enrolments'],
})
/** Makes the current round a draft again, where nobody came to it: people apply for the one before. */
export const takeBackRound = endpoint({
  method: 'POST',
  path: `${path}/:classSeq/take-back`,
  access: 'CLASS_PAYMENT_UPDATE',
  reply: z.object({ partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW', 'ROUND_IN_USE'],
  touches: ['courses', 'enrolments'],
})
