import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Of these the hearts on a page know at once; more than anybody looks through. */
export const MAX_BOOKMARKS = 500

export const ClassLikes = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
  likeCount: z.int(),
})
