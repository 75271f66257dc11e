import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Teacher } from '../../people/members/teachers.schemas.ts'
import { Notice } from '../../site/notices/schemas.ts'
import { SitePage } from '../../site/pages/schemas.ts'
import { Category } from '../../teaching/courses/parts.schemas.ts'
import { CourseCard } from '../../teaching/courses/schemas.ts'
import { excerpt, groupOf, Titled } from './schemas.ts'
import { LONGEST_SEARCH } from './search.rules.ts'

/**
 * Search results of a site: courses by title, instructors, categories, notices, pages, and course descriptions. docs/rules.md
 *
 */
export const searchSite = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/search',
  access: 'public',
  query: z.object({ q: z.string().trim().min(1).max(LONGEST_SEARCH) }),
  reply: z.object({
    classes: groupOf(CourseCard),
    /** Each with the newest courses they teach. */
    teachers: groupOf(Teacher.extend({ courses: Titled.array() })),
    categories: groupOf(Category),
    notices: groupOf(Notice.pick({ postSeq: true, title: true, createdAt: true }).extend({ excerpt })),
    pages: groupOf(SitePage.pick({ pageSeq: true, path: true, title: true }).extend({ excerpt })),
    texts: groupOf(Titled.extend({ excerpt })),
  }),
  shows: 'courses',
})
