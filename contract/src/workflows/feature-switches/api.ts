import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { feature, reason, siteFeature, SwitchChange } from './schemas.ts'

const path = '/feature-switches'
const ofOperator = { base: 'universal', access: 'operator' } as const
const ofSite = `/sites/:siteSeq/feature-switches`

/** What the operator has switched off for the installation; pages of the platform say so. */
export const getSwitchedOff = endpoint({
  method: 'GET',
  base: 'universal',
  path: `${path}/off`,
  access: 'public',
  reply: z.object({ list: feature.array() }),
  shows: 'feature-switches',
})
/** Each feature of the installation. */
export const listFeatureSwitches = endpoint({
  method: 'GET',
  path,
  ...ofOperator,
  reply: z.object({ list: z.object({ feature, isOn: z.boolean() }).array() }),
  shows: 'feature-switches',
})
/** Switches it for the installation, at once. What was bought or begun goes on. docs/rules.md R-1160, R-1161. */
export const switchFeature = endpoint({
  method: 'POST',
  path,
  ...ofOperator,
  recent: true,
  body: z.object({ feature, isOn: z.boolean(), reason }),
  reply: nothing,
  touches: ['feature-switches', 'sites'],
})
/** What operators decided, of one site or of all and the installation, the newest first. */
export const listSwitchChanges = endpoint({
  method: 'GET',
  path: `${path}/changes`,
  ...ofOperator,
  query: Paged.extend({ siteSeq: z.coerce.number<number>().pipe(seq('channel')).optional() }),
  reply: z.object({ list: SwitchChange.array(), total: z.int() }),
  shows: 'feature-switches',
})
/** Each feature that a site may have otherwise: its own decision, null where it follows the installation, and whether it is on. */
export const listSiteSwitches = endpoint({
  method: 'GET',
  path: ofSite,
  ...ofOperator,
  reply: z.object({
    list: z.object({ feature: siteFeature, own: z.boolean().nullable(), isOn: z.boolean() }).array(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'feature-switches',
})
/** Decides for one site, or lets it follow the installation again. The activity history of its owners names it. */
export const switchSiteFeature = endpoint({
  method: 'POST',
  path: ofSite,
  ...ofOperator,
  action: 'feature-switches.switchSiteFeature',
  recent: true,
  body: z.object({ feature: siteFeature, isOn: z.boolean().nullable(), reason }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['feature-switches', 'sites'],
})
