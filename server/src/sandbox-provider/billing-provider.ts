import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../platform/words/sentence.ts'
import { CARD_STYLE, cardCss, cardPage } from './billing-page.ts'
import {
  cardEnds,
  cardKinds,
  charged,
  isOpen,
  issued,
  type Registration,
  type StoredCard,
  type StoredCharge,
} from './billing.ts'
import type { BillingState, BillingStore } from './billing-store.ts'
import { NO_TRIAL, Wrong } from './payment.ts'
import type { SandboxStore } from './store.ts'

export interface SandboxBillingOptions {
  /** The merchant's secret. */
  secret: string
  /** The address under which browsers find the page of cards. */
  publicBase: string
  store: BillingStore
  /** Where a charge is kept as a payment too, so that it can be given back. */
  payments?: Pick<SandboxStore, 'find' | 'save'>
  now: () => Date
}

const RegistrationInput = z.object({
  customerKey: z.string().min(2).max(300),
  customerName: z.string().max(100),
  shopName: z.string().max(100),
  successUrl: z.url(),
  failUrl: z.url(),
})
const IssueInput = z.object({ authKey: z.string(), customerKey: z.string() })
const ChargeInput = z.object({
  orderId: z.string().min(6).max(64),
  orderName: z.string().min(1).max(200),
  customerKey: z.string(),
  amount: z.int().positive(),
  currency: z.enum(['KRW', 'USD']),
})
const Choice = z.object({ choice: z.enum(['register', 'refuse', 'cancel']), card: z.enum(cardKinds) })
const base = '/sandbox-provider'
const DAY_MS = 86_400_000

/**
 * Stored cards of the sandbox: its own page on which a payer names one, and charges without the payer. A charge is known by the number
 * that the merchant gave it, and the same number is never charged twice.
 */
export function mountSandboxBilling(http: FastifyInstance, options: SandboxBillingOptions) {
  const { secret, publicBase, store, now } = options
  const time = () => now().getTime()
  const calls = callsOf(store.state, { time, publicBase })

  /** Merchant calls: known by the secret. What an answer says is kept before, also what another call changed this instant. */
  function api(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    work: (key: string, body: unknown) => object | Promise<object>,
  ) {
    http.route<{ Params: { key?: string } }>({
      method,
      url: `${base}/v1/billing${path}`,
      handler: (request, reply) => {
        if (!isMerchant(request, secret))
          return reply.status(401).send({ code: 'UNAUTHORIZED_KEY', message: 'who is it?' })
        return sendAnswer(reply, async () => {
          const answer = await work(request.params.key ?? '', request.body)
          await store.save()
          return answer
        })
      },
    })
  }
  api('POST', '/registrations', (_, body) => calls.register(RegistrationInput.parse(body)))
  api('POST', '/authorizations/issue', (_, body) => calls.issue(IssueInput.parse(body)))
  api('POST', '/:key', async (billingKey, body) => {
    const charge = calls.charge(billingKey, ChargeInput.parse(body))
    if (charge.status === 'DONE') await keepAsPayment(charge, options)
    return charge
  })
  api('GET', '/charges/:key', (orderId) => calls.findCharge(orderId))
  api('DELETE', '/:key', (billingKey) => calls.deleteCard(billingKey))

  // In a scope of its own: nothing else of the product reads forms.
  void http.register((scope, _options, done) => {
    mountCardPage(scope, { store, time })
    done()
  })
}

/** A charge is found and given back as payments are, under the number of the merchant. */
async function keepAsPayment(
  { orderId, amount, currency }: StoredCharge,
  { payments, now }: Pick<SandboxBillingOptions, 'payments' | 'now'>,
) {
  if (!payments || payments.find(orderId)) return
  const createdAt = now().getTime()
  await payments.save({
    paymentKey: orderId,
    orderNo: orderId,
    orderName: orderId,
    shopName: '',
    customerName: '',
    amount,
    currency,
    method: 'CARD',
    depositDueAt: createdAt,
    account: null,
    cancelledAmount: 0,
    status: 'DONE',
    failReason: null,
    cardName: 'Sandbox',
    successUrl: '',
    failUrl: '',
    webhookUrl: null,
    createdAt,
    trial: NO_TRIAL,
  })
}

