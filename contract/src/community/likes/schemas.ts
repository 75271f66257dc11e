import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Hearts on a page know their state for at most this many courses. */
export const MAX_BOOKMARKS = 500

export const ClassLikes = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
  likeCount: z.int(),
})
