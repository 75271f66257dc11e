import type { UserSeq } from 'contract/values/ids'
import type { Cause } from './causes.rules.ts'

const MINUTE_MS = 60_000
/** Longer than any server takes to hand a message over, and than any call lasts. */
export const CLAIM_MS = 15 * MINUTE_MS
/** A worker that claimed messages and was delayed for so long hands nothing over any more: they are looked for instead. */
export const HANDED_OVER_WITHIN_MS = 5 * MINUTE_MS
/** How long the service is asked about calls whose answer is missing. */
export const LOOKED_FOR_MS = 24 * 60 * MINUTE_MS
/** How far the clock of the service may be from ours: it refuses calls of any other. */
const SKEW_MS = 16 * MINUTE_MS

/** The key of a message at the service. The mark says which campaign of which installation it belongs to. */
export const keyOf = (mark: string, { userSeq, cause }: { userSeq: number; cause: Cause }) =>
  [mark, userSeq, ...(cause ? [cause] : [])].join(':')

/** When the service can have taken calls whose messages were claimed at these moments. */
export const callSpan = (claimed: readonly Date[]) => {
  const moments = claimed.map((at) => at.getTime())
  return { from: new Date(Math.min(...moments) - SKEW_MS), to: new Date(Math.max(...moments) + SKEW_MS) }
}

/** Keys of earlier versions named the person alone. */
const UNMARKED = /^\d+(?::|$)/
/** Whether all messages of a call say whose they are; otherwise nobody knows what it does not contain. */
export const isMarked = (reports: readonly { key: string | null }[]) =>
  reports.every(({ key }) => key !== null && !UNMARKED.test(key))

export interface PhoneRef {
  messageId: string
  groupId: string
}
/** What became of messages after all calls were read: those that were taken, and those that are to be sent again. docs/rules.md R-1260. */
export const settled = (
  mark: string,
  lost: readonly { userSeq: UserSeq; cause: Cause }[],
  found: ReadonlyMap<string, PhoneRef>,
) =>
  lost.map(({ userSeq, cause }) => {
    const phone = found.get(keyOf(mark, { userSeq, cause }))
    return phone
      ? { userSeq, cause, state: 'SENT' as const, phone }
      : { userSeq, cause, state: 'QUEUED' as const, isServerDown: true }
  })
