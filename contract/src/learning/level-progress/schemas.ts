import { z } from 'zod'
import { Level, LevelMark } from '../../people/levels/schemas.ts'
import { instant, seq } from '../../values/ids.ts'

export const LevelFacts = z.object({
  finished: z.int(),
  months: z.int(),
  /** Won. */
  paid: z.int(),
  points: z.int(),
})

/** The level of a member, what is known about them, and the level that they can reach next. */
export const LevelProgress = z.object({
  level: Level.nullable(),
  /** Given by staff: it stays until they take it back. */
  isByHand: z.boolean(),
  since: instant.nullable(),
  facts: LevelFacts,
  next: Level.nullable(),
  /** Whole percent on the way there. */
  percent: z.int(),
})
export type LevelProgress = z.output<typeof LevelProgress>

export const levelCauses = ['RULE', 'SETTINGS', 'GIVEN', 'REVOKED'] as const
/** One change of the level of a member. */
export const LevelChange = z.object({
  levelChangeSeq: seq('level change'),
  from: LevelMark.nullable(),
  to: LevelMark.nullable(),
  cause: z.enum(levelCauses),
  reason: z.string().nullable(),
  byName: z.string().nullable(),
  createdAt: instant,
})
