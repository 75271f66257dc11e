import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { ProviderRefused, type ConfirmResult, type PaymentGateway, type ProviderPayment } from '../gateway.ts'
import { checkedBy, type MerchantAccount, type MerchantGateway } from '../merchant-gateway.ts'
import { returnUrls } from '../return-urls.ts'
import { centsOf, moneyOf } from './paypal-amounts.ts'
import {
  paypalClient,
  PaypalKeys,
  type PaypalCapture,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-client.ts'
import { readPaypalEvent } from './paypal-webhook.ts'

const LONGEST_TEXT = 127

/**
 * The adapter to PayPal Orders v2. The payer agrees on PayPal's page to an order, whose number is our `paymentKey`; the money is
 * taken by `confirm`, and by nothing else. An order to which nobody agreed is forgotten there after hours.
 */
export function paypalGateway(
  { keys }: MerchantAccount,
  { baseUrl, timeoutMs = 30_000 }: { baseUrl: string; timeoutMs?: number },
): MerchantGateway {
  const { clientId, clientSecret, webhookId } = PaypalKeys.parse(keys)
  const client = paypalClient({ baseUrl, clientId, clientSecret, timeoutMs })
  const find = async (orderId: string) => viewOf(await client.findOrder(orderId))
  return {
    name: 'paypal',
    methods: (currency) => (currency === 'USD' ? [payMethodList.PAYPAL] : []),
    async begin(beginning) {
      const order = await client.createOrder(orderOf(beginning), `begin:${beginning.idempotencyKey}`)
      const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!page) throw new ProviderRefused('NO_PAGE', `${order.id} has no page`)
      return { paymentKey: order.id, redirectUrl: page.href }
    },
    find,
    confirm: (input) => takeMoney(client, input),
    // Nobody but us takes the money: an order that is given up is one that is not captured.
    async close(orderId) {
      const found = await find(orderId)
      if (found?.status !== 'OPEN' && found?.status !== 'WAITING') return found
      return { ...found, status: 'ENDED', outcome: { status: 'EXPIRED', reason: 'closed by the merchant' } }
    },
    cancel: (input) => giveBack(client, input),
    readWebhook: (headers, rawBody) => readPaypalEvent(client, { headers, rawBody, webhookId }),
    checkKeys: () => checkedBy(clientId, client.signIn),
  }
}

type Client = ReturnType<typeof paypalClient>

function orderOf({
  orderNo,
  orderName,
  amount,
  currency,
  shopName,
  successUrl,
  failUrl,
}: Parameters<PaymentGateway['begin']>[0]) {
  const urls = returnUrls({ orderNo, amount, successUrl, failUrl })
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: orderNo,
        description: orderName.slice(0, LONGEST_TEXT),
        amount: moneyOf(amount, currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          ...(shopName && { brand_name: shopName.slice(0, LONGEST_TEXT) }),
          // PayPal adds its number of the order as `token`.
          return_url: urls.success,
          cancel_url: urls.fail,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  }
}

async function takeMoney(
  client: Client,
  { paymentKey, amount, idempotencyKey }: Parameters<PaymentGateway['confirm']>[0],
): Promise<ConfirmResult> {
  const order = await client.findOrder(paymentKey)
  const before = viewOf(order)
  if (!before) return { status: 'EXPIRED', reason: 'unknown to the provider' }
  if (before.amount !== amount) return { status: 'OPEN' }
  if (before.status === 'WAITING') await capture(client, { paymentKey, idempotencyKey })
  const found = viewOf(await client.findOrder(paymentKey))
  if (found?.status === 'PENDING') return { status: 'PENDING' }
  return found?.outcome ?? { status: 'OPEN' }
}

/** Taken before by another question: how it stands then is read. */
async function capture(
  client: Client,
  { paymentKey, idempotencyKey }: { paymentKey: string; idempotencyKey: string },
) {
  try {
    await client.capture(paymentKey, `confirm:${idempotencyKey}`)
  } catch (error) {
    if (!(error instanceof ProviderRefused && notNow.has(error.code))) throw error
  }
}
const notNow = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])

async function giveBack(
  client: Client,
  { paymentKey, amount, idempotencyKey }: Parameters<PaymentGateway['cancel']>[0],
) {
  const order = await client.findOrder(paymentKey)
  const taken = captureOf(order)
  if (!order || !taken) throw new ProviderRefused('RESOURCE_NOT_FOUND', 'no such payment')
  // PayPal forgets keys after hours; the mark says for ever that this refund was made.
  const isMade = refundsOf(order).some((refund) => refund.custom_id === idempotencyKey && isGiven(refund))
  if (!isMade) {
    const body = { amount: moneyOf(amount, 'USD'), custom_id: idempotencyKey }
    const refund = await client.refund(taken.id, body, `cancel:${idempotencyKey}`)
    if (!isGiven(refund)) throw new ProviderRefused(`REFUND_${refund.status ?? 'FAILED'}`, 'not refunded')
  }
  return { cancelledAmount: viewOf(await client.findOrder(paymentKey))?.cancelledAmount ?? 0 }
}

/** The capture that took the money, else the last that was tried. */
function captureOf(order: PaypalOrder | null): PaypalCapture | undefined {
  const captures = order?.purchase_units?.[0]?.payments?.captures ?? []
  return captures.find(({ status }) => !failed.has(status)) ?? captures.at(-1)
}
const failed = new Set(['DECLINED', 'FAILED'])
const refundsOf = (order: PaypalOrder) => order.purchase_units?.[0]?.payments?.refunds ?? []
/** Money of a refund that is pending is on its way. */
const isGiven = ({ status }: PaypalRefund) => status === 'COMPLETED' || status === 'PENDING'

function viewOf(order: PaypalOrder | null): ProviderPayment | null {
  if (!order) return null
  const shown = order.purchase_units?.[0]?.amount
  const taken = captureOf(order)
  const amount = taken ? centsOf(taken.amount) : shown ? centsOf(shown) : 0
  const nothing = { amount, cancelledAmount: 0 }
  if (!taken) {
    if (order.status === 'VOIDED')
      return { ...nothing, status: 'ENDED', outcome: { status: 'EXPIRED', reason: 'EXPIRED' } }
    return { ...nothing, status: order.status === 'APPROVED' ? 'WAITING' : 'OPEN', outcome: null }
  }
  if (taken.status === 'PENDING') return { ...nothing, status: 'PENDING', outcome: null }
  if (failed.has(taken.status)) {
    // The payer may choose another card at PayPal and agree again.
    if (order.status !== 'COMPLETED')
      return { ...nothing, status: order.status === 'APPROVED' ? 'WAITING' : 'OPEN', outcome: null }
    return { ...nothing, status: 'ENDED', outcome: { status: 'DECLINED', reason: 'INSTRUMENT_DECLINED' } }
  }
  const given = refundsOf(order).filter(isGiven)
  const sum = given.reduce((all, refund) => all + (refund.amount ? centsOf(refund.amount) : 0), 0)
  return {
    status: 'ENDED',
    amount,
    cancelledAmount: taken.status === 'REFUNDED' ? amount : sum,
    outcome: { status: 'PAID', cardName: payerOf(order), receiptUrl: null },
  }
}

/** What the payer recognizes their account by: `m***@example.com`. */
function payerOf(order: PaypalOrder) {
  const [name = '', host] = (order.payment_source?.paypal?.email_address ?? '').split('@')
  return host ? `${name.slice(0, 1)}***@${host}` : null
}
