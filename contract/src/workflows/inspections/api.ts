import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { instant, nothing } from '../../values/ids.ts'
import { LONGEST_INSPECTION_REASON } from './inspections.rules.ts'
import { Inspection } from './schemas.ts'

const path = '/channels/:channelSeq/inspections'
const one = `${path}/:siteInspectionSeq`
const ofOwners = { access: 'SITE_OWNER_UPDATE', whileSuspended: 'managers' } as const
const list = Inspection.array()

/** The latest requests of operators to look at the site, the newest first. */
export const listInspections = endpoint({
  method: 'GET',
  path,
  ...ofOwners,
  reply: z.object({ list }),
  shows: 'inspections',
})
/** Lets the operator look for an hour, without changing anything. docs/rules.md R-1153. */
export const allowInspection = endpoint({
  method: 'POST',
  path: `${one}/allow`,
  ...ofOwners,
  action: 'inspections.allowInspection',
  recent: true,
  reply: nothing,
  refuses: ['INSPECTION_OVER'],
  touches: ['inspections'],
})
/** Refuses a request, or ends what was allowed. */
export const refuseInspection = endpoint({
  method: 'POST',
  path: `${one}/refuse`,
  ...ofOwners,
  action: 'inspections.refuseInspection',
  reply: nothing,
  refuses: ['INSPECTION_OVER'],
  touches: ['inspections'],
})
/** Until when an operator looks at the site, and whether it is the caller; null where nobody does. */
export const getInspection = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/inspection',
  ...ofOwners,
  reply: z.object({ inspection: z.object({ isMine: z.boolean(), endsAt: instant }).nullable() }),
  shows: 'inspections',
})

const ofOperator = { base: 'universal', access: 'operator' } as const
const ofSite = '/sites/:siteSeq/inspections'

/** The caller's own requests to look at a site, the newest first, and the address at which they look. */
export const listOwnInspections = endpoint({
  method: 'GET',
  path: ofSite,
  ...ofOperator,
  reply: z.object({ list, url: z.string() }),
  refuses: ['NOT_FOUND'],
  shows: 'inspections',
})
/** Asks the owners, who are notified. docs/rules.md R-1153. */
export const requestInspection = endpoint({
  method: 'POST',
  path: ofSite,
  ...ofOperator,
  action: 'inspections.requestInspection',
  recent: true,
  body: z.object({ reason: z.string().trim().min(1).max(LONGEST_INSPECTION_REASON) }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'INSPECTION_OPEN'],
  touches: ['inspections'],
})
/** Withdraws the caller's request, or ends the hour. */
export const endInspection = endpoint({
  method: 'POST',
  path: `${ofSite}/end`,
  ...ofOperator,
  reply: nothing,
  refuses: ['NOT_FOUND', 'INSPECTION_OVER'],
  touches: ['inspections'],
})
