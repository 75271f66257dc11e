import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { siteCodePolicies } from './site-code.rules.ts'
import { Because, SiteCodeReview } from './site-code.schemas.ts'
import { siteCodeShelves } from './site-code.rules.ts'
import { Code } from './snippets.schemas.ts'

/** Code of all sites that waits for the operator's decision, oldest request first; or decided code, newest first. */
export const listSiteCode = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/site-code',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(siteCodeShelves).default('waiting') }),
  reply: z.object({ list: SiteCodeReview.array(), total: z.int(), policy: z.enum(siteCodePolicies) }),
  shows: 'integrations',
})
/** The text and requirements of one version, beside the version that pages run now; null when they run none. */
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

/** Allows this version; pages run it while its owner keeps it switched on. */
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
/** The owners of the site see the reason. */
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
/** Withdraws every allowed version of this site, so that no older one runs instead. */
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
