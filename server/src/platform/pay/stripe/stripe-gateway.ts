import { returnUrls } from '../return-urls.ts'
import type { Clock } from '../../clock.ts'
import {
  ProviderRefused,
  type Confirmed,
  type ConfirmResult,
  type PaymentGateway,
  type ProviderPayment,
} from '../gateway.ts'
import type { MerchantAccount, MerchantGateway } from '../merchant-gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'
import {
  stripeClient,
  StripeKeys,
  type Form,
  type StripeIntent,
  type StripeSession,
} from './stripe-client.ts'
import { declineCode } from './stripe-declines.ts'
import { stripeMethods, wayOf } from './stripe-methods.ts'
import { readStripeEvent } from './stripe-webhook.ts'

interface StripeOptions {
  baseUrl: string
  now: Clock
  timeoutMs?: number
}

const MINUTE_S = 60
/** At least 30 minutes after Stripe made the page; pressing again asks for the same page a while later. */
const OPEN_MINUTES = 40
const LONGEST_NAME = 200

/**
 * The adapter to Stripe. The payer agrees on the page of a Checkout Session, whose number is our `paymentKey`. The money is only
 * authorized there; the money is taken by `confirm`. Won and cents are both the smallest unit that Stripe counts in.
 */
export function stripeGateway(
  { keys: given }: MerchantAccount,
  { baseUrl, now, timeoutMs = 30_000 }: StripeOptions,
): MerchantGateway {
  const { secretKey, webhookSecret } = StripeKeys.parse(given)
  const client = stripeClient({ baseUrl, secretKey, timeoutMs })
  const find = async (sessionId: string) => viewOf(await client.findSession(sessionId))
  return {
    name: 'stripe',
    methods: (currency) => stripeMethods[currency],
    async begin(beginning) {
      const session = await client.createSession(sessionOf(beginning), `begin:${beginning.idempotencyKey}`)
      if (!session.url) throw new ProviderRefused('NO_PAGE', `${session.id} has no page`)
      return { paymentKey: session.id, redirectUrl: session.url }
    },
    find,
    confirm: (input) => takeMoney(client, input),
    close: (sessionId) => endSession(client, sessionId),
    cancel: (input) => giveBack(client, input),
    readWebhook: (headers, rawBody) =>
      readStripeEvent(headers, rawBody, { secret: webhookSecret, now: now() }),
    async checkKeys() {
      try {
        return { verdict: 'ACCEPTED', accountKey: (await client.account()).id }
      } catch (error) {
        if (error instanceof KeysRefused) return { verdict: 'REFUSED' }
        throw error
      }
    },
  }
}

type Client = ReturnType<typeof stripeClient>

function sessionOf({
  orderNo,
  orderName,
  amount,
  currency,
  method,
  successUrl,
  failUrl,
  createdAt,
}: Parameters<PaymentGateway['begin']>[0]): Form {
  const urls = returnUrls({ orderNo, amount, successUrl, failUrl })
  return {
    mode: 'payment',
    client_reference_id: orderNo,
    // Stripe puts the number of the session where the braces stand, which must not be escaped.
    success_url: `${urls.success}&paymentKey={CHECKOUT_SESSION_ID}`,
    cancel_url: urls.fail,
    expires_at: Math.floor(createdAt.getTime() / 1000) + OPEN_MINUTES * MINUTE_S,
    ...wayOf(method),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: orderName.slice(0, LONGEST_NAME) },
        },
      },
    ],
  }
}

async function takeMoney(
  client: Client,
  { paymentKey, amount, idempotencyKey }: Parameters<PaymentGateway['confirm']>[0],
): Promise<ConfirmResult> {
  const session = await client.findSession(paymentKey)
  const intent = intentOf(session)
  if (session?.amount_total !== amount) return { status: 'OPEN' }
  if (intent?.status === 'requires_capture') await capture(client, intent, idempotencyKey)
  const found = viewOf(await client.findSession(paymentKey))
  return found?.outcome ?? { status: 'OPEN' }
}

/** Taken before by another question, or given up by Stripe: how it stands then is read. */
async function capture(client: Client, { id }: StripeIntent, idempotencyKey: string) {
  try {
    await client.capture(id, `confirm:${idempotencyKey}`)
  } catch (error) {
    if (!(error instanceof ProviderRefused && error.code === 'payment_intent_unexpected_state')) throw error
  }
}

/** Ends the page, and an authorization that was not taken. */
async function endSession(client: Client, sessionId: string) {
  const session = await client.findSession(sessionId)
  const intent = intentOf(session)
  try {
    if (session?.status === 'open') await client.expireSession(sessionId)
    if (intent?.status === 'requires_capture') await client.cancelIntent(intent.id)
  } catch (error) {
    // The payer was faster.
    if (!(error instanceof ProviderRefused)) throw error
  }
  return viewOf(await client.findSession(sessionId))
}

async function giveBack(
  client: Client,
  { paymentKey, amount, reason, idempotencyKey }: Parameters<PaymentGateway['cancel']>[0],
) {
  const intent = intentOf(await client.findSession(paymentKey))
  if (!intent) throw new ProviderRefused('resource_missing', 'no such payment')
  // Stripe forgets keys after a day; the mark says for ever that this refund was made.
  const refunds = await client.refunds(intent.id)
  const isMade = refunds.some(({ metadata }) => metadata?.['refund'] === idempotencyKey)
  if (!isMade) {
    const form = {
      payment_intent: intent.id,
      amount,
      reason: 'requested_by_customer',
      metadata: { refund: idempotencyKey, reason: reason.slice(0, 200) },
    }
    const refund = await client.refund(form, `cancel:${idempotencyKey}`)
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new ProviderRefused(`refund_${refund.status}`, 'not refunded')
  }
  return { cancelledAmount: refundedOf(intentOf(await client.findSession(paymentKey))) }
}

const intentOf = (session: StripeSession | null) =>
  typeof session?.payment_intent === 'object' ? session.payment_intent : null
const chargeOf = (intent: StripeIntent | null) =>
  typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
const refundedOf = (intent: StripeIntent | null) => chargeOf(intent)?.amount_refunded ?? 0

function viewOf(session: StripeSession | null): ProviderPayment | null {
  if (!session) return null
  const amount = session.amount_total ?? 0
  const intent = intentOf(session)
  const outcome = outcomeOf(session, intent)
  if (!outcome) {
    const isWaiting = intent?.status === 'requires_capture'
    return { status: isWaiting ? 'WAITING' : 'OPEN', amount, cancelledAmount: 0, outcome }
  }
  const cancelledAmount = outcome.status === 'PAID' ? refundedOf(intent) : 0
  return { status: 'ENDED', amount, cancelledAmount, outcome }
}

/** Null while it is not over. */
function outcomeOf({ status }: StripeSession, intent: StripeIntent | null): Confirmed | null {
  if (intent?.status === 'succeeded') {
    const charge = chargeOf(intent)
    const details = charge?.payment_method_details
    const cardName = details?.card?.brand ?? details?.kr_card?.brand ?? null
    return { status: 'PAID', cardName, receiptUrl: charge?.receipt_url ?? null }
  }
  if (status === 'expired' || intent?.status === 'canceled') return { status: 'EXPIRED', reason: 'EXPIRED' }
  if (status === 'complete' && intent?.status === 'requires_payment_method')
    return { status: 'DECLINED', reason: declineCode(intent.last_payment_error) }
  return null
}
