import type { Clock } from '../../clock.ts'
import {
  ProviderRefused,
  ProviderUnreachable,
  type ConfirmResult,
  type PaymentGateway,
  type ProviderPayment,
} from '../gateway.ts'
import { checkedBy, type MerchantAccount, type MerchantGateway } from '../merchant-gateway.ts'
import { paymentIdOf } from './payment-id.ts'
import type { PortoneWindow } from './payment-window.ts'
import { portoneBank } from './portone-banks.ts'
import { portoneClient, PortoneKeys } from './portone-client.ts'
import { windowMethod, portoneMethods } from './portone-methods.ts'
import { ended, viewOf } from './portone-view.ts'
import { readPortoneEvent } from './portone-webhook.ts'

interface PortoneOptions {
  baseUrl: string
  now: Clock
  /** The address of the page that opens the window, below the origin of the site. */
  windowPath: (window: PortoneWindow) => string
  timeoutMs?: number
}

const LONGEST_NAME = 100
const LONGEST_REASON = 200

/**
 * The adapter to PortOne V2. The payer agrees in a window that our own page opens. Where the channel is set to manual approval,
 * they return with a token and the money is taken by `confirm`; otherwise it is taken when they agree, and `confirm` reads that.
 * A read may take a minute there, hence the long time.
 */
export function portoneGateway(
  { keys: given, mode }: MerchantAccount,
  { baseUrl, now, windowPath, timeoutMs = 60_000 }: PortoneOptions,
): MerchantGateway {
  const keys = PortoneKeys.parse(given)
  const client = portoneClient({ baseUrl, keys, timeoutMs })
  const find = async (paymentId: string, returnKey: string | null = null) =>
    viewOf(await client.find(paymentId), { paymentId, returnKey, mode, now: now() })
  return {
    name: 'portone',
    hasCardOptions: true,
    methods: (currency) => (currency === 'KRW' ? portoneMethods : []),
    async begin(beginning) {
      const paymentId = paymentIdOf(beginning)
      const fixed = { totalAmount: beginning.amount, currency: 'KRW' } as const
      await client.preRegister(paymentId, fixed, `begin:${beginning.idempotencyKey}`).catch(ifPaid)
      const path = windowPath(windowOf(keys, paymentId, beginning))
      return { paymentKey: paymentId, redirectUrl: new URL(path, beginning.successUrl).href }
    },
    find,
    async confirm(input) {
      await approve(client, input)
      return confirmedBy(await find(input.paymentKey, input.returnKey), input.amount)
    },
    /**
     * A virtual account is closed. There is no call that ends any other: one that is paid after all is found by its event, and
     * given back as a surplus.
     */
    async close(paymentId) {
      const found = await find(paymentId)
      if (found.status === 'AWAITING_DEPOSIT') return closeAccount(client, paymentId, () => find(paymentId))
      return found.status === 'ENDED' ? found : { ...found, ...ended('EXPIRED', 'closed by the merchant') }
    },
    cancel: (input) => giveBack(client, input),
    readWebhook: (headers, rawBody) =>
      readPortoneEvent(headers, rawBody, { secret: keys.webhookSecret, now: now() }),
    checkKeys: () =>
      checkedBy(`${keys.storeId}/${keys.channelKey}`, () => client.find('sd-check-of-the-keys')),
  }
}

type Client = ReturnType<typeof portoneClient>

/** The amount was fixed when this payment was begun before. */
function ifPaid(error: unknown) {
  if (!(error instanceof ProviderRefused && error.code === 'ALREADY_PAID')) throw error
}

function windowOf(
  { storeId, channelKey }: PortoneKeys,
  paymentId: string,
  {
    orderNo,
    orderName,
    amount,
    customerName,
    successUrl,
    failUrl,
    ...chosen
  }: Parameters<PaymentGateway['begin']>[0],
): PortoneWindow {
  return {
    storeId,
    channelKey,
    paymentId,
    orderName: orderName.slice(0, LONGEST_NAME),
    totalAmount: amount,
    ...windowMethod(chosen),
    customerName,
    successUrl: withOrder(successUrl, orderNo),
    failUrl: withOrder(failUrl, orderNo),
  }
}
function withOrder(address: string, orderNo: string) {
  const url = new URL(address)
  url.searchParams.set('orderNo', orderNo)
  return url.href
}

/** Takes the money of a payment whose payer returned with a token: with manual approval nothing is taken before. */
async function approve(
  client: Client,
  { paymentKey, returnKey, amount, idempotencyKey }: Parameters<PaymentGateway['confirm']>[0],
) {
  if (returnKey === null || returnKey === paymentKey) return
  const body = { paymentToken: returnKey, totalAmount: amount, currency: 'KRW' } as const
  try {
    await client.confirm(paymentKey, body, `confirm:${idempotencyKey}`)
  } catch (error) {
    // A token of another payment proves nothing about the payer.
    const isMeaningless = error instanceof ProviderRefused && meaningless.has(error.code)
    if (!isMeaningless) throw error
  }
}
const meaningless = new Set(['ALREADY_PAID', 'INVALID_REQUEST', 'INVALID_PAYMENT_TOKEN', 'PAYMENT_NOT_FOUND'])

function confirmedBy(found: ProviderPayment, amount: number): ConfirmResult {
  if (found.status === 'AWAITING_DEPOSIT') return { status: found.status, account: found.account }
  if (found.status !== 'ENDED') return { status: 'OPEN' }
  if (found.outcome.status === 'PAID' && found.amount !== amount)
    throw new Error(`the provider took ${found.amount} instead of ${amount}`)
  return found.outcome
}

/** A deposit that came at this very moment stays. */
async function closeAccount(client: Client, paymentId: string, find: () => Promise<ProviderPayment>) {
  try {
    await client.closeAccount(paymentId)
  } catch (error) {
    if (error instanceof ProviderRefused) return find()
    throw error
  }
  const found = await find()
  return found.status === 'ENDED' ? found : { ...found, ...ended('EXPIRED', 'closed by the merchant') }
}

async function giveBack(
  client: Client,
  { paymentKey, amount, reason, idempotencyKey, refundAccount }: Parameters<PaymentGateway['cancel']>[0],
) {
  const payment = await client.find(paymentKey)
  if (!payment) throw new ProviderRefused('PAYMENT_NOT_FOUND', 'no such payment')
  // PortOne forgets keys after three hours; the mark says for ever that this refund was made.
  const mark = `#${idempotencyKey.slice(0, 18)}`
  const made = payment.cancellations?.find((one) => one.status !== 'FAILED' && one.reason?.endsWith(mark))
  if (made?.status === 'SUCCEEDED') return { cancelledAmount: payment.amount.cancelled }
  if (made) throw new ProviderUnreachable('the cancellation is under way')
  const { cancellation } = await client.cancel(
    paymentKey,
    {
      amount,
      reason: `${reason.slice(0, LONGEST_REASON - mark.length - 1)} ${mark}`,
      currentCancellableAmount: payment.amount.total - payment.amount.cancelled,
      ...(refundAccount && {
        refundAccount: {
          bank: portoneBank(refundAccount.bankCode),
          number: refundAccount.accountNumber,
          holderName: refundAccount.holder,
        },
      }),
    },
    `cancel:${idempotencyKey}`,
  )
  if (cancellation.status === 'FAILED') throw new ProviderRefused('CANCEL_FAILED', 'not cancelled')
  if (cancellation.status !== 'SUCCEEDED') throw new ProviderUnreachable('the cancellation is under way')
  const after = await client.find(paymentKey)
  return { cancelledAmount: after?.amount.cancelled ?? 0 }
}
