import type { Currency, MerchantSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { payMethods } from 'contract/values/type-codes'
import { DEPOSIT_GATEWAY, depositGateway } from '../../../platform/pay/deposit-gateway.ts'
import type { PaymentGateway } from '../../../platform/pay/gateway.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { changeMerchant, findMerchant, findMerchantByToken, findMerchants } from './merchants.queries.ts'
import { findDepositAccount } from './deposit-account.queries.ts'
import { hasTakenMoney, openMerchant } from './merchants.service.ts'

/** What a payment is made through. It stays with the payment. */
export interface PaymentChannel {
  payMethodCd: typeof payMethods.card | typeof payMethods.deposit
  gateway: PaymentGateway
  /** Null for a provider of the installation. */
  merchantSeq: MerchantSeq | null
  isTest: boolean
}

/** Whether this site ever connected keys for real money, or named a bank account for deposits. docs/rules.md R-681. */
export const takesRealMoney = ({ db }: Context) => hasTakenMoney(db)

/** The bank account that buyers may pay to; null where none is offered. A Korean account takes won. */
export async function depositAccountFor({ db }: Context, currency: Currency) {
  const account = currency === 'KRW' ? await findDepositAccount(db) : undefined
  return account?.isActive ? account : null
}

/** What this site takes new payments through. PAYMENTS_OFF when nothing does. docs/rules.md R-721. */
export async function channelFor(
  ctx: Context,
  currency: Currency,
  payMethodCd: PaymentChannel['payMethodCd'] = payMethods.card,
): Promise<PaymentChannel> {
  if (payMethodCd === payMethods.deposit) {
    if (!(await depositAccountFor(ctx, currency))) throw refuse('PAYMENTS_OFF')
    return { payMethodCd, gateway: depositGateway(), merchantSeq: null, isTest: false }
  }
  const used = (await findMerchants(ctx.db)).filter(({ currencies }) => currencies.length > 0)
  const merchant = used.find(({ currencies }) => currencies.includes(currency))
  if (merchant) {
    const { merchantSeq, mode } = merchant
    return { payMethodCd, gateway: openMerchant(ctx, merchant), merchantSeq, isTest: mode === 'test' }
  }
  const [gateway] = ctx.ports.gateways.values()
  if (!gateway || used.length > 0 || (await hasTakenMoney(ctx.db))) throw refuse('PAYMENTS_OFF')
  return { payMethodCd, gateway, merchantSeq: null, isTest: true }
}

/**
 * Whether this site can be paid: by its own live account or its bank account; by test payments only where the installation
 * itself takes those. docs/rules.md R-736.
 */
export async function canBePaid(ctx: Context, currency: Currency) {
  if (await depositAccountFor(ctx, currency)) return true
  const channel = await channelFor(ctx, currency).catch((error: unknown) => {
    if (isRefusal(error, 'PAYMENTS_OFF')) return null
    throw error
  })
  return channel !== null && (!channel.isTest || ctx.ports.gateways.size > 0)
}

/** The provider, with the account a payment was made with, also after the site took another one. */
export async function gatewayOf(
  ctx: Context,
  payment: { gateway: string; merchantSeq: MerchantSeq | null; amount: number; refundedAmount: number },
): Promise<PaymentGateway> {
  const { gateway: name, merchantSeq } = payment
  if (name === DEPOSIT_GATEWAY) return depositGateway(payment)
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
