import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Why one of several classes stayed where it was. */
export const CourseNotMoved = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  reason: z.enum(['ENROLLED', 'SHOWN_FIRST', 'STATE']),
})
export const several = z.object({ courseSeqs: seq('course').array().min(1).max(100) })
export const Moved = z.object({ moved: seq('course').array(), refused: CourseNotMoved.array() })
