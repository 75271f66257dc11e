import { z } from 'zod'
import { difficulties } from './type-codes.ts'
import { CourseCard, CourseConditions, courseFares, courseKinds, courseSorts } from './courses.ts'
import { endpoint } from './grammar.ts'
import { DEFAULT_PAGE_SIZE } from './paging.ts'
import { seq } from './values.ts'

/** Of what a search finds no more are counted. */
export const MOST_COUNTED = 500

/** The conditions as one JSON text, for an address has no room for an object. */
const filter = z
  .string()
  .max(1000)
  .regex(/^\{/)
  .transform((text, context) => {
    const { success, data } = CourseConditions.safeParse(jsonOf(text))
    if (success) return data
    context.issues.push({ code: 'custom', message: 'no conditions', input: text })
    return z.NEVER
  })
  .optional()
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
/** Where a page ended; a caller hands it back as it came. */
const cursor = z
  .string()
  .regex(/^[a-zA-Z]+~-?\d{1,18}~[1-9]\d{0,14}$/)
  .optional()

/** The public classes of a site, each page from where the last one ended: a class that is added meanwhile moves nothing. */
export const browseCourses = endpoint({
  method: 'GET',
  base: 'v3',
  path: '/channels/:channelSeq/courses',
  access: 'public',
  query: z.object({
    filter,
    sort: z.enum(courseSorts).default('popular'),
    size: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
    cursor,
  }),
  reply: z.object({
    list: CourseCard.array(),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** There are more than were counted. */
    isMore: z.boolean(),
  }),
  shows: 'courses',
})

/** A choice of a filter, with how many classes it would leave; null where that is too many to count. */
const countOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, count: z.int().nullable() }).array()
/** What a list can be narrowed to further; each filter counts as if nothing were chosen in itself. */
export const countCourses = endpoint({
  method: 'GET',
  base: 'v3',
  path: '/channels/:channelSeq/courses/facets',
  access: 'public',
  query: z.object({ filter }),
  reply: z.object({
    categories: z
      .object({ channelCategorySeq: seq('category'), name: z.string(), count: z.int().nullable() })
      .array(),
    fares: countOf(z.enum(courseFares)),
    kinds: countOf(z.enum(courseKinds)),
    difficulties: countOf(z.enum(difficulties)),
  }),
  shows: 'courses',
})
