import { z } from 'zod'
import { CurriculumRow } from '../../teaching/curriculum/schemas.ts'
import { instant, seq } from '../../values/ids.ts'

export const coursePath = '/channels/:channelSeq/courses/:courseSeq'
export const lessonStates = ['NONE', 'STARTED', 'DONE'] as const

export const Lesson = CurriculumRow.extend({
  progressState: z.enum(lessonStates),
  watchedPercent: z.int(),
  /** The last playback position, in seconds. */
  playSecond: z.int(),
  /** The time of the caller's first visit. */
  openedAt: instant.nullable(),
  /** Y once the caller attended, or began the lesson elsewhere. docs/rules.md R-410. */
  alreadyAttendedYn: z.enum(['Y', 'N']),
  /** Whether the caller may open it now (free preview, order, manual lock). */
  isOpen: z.boolean(),
  /** Whether the caller received its rewards. */
  isEarned: z.boolean(),
  /** The number of devices it may play on at once; 0 is unlimited. */
  limitDupPlay: z.int(),
  /** False while only staff see it, because its video is not ready. docs/rules.md R-610. */
  isAvailable: z.boolean(),
  /** Of a lesson that was recorded in the video room: the live lesson, with what was written and drawn there. docs/rules.md R-1307. */
  recordedFromSeq: seq('curriculum').optional(),
})
export type Lesson = z.input<typeof Lesson>
