import { z } from 'zod'
import { instant, seq, seqInUrl } from '../../values/ids.ts'
import { lessonNoteKinds, LONGEST_NOTE } from './lesson-notes.rules.ts'

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
