import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardCompanies } from 'contract/money/orders/card-options.rules'
import { cashReceiptKinds } from 'contract/money/orders/cash-receipts.rules'
import { payMethodNames } from 'contract/money/orders/pay-methods.rules'
import { z } from 'zod'
import { languageOf } from '../platform/words/sentence.ts'
import { answersByKey, type Change } from './answers.ts'
import { checkoutCss, checkoutPage } from './checkout-page.ts'
import {
  aged,
  cancelled,
  closed,
  confirmed,
  decided,
  deposited,
  NO_TRIAL,
  Wrong,
  type SandboxPayment,
} from './payment.ts'
import type { SandboxStore } from './store.ts'
import { webhooks } from './webhooks.ts'

export interface SandboxProviderOptions {
  /** The merchant's secret: its name at the API, and the key of our signatures. */
  secret: string
  /** The address under which browsers find the checkout. */
  publicBase: string
  store: SandboxStore
  now: () => Date
}

const PaymentInput = z.object({
  orderNo: z.string().min(6).max(64),
  orderName: z.string().min(1).max(200),
  amount: z.int().positive(),
  currency: z.enum(['KRW', 'USD']),
  customerName: z.string().max(100),
  successUrl: z.url(),
  failUrl: z.url(),
  method: z.enum(payMethodNames).default('CARD'),
  receiptKind: z.enum(cashReceiptKinds).nullable().default(null),
  instalmentMonths: z.int().nullable().default(null),
  cardCompany: z.enum(cardCompanies).nullable().default(null),
  /** Until when a virtual account takes its deposit. */
  depositDueAt: z.iso.datetime().nullable().default(null),
  shopName: z.string().max(100).default('Seodang'),
  webhookUrl: z.url().nullable().default(null),
})
const Confirmation = z.object({ orderNo: z.string(), amount: z.int() })
const Cancellation = z.object({
  amount: z.int(),
  reason: z.string().min(1),
  refundAccount: z
    .object({ bankCode: z.string(), accountNumber: z.string(), holder: z.string() })
    .nullable()
    .default(null),
})
const Decision = z.object({
  choice: z.enum(['pay', 'decline', 'cancel', 'deposit', 'expire']),
  reason: z.string().optional(),
  events: z.enum(['ONCE', 'TWICE', 'LATE', 'NEVER']).default('ONCE'),
  answers: z.enum(['AT_ONCE', 'SLOWLY']).default('AT_ONCE'),
})
/** Longer than merchants wait for an answer. */
const SLOW_MS = 12_000
const DAY_MS = 86_400_000
const base = '/sandbox-provider'

/**
 * A payment provider to try the product with: its own API, its own page, its own memory. It stands in for a real one
 * and behaves as one would: keys make repeating safe, nothing is taken twice, events are signed and may come late.
 */
