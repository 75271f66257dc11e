import { z } from 'zod'
import { Category } from './course-parts.ts'
import { CourseCard } from './courses.ts'
import { Notice } from './boards.ts'
import { Teacher } from './class-staff.ts'
import { endpoint } from './grammar.ts'
import { SitePage } from './site-pages.ts'

/** So many of each kind are shown. */
export const MOST_SHOWN = 6
/** What is sought holds at most so many letters. */
export const LONGEST_SEARCH = 60

/** What was found of one kind; `isMore` where there are more than were counted. */
const groupOf = <Found extends z.ZodType>(found: Found) =>
  z.object({ list: found.array(), total: z.int(), isMore: z.boolean() })
const Titled = CourseCard.pick({ courseSeq: true, serviceAlias: true, title: true })
/** The words around what was found. */
const excerpt = z.string()

/**
 * What a site has for these words: classes by title, who teaches, categories, notices, its own pages, and what descriptions of
 * classes say. docs/rules.md.
 */
export const searchSite = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/search',
  access: 'public',
  query: z.object({ q: z.string().trim().min(1).max(LONGEST_SEARCH) }),
  reply: z.object({
    classes: groupOf(CourseCard),
    /** Each with the newest classes they teach. */
    teachers: groupOf(Teacher.extend({ courses: Titled.array() })),
    categories: groupOf(Category),
    notices: groupOf(Notice.pick({ postSeq: true, title: true, createdAt: true }).extend({ excerpt })),
    pages: groupOf(SitePage.pick({ pageSeq: true, path: true, title: true }).extend({ excerpt })),
    texts: groupOf(Titled.extend({ excerpt })),
  }),
  shows: 'courses',
})
