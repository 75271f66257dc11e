import { z } from 'zod'
import { instant, Paged, seq } from '../../values/ids.ts'
import { PostPicture } from './schemas.ts'

/** What is wrong with a post or a comment. OTHER comes with a text of the reporter. */
export const reportReasons = ['SPAM', 'ABUSE', 'PRIVACY', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const ofOne = '/channels/:channelSeq/courses/:courseSeq/posts/:classPostSeq'
/** The comment below the post, or null where the post itself is meant. */
export const which = { classCommentSeq: seq('class comment').nullable().default(null) }

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
