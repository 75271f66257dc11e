import { z } from 'zod'
import { CurriculumRow } from '../../teaching/curriculum/schemas.ts'
import { instant } from '../../values/ids.ts'

export const place = '/channels/:channelSeq/courses/:courseSeq'
export const lessonStates = ['NONE', 'STARTED', 'DONE'] as const

export const Lesson = CurriculumRow.extend({
  progressState: z.enum(lessonStates),
  watchedPercent: z.int(),
  /** Where the video was left, in seconds. */
  playSecond: z.int(),
  /** When the caller opened it first. */
  openedAt: instant.nullable(),
  /** Y once the caller came to it: was there, where people meet, began it elsewhere. docs/rules.md R-410. */
  alreadyAttendedYn: z.enum(['Y', 'N']),
  /** Whether the caller may open it now (free preview, order, manual lock). */
  isOpen: z.boolean(),
  /** Whether the caller has what it earns. */
  isEarned: z.boolean(),
  /** On how many devices it plays at once; 0 without limit. */
  limitDupPlay: z.int(),
  /** False where only staff see it, until its film plays. docs/rules.md R-610. */
  isAvailable: z.boolean(),
})
export type Lesson = z.input<typeof Lesson>
