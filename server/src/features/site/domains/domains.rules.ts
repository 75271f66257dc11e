import type { domainProblems } from 'contract/site/domains/schemas'

type Problem = (typeof domainProblems)[number]

/** The host name in a pasted text, in the ASCII form of DNS. */
export function nameIn(text: string) {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

/**
 * Whether a name can be connected: at least two labels of letters, digits and inner hyphens, the last not a number, and none of the
 * platform's names. docs/rules.md R-234.
 */
export function isUsable(domain: string, ours: readonly string[]) {
  const labels = domain.split('.')
  const isName =
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  return isName && !ours.some((own) => domain === own || domain.endsWith(`.${own}`))
}

const DAY = 24 * 60 * 60 * 1000
/** A request expires if the name is not set up in time. */
export const hasWaitedTooLong = (since: Date, now: Date) => now.getTime() - since.getTime() > 3 * DAY
/** Missing at two daily checks in a row. Name servers may fail for an hour; a name that changed owners stays away. */
export const isLost = (since: Date, now: Date) => now.getTime() - since.getTime() >= 0.8 * DAY

export const proofName = (domain: string) => `_seodang.${domain}`
export const proofOf = (token: string) => `seodang-verify=${token}`

interface Seen {
  txt: readonly string[]
  cname: readonly string[]
  addresses: readonly string[]
}
interface DomainTarget {
  token: string
  /** Host names and IP addresses of the installation. */
  hosts: readonly string[]
  addresses: readonly string[]
}

const isProvedBy = ({ txt }: Seen, { token }: DomainTarget) => txt.includes(proofOf(token))
const leadsHere = ({ cname, addresses }: Seen, target: DomainTarget) =>
  cname.some((name) => target.hosts.includes(name.replace(/\.$/, '').toLowerCase())) ||
  addresses.some((address) => target.addresses.includes(address))

/** The state of a domain by its DNS records: verified, and pointing here. docs/rules.md R-235. */
export function verdictOf(
  seen: Seen,
  target: DomainTarget,
): { state: 'DNS_PENDING' | 'VERIFIED' | 'ACTIVE'; problem: Problem | null } {
  if (!isProvedBy(seen, target))
    return { state: 'DNS_PENDING', problem: seen.txt.length > 0 ? 'WRONG_PROOF' : 'NO_PROOF' }
  if (leadsHere(seen, target)) return { state: 'ACTIVE', problem: null }
  const leads = seen.cname.length > 0 || seen.addresses.length > 0
  return { state: 'VERIFIED', problem: leads ? 'LEADS_ELSEWHERE' : 'NO_ADDRESS' }
}

/**
 * Whether an active domain stays active: it is verified, possibly behind its owner's proxy, or it points here, even if its proof
 * was deleted. docs/rules.md R-295.
 */
export const isHeld = (seen: Seen, target: DomainTarget) =>
  isProvedBy(seen, target) || leadsHere(seen, target)
