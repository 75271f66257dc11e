import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { suspensionKinds } from '../../http/suspension.rules.ts'
import { email, nothing, Paged, seq } from '../../values/ids.ts'
import { abuseKinds, reportShelves } from './abuse-reports.rules.ts'
import { AbuseReport, words } from './schemas.ts'

/** Reports a page of the site to the operator of the platform, with or without an account. docs/rules.md R-1151. */
export const reportSite = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/abuse-reports',
  access: 'public',
  body: z.object({
    kind: z.enum(abuseKinds),
    path: z.string().max(300).default('/'),
    text: words,
    email: z.union([z.literal(''), email]).default(''),
    /** A field that people do not see. */
    website: z.string().max(300).default(''),
  }),
  reply: nothing,
  touches: ['abuse-reports'],
})

const ofOperator = { base: 'universal', access: 'operator' } as const
const one = '/abuse-reports/:abuseReportSeq'
const decides = {
  refuses: ['NOT_FOUND', 'REPORT_DECIDED'],
  touches: ['abuse-reports', 'suspensions'],
} as const

/** Reports of all sites, or of one: those that wait by their age, decided ones the newest first. */
export const listAbuseReports = endpoint({
  method: 'GET',
  path: '/abuse-reports',
  ...ofOperator,
  query: Paged.extend({
    shelf: z.enum(reportShelves).default('waiting'),
    siteSeq: z.coerce.number<number>().pipe(seq('channel')).optional(),
  }),
  reply: z.object({ list: AbuseReport.array(), total: z.int() }),
  shows: 'abuse-reports',
})
/** Leaves the site as it is; `words` are for other operators. */
export const dismissReport = endpoint({
  method: 'POST',
  path: `${one}/dismiss`,
  ...ofOperator,
  body: z.object({ words }),
  reply: nothing,
  ...decides,
})
/** Sends these words to the owners. */
export const warnOwners = endpoint({
  method: 'POST',
  path: `${one}/warn`,
  ...ofOperator,
  action: 'abuse-reports.warnOwners',
  body: z.object({ words }),
  reply: nothing,
  ...decides,
})
/** Suspends the site with these words to its owners; it decides all reports of the site that wait. */
export const suspendReported = endpoint({
  method: 'POST',
  path: `${one}/suspend`,
  ...ofOperator,
  recent: true,
  body: z.object({ kind: z.enum(suspensionKinds), words }),
  reply: nothing,
  refuses: [...decides.refuses, 'SUSPENDED_ALREADY'],
  touches: decides.touches,
})
