import { z } from 'zod'
import { DocumentRow } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { workStates } from './assignments.rules.ts'
/** By staff when they return or comment on work; by the learner as a reply. */
export const commentText = z.string().trim().min(1).max(2000)

const Comment = z.object({
  commentSeq: seq('mission comment'),
  name: z.string(),
  isStaff: z.boolean(),
  content: z.string(),
  createdAt: instant,
})
export const Work = z.object({
  submissionSeq: seq('submission'),
  state: z.enum(workStates),
  content: z.string(),
  linkUrl: z.string().nullable(),
  file: DocumentRow.nullable(),
  submittedAt: instant,
  judgedAt: instant.nullable(),
  comments: Comment.array(),
})
export type Work = z.input<typeof Work>

export const coursePath = '/channels/:channelSeq/courses/:courseSeq/missions'
export const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED'] as const

export const one = `${coursePath}/:curriculumSeq/submissions/:submissionSeq`
