import { payMethods } from 'contract/values/type-codes'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Longer than any provider lets a payer wait before agreeing. */
const PAYER_MINUTES = 40
/** Refunds made at a provider are looked for as long as providers allow them. */
const YEAR_DAYS = 366

export const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

type State =
  | 'REQUESTED'
  | 'CONFIRMING'
  | 'CAPTURED'
  | 'PAID'
  | 'FAILED'
  | 'CANCELLED_BY_USER'
  | 'EXPIRED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
const paid: readonly State[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']
const unpaid: readonly State[] = ['FAILED', 'CANCELLED_BY_USER', 'EXPIRED']

/** Whether the order counts this payment's money, or it was counted as money that goes back. */
export const isBooked = ({ state, isSurplus }: { state: State; isSurplus: boolean }) =>
  isSurplus || paid.includes(state)
export const isEndedUnpaid = ({ state }: { state: State }) => unpaid.includes(state)

/**
 * When the provider is asked again about a payment that is paid: after a day, then each time at twice its age, for a year.
 * This finds a refund that was made there and sent no event. docs/rules.md R-675.
 */
export function nextCheckOfPaid(paidAt: Date, now: Date) {
  const age = now.getTime() - paidAt.getTime()
  const next = new Date(now.getTime() + Math.max(DAY_MS, age))
  return next.getTime() - paidAt.getTime() > YEAR_DAYS * DAY_MS ? null : next
}

interface AwaitedDeposit {
  createdAt: Date
  dueAt: Date
  now: Date
}
/**
 * When the provider is asked again about a deposit that has not come: each time at twice its age, between ten minutes and
 * three hours, when it is due, and every five minutes from then on. This finds one whose event was lost. docs/rules.md R-792.
 */
export function nextCheckOfAwaited({ createdAt, dueAt, now }: AwaitedDeposit) {
  if (dueAt <= now) return after(now, 5)
  const age = now.getTime() - createdAt.getTime()
  const pause = Math.min(180 * MINUTE_MS, Math.max(10 * MINUTE_MS, age))
  return new Date(Math.min(dueAt.getTime(), now.getTime() + pause))
}

interface Ended {
  state: State
  createdAt: Date
}
/**
 * Whether a payment that is over here is ended at the provider too. One whose time ran out is left to a payer who may be
 * agreeing at this moment, as long as the provider may let them. docs/rules.md R-673.
 */
export const isClosedThere = (
  { state, createdAt }: Ended,
  { isPaidOtherwise, now }: { isPaidOtherwise: boolean; now: Date },
) => state !== 'EXPIRED' || isPaidOtherwise || now > after(createdAt, PAYER_MINUTES)

/**
 * Whether a deposit came to an account once more, after the bank had reversed the first one and before the account was closed: the
 * provider keeps what here went back. Nobody may keep it, so it stays unsettled until it went back there. docs/rules.md R-880.
 */
export const isPaidAgain = (
  { payMethodCd, refundedAmount }: { payMethodCd: string; refundedAmount: number },
  { cancelledAmount }: { cancelledAmount: number },
) => payMethodCd === payMethods.virtualAccount && cancelledAmount < refundedAmount

interface OpenRefund {
  amount: number
}
/**
 * What the sum that a provider says went back means for our books: our open refund is done once that much more went back
 * than is written down, and the rest was given back at the provider. docs/rules.md R-676.
 */
export function readRefunded(
  { refundedAmount, total }: { refundedAmount: number; total: number },
  open: OpenRefund | undefined,
) {
  const unknown = Math.max(0, total - refundedAmount)
  const isOursDone = open !== undefined && unknown >= open.amount
  return { isOursDone, atProvider: isOursDone ? unknown - open.amount : unknown }
}

/** The key of one try to take the money: a try that ended in "not agreed yet" is followed by another question. */
export const confirmKey = ({
  idempotencyKey,
  confirmAttempt,
}: {
  idempotencyKey: string
  confirmAttempt: number
}) => (confirmAttempt === 0 ? idempotencyKey : `${idempotencyKey}:${confirmAttempt}`)
