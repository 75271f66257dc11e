import {
  ProviderRefused,
  ProviderUnreachable,
  type Confirmed,
  type PaymentGateway,
  type ProviderPayment,
} from '../platform/pay/gateway.ts'

interface StoredPayment {
  orderNo: string
  amount: number
  /** The payer said yes on the provider's page. */
  agreed: boolean
  taken: boolean
  /** How it ended without money. */
  ended: Exclude<Confirmed, { status: 'PAID' }> | null
  cancelled: number
  keys: Set<string>
}

/** A provider in the hand of a test: what it answers, and everything it was asked to move. */
export function fakeGateway() {
  const payments = new Map<string, StoredPayment>()
  const begun = new Map<string, string>()
  const of = (paymentKey: string) => {
    const payment = payments.get(paymentKey)
    if (!payment) throw new ProviderRefused('NOT_FOUND_PAYMENT', paymentKey)
    return payment
  }
  const isOpen = ({ taken, ended }: StoredPayment) => !taken && !ended
  const control = {
    /** What the next confirmations answer. */
    answer: { status: 'PAID', cardName: '시험카드' } as Confirmed,
    /** The provider does what it is asked and its answer is lost. */
    isMute: false,
    /** Who comes back has agreed; else a test says who does. */
    isAgreedOnReturn: true,
    /** Why refunds are refused; null where they are carried out. */
    refundRefusal: null as string | null,
    /** Called while the provider works, before it answers. */
    meanwhile: (_call: string): Promise<void> => Promise.resolve(),
    payments,
    takenSum: () => [...payments.values()].reduce((sum, { amount, taken }) => sum + (taken ? amount : 0), 0),
    keysOf: (orderNo: string) =>
      [...payments].flatMap(([key, payment]) => (payment.orderNo === orderNo ? [key] : [])),
    agree(paymentKey: string) {
      const payment = of(paymentKey)
      if (isOpen(payment)) payment.agreed = true
    },
    decline(paymentKey: string, status: 'DECLINED' | 'CANCELLED' | 'EXPIRED' = 'DECLINED') {
      const payment = of(paymentKey)
      if (isOpen(payment)) payment.ended = { status, reason: 'REJECT_CARD_COMPANY' }
    },
    /** The provider takes the money by itself, before it is asked to. */
    capture(paymentKey: string) {
      const payment = of(paymentKey)
      if (isOpen(payment)) Object.assign(payment, { agreed: true, taken: true })
    },
    /** Somebody gives money back in the provider's own console. */
    refundThere(paymentKey: string, amount?: number) {
      const payment = of(paymentKey)
      const left = payment.taken ? payment.amount - payment.cancelled : 0
      payment.cancelled += Math.min(amount ?? left, left)
    },
  }
  const outcomeOf = ({ taken, ended }: StoredPayment): Confirmed | null =>
    taken ? (control.answer.status === 'PAID' ? control.answer : { status: 'PAID' }) : ended
  const viewOf = (paymentKey: string): ProviderPayment | null => {
    const payment = payments.get(paymentKey)
    if (!payment) return null
    const { amount, cancelled, agreed } = payment
    const outcome = outcomeOf(payment)
    const status = outcome ? 'ENDED' : agreed ? 'WAITING' : 'OPEN'
    return { status, amount, cancelledAmount: cancelled, outcome }
  }
  async function answered<Answer>(call: string, work: () => Answer): Promise<Answer> {
    const answer = work()
    await control.meanwhile(call)
    return answer
  }

  const gateway: PaymentGateway & { control: typeof control } = {
    name: 'sandbox',
    control,
    begin: ({ orderNo, amount, idempotencyKey }) =>
      answered('begin', () => {
        const count = control.keysOf(orderNo).length
        const paymentKey =
          begun.get(idempotencyKey) ?? (count === 0 ? `key-${orderNo}` : `key-${orderNo}-${count + 1}`)
        if (!begun.has(idempotencyKey)) {
          begun.set(idempotencyKey, paymentKey)
          payments.set(paymentKey, {
            orderNo,
            amount,
            agreed: false,
            taken: false,
            ended: null,
            cancelled: 0,
            keys: new Set(),
          })
        }
        return { paymentKey, redirectUrl: `https://pay.example/${paymentKey}` }
      }),
    async confirm({ paymentKey, idempotencyKey }) {
      const payment = of(paymentKey)
      const answer = await answered('confirm', () => {
        payment.keys.add(idempotencyKey)
        if (control.isAgreedOnReturn) payment.agreed = true
        const ended = outcomeOf(payment)
        if (ended) return ended
        if (!payment.agreed) return { status: 'OPEN' as const }
        if (control.answer.status === 'PAID') payment.taken = true
        else if (!control.isMute) payment.ended = control.answer
        return control.answer
      })
      if (control.isMute) throw new ProviderUnreachable('mute')
      return answer
    },
    find: (paymentKey) => answered('find', () => viewOf(paymentKey)),
    close: (paymentKey) =>
      answered('close', () => {
        const payment = payments.get(paymentKey)
        if (payment && isOpen(payment))
          payment.ended = { status: 'EXPIRED', reason: 'closed by the merchant' }
        return viewOf(paymentKey)
      }),
    async cancel({ paymentKey, amount, idempotencyKey }) {
      const payment = of(paymentKey)
      const cancelledAmount = await answered('cancel', () => {
        if (!payment.keys.has(`cancel:${idempotencyKey}`)) {
          if (control.refundRefusal) throw new ProviderRefused(control.refundRefusal, 'not refunded')
          if (!payment.taken || payment.cancelled + amount > payment.amount)
            throw new ProviderRefused('NOT_CANCELABLE_AMOUNT', 'more than is left')
          payment.keys.add(`cancel:${idempotencyKey}`)
          payment.cancelled += amount
        }
        return payment.cancelled
      })
      if (control.isMute) throw new ProviderUnreachable('mute')
      return { cancelledAmount }
    },
    readWebhook(headers, rawBody) {
      if (headers['sandbox-signature'] !== 'right') return null
      const body = JSON.parse(rawBody.toString('utf8'))
      return { ...body, body }
    },
  }
  return gateway
}
