import { z } from 'zod'
import { CourseCard } from '../../teaching/courses/schemas.ts'

/** The results of one kind; `isMore` where there are more than were counted. */
export const groupOf = <Found extends z.ZodType>(found: Found) =>
  z.object({ list: found.array(), total: z.int(), isMore: z.boolean() })
export const Titled = CourseCard.pick({ courseSeq: true, serviceAlias: true, title: true })
/** The text around the match. */
export const excerpt = z.string()
