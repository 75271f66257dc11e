import type { MerchantProvider } from 'contract/money/merchants/providers'
import { pathOfBillingWindow } from './toss/billing-window.ts'
import { tossBilling } from './toss/toss-billing.ts'
import { TossKeys } from './toss/toss-client.ts'
import type { BillingGateway } from './billing-gateway.ts'
import type { Clock } from '../clock.ts'
import type { Secrets } from '../operating/secrets.ts'
import type { MerchantAccount, MerchantGateway } from './merchant-gateway.ts'
import { paypalGateway } from './paypal/paypal-gateway.ts'
import { pathOfPortoneWindow } from './portone/payment-window.ts'
import { portoneGateway } from './portone/portone-gateway.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'
import { pathOfWindow } from './toss/payment-window.ts'
import { tossGateway } from './toss/toss-gateway.ts'

/** Opens the account of a site at a provider. */
export type MerchantGateways = Readonly<
  Record<MerchantProvider, (account: MerchantAccount) => MerchantGateway>
>

/** PayPal keeps test payments at an address of their own. */
const paypalAddresses = {
  test: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const
const addresses: Readonly<Record<Exclude<MerchantProvider, 'paypal'>, string>> = {
  toss: 'https://api.tosspayments.com',
  portone: 'https://api.portone.io',
  stripe: 'https://api.stripe.com',
}

/** Opens the stored cards of an account, at the providers that charge a card without its owner. */
export type MerchantBilling = Readonly<
  Partial<Record<MerchantProvider, (account: MerchantAccount) => BillingGateway>>
>

interface Options {
  secrets: Secrets
  now: Clock
  /** Where the providers answer, if not at their own addresses. */
  urls?: Partial<Record<MerchantProvider, string>>
}
export function merchantGateways({ secrets, now, urls }: Options): MerchantGateways {
  const baseUrls = { ...addresses, ...urls }
  return {
    toss: (account) =>
      tossGateway(account, {
        baseUrl: baseUrls.toss,
        now,
        windowPath: (window) => pathOfWindow(secrets, window),
      }),
    portone: (account) =>
      portoneGateway(account, {
        baseUrl: baseUrls.portone,
        now,
        windowPath: (window) => pathOfPortoneWindow(secrets, window),
      }),
    paypal: (account) => paypalGateway(account, { baseUrl: urls?.paypal ?? paypalAddresses[account.mode] }),
    stripe: (account) => stripeGateway(account, { baseUrl: baseUrls.stripe, now }),
  }
}

export function merchantBilling({ secrets, urls }: Pick<Options, 'secrets' | 'urls'>): MerchantBilling {
  return {
    toss: ({ keys }) =>
      tossBilling(TossKeys.parse(keys), {
        baseUrl: urls?.toss ?? addresses.toss,
        windowPath: (window) => pathOfBillingWindow(secrets, window),
      }),
  }
}
