import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, nothing, seq } from './values.ts'

export const domainStates = ['REQUESTED', 'DNS_PENDING', 'VERIFIED', 'ACTIVE', 'FAILED'] as const
/** What still stands in the way, or did: no or another proof, an address that leads elsewhere or nowhere, somebody faster. */
export const domainProblems = ['NO_PROOF', 'WRONG_PROOF', 'NO_ADDRESS', 'LEADS_ELSEWHERE', 'TAKEN'] as const
/** One for the name, one with www, one to move to. */
export const MOST_DOMAINS = 3

const Record = z.object({ type: z.enum(['TXT', 'CNAME', 'A']), name: z.string(), value: z.string() })
export const Domain = z.object({
  domainSeq: seq('domain'),
  domain: z.string(),
  state: z.enum(domainStates),
  problem: z.enum(domainProblems).nullable(),
  /** The address search engines know; the others lead to it. */
  isPrimary: z.boolean(),
  /** Proves that the name is its owner's. */
  proof: Record,
  /** One of these leads here: CNAME for a name under another, A for the name itself. */
  leads: Record.array(),
  url: z.string(),
  checkedAt: instant.nullable(),
  requestedAt: instant,
})
export type Domain = z.input<typeof Domain>

const path = '/channels/:channelSeq/domains'

export const listDomains = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ list: Domain.array(), siteUrl: z.string() }),
  shows: 'domains',
})
export const requestDomain = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  recent: true,
  body: z.object({ domain: z.string().trim().min(1).max(300) }),
  reply: z.object({ domainSeq: seq('domain') }),
  refuses: ['ADDRESS_TAKEN', 'DOMAIN_UNUSABLE', 'TOO_MANY_DOMAINS'],
  touches: ['domains'],
})
/** Looks now; a name that had failed is waited for again. */
export const checkDomain = endpoint({
  method: 'POST',
  path: `${path}/:domainSeq/check`,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ state: z.enum(domainStates) }),
  refuses: ['NOT_FOUND', 'ADDRESS_TAKEN'],
  touches: ['domains', 'channels'],
})
export const makePrimary = endpoint({
  method: 'POST',
  path: `${path}/:domainSeq/primary`,
  access: 'SITE_SUPPORT_UPDATE',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['domains', 'channels'],
})
export const removeDomain = endpoint({
  method: 'POST',
  path: `${path}/:domainSeq/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['domains', 'channels'],
})
/** Asked by a proxy before it fetches a certificate: a success only for names that were proved. */
export const mayServe = endpoint({
  method: 'GET',
  path: '/domains/allowed',
  access: 'public',
  query: z.object({ domain: z.string().max(300) }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
})
