import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { siteCodeStatuses } from './site-code.rules.ts'
import { LONGEST_SITE_CODE_REASON } from './site-code.rules.ts'

export const SiteCodeReview = z.object({
  siteCodeReviewSeq: seq('site code review'),
  channelSeq: seq('channel'),
  siteName: z.string(),
  siteUrl: z.string(),
  version: z.int(),
  status: z.enum(siteCodeStatuses),
  requestedBy: z.string(),
  requestedAt: instant,
  /** The operator's reason for refusing or withdrawing it. */
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Pages run it now. */
  isRunning: z.boolean(),
})
export type SiteCodeReview = z.input<typeof SiteCodeReview>

export const Because = z.object({ reason: z.string().trim().min(1).max(LONGEST_SITE_CODE_REASON) })
