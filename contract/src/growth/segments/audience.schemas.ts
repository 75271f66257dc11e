import { z } from 'zod'
import { MAX_LEVELS } from '../../people/levels/levels.rules.ts'
import { seq } from '../../values/ids.ts'
import {
  classRelations,
  joinRelations,
  MAX_CLASSES,
  MAX_CONDITIONS,
  MAX_DAYS,
  paidRelations,
} from './audience.rules.ts'

const ClassCondition = z.object({
  kind: z.literal('CLASS'),
  relation: z.enum(classRelations),
  /** None means any class of the site. */
  courseSeqs: seq('course').array().max(MAX_CLASSES),
})
const JoinCondition = z.object({
  kind: z.literal('JOINED'),
  relation: z.enum(joinRelations),
  days: z.int().min(1).max(MAX_DAYS),
})
const PaidCondition = z.object({
  kind: z.literal('PAID'),
  relation: z.enum(paidRelations),
  /** Won. */
  amount: z.int().min(1).max(1_000_000_000),
})
const LevelCondition = z.object({
  kind: z.literal('LEVEL'),
  /** One of these now. */
  levelSeqs: seq('level').array().min(1).max(MAX_LEVELS),
})
export const Condition = z.union([ClassCondition, JoinCondition, PaidCondition, LevelCondition])
export type Condition = z.output<typeof Condition>

const conditions = Condition.array().max(MAX_CONDITIONS)
/** Members to whom all of these apply; without a condition all members. */
export const Audience = z.object({ conditions })
export type Audience = z.output<typeof Audience>

/** The conditions of a segment: at least one, so that none holds all members by accident. */
export const RuleAudience = z.object({ conditions: conditions.min(1) })

/** How many members match, and how many of them a message of this kind reaches. */
export const AudienceCount = z.object({
  members: z.int(),
  /** With an e-mail address. */
  reachable: z.int(),
  /** Those of them who agreed to marketing. */
  consenting: z.int(),
  /** With a phone number. */
  withPhone: z.int(),
  /** Those of them who agreed to marketing. */
  adPhones: z.int(),
})

/** The same inside an address. */
export const AudienceText = z
  .string()
  .max(6000)
  .regex(/^\{/)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ conditions: conditions.default([]) }))
