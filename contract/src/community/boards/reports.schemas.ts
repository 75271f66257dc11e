import { z } from 'zod'
import { Paged, seq } from '../../values/ids.ts'
import { hiding } from '../posts/schemas.ts'
import { saysWhatIsWrong } from '../posts/reports.rules.ts'
import { reported, reportWords } from '../posts/reports.schemas.ts'
import { boardReportShelves } from './reports.rules.ts'

/** A comment below the post; null for the post itself. */
export const which = { boardCommentSeq: seq('board comment').nullable().default(null) }
export const BoardHiding = hiding.extend(which)
export type BoardHiding = z.output<typeof BoardHiding>
export const BoardReportDraft = z.object({ ...which, ...reportWords }).refine(saysWhatIsWrong)
export type BoardReportDraft = z.output<typeof BoardReportDraft>

export const BoardReportFilter = Paged.extend({ shelf: z.enum(boardReportShelves).default('open') })
export type BoardReportFilter = z.output<typeof BoardReportFilter>
/** A post or comment with the latest of what was said against it. */
export const ReportedBoardPost = z.object({
  boardSeq: seq('board'),
  boardTitle: z.string(),
  courseSeq: seq('course').nullable(),
  courseTitle: z.string().nullable(),
  boardPostSeq: seq('board post'),
  boardCommentSeq: seq('board comment').nullable(),
  /** Of the post. */
  title: z.string(),
  writerName: z.string(),
  /** The words of the comment, or the first ones of the post. */
  content: z.string(),
  hiddenReason: z.string().nullable(),
  ...reported,
  reportCount: z.int(),
})
export type ReportedBoardPost = z.input<typeof ReportedBoardPost>
