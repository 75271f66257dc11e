import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { siteCodePolicies } from './site-code.rules.ts'
import { Because, SiteCodeReview, siteCodeShelves } from './site-code.schemas.ts'
import { Code } from './snippets.schemas.ts'

/** The code of all sites that waits for the operator, the oldest request first; or what was decided, the newest first. */
export const listSiteCode = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/site-code',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(siteCodeShelves).default('waiting') }),
  reply: z.object({ list: SiteCodeReview.array(), total: z.int(), policy: z.enum(siteCodePolicies) }),
  shows: 'integrations',
})
/** One version as text with what it needs, beside the one that pages carry now; null where they carry none. */
export const getSiteCode = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq',
  access: 'operator',
  reply: z.object({ review: SiteCodeReview, code: Code, running: Code.nullable() }),
  refuses: ['NOT_FOUND'],
  shows: 'integrations',
})
const decides = { refuses: ['NOT_FOUND', 'SITE_CODE_DECIDED'], touches: ['integrations'] } as const

/** Pages carry this version from now on, where its owner still has it switched on. */
export const allowSiteCode = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/site-code/:siteCodeReviewSeq/allow',
  access: 'operator',
  action: 'integrations.allowSiteCode',
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
  action: 'integrations.refuseSiteCode',
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
  action: 'integrations.withdrawSiteCode',
  body: Because,
  reply: nothing,
  ...decides,
})
