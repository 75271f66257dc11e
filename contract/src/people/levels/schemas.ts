import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import {
  hasConditions,
  levelColors,
  levelWays,
  MAX_LEVEL_DISCOUNT,
  MAX_LEVEL_NAME,
  maxOfCriterion,
} from './levels.rules.ts'

export const path = '/channels/:channelSeq/members/levels'
export const one = `${path}/:levelSeq` as const

const least = (max: number) => z.int().min(1).max(max).nullable()
const Conditions = z.object({
  finished: least(maxOfCriterion.finished),
  months: least(maxOfCriterion.months),
  /** Won. */
  paid: least(maxOfCriterion.paid),
  points: least(maxOfCriterion.points),
})

/** What is shown of a level beside a name. */
export const LevelMark = z.object({
  levelSeq: seq('level'),
  name: z.string(),
  color: z.enum(levelColors),
})
export type LevelMark = z.output<typeof LevelMark>

/** Its conditions count where it is reached by them only. */
export const LevelInput = z
  .object({
    name: oneLine(1, MAX_LEVEL_NAME),
    color: z.enum(levelColors),
    way: z.enum(levelWays),
    conditions: Conditions,
    /** What its members pay less for classes, in whole percent; 0 for nothing. */
    discountPercent: z.int().min(0).max(MAX_LEVEL_DISCOUNT).default(0),
  })
  .refine(({ way, conditions }) => way !== 'RULE' || hasConditions(conditions))
export type LevelInput = z.output<typeof LevelInput>

export const Level = LevelMark.extend({
  way: z.enum(levelWays),
  conditions: Conditions,
  discountPercent: z.int(),
})
export type Level = z.output<typeof Level>

/** A level with the number of active members who have it. */
export const CountedLevel = Level.extend({ memberCount: z.int() })
