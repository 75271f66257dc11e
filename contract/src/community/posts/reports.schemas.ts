import { z } from 'zod'
import { instant, Paged, seq } from '../../values/ids.ts'
import { PostPicture } from './schemas.ts'
import { reportReasons, reportShelves, reportVerdicts, saysWhatIsWrong } from './reports.rules.ts'

export const ofOne = '/channels/:channelSeq/courses/:courseSeq/posts/:classPostSeq'
/** A comment below the post; null reports the post itself. */
export const which = { classCommentSeq: seq('class comment').nullable().default(null) }
/** What everybody says who reports something. */
export const reportWords = {
  reason: z.enum(reportReasons),
  description: z.string().trim().max(500).default(''),
}
export const ReportDraft = z.object({ ...which, ...reportWords }).refine(saysWhatIsWrong)
/** What was said against something; who said so is left out. */
export const reported = {
  verdict: z.enum(reportVerdicts).nullable(),
  reports: z.object({ reason: z.enum(reportReasons), description: z.string(), createdAt: instant }).array(),
}
export const ReportFilter = Paged.extend({ shelf: z.enum(reportShelves).default('open') })
export type ReportFilter = z.output<typeof ReportFilter>
/** A post or comment with all its reports; reporters stay anonymous. */
export const ReportedPost = z.object({
  courseSeq: seq('course'),
  courseTitle: z.string(),
  classPostSeq: seq('class post'),
  classCommentSeq: seq('class comment').nullable(),
  writerName: z.string(),
  content: z.string(),
  pictures: PostPicture.array(),
  isHidden: z.boolean(),
  ...reported,
  lastAt: instant,
})
export type ReportedPost = z.input<typeof ReportedPost>