interface Surroundings {
  time: () => number
  publicBase: string
}
/** What the merchant may call. */
function callsOf(state: BillingState, { time, publicBase }: Surroundings) {
  const findRegistration = (authKey: string) =>
    Object.values(state.registrations).find((registration) => registration.authKey === authKey)
  return {
    register(input: z.output<typeof RegistrationInput>) {
      for (const { registrationKey: key, createdAt } of Object.values(state.registrations))
        if (time() - createdAt > DAY_MS) delete state.registrations[key]
      const registrationKey = randomBytes(16).toString('hex')
      const opened = { authKey: null, cardKind: null, isOver: false, createdAt: time() }
      state.registrations[registrationKey] = { ...input, registrationKey, ...opened }
      return { redirectUrl: `${publicBase}${base}/cards/${registrationKey}` }
    },
    issue(input: z.output<typeof IssueInput>) {
      const card = issued(findRegistration(input.authKey), { ...input, now: time() })
      const stored = state.cards[card.billingKey]
      if (stored) return viewOf(stored)
      state.cards[card.billingKey] = card
      return viewOf(card)
    },
    charge(billingKey: string, input: z.output<typeof ChargeInput>) {
      const stored = state.charges[input.orderId]
      if (stored) {
        if (stored.amount !== input.amount || stored.billingKey !== billingKey)
          throw new Wrong('DUPLICATED_ORDER_ID', 'the number belongs to another charge')
        return stored
      }
      const paidBefore = Object.values(state.charges).filter(
        (charge) => charge.billingKey === billingKey && charge.status === 'DONE',
      ).length
      const { orderName: _, ...charge } = input
      return (state.charges[input.orderId] = charged(state.cards[billingKey], charge, {
        paidBefore,
        now: time(),
      }))
    },
    findCharge(orderId: string) {
      const charge = state.charges[orderId]
      if (!charge) throw new Wrong('NOT_FOUND_PAYMENT', 'no such charge')
      return charge
    },
    deleteCard(billingKey: string) {
      const card = state.cards[billingKey]
      if (!card) throw new Wrong('NOT_FOUND_BILLING_KEY', 'no such card')
      card.isDeleted = true
      return {}
    },
  }
}

const viewOf = ({ billingKey, customerKey, kind }: StoredCard) => ({
  billingKey,
  customerKey,
  cardCompany: 'Sandbox',
  cardNumber: `424242******${cardEnds[kind]}`,
})

interface CardPage {
  store: BillingStore
  time: () => number
}
function mountCardPage(http: FastifyInstance, { store, time }: CardPage) {
  const policy =
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action *; frame-ancestors 'none'; base-uri 'none'"
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  http.get(CARD_STYLE, (_request, reply) => reply.type('text/css').send(cardCss))
  http.get<{ Params: { key: string } }>(`${base}/cards/:key`, (request, reply) => {
    const registration = store.state.registrations[request.params.key]
    if (!registration) return reply.status(404).send('no such registration')
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        cardPage(registration, isOpen(registration, time()), languageOf(request.headers['accept-language'])),
      )
  })
  http.post<{ Params: { key: string } }>(`${base}/cards/:key`, async (request, reply) => {
    const registration = store.state.registrations[request.params.key]
    const choice = Choice.safeParse(request.body)
    if (!registration || !choice.success) return reply.status(404).send('no such registration')
    if (isOpen(registration, time())) {
      decide(registration, choice.data)
      await store.save()
    }
    return reply.redirect(wayBack(registration, choice.data.choice), 303)
  })
}

function decide(registration: Registration, { choice, card }: z.output<typeof Choice>) {
  registration.isOver = true
  if (choice !== 'register') return
  registration.authKey = randomBytes(24).toString('base64url')
  registration.cardKind = card
}

/** Where the payer's browser goes on. */
function wayBack({ authKey, customerKey, successUrl, failUrl }: Registration, choice: string) {
  const url = new URL(authKey === null ? failUrl : successUrl)
  if (authKey === null) {
    url.searchParams.set('code', choice === 'refuse' ? 'REJECT_CARD_COMPANY' : 'PAY_PROCESS_CANCELED')
  } else {
    url.searchParams.set('customerKey', customerKey)
    url.searchParams.set('authKey', authKey)
  }
  return url.href
}

function isMerchant(request: FastifyRequest, secret: string) {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Basic ${Buffer.from(`${secret}:`).toString('base64')}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

async function sendAnswer(reply: FastifyReply, answering: () => Promise<object>) {
  try {
    return await reply.send(await answering())
  } catch (error) {
    if (error instanceof Wrong)
      return reply
        .status(error.code.startsWith('NOT_FOUND') ? 404 : 403)
        .send({ code: error.code, message: error.message })
    if (error instanceof z.ZodError)
      return reply.status(400).send({ code: 'INVALID_REQUEST', message: error.message })
    throw error
  }
}
