import { z } from 'zod'
import { instant, seq, seqInUrl } from '../../values/ids.ts'

/** A bookmark is a moment to come back to; a note says something about it. */
export const lessonNoteKinds = ['NOTE', 'BOOKMARK'] as const
export const LONGEST_NOTE = 2000
/** So many of one person in one class. */
export const MAX_NOTES = 1000

export const LessonNote = z.object({
  lessonNoteSeq: seq('lesson note'),
  curriculumSeq: seq('curriculum'),
  /** What the lesson is called now. */
  lessonTitle: z.string(),
  kind: z.enum(lessonNoteKinds),
  /** The second of the film it is about; null where nothing plays. */
  playSecond: z.int().nullable(),
  content: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type LessonNote = z.input<typeof LessonNote>

export const path = '/channels/:channelSeq/courses/:courseSeq/notes'
export const content = z.string().trim().max(LONGEST_NOTE)
export const about = {
  curriculumSeq: seqInUrl('curriculum').optional(),
  q: z.string().trim().max(60).optional(),
}
