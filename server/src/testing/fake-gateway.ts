import {
  ProviderUnreachable,
  type Confirmed,
  type PaymentGateway,
  type ProviderPayment,
} from '../platform/pay/gateway.ts'

interface StoredPayment {
  amount: number
  taken: boolean
  cancelled: number
  keys: Set<string>
}

/** A provider in the hand of a test: what it answers, and everything it was asked to move. */
export function fakeGateway() {
  const payments = new Map<string, StoredPayment>()
  const control = {
    /** What the next confirmations answer. */
    answer: { status: 'PAID', cardName: '시험카드' } as Confirmed,
    /** The provider does what it is asked and its answer is lost. */
    isMute: false,
    /** Called while the provider works, before it answers. */
    meanwhile: () => Promise.resolve(),
    payments,
    takenSum: () => [...payments.values()].reduce((sum, { amount, taken }) => sum + (taken ? amount : 0), 0),
  }
  const of = (paymentKey: string) => {
    const payment = payments.get(paymentKey)
    if (!payment) throw new Error(`no payment ${paymentKey}`)
    return payment
  }
  const outcome = ({ taken }: StoredPayment): Confirmed | null => (taken ? control.answer : null)

  const gateway: PaymentGateway & { control: typeof control } = {
    name: 'sandbox',
    control,
    begin({ orderNo, amount }) {
      const paymentKey = `key-${orderNo}`
      if (!payments.has(paymentKey))
        payments.set(paymentKey, { amount, taken: false, cancelled: 0, keys: new Set() })
      return Promise.resolve({ paymentKey, redirectUrl: `https://pay.example/${paymentKey}` })
    },
    async confirm({ paymentKey, idempotencyKey }) {
      const payment = of(paymentKey)
      await control.meanwhile()
      payment.keys.add(idempotencyKey)
      if (control.answer.status === 'PAID') payment.taken = true
      if (control.isMute) throw new ProviderUnreachable('mute')
      return control.answer
    },
    find(paymentKey): Promise<ProviderPayment | null> {
      const payment = payments.get(paymentKey)
      if (!payment) return Promise.resolve(null)
      const { amount, cancelled } = payment
      const ended = outcome(payment)
      return Promise.resolve({
        status: ended ? 'ENDED' : 'WAITING',
        amount,
        cancelledAmount: cancelled,
        outcome: ended,
      })
    },
    cancel({ paymentKey, amount, idempotencyKey }) {
      const payment = of(paymentKey)
      if (!payment.keys.has(`cancel:${idempotencyKey}`)) {
        if (!payment.taken || payment.cancelled + amount > payment.amount)
          throw new Error('more than is left')
        payment.keys.add(`cancel:${idempotencyKey}`)
        payment.cancelled += amount
      }
      if (control.isMute) return Promise.reject(new ProviderUnreachable('mute'))
      return Promise.resolve({ cancelledAmount: payment.cancelled })
    },
    readWebhook: (headers, rawBody) =>
      headers['sandbox-signature'] === 'right' ? JSON.parse(rawBody.toString('utf8')) : null,
  }
  return gateway
}