export function mountSandboxProvider(
  http: FastifyInstance,
  { secret, publicBase, store, now }: SandboxProviderOptions,
) {
  const time = () => now().getTime()
  const hooks = webhooks({ secret, now: time })
  const find = (paymentKey: string) => {
    const payment = store.find(paymentKey)
    return payment && aged(payment, time())
  }
  /** What was written only: a process that is killed this instant forgets the rest. */
  const read = (paymentKey: string) => {
    const payment = store.findWritten(paymentKey)
    return payment && aged(payment, time())
  }
  const view = (payment: SandboxPayment) => ({
    ...payment,
    checkoutUrl: `${publicBase}${base}/checkout/${payment.paymentKey}`,
    receiptUrl: null,
  })

  const answers = answersByKey(store)

  /** Merchant calls: known by the secret, repeated by key. */
  function api(
    method: 'GET' | 'POST',
    path: string,
    work: (key: string, body: unknown) => Change | undefined,
  ) {
    http.route<{ Params: { paymentKey?: string } }>({
      method,
      url: `${base}/v1/payments${path}`,
      handler: async (request, reply) => {
        if (!isMerchant(request, secret))
          return reply.status(401).send({ code: 'UNAUTHORIZED_KEY', message: 'who is it?' })
        const { paymentKey = '' } = request.params
        const act = () => {
          const change = work(paymentKey, request.body)
          return change && { ...change, answer: view(change.payment) }
        }
        const isSlow = path.endsWith('/confirm') && find(paymentKey)?.trial.answers === 'SLOWLY'
        const answer = answers({ key: keyOf(request), act, sendWebhook: hooks.sendWebhook })
        if (isSlow) await hooks.pause(SLOW_MS)
        return sendAnswer(reply, () => answer)
      },
    })
  }

  api('POST', '', (_, body) => {
    const { depositDueAt, ...input } = PaymentInput.parse(body)
    return {
      payment: {
        ...input,
        depositDueAt: depositDueAt ? Date.parse(depositDueAt) : time() + 3 * DAY_MS,
        paymentKey: `sbx_${randomBytes(12).toString('hex')}`,
        account: null,
        cancelledAmount: 0,
        status: 'READY',
        failReason: null,
        cardName: null,
        createdAt: time(),
        trial: NO_TRIAL,
      },
    }
  })
  api('GET', '/:paymentKey', (key) => {
    const payment = read(key)
    return payment && { payment, isRead: true }
  })
  api('POST', '/:paymentKey/confirm', (key, body) => {
    const payment = find(key)
    if (!payment) return undefined
    const after = confirmed(payment, Confirmation.parse(body))
    return after.status === 'DONE' && payment.status !== 'DONE'
      ? { payment: after, event: 'PAID' }
      : { payment: after }
  })
  api('POST', '/:paymentKey/close', (key) => {
    const payment = find(key)
    return payment && { payment: closed(payment) }
  })
  api('POST', '/:paymentKey/cancel', (key, body) => {
    const payment = find(key)
    return payment && { payment: cancelled(payment, Cancellation.parse(body)), event: 'CANCELLED' }
  })

  // In a scope of its own: nothing else of the product reads forms.
  void http.register((scope, _options, done) => {
    mountCheckout(scope, {
      find,
      async decide(payment, { choice, reason, ...trial }) {
        const after =
          choice === 'deposit' || choice === 'expire'
            ? deposited(payment, choice)
            : decided(payment, { choice, reason, trial })
        if (after === payment) return payment
        await store.save(after)
        if (after.status === 'DONE') hooks.sendWebhook(after, 'PAID')
        if (after.status === 'ABORTED' || after.status === 'EXPIRED') hooks.sendWebhook(after, 'FAILED')
        return after
      },
    })
    done()
  })
  http.addHook('onClose', () => hooks.close())
}

interface Checkout {
  find: (paymentKey: string) => SandboxPayment | undefined
  decide: (payment: SandboxPayment, decision: z.output<typeof Decision>) => Promise<SandboxPayment>
}
function mountCheckout(http: FastifyInstance, { find, decide }: Checkout) {
  const policy =
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action *; frame-ancestors 'none'; base-uri 'none'"
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  http.get(`${base}/checkout.css`, (_request, reply) => reply.type('text/css').send(checkoutCss))
  http.get<{ Params: { paymentKey: string } }>(`${base}/checkout/:paymentKey`, (request, reply) => {
    const payment = find(request.params.paymentKey)
    if (!payment) return reply.status(404).send('no such payment')
    const language = languageOf(request.headers['accept-language'])
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(checkoutPage(payment, language))
  })
  http.post<{ Params: { paymentKey: string } }>(`${base}/checkout/:paymentKey`, async (request, reply) => {
    const payment = find(request.params.paymentKey)
    const decision = Decision.safeParse(request.body)
    if (!payment || !decision.success) return reply.status(404).send('no such payment')
    const after = await decide(payment, decision.data)
    // A deposit is tried out beside the shop, whose page stays where it is.
    const isOfAccount = decision.data.choice === 'deposit' || decision.data.choice === 'expire'
    return reply.redirect(isOfAccount ? request.url : wayBack(after), 303)
  })
}

/** Where the payer's browser goes on. */
function wayBack({ status, successUrl, failUrl, paymentKey, orderNo, amount, failReason }: SandboxPayment) {
  const isAgreed = status === 'IN_PROGRESS' || status === 'DONE'
  const url = new URL(isAgreed ? successUrl : failUrl)
  url.searchParams.set('orderNo', orderNo)
  if (isAgreed) {
    url.searchParams.set('paymentKey', paymentKey)
    url.searchParams.set('amount', String(amount))
  } else url.searchParams.set('code', failReason ?? status)
  return url.href
}

function isMerchant(request: FastifyRequest, secret: string) {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Basic ${Buffer.from(`${secret}:`).toString('base64')}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const keyOf = ({ headers: { 'idempotency-key': given } }: FastifyRequest) =>
  typeof given === 'string' ? given : null

async function sendAnswer(reply: FastifyReply, answering: () => Promise<unknown>) {
  try {
    const answer = await answering()
    if (answer === undefined)
      return await reply.status(404).send({ code: 'NOT_FOUND_PAYMENT', message: 'no such payment' })
    return await reply.send(answer)
  } catch (error) {
    if (error instanceof Wrong) return reply.status(403).send({ code: error.code, message: error.message })
    if (error instanceof z.ZodError)
      return reply.status(400).send({ code: 'INVALID_REQUEST', message: error.message })
    throw error
  }
}
