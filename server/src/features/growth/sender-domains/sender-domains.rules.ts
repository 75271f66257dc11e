import type { senderProblems, senderRecords } from 'contract/growth/sender-domains/schemas'

export type SenderRecordKind = (typeof senderRecords)[number]
type Problem = (typeof senderProblems)[number]
export type SenderProblems = Partial<Record<SenderRecordKind, Problem>>

const HOUR_MS = 3_600_000
/** One failed look may be a name server that is down; the second comes an hour later. docs/rules.md R-1181. */
export const RECHECK_MS = HOUR_MS
export const isBroken = (failingSince: Date, now: Date) =>
  now.getTime() - failingSince.getTime() >= 0.9 * HOUR_MS

export const dkimName = ({ selector, domain }: { selector: string; domain: string }) =>
  `${selector}._domainkey.${domain}`
export const dkimValue = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`
export const dmarcName = (domain: string) => `_dmarc.${domain}`
export const DMARC_VALUE = 'v=DMARC1; p=none'

const isSpf = (record: string) => /^v=spf1(?: |$)/i.test(record)
const isDmarc = (record: string) => /^v=DMARC1\s*;.*\bp=/i.test(record)
/** Name servers cut long records into pieces, and people paste them with blanks. */
const squeezed = (record: string) => record.replaceAll(/\s/g, '')

/** The record that lets our mail server send for the domain: the one that is there with us added, since there may be one only. */
export function spfValue(seen: string | null, host: string): string {
  if (seen === null) return `v=spf1 include:${host} ~all`
  return isIncluded(seen, host) ? seen : seen.replace(/^v=spf1/i, (start) => `${start} include:${host}`)
}
const isIncluded = (spf: string, host: string) =>
  spf
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.replace(/^\+/, '') === `include:${host.toLowerCase()}`)

/** Names under which a policy for the domain may stand: its own, then those above it, of at least two labels. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => dmarcName(labels.slice(index).join('.')))
}

export interface SeenRecords {
  dkim: readonly string[]
  /** All text records of the domain itself. */
  own: readonly string[]
  /** Of the domain, or of one above it. */
  dmarc: readonly string[]
}
/** What is missing or wrong; nothing when mails may be sent. docs/rules.md R-1180. */
export function problemsOf(
  seen: SeenRecords,
  { publicKey, host }: { publicKey: string; host: string },
): SenderProblems {
  const spf = seen.own.filter(isSpf)
  const problems: SenderProblems = {}
  if (!seen.dkim.some((record) => squeezed(record).includes(`p=${publicKey}`)))
    problems.DKIM = seen.dkim.length > 0 ? 'DIFFERS' : 'MISSING'
  if (spf.length > 1) problems.SPF = 'TWICE'
  else if (!spf[0]) problems.SPF = 'MISSING'
  else if (!isIncluded(spf[0], host)) problems.SPF = 'DIFFERS'
  if (!seen.dmarc.some(isDmarc)) problems.DMARC = seen.dmarc.length > 0 ? 'DIFFERS' : 'MISSING'
  return problems
}
export const spfOf = ({ own }: SeenRecords): string | null => own.find(isSpf) ?? null
