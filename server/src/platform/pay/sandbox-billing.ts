import { z } from 'zod'
import type { BillingGateway, ChargeOutcome } from './billing-gateway.ts'
import { ProviderRefused, ProviderUnreachable } from './gateway.ts'

export interface SandboxBillingOptions {
  /** Where the provider's API answers this server. */
  baseUrl: string
  secret: string
  timeoutMs?: number
}

const Problem = z.object({ code: z.string(), message: z.string() })
const Begun = z.object({ redirectUrl: z.string() })
const Issued = z.object({ billingKey: z.string(), cardCompany: z.string(), cardNumber: z.string() })
const Charged = z.object({
  status: z.enum(['DONE', 'ABORTED']),
  amount: z.int(),
  failReason: z.string().nullable(),
})

/** The adapter to the stored cards of the sandbox provider. */
export function sandboxBilling({
  baseUrl,
  secret,
  timeoutMs = 10_000,
}: SandboxBillingOptions): BillingGateway {
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${baseUrl}/v1/billing${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable)
    if (response.status >= 500) throw new ProviderUnreachable(`status ${response.status}`)
    const answer: unknown = await response.json().catch(unreachable)
    if (response.ok) return answer
    const { code, message } = Problem.parse(answer)
    throw new ProviderRefused(code, message)
  }

  return {
    name: 'sandbox',
    isTest: true,
    begin: async (input) => Begun.parse(await call('POST', '/registrations', input)),
    // One authorization gives one key, and one number is charged once: no idempotency key is needed.
    async issue({ authKey, customerKey }) {
      const issued = Issued.parse(await call('POST', '/authorizations/issue', { authKey, customerKey }))
      const { billingKey, cardCompany, cardNumber } = issued
      return { billingKey, brand: cardCompany, cardEnd: cardNumber.slice(-4) }
    },
    async charge({ billingKey, customerKey, chargeNo, chargeName, amount, currency }) {
      const body = { customerKey, amount, currency, orderId: chargeNo, orderName: chargeName }
      return outcomeOf(await call('POST', `/${billingKey}`, body))
    },
    findCharge: (chargeNo) => call('GET', `/charges/${chargeNo}`).then(outcomeOf).catch(nullIfMissing),
    async deleteKey(billingKey) {
      await call('DELETE', `/${billingKey}`).catch(nullIfMissing)
    },
  }
}

function outcomeOf(answer: unknown): ChargeOutcome {
  const { status, amount, failReason } = Charged.parse(answer)
  return status === 'DONE'
    ? { status: 'PAID', amount, receiptUrl: null }
    : { status: 'DECLINED', reason: failReason ?? status }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ProviderRefused && error.code.startsWith('NOT_FOUND')) return null
  throw error
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
