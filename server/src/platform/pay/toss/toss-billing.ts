import { z } from 'zod'
import type { BillingGateway, ChargeOutcome } from '../billing-gateway.ts'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { issuerName } from './card-issuers.ts'
import type { BillingWindow } from './billing-window.ts'
import type { TossKeys } from './toss-client.ts'
import { tossRequest } from './toss-request.ts'

export interface TossBillingOptions {
  baseUrl: string
  /** The address of the page that opens the provider's window, below an origin of the installation. */
  windowPath: (window: BillingWindow) => string
  timeoutMs?: number
}

const Issued = z.object({
  customerKey: z.string(),
  billingKey: z.string().min(1),
  cardCompany: z.string().nullish(),
  cardNumber: z.string().nullish(),
  card: z.object({ issuerCode: z.string().nullish(), number: z.string().nullish() }).nullish(),
})
const Payment = z.object({
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.int(),
  receipt: z.object({ url: z.string().nullish() }).nullish(),
  failure: z.object({ code: z.string() }).nullish(),
})
const LONGEST_NAME = 100
/** The provider charged this number before. */
const repeated = new Set(['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'])

/** The adapter to the stored cards of Toss Payments: the contract for automatic payments is one of its own. */
export function tossBilling(
  { clientKey, secretKey }: z.output<typeof TossKeys>,
  { baseUrl, windowPath, timeoutMs = 30_000 }: TossBillingOptions,
): BillingGateway {
  const endpoint = { baseUrl, secretKey, timeoutMs, passing: ['CARD_PROCESSING_ERROR'] }

  async function findCharge(chargeNo: string) {
    const path = `/payments/orders/${encodeURIComponent(chargeNo)}`
    const found = await tossRequest(endpoint, { method: 'GET', path }).catch(nullIfMissing)
    return found === null ? null : outcomeOf(found)
  }
  return {
    name: 'toss',
    isTest: secretKey.startsWith('test_'),
    begin({ successUrl, ...input }) {
      const path = windowPath({ clientKey, successUrl, ...input })
      return Promise.resolve({ redirectUrl: new URL(path, successUrl).href })
    },
    async issue({ idempotencyKey, ...body }) {
      const path = '/billing/authorizations/issue'
      const answer = await tossRequest(endpoint, { method: 'POST', path, body, idempotencyKey })
      const issued = await Issued.parseAsync(answer).catch(unreachable)
      if (issued.customerKey !== body.customerKey)
        throw new Error('the provider issued the key of another customer')
      return cardOf(issued)
    },
    async charge({ billingKey, customerKey, chargeNo, chargeName, amount, currency, idempotencyKey }) {
      if (currency !== 'KRW') throw new ProviderRefused('NOT_SUPPORTED_CURRENCY', currency)
      const path = `/billing/${encodeURIComponent(billingKey)}`
      const order = { orderId: chargeNo, orderName: chargeName.slice(0, LONGEST_NAME) }
      const body = { customerKey, amount, ...order }
      try {
        return outcomeOf(await tossRequest(endpoint, { method: 'POST', path, body, idempotencyKey }))
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        const earlier = repeated.has(error.code) ? await findCharge(chargeNo) : null
        return earlier ?? { status: 'DECLINED', reason: error.code }
      }
    },
    findCharge,
    async deleteKey(billingKey) {
      const path = `/billing/${encodeURIComponent(billingKey)}`
      await tossRequest(endpoint, { method: 'DELETE', path }).catch(nullIfMissing)
    },
  }
}

function cardOf({ billingKey, cardCompany, cardNumber, card }: z.output<typeof Issued>) {
  const issuer = card?.issuerCode ? issuerName(card.issuerCode) : null
  const number = card?.number ?? cardNumber
  return { billingKey, brand: issuer ?? cardCompany ?? null, cardEnd: number?.slice(-4) ?? null }
}

function outcomeOf(answer: unknown): ChargeOutcome {
  const payment = Payment.safeParse(answer)
  if (!payment.success) throw new ProviderUnreachable(payment.error)
  const { status, totalAmount: amount, receipt, failure } = payment.data
  switch (status) {
    case 'DONE':
    case 'CANCELED':
    case 'PARTIAL_CANCELED':
      return { status: 'PAID', amount, receiptUrl: receipt?.url ?? null }
    case 'ABORTED':
    case 'EXPIRED':
      return { status: 'DECLINED', reason: failure?.code ?? status }
    default:
      throw new ProviderUnreachable(status)
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ProviderRefused && error.code.startsWith('NOT_FOUND')) return null
  throw error
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
