import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { suspensionKinds } from '../../http/suspension.rules.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { DecidedSuspension, SiteLine, Suspension, words } from './schemas.ts'
import { siteShelves } from './suspensions.rules.ts'

/** Whether the operator suspended the site, why, and what was said against it; null where it is not suspended. */
export const getSuspension = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/suspension',
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ suspension: Suspension.nullable() }),
  shows: 'suspensions',
})
/** Objects to it; the operator is notified. docs/rules.md R-1150. */
export const fileAppeal = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/suspension/appeals',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'suspensions.fileAppeal',
  body: z.object({ text: words }),
  reply: nothing,
  refuses: ['NOT_SUSPENDED', 'APPEAL_WAITS'],
  whileSuspended: 'managers',
  touches: ['suspensions'],
})

const ofOperator = { base: 'universal', access: 'operator' } as const
const one = '/sites/:siteSeq'

/** The sites of the installation, the newest first; those with an appeal by its age. */
export const listSites = endpoint({
  method: 'GET',
  path: '/sites',
  ...ofOperator,
  query: Paged.extend({ q: z.string().trim().max(60).optional(), shelf: z.enum(siteShelves).default('all') }),
  reply: z.object({ list: SiteLine.array(), total: z.int(), appeals: z.int() }),
  shows: 'suspensions',
})
/** A site with its owners, and every time it was suspended, the newest first. */
export const getSite = endpoint({
  method: 'GET',
  path: one,
  ...ofOperator,
  reply: z.object({
    site: SiteLine,
    owners: z.object({ name: z.string(), email: z.string() }).array(),
    members: z.int(),
    suspensions: DecidedSuspension.array(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'suspensions',
})
/** Takes a site offline, at once and for everybody but those who run it. docs/rules.md R-1146. */
export const suspendSite = endpoint({
  method: 'POST',
  path: `${one}/suspend`,
  ...ofOperator,
  action: 'suspensions.suspendSite',
  recent: true,
  body: z.object({ kind: z.enum(suspensionKinds), reason: words }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'SUSPENDED_ALREADY'],
  touches: ['suspensions'],
})
/** Puts it online again; an appeal that waits is answered by it. */
export const liftSuspension = endpoint({
  method: 'POST',
  path: `${one}/lift`,
  ...ofOperator,
  action: 'suspensions.liftSuspension',
  recent: true,
  body: z.object({ note: words }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'NOT_SUSPENDED'],
  touches: ['suspensions'],
})
/** Answers an appeal without lifting the suspension. */
export const rejectAppeal = endpoint({
  method: 'POST',
  path: `${one}/reject-appeal`,
  ...ofOperator,
  action: 'suspensions.rejectAppeal',
  body: z.object({ answer: words }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'NO_APPEAL'],
  touches: ['suspensions'],
})
