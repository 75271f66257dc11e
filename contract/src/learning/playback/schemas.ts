import { z } from 'zod'

/** How far a film may be watched now. */
export const Bounds = z.object({
  /** No further than this second, until the lesson is done; null where one may go anywhere. */
  reachedSecond: z.number().nullable(),
  /** What is left of the viewing time, in seconds; null without end. */
  secondsLeft: z.int().nullable(),
})
export type Bounds = z.input<typeof Bounds>
