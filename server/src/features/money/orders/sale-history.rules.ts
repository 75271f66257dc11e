import type { HistoryEntry, HistoryKind, paymentOutcomes } from 'contract/money/orders/sale.schemas'

interface PaymentOfSale {
  state: string
  amount: number
  createdAt: Date
  confirmingAt: Date | null
  paidAt: Date | null
  failReason: string | null
}
interface RefundOfSale {
  amount: number
  state: 'REQUESTED' | 'DONE' | 'FAILED'
  source: 'OURS' | 'PROVIDER'
  reason: string
  failReason: string | null
  createdAt: Date
  doneAt: Date | null
}
interface EventOfSale {
  type: string
  body: unknown
  receivedAt: Date
}

const secret = /key|secret|token|password|account|phone|email|name$/i
const LONGEST = 2000

/** What a provider sent, as JSON: values that open something or name somebody show their last four characters. docs/rules.md R-771. */
export function maskedJson(body: unknown): string {
  const text = JSON.stringify(
    body,
    (key, value: unknown) => {
      if (typeof value !== 'string') return value
      if (secret.test(key)) return value.length > 8 ? `••••${value.slice(-4)}` : '••••'
      return value.replace(/\d{10,19}/g, (digits) => `${digits.slice(0, 4)}••••`)
    },
    2,
  )
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const entry = (
  kind: HistoryKind,
  at: Date,
  more: Partial<Pick<HistoryEntry, 'amount' | 'detail' | 'raw'>> = {},
): HistoryEntry => ({ kind, at, amount: null, detail: null, raw: null, ...more })

const paidStates = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CAPTURED']

/** How a payment ended, or that it has not. */
export function outcomeOf({ state }: Pick<PaymentOfSale, 'state'>): (typeof paymentOutcomes)[number] {
  if (paidStates.includes(state)) return 'PAID'
  if (state === 'FAILED') return 'FAILED'
  return state === 'REQUESTED' || state === 'CONFIRMING' ? 'OPEN' : 'ENDED'
}

function ofPayment(payment: PaymentOfSale): HistoryEntry[] {
  const { amount, createdAt, confirmingAt, paidAt, failReason: detail } = payment
  const begun = entry('PAYMENT_BEGUN', createdAt, { amount })
  const outcome = outcomeOf(payment)
  if (outcome === 'OPEN') return [begun]
  if (outcome === 'PAID') return [begun, entry('PAID', paidAt ?? createdAt, { amount })]
  const kind = outcome === 'FAILED' ? 'PAYMENT_FAILED' : 'PAYMENT_ENDED'
  return [begun, entry(kind, confirmingAt ?? createdAt, { amount, detail })]
}

function ofRefund({ amount, state, source, reason, failReason, createdAt, doneAt }: RefundOfSale) {
  if (source === 'PROVIDER') return [entry('REFUNDED_AT_PROVIDER', doneAt ?? createdAt, { amount })]
  const requested = entry('REFUND_REQUESTED', createdAt, { amount, detail: reason })
  if (state === 'REQUESTED') return [requested]
  const at = doneAt ?? createdAt
  if (state === 'DONE') return [requested, entry('REFUNDED', at, { amount })]
  return [requested, entry('REFUND_FAILED', at, { amount, detail: failReason })]
}

interface Happened {
  createdAt: Date
  payments: PaymentOfSale[]
  refunds: RefundOfSale[]
  events: EventOfSale[]
}
/** What happened to an order, the latest first; of one moment, the later step first. */
export function historyOf({ createdAt, payments, refunds, events }: Happened): HistoryEntry[] {
  const entries = [
    entry('ORDERED', createdAt),
    ...payments.flatMap(ofPayment),
    ...events.map(({ type, body, receivedAt }) =>
      entry('PROVIDER_EVENT', receivedAt, { detail: type, raw: body === null ? null : maskedJson(body) }),
    ),
    ...refunds.flatMap(ofRefund),
  ]
  return entries
    .map((one, step) => ({ one, step }))
    .toSorted((left, right) => right.one.at.getTime() - left.one.at.getTime() || right.step - left.step)
    .map(({ one }) => one)
}
