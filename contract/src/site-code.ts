import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { siteCodePolicies, siteCodeStatuses } from './site-code.rules.ts'
import { Code } from './snippets.ts'
import { instant, nothing, Paged, seq } from './values.ts'

export const siteCodeShelves = ['waiting', 'decided'] as const
export const LONGEST_SITE_CODE_REASON = 500

export const SiteCodeReview = z.object({
  siteCodeReviewSeq: seq('site code review'),
  channelSeq: seq('channel'),
  siteName: z.string(),
  siteUrl: z.string(),
  version: z.int(),
  status: z.enum(siteCodeStatuses),
  requestedBy: z.string(),
  requestedAt: instant,
  /** Why it was refused or withdrawn. */
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Pages carry it now. */
  isRunning: z.boolean(),
})
export type SiteCodeReview = z.input<typeof SiteCodeReview>

/** The code of all sites that waits for the operator, the oldest request first; or what was decided, the newest first. */
export const listSiteCode = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/site-code',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(siteCodeShelves).default('waiting') }),
  reply: z.object({ list: SiteCodeReview.array(), total: z.int(), policy: z.enum(siteCodePolicies) }),
  shows: 'site-code',
})
/** One version as text with what it needs, beside the one that pages carry now; null where they carry none. */
export const getSiteCode = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq',
  access: 'operator',
  reply: z.object({ review: SiteCodeReview, code: Code, running: Code.nullable() }),
  refuses: ['NOT_FOUND'],
  shows: 'site-code',
})
const decides = { refuses: ['NOT_FOUND', 'SITE_CODE_DECIDED'], touches: ['site-code'] } as const
const Because = z.object({ reason: z.string().trim().min(1).max(LONGEST_SITE_CODE_REASON) })
/** Pages carry this version from now on, where its owner still has it switched on. */
export const allowSiteCode = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq/allow',
  access: 'operator',
  recent: true,
  reply: nothing,
  ...decides,
})
/** The reason is shown to the owners of the site. */
export const refuseSiteCode = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq/refuse',
  access: 'operator',
  body: Because,
  reply: nothing,
  ...decides,
})
/** Takes back what was allowed: every version of this site, so that no older one runs instead. */
export const withdrawSiteCode = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq/withdraw',
  access: 'operator',
  body: Because,
  reply: nothing,
  ...decides,
})

/** A version waits for the operator. */
export const siteCodeRequested = event(
  'site-code.requested',
  z.object({ siteCodeReviewSeq: seq('site code review'), version: z.int() }),
)
/** The operator decided. */
export const siteCodeDecided = event(
  'site-code.decided',
  z.object({
    version: z.int(),
    status: z.enum(['ALLOWED', 'REFUSED', 'WITHDRAWN']),
    reason: z.string().nullable(),
  }),
)
