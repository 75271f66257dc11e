import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** The reason why one of several courses was not moved. */
export const CourseNotMoved = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  reason: z.enum(['ENROLLED', 'SHOWN_FIRST', 'STATE']),
})
export const several = z.object({ courseSeqs: seq('course').array().min(1).max(100) })
export const Moved = z.object({ moved: seq('course').array(), refused: CourseNotMoved.array() })
