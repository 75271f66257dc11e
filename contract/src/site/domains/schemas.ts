import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const domainStates = ['REQUESTED', 'DNS_PENDING', 'VERIFIED', 'ACTIVE', 'FAILED'] as const
/**
 * The remaining problem of a domain: no or a wrong proof of ownership, an address that leads elsewhere or nowhere, or a name that
 * another site verified first.
 */
export const domainProblems = ['NO_PROOF', 'WRONG_PROOF', 'NO_ADDRESS', 'LEADS_ELSEWHERE', 'TAKEN'] as const
/** One for the name, one with www, one for a move. */
export const MAX_DOMAINS = 3

const Record = z.object({ type: z.enum(['TXT', 'CNAME', 'A']), name: z.string(), value: z.string() })
export const Domain = z.object({
  domainSeq: seq('domain'),
  domain: z.string(),
  state: z.enum(domainStates),
  problem: z.enum(domainProblems).nullable(),
  /** The address that search engines index; the others redirect to it. */
  isPrimary: z.boolean(),
  /** The DNS record that proves ownership. */
  proof: Record,
  /** One of these has to point here: CNAME for a subdomain, A for the name itself. */
  leads: Record.array(),
  url: z.string(),
  checkedAt: instant.nullable(),
  requestedAt: instant,
})
export type Domain = z.input<typeof Domain>

export const path = '/channels/:channelSeq/domains'
