import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** An instructor as a course page introduces them. */
export const Teacher = z.object({
  userSeq: seq('user'),
  name: z.string(),
  introduction: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
})
