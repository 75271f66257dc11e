import type { MerchantProvider } from 'contract/money/merchants/schemas'
import type { Clock } from '../clock.ts'
import type { Secrets } from '../operating/secrets.ts'
import { pathOfWindow } from './toss/payment-window.ts'
import { tossGateway, type MerchantGateway } from './toss/toss-gateway.ts'
import type { TossAccount } from './toss/toss-client.ts'

/** Opens the account of a site at a provider. */
export type MerchantGateways = Readonly<Record<MerchantProvider, (account: TossAccount) => MerchantGateway>>

interface Options {
  secrets: Secrets
  now: Clock
  tossUrl?: string
}
export const merchantGateways = ({
  secrets,
  now,
  tossUrl = 'https://api.tosspayments.com',
}: Options): MerchantGateways => ({
  toss: (account) =>
    tossGateway(account, {
      baseUrl: tossUrl,
      now,
      windowPath: (window) => pathOfWindow(secrets, window),
    }),
})
