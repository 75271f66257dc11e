import { payMethodList, type PayMethod } from 'contract/money/orders/pay-methods.rules'
import { payMethods } from 'contract/values/type-codes'
import {
  ProviderRefused,
  ProviderUnreachable,
  type Confirmed,
  type PaymentGateway,
  type ProviderPayment,
  type RefundAccount,
  type VirtualAccount,
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
  method: PayMethod
  depositDueAt: Date
  /** Issued once a payment to a virtual account is confirmed. */
  account: VirtualAccount | null
  /** Where the money went back to. */
  refundedTo: RefundAccount | null
  keys: Set<string>
  /** Each time that the shop gave money back, with the key that it called with. */
  cancels: { key: string; amount: number }[]
}

const issuedFor = (paymentKey: string, { depositDueAt }: StoredPayment): VirtualAccount => ({
  bankName: '시험은행',
  accountNumber: 'X1102345678901',
  holder: '하루',
  dueAt: depositDueAt,
  secret: `secret of ${paymentKey}`,
})

/** A provider in the hand of a test: what it answers, and everything it was asked to move. */
export function fakeGateway() {
  const payments = new Map<string, StoredPayment>()
  const begun = new Map<string, string>()
  const byOrder = new Map<string, string[]>()
  const byCustomer = new Map<string, string[]>()
  const of = (paymentKey: string) => {
    const payment = payments.get(paymentKey)
    if (!payment) throw new ProviderRefused('NOT_FOUND_PAYMENT', paymentKey)
    return payment
  }
  const isOpen = ({ taken, ended }: StoredPayment) => !taken && !ended
  const control = {
    /** What the next confirmations answer. */
    answer: { status: 'PAID', cardName: '시험카드' } as Confirmed,
    methods: [payMethodList.CARD] as readonly PayMethod[],
    dollarMethods: [payMethodList.PAYPAL] as readonly PayMethod[],
    /** The provider does what it is asked and its answer is lost. */
    isMute: false,
    /** Who comes back has agreed; else a test says who does. */
    isAgreedOnReturn: true,
    /** Why refunds are refused; null where they are carried out. */
    refundRefusal: null as string | null,
    /** Called while the provider works, before it answers. */
    meanwhile: (_call: string): Promise<void> => Promise.resolve(),
    payments,
    /** What no shop may do, in sentences. */
    faults: [] as string[],
    /** Orders of which the shop said that they are paid: no more money is taken for them. */
    knownPaid: new Set<string>(),
    takenSum: () => [...payments.values()].reduce((sum, { amount, taken }) => sum + (taken ? amount : 0), 0),
    keysOf: (orderNo: string): readonly string[] => byOrder.get(orderNo) ?? [],
    keysOfCustomer: (name: string): readonly string[] => byCustomer.get(name) ?? [],
    agree(paymentKey: string) {
      const payment = of(paymentKey)
      if (isOpen(payment)) payment.agreed = true
    },
    decline(paymentKey: string, status: 'DECLINED' | 'CANCELLED' | 'EXPIRED' = 'DECLINED') {
      const payment = of(paymentKey)
      if (isOpen(payment)) payment.ended = { status, reason: 'REJECT_CARD_COMPANY' }
    },
    /** The buyer pays to the virtual account. */
    deposit(paymentKey: string) {
      const payment = of(paymentKey)
      if (isOpen(payment) && payment.account) payment.taken = true
    },
    /** The bank takes a deposit back that had come. */
    reverse(paymentKey: string) {
      of(paymentKey).taken = false
    },
    /** The provider takes the money by itself, before it is asked to. */
    capture(paymentKey: string) {
      const payment = of(paymentKey)
      if (payment.method.payMethodCd === payMethods.virtualAccount) return
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
    const { amount, cancelled, agreed, account } = payment
    const outcome = outcomeOf(payment)
    const amounts = { amount, cancelledAmount: cancelled }
    if (outcome) return { status: 'ENDED', ...amounts, outcome }
    if (account) return { status: 'AWAITING_DEPOSIT', ...amounts, account, outcome }
    return { status: agreed ? 'WAITING' : 'OPEN', ...amounts, outcome }
  }
  async function answered<Answer>(call: string, work: () => Answer): Promise<Answer> {
    const answer = work()
    await control.meanwhile(call)
    return answer
  }

  const gateway: PaymentGateway & { control: typeof control } = {
    name: 'sandbox',
    methods: (currency) => (currency === 'KRW' ? control.methods : control.dollarMethods),
    control,
    begin: ({ orderNo, amount, idempotencyKey, method, depositDueAt, customerName }) =>
      answered('begin', () => {
        const count = control.keysOf(orderNo).length
        const paymentKey =
          begun.get(idempotencyKey) ?? (count === 0 ? `key-${orderNo}` : `key-${orderNo}-${count + 1}`)
        if (!begun.has(idempotencyKey)) {
          begun.set(idempotencyKey, paymentKey)
          byOrder.set(orderNo, [...control.keysOf(orderNo), paymentKey])
          byCustomer.set(customerName, [...control.keysOfCustomer(customerName), paymentKey])
          payments.set(paymentKey, {
            orderNo,
            amount,
            agreed: false,
            taken: false,
            ended: null,
            cancelled: 0,
            method,
            depositDueAt,
            account: null,
            refundedTo: null,
            keys: new Set(),
            cancels: [],
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
        if (payment.method.payMethodCd === payMethods.virtualAccount && control.answer.status === 'PAID') {
          payment.account ??= issuedFor(paymentKey, payment)
          return { status: 'AWAITING_DEPOSIT' as const, account: payment.account }
        }
        if (control.answer.status === 'PAID') {
          if (control.knownPaid.has(payment.orderNo))
            control.faults.push(`payment ${paymentKey} was taken of an order that was paid`)
          payment.taken = true
        } else if (!control.isMute) payment.ended = control.answer
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
    async cancel({ paymentKey, amount, reason, idempotencyKey, refundAccount }) {
      const payment = of(paymentKey)
      const cancelledAmount = await answered('cancel', () => {
        if (!payment.keys.has(`cancel:${idempotencyKey}`)) {
          if (reason === '') throw new ProviderRefused('INVALID_REQUEST', 'why?')
          if (control.refundRefusal) throw new ProviderRefused(control.refundRefusal, 'not refunded')
          if (!payment.taken || payment.cancelled + amount > payment.amount)
            throw new ProviderRefused('NOT_CANCELABLE_AMOUNT', 'more than is left')
          if (payment.account && !refundAccount)
            throw new ProviderRefused('INVALID_REFUND_ACCOUNT_INFO', 'where to?')
          payment.refundedTo = refundAccount
          payment.keys.add(`cancel:${idempotencyKey}`)
          payment.cancelled += amount
          payment.cancels.push({ key: idempotencyKey, amount })
        }
        return payment.cancelled
      })
      if (control.isMute) throw new ProviderUnreachable('mute')
      return { cancelledAmount }
    },
    readWebhook(headers, rawBody) {
      if (headers['sandbox-signature'] !== 'right') return null
      const { secret, ...body } = JSON.parse(rawBody.toString('utf8'))
      return { ...body, ...(secret !== undefined && { secret }), body }
    },
  }
  return gateway
}
