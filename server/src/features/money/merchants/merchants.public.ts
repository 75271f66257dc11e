import type { Currency, MerchantSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { PaymentGateway } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  changeMerchant,
  findCurrentMerchant,
  findMerchant,
  findMerchantByToken,
  hasLiveMerchant,
} from './merchants.queries.ts'
import { openMerchant } from './merchants.service.ts'

/** What a payment is made through. It stays with the payment. */
export interface PaymentChannel {
  gateway: PaymentGateway
  /** Null for a provider of the installation. */
  merchantSeq: MerchantSeq | null
  isTest: boolean
}

/** Whether this site ever connected keys for real money. docs/rules.md R-681. */
export const takesRealMoney = ({ db }: Context) => hasLiveMerchant(db)

/** What this site takes new payments through. PAYMENTS_OFF when nothing does. docs/rules.md R-721. */
export async function channelFor(ctx: Context, currency: Currency): Promise<PaymentChannel> {
  const merchant = await findCurrentMerchant(ctx.db)
  if (merchant?.isActive) {
    if (currency !== 'KRW') throw refuse('PAYMENTS_OFF')
    const { merchantSeq, mode } = merchant
    return { gateway: openMerchant(ctx, merchant), merchantSeq, isTest: mode === 'test' }
  }
  const [gateway] = ctx.ports.gateways.values()
  if (!gateway || (merchant && (await hasLiveMerchant(ctx.db)))) throw refuse('PAYMENTS_OFF')
  return { gateway, merchantSeq: null, isTest: true }
}

/** The provider, with the account a payment was made with, also after the site took another one. */
export async function gatewayOf(
  ctx: Context,
  { gateway: name, merchantSeq }: { gateway: string; merchantSeq: MerchantSeq | null },
): Promise<PaymentGateway> {
  const merchant = merchantSeq === null ? undefined : await findMerchant(ctx.db, merchantSeq)
  const gateway = merchant ? openMerchant(ctx, merchant) : ctx.ports.gateways.get(name)
  if (!gateway) throw refuse('PAYMENTS_OFF')
  return gateway
}

/** The provider behind an address for events; null for an address of nobody. */
export async function gatewayAt(ctx: Context, noticeToken: string) {
  const merchant = await findMerchantByToken(ctx.db, noticeToken)
  if (!merchant) return null
  const setHeardAt = () =>
    ctx.transaction((tx) => changeMerchant(tx, merchant.merchantSeq, { heardAt: ctx.now() }))
  return { gateway: openMerchant(ctx, merchant), setHeardAt }
}
