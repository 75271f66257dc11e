import { z } from 'zod'
import { PostPicture } from './class-posts.ts'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, Paged, seq } from './values.ts'

/** What is wrong with a post or a comment. Whoever says something else says what. */
export const reportReasons = ['SPAM', 'ABUSE', 'PRIVACY', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

const ofOne = '/channels/:channelSeq/courses/:courseSeq/posts/:classPostSeq'
/** The comment below the post, or null where the post itself is meant. */
const which = { classCommentSeq: seq('class comment').nullable().default(null) }

/** Says once what is wrong with somebody else's post or comment. Saying it again changes nothing. */
export const reportClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/report`,
  access: 'member',
  body: z
    .object({ ...which, reason: z.enum(reportReasons), description: z.string().trim().max(500).default('') })
    .refine(({ reason, description }) => reason !== 'OTHER' || description !== ''),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'REPORTS_OWN', 'TOO_MANY_REQUESTS'],
  touches: ['class-posts'],
})
/** Leaves what was reported as it is. */
export const dismissClassReports = endpoint({
  method: 'POST',
  path: `${ofOne}/dismiss-reports`,
  access: 'CLASS_ROOM_UPDATE',
  body: z.object(which),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['class-posts'],
})

export const reportShelves = ['open', 'settled'] as const
export const ReportFilter = Paged.extend({ shelf: z.enum(reportShelves).default('open') })
export type ReportFilter = z.output<typeof ReportFilter>
/** One post or comment with everything that was said against it; who said it stays unsaid. */
export const ReportedPost = z.object({
  courseSeq: seq('course'),
  courseTitle: z.string(),
  classPostSeq: seq('class post'),
  classCommentSeq: seq('class comment').nullable(),
  writerName: z.string(),
  content: z.string(),
  pictures: PostPicture.array(),
  isHidden: z.boolean(),
  verdict: z.enum(['HIDDEN', 'DISMISSED']).nullable(),
  reports: z.object({ reason: z.enum(reportReasons), description: z.string(), createdAt: instant }).array(),
  lastAt: instant,
})
export type ReportedPost = z.input<typeof ReportedPost>
/** What was reported in the classes the caller works on, the latest first. */
export const listClassReports = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: z.object({ list: ReportedPost.array(), total: z.int() }),
  shows: 'class-posts',
})
/** The same of one class, for whoever works on that class alone. */
export const listReportsInClass = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: listClassReports.reply,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'class-posts',
})

export const classPostReported = event(
  'classPost.reported',
  z.object({
    courseSeq: seq('course'),
    classPostSeq: seq('class post'),
    classCommentSeq: seq('class comment').nullable(),
  }),
)
