import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../values/paging.ts'
import { difficulties } from '../../values/type-codes.ts'
import { countOf, cursor, filter } from './list.schemas.ts'
import { CourseCard } from './schemas.ts'
import { courseFares, courseKinds, courseSorts } from './list.rules.ts'

/** The public courses of a site, continued from the end of the last page: a course added meanwhile shifts nothing. */
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
    /** More courses match than were counted. */
    isMore: z.boolean(),
  }),
  shows: 'courses',
})

/** The counts of each filter's choices, computed as if nothing were chosen in that filter itself. */
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
