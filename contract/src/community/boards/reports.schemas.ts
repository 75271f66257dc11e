import { z } from 'zod'
import { instant, Paged, seq } from '../../values/ids.ts'
import { hiding } from '../posts/schemas.ts'
import { reportReasons } from '../posts/reports.rules.ts'
import { boardReportShelves } from './reports.rules.ts'

/** A comment below the post; null for the post itself. */
export const which = { boardCommentSeq: seq('board comment').nullable().default(null) }
export const BoardHiding = hiding.extend(which)
export type BoardHiding = z.output<typeof BoardHiding>
export const BoardReportDraft = z
  .object({ ...which, reason: z.enum(reportReasons), description: z.string().trim().max(500).default('') })
  .refine(({ reason, description }) => reason !== 'OTHER' || description !== '')
export type BoardReportDraft = z.output<typeof BoardReportDraft>

export const BoardReportFilter = Paged.extend({ shelf: z.enum(boardReportShelves).default('open') })
export type BoardReportFilter = z.output<typeof BoardReportFilter>
/** A post or comment with what was said against it; who said so is left out. */
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
  verdict: z.enum(['HIDDEN', 'DISMISSED']).nullable(),
  /** The latest ones. */
  reports: z.object({ reason: z.enum(reportReasons), description: z.string(), createdAt: instant }).array(),
  reportCount: z.int(),
})
export type ReportedBoardPost = z.input<typeof ReportedBoardPost>
