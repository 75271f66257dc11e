import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { abuseKinds, LONGEST_REPORT, reportOutcomes } from './abuse-reports.rules.ts'

export const words = z.string().trim().min(1).max(LONGEST_REPORT)

export const AbuseReport = z.object({
  abuseReportSeq: seq('abuse-report'),
  channelSeq: seq('channel'),
  siteName: z.string(),
  siteUrl: z.string(),
  isSuspended: z.boolean(),
  kind: z.enum(abuseKinds),
  path: z.string(),
  text: z.string(),
  /** Whether the reporter left an address for the answer. */
  isAnswerable: z.boolean(),
  reportedAt: instant,
  outcome: z.enum(reportOutcomes).nullable(),
  words: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
})
export type AbuseReport = z.input<typeof AbuseReport>
