import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const domainStates = ['REQUESTED', 'DNS_PENDING', 'VERIFIED', 'ACTIVE', 'FAILED'] as const
/** What still stands in the way, or did: no or another proof, an address that leads elsewhere or nowhere, somebody faster. */
export const domainProblems = ['NO_PROOF', 'WRONG_PROOF', 'NO_ADDRESS', 'LEADS_ELSEWHERE', 'TAKEN'] as const
/** One for the name, one with www, one to move to. */
export const MAX_DOMAINS = 3

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

export const path = '/channels/:channelSeq/domains'
