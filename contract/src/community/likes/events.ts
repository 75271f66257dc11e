import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** Somebody began to like a class. */
export const courseLiked = event(
  'course.liked',
  z.object({ courseSeq: seq('course'), userSeq: seq('user'), at: instant }),
)
