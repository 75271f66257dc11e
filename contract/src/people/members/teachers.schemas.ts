import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Somebody who teaches, as a class page introduces them. */
export const Teacher = z.object({
  userSeq: seq('user'),
  name: z.string(),
  introduction: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
})
