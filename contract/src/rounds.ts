import { z } from 'zod'
import { CoursePayment } from './course-drafts.ts'
import { RecruitParts } from './course-parts.ts'
import { endpoint } from './grammar.ts'
import { instant, seq } from './values.ts'

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
  userLimitTypeCd: z.enum(['99', '00', '01']),
  maxUserCount: z.int().nullable(),
  minUserCount: z.int().nullable(),
  /** Approved and held seats; approved alone; people who wait. */
  attendCount: z.int(),
  acceptCnt: z.int(),
  waitCnt: z.int(),
  /** The one people apply for. */
  isCurrent: z.boolean(),
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

export const NextRound = CoursePayment.pick({
  startAt: true,
  endAt: true,
  payStartAt: true,
  payEndAt: true,
  userLimitTypeCd: true,
  maxUserCount: true,
}).extend({ minUserCount: CoursePayment.shape.minUserCount.default(null) })
export type NextRound = z.output<typeof NextRound>
/** Opens the next round: from now on people apply for it. Earlier learners keep what they have. */
export const openRound = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_PAYMENT_UPDATE',
  body: NextRound,
  reply: z.object({ classSeq: seq('round'), partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'ROUNDS_FULL'],
  touches: ['courses', 'enrolments'],
})
