import { z } from 'zod'
import { CourseCard } from '../../teaching/courses/schemas.ts'

/** So many of each kind are shown. */
export const MAX_SHOWN = 6
/** What is sought holds at most so many letters. */
export const LONGEST_SEARCH = 60

/** What was found of one kind; `isMore` where there are more than were counted. */
export const groupOf = <Found extends z.ZodType>(found: Found) =>
  z.object({ list: found.array(), total: z.int(), isMore: z.boolean() })
export const Titled = CourseCard.pick({ courseSeq: true, serviceAlias: true, title: true })
/** The words around what was found. */
export const excerpt = z.string()
