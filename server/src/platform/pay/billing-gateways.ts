import type { Secrets } from '../operating/secrets.ts'
import type { Settings } from '../operating/settings.ts'
import type { BillingGateway } from './billing-gateway.ts'
import { sandboxBilling } from './sandbox-billing.ts'
import { pathOfBillingWindow } from './toss/billing-window.ts'
import { tossBilling } from './toss/toss-billing.ts'

/** By name; new cards are registered with the first. */
export type BillingGateways = ReadonlyMap<string, BillingGateway>

interface Options {
  settings: Pick<Settings, 'billingToss' | 'sandboxPayments'>
  secrets: Secrets
  /** Where this server is reached by itself. */
  internal: string
  tossUrl?: string
}
/** Through what this installation charges stored cards: its own account at Toss Payments, or the sandbox. */
export function billingGateways({
  settings: { billingToss, sandboxPayments },
  secrets,
  internal,
  tossUrl = 'https://api.tosspayments.com',
}: Options): BillingGateways {
  const windowPath = (window: Parameters<typeof pathOfBillingWindow>[1]) =>
    pathOfBillingWindow(secrets, window)
  const gateways = [
    billingToss && tossBilling(billingToss, { baseUrl: tossUrl, windowPath }),
    sandboxPayments &&
      sandboxBilling({ baseUrl: `${internal}/sandbox-provider`, secret: secrets.keyFor('sandbox-merchant') }),
  ].filter((gateway) => gateway !== null && gateway !== false)
  return new Map(gateways.map((gateway) => [gateway.name, gateway]))
}
