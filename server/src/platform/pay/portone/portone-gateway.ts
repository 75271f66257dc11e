import { DEFAULT_DUE_DAYS } from 'contract/money/merchants/deposit-account.rules'
import { depositDue } from 'contract/money/orders/deposits.rules'
import type { MerchantMode } from 'contract/money/merchants/schemas'
import type { Clock } from '../../clock.ts'
import {
  ProviderRefused,
  ProviderUnreachable,
  type Confirmed,
  type ConfirmResult,
  type PaymentGateway,
  type ProviderPayment,
  type VirtualAccount,
} from '../gateway.ts'
import { checkedBy, type MerchantAccount, type MerchantGateway } from '../merchant-gateway.ts'
import { begunAt, mayStillBePaid, paymentIdOf } from './payment-id.ts'
import type { PortoneWindow } from './payment-window.ts'
import { nameOfPortoneBank, portoneBank } from './portone-banks.ts'
import { portoneClient, PortoneKeys, type PortonePayment } from './portone-client.ts'
import { windowMethod, portoneMethods } from './portone-methods.ts'
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

const ended = (status: 'EXPIRED' | 'DECLINED' | 'CANCELLED', reason: string) =>
  ({ status: 'ENDED', outcome: { status, reason } }) as const satisfies Partial<ProviderPayment>

interface Viewed {
  paymentId: string
  returnKey: string | null
  mode: MerchantMode
  now: Date
}
function viewOf(
  payment: PortonePayment | null,
  { paymentId, returnKey, mode, now }: Viewed,
): ProviderPayment {
  const amount = payment?.amount.total ?? 0
  const outcome = payment && outcomeOf(payment, mode)
  if (outcome) {
    const cancelledAmount = outcome.status === 'PAID' ? (payment?.amount.cancelled ?? 0) : 0
    return { status: 'ENDED', amount, cancelledAmount, outcome }
  }
  const unpaid = { amount, cancelledAmount: 0 }
  const account = payment && accountOf(payment)
  if (account) return { ...unpaid, status: 'AWAITING_DEPOSIT', account, outcome: null }
  if (!mayStillBePaid(paymentId, now)) return { ...unpaid, ...ended('EXPIRED', 'EXPIRED') }
  const hasToken = returnKey !== null && returnKey !== paymentId
  return { ...unpaid, status: hasToken ? 'WAITING' : 'OPEN', outcome: null }
}

const closing = /취소|포기|cancel/i

const isAccount = ({ method }: PortonePayment) => method?.type === 'PaymentMethodVirtualAccount'

/** The account that waits for its deposit. */
function accountOf({ id, status, method }: PortonePayment): VirtualAccount | null {
  if (status !== 'VIRTUAL_ACCOUNT_ISSUED' || !method) return null
  const { bank = '', accountNumber = '', remitteeName = '', expiredAt } = method
  const dueAt = expiredAt === undefined ? depositDue(begunAt(id), DEFAULT_DUE_DAYS) : new Date(expiredAt)
  return { bankName: nameOfPortoneBank(bank), accountNumber, holder: remitteeName, dueAt }
}

/** Null while it is not over. */
function outcomeOf(payment: PortonePayment, mode: MerchantMode): Confirmed | null {
  // Closed before anybody paid to it.
  if (payment.status === 'CANCELLED' && isAccount(payment) && payment.paidAt === undefined)
    return { status: 'EXPIRED', reason: payment.status }
  switch (payment.status) {
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return isTestMoney(payment, mode) ? { status: 'DECLINED', reason: 'TEST_CHANNEL' } : null
    case 'PAID':
    case 'PARTIAL_CANCELLED':
    case 'CANCELLED':
      return paidOutcome(payment, mode)
    case 'FAILED': {
      const { reason = '', pgCode, pgMessage = '' } = payment.failure ?? {}
      if (closing.test(`${reason} ${pgMessage} ${pgCode ?? ''}`))
        return { status: 'CANCELLED', reason: 'PAY_PROCESS_CANCELED' }
      return { status: 'DECLINED', reason: pgCode ?? 'FAILED' }
    }
    default:
      return null
  }
}

/** A payer's browser can name another channel of the same store: money of a test channel is none. */
const isTestMoney = ({ channel }: PortonePayment, mode: MerchantMode) =>
  mode === 'live' && channel?.type === 'TEST'

function paidOutcome(payment: PortonePayment, mode: MerchantMode): Confirmed {
  const { id, currency, method, receiptUrl } = payment
  if (currency !== 'KRW') throw new Error(`${id}: paid in ${currency}`)
  if (isTestMoney(payment, mode)) return { status: 'DECLINED', reason: 'TEST_CHANNEL' }
  const bankName = method?.bank === undefined ? null : nameOfPortoneBank(method.bank)
  const cardName = method?.provider ?? method?.card?.name ?? bankName
  return { status: 'PAID', cardName, receiptUrl: receiptUrl ?? null }
}
