import type { WindowOptions } from 'contract/money/orders/card-options.rules'
import {
  depositMethod,
  isSameMethod,
  payMethodList,
  payMethodNames,
  type BuyerMethod,
  type PayMethod,
  type PayMethodName,
} from 'contract/money/orders/pay-methods.rules'
import type { Currency, MerchantSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { payMethods } from 'contract/values/type-codes'
import type { BillingGateway } from '../../../platform/pay/billing-gateway.ts'
import { SANDBOX_GATEWAY } from '../../../platform/pay/sandbox-gateway.ts'
import { DEPOSIT_GATEWAY, depositGateway } from '../../../platform/pay/deposit-gateway.ts'
import type { PaymentGateway, ReadEvent } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { changeMerchant, findMerchant, findMerchantByToken, findMerchants } from './merchants.queries.ts'
import { findDepositAccount } from './deposit-account.queries.ts'
import { findExchangeRate } from './exchange-rate.queries.ts'
import { findPayMethods } from './pay-methods.queries.ts'
import { hasTakenMoney, openBilling, openMerchant } from './merchants.service.ts'
import { recordTrialEvent } from './trials.service.ts'

interface PaymentProvider {
  /** The ways to pay that the site switched on; null where it takes what the gateway offers. */
  chosen?: readonly PayMethodName[] | null
  gateway: PaymentGateway
  /** Null for a provider of the installation. */
  merchantSeq: MerchantSeq | null
  isTest: boolean
}
/** What a payment is made through. It stays with the payment. */
export interface PaymentChannel extends PaymentProvider {
  method: BuyerMethod
  /** What the buyer chose for the window of the provider. */
  options?: WindowOptions
}

/** Whether this site ever connected keys for real money, or named a bank account for deposits. docs/rules.md R-681. */
export const takesRealMoney = ({ db }: Context) => hasTakenMoney(db)

/** The bank account that buyers may pay to; null where none is offered. A Korean account takes won. */
export async function depositAccountFor({ db }: Context, currency: Currency) {
  const account = currency === 'KRW' ? await findDepositAccount(db) : undefined
  return account?.isActive ? account : null
}

/** Won for a hundred dollars, where the site has set a rate. docs/rules.md R-838. */
export const exchangeRateOf = async ({ db }: Context) => (await findExchangeRate(db))?.exchangeRate ?? null

/** What this site takes new payments in a currency through; null where nothing does. docs/rules.md R-721. */
async function providerFor(ctx: Context, currency: Currency): Promise<PaymentProvider | null> {
  const used = (await findMerchants(ctx.db)).filter(({ currencies }) => currencies.length > 0)
  const merchant = used.find(({ currencies }) => currencies.includes(currency))
  if (merchant) {
    const { merchantSeq, mode } = merchant
    const chosen = await findPayMethods(ctx.db, merchantSeq)
    return { gateway: openMerchant(ctx, merchant), merchantSeq, isTest: mode === 'test', chosen }
  }
  const [gateway] = ctx.ports.gateways.values()
  if (!gateway || used.length > 0 || (await hasTakenMoney(ctx.db))) return null
  return { gateway, merchantSeq: null, isTest: true }
}

/** The ways to pay in this currency through a provider, in the order of the checkout. docs/rules.md R-790. */
export async function methodsFor(ctx: Context, currency: Currency) {
  const provider = await providerFor(ctx, currency)
  if (!provider) return { methods: [], isTest: false, hasCardOptions: false }
  return {
    methods: offeredBy(provider, currency),
    isTest: provider.isTest,
    hasCardOptions: currency === 'KRW' && provider.gateway.hasCardOptions === true,
  }
}

function offeredBy({ gateway, chosen }: PaymentProvider, currency: Currency): PayMethod[] {
  const offered = gateway.methods(currency)
  return payMethodNames
    .filter((name) => !chosen || chosen.includes(name))
    .map((name): PayMethod => payMethodList[name])
    .filter((method) => offered.some((one) => isSameMethod(one, method)))
}

/** What a payment in this way is made through. PAYMENTS_OFF where nothing is taken, PAY_METHOD_OFF where not this way. */
export async function channelFor(
  ctx: Context,
  currency: Currency,
  method: BuyerMethod,
): Promise<PaymentChannel> {
  if (method.payMethodCd === payMethods.deposit) {
    if (!(await depositAccountFor(ctx, currency))) throw refuse('PAYMENTS_OFF')
    return { method: depositMethod, gateway: depositGateway(), merchantSeq: null, isTest: false }
  }
  const provider = await providerFor(ctx, currency)
  const offered = provider ? offeredBy(provider, currency) : []
  if (!provider || offered.length === 0) throw refuse('PAYMENTS_OFF')
  if (!offered.some((one) => isSameMethod(one, method))) throw refuse('PAY_METHOD_OFF')
  return { ...provider, method }
}

/** Where stored cards of members are charged now: the account of the site that takes won; null where it charges no cards. */
export async function billingAccountFor(ctx: Context) {
  const provider = await providerFor(ctx, 'KRW')
  if (!provider) return null
  const { merchantSeq } = provider
  const gateway = await billingAccountOf(ctx, { merchantSeq })
  return gateway ? { gateway, merchantSeq } : null
}

/** The same of an account, also after the site took another one. Test payments of the installation are charged by its sandbox alone. */
export async function billingAccountOf(
  ctx: Context,
  { merchantSeq }: { merchantSeq: MerchantSeq | null },
): Promise<BillingGateway | null> {
  if (merchantSeq === null) return ctx.ports.billing.get(SANDBOX_GATEWAY) ?? null
  const merchant = await findMerchant(ctx.db, merchantSeq)
  return merchant ? openBilling(ctx, merchant) : null
}

/**
 * Whether this site can be paid: by its own live account or its bank account; by test payments only where the installation
 * itself takes those. docs/rules.md R-736.
 */
export async function canBePaid(ctx: Context, currency: Currency) {
  if (await depositAccountFor(ctx, currency)) return true
  const { methods, isTest } = await methodsFor(ctx, currency)
  return methods.length > 0 && (!isTest || ctx.ports.gateways.size > 0)
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
  const gateway = openMerchant(ctx, merchant)
  const { merchantSeq } = merchant
  const setHeardAt = async (event: Exclude<ReadEvent, null>) => {
    await ctx.transaction((tx) => changeMerchant(tx, merchantSeq, { heardAt: ctx.now() }))
    if (event !== 'NOTHING') await recordTrialEvent(ctx, merchantSeq, event.paymentKey)
  }
  return { gateway, setHeardAt }
}
