import { formatBytes } from 'contract/values/bytes'
import type { LedgerDifference } from 'contract/money/settlements/ledger-check.rules'
import { seoulDateTime } from 'contract/values/korea-time'
import type { HealthPart, TranscoderAdvice } from 'contract/views/operator-health/schemas'

const GIB = 1024 ** 3
const LOW_BYTES = 5 * GIB
const FULL_BYTES = GIB
const LATE_SECONDS = 300

export function queuePart({
  waiting,
  failed,
  oldestSeconds,
}: Record<'waiting' | 'failed' | 'oldestSeconds', number>): HealthPart {
  const facts = { waiting: `${waiting}`, failed: `${failed}`, oldest: `${oldestSeconds}` }
  const isLate = oldestSeconds > LATE_SECONDS
  const advice = isLate ? 'JOBS_LATE' : failed > 0 ? 'JOBS_FAILED' : null
  return { part: 'queue', verdict: advice ? 'warn' : 'ok', facts, advice }
}

export function storagePart({
  freeBytes,
  usedBytes,
}: {
  freeBytes: number
  usedBytes: number | null
}): HealthPart {
  const used = usedBytes === null ? 'unknown' : formatBytes(usedBytes)
  const facts = { free: formatBytes(freeBytes), used }
  if (freeBytes < FULL_BYTES) {
    return {
      part: 'storage',
      verdict: 'down',
      facts,
      advice: 'DISK_FULL',
    }
  }
  const isLow = freeBytes < LOW_BYTES
  return {
    part: 'storage',
    verdict: isLow ? 'warn' : 'ok',
    facts,
    advice: isLow ? 'DISK_LOW' : null,
  }
}

export function transcoderPart(
  transcoder: { version: string; source: string } | null,
  advice: TranscoderAdvice | null,
): HealthPart {
  if (!transcoder) return { part: 'transcoder', verdict: 'down', facts: {}, advice }
  const { version, source } = transcoder
  return { part: 'transcoder', verdict: advice ? 'warn' : 'ok', facts: { version, source }, advice }
}

export function mailPart(kind: 'smtp' | 'mailbox' | 'none'): HealthPart {
  if (kind === 'smtp') return { part: 'mail', verdict: 'ok', facts: { mode: 'smtp' }, advice: null }
  if (kind === 'mailbox') {
    return { part: 'mail', verdict: 'warn', facts: { mode: 'mailbox' }, advice: 'MAILBOX_ONLY' }
  }
  return {
    part: 'mail',
    verdict: 'down',
    facts: { mode: 'none' },
    advice: 'NO_MAIL',
  }
}

export interface StuckMoney {
  payments: number
  refunds: number
  events: number
  /** Refunds that wait until their buyers name an account. */
  awaitingAccounts: number
}
interface Payments {
  gateways: readonly string[]
  isSandbox: boolean
  stuck: StuckMoney
}
/** Payments, refunds and events that did not settle within an hour count before everything else. docs/rules.md R-677. */
export function paymentsPart({
  gateways,
  isSandbox,
  stuck: { awaitingAccounts, ...stuck },
}: Payments): HealthPart {
  const counts = {
    stuckPayments: `${stuck.payments}`,
    stuckRefunds: `${stuck.refunds}`,
    stuckEvents: `${stuck.events}`,
    ...(awaitingAccounts > 0 && { awaitingAccounts: `${awaitingAccounts}` }),
  }
  const facts = { gateways: gateways.join(', ') || 'none', ...counts }
  if (Object.values(stuck).some((count) => count > 0))
    return { part: 'payments', verdict: 'down', facts, advice: 'MONEY_STUCK' }
  if (gateways.length === 0) return { part: 'payments', verdict: 'down', facts, advice: 'NO_PAYMENTS' }
  const advice = isSandbox ? 'TEST_PAYMENTS' : null
  return { part: 'payments', verdict: isSandbox ? 'warn' : 'ok', facts, advice }
}

export interface Ledger {
  /** Sites that were checked, and when the last one was; null before the first night. */
  sites: number
  checkedAt: Date | null
  differences: { what: LedgerDifference; number: number }[]
  /** The sites whose books differ. */
  names: string[]
}
const STALE_MS = 48 * 3_600_000
/** What the check of the night found. One that did not run for two nights is a warning. docs/rules.md R-818. */
export function booksPart({ sites, checkedAt, differences, names }: Ledger, now: Date): HealthPart {
  const facts = {
    checkedAt: checkedAt ? seoulDateTime(checkedAt).slice(0, 16) : '–',
    checkedSites: `${sites}`,
    ...Object.fromEntries(differences.map(({ what, number }) => [what, `${number}`])),
    ...(names.length > 0 && { differingSites: names.join(', ') }),
  }
  if (differences.length > 0) return { part: 'books', verdict: 'down', facts, advice: 'BOOKS_DIFFER' }
  const isStale = checkedAt !== null && now.getTime() - checkedAt.getTime() > STALE_MS
  return {
    part: 'books',
    verdict: isStale ? 'warn' : 'ok',
    facts,
    advice: isStale ? 'BOOKS_UNCHECKED' : null,
  }
}

const liveAdvices = {
  OFF: 'LIVE_OFF',
  STARTING: 'LIVE_STARTING',
  NO_PORT: 'LIVE_NO_PORT',
  NO_BINARY: 'LIVE_NO_BINARY',
} satisfies Record<string, HealthPart['advice']>

interface LiveStatus {
  kind: 'embedded' | 'livekit'
  problem: keyof typeof liveAdvices | null
  port: number | null
  rooms: number
  participants: number
  crashes: number
  broadcasts: number | null
}
/** Live rooms that are switched off are no fault. docs/rules.md R-953. */
export function livePart({
  kind,
  problem,
  port,
  rooms,
  participants,
  crashes,
  broadcasts,
}: LiveStatus): HealthPart {
  const facts = {
    mode: kind,
    ...(port !== null && { udpPort: `${port}` }),
    rooms: `${rooms}`,
    participants: `${participants}`,
    broadcasts: broadcasts === null ? 'off' : `${broadcasts}`,
    ...(crashes > 0 && { crashes: `${crashes}` }),
  }
  if (problem === null) return { part: 'live', verdict: 'ok', facts, advice: null }
  const isFault = problem === 'NO_PORT' || problem === 'NO_BINARY'
  return { part: 'live', verdict: isFault ? 'down' : 'warn', facts, advice: liveAdvices[problem] }
}
