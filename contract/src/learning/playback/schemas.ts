import { z } from 'zod'

/** How far the caller may watch now. */
export const Bounds = z.object({
  /** The furthest position until the lesson is completed; null for free seeking. */
  reachedSecond: z.number().nullable(),
  /** Remaining viewing time in seconds; null without limit. */
  secondsLeft: z.int().nullable(),
})
export type Bounds = z.input<typeof Bounds>
