import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** A member liked a course that they did not like before. */
export const courseLiked = event(
  'course.liked',
  z.object({ courseSeq: seq('course'), userSeq: seq('user'), at: instant }),
)
