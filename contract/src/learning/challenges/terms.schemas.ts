import { z } from 'zod'
import { NextRound, Round } from '../../teaching/courses/rounds.schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { courseStates } from '../../teaching/courses/schemas.ts'
import { challengeTermStates } from './terms.rules.ts'

export const MAX_TERM_TEXT = 5000
export const MAX_LEADERS = 20

const percent = z.int().max(100)
/** Which part of what was paid goes back, by how much was done. docs/rules.md R-1027. */
export const DepositRule = z
  .object({ percent: percent.min(1), fullRate: percent.min(1), minRate: percent.min(0) })
  .refine(({ fullRate, minRate }) => minRate <= fullRate, { path: ['minRate'] })

/** One term of a challenge, as staff see it. */
export const ChallengeTerm = Round.pick({
  classSeq: true,
  partNumber: true,
  startAt: true,
  endAt: true,
  payStartAt: true,
  payEndAt: true,
  userLimitTypeCd: true,
  maxUserCount: true,
  attendCount: true,
  acceptCnt: true,
  waitCnt: true,
  rowVersion: true,
  isCurrent: true,
}).extend({
  state: z.enum(challengeTermStates),
  /** The days it runs; null while it has no dates. */
  dayCount: z.int().nullable(),
  missionCount: z.int(),
  canDelete: z.boolean(),
})
export type ChallengeTerm = z.input<typeof ChallengeTerm>

export const ChallengeLeader = z.object({ userSeq: seq('user'), name: z.string() })

export const ChallengeTermDetail = ChallengeTerm.extend({
  introduction: z.string(),
  deposit: DepositRule.nullable(),
  leaders: ChallengeLeader.array(),
  /** Staff of the class who may lead and do not yet. */
  candidates: ChallengeLeader.array(),
})
export type ChallengeTermDetail = z.input<typeof ChallengeTermDetail>

/** The dates and seats of a term with its text. */
export const TermDraft = NextRound.omit({ minUserCount: true, openAt: true }).extend({
  introduction: z.string().trim().max(MAX_TERM_TEXT).default(''),
  /** Null where nothing goes back. */
  deposit: DepositRule.nullable().default(null),
})
export type TermDraft = z.output<typeof TermDraft>

/** How a challenge runs in all of its terms. */
export const ChallengeSetting = z.object({
  /** Whether learners see how far the others are. */
  showsRanking: z.boolean(),
  /** The hour in Seoul at which learners are reminded of what is left; null for never. */
  reminderHour: z.int().min(0).max(23).nullable(),
})
export type ChallengeSetting = z.output<typeof ChallengeSetting>

export const ChallengeRow = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  state: z.enum(courseStates),
  createdAt: instant,
  termCount: z.int(),
  /** The term that people apply for. */
  term: z.object({
    classSeq: seq('round'),
    partNumber: z.int(),
    state: z.enum(challengeTermStates),
    startAt: instant.nullable(),
    endAt: instant.nullable(),
    acceptCnt: z.int(),
    maxUserCount: z.int().nullable(),
  }),
})
export type ChallengeRow = z.input<typeof ChallengeRow>
