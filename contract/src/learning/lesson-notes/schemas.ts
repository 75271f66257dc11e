import { z } from 'zod'
import { instant, seq, seqInUrl } from '../../values/ids.ts'

/** A bookmark marks a moment; a note has text. */
export const lessonNoteKinds = ['NOTE', 'BOOKMARK'] as const
export const LONGEST_NOTE = 2000
/** The most notes of one person in one course. */
export const MAX_NOTES = 1000

export const LessonNote = z.object({
  lessonNoteSeq: seq('lesson note'),
  curriculumSeq: seq('curriculum'),
  /** The current title of the lesson. */
  lessonTitle: z.string(),
  kind: z.enum(lessonNoteKinds),
  /** The second of the video; null for lessons without playback. */
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
