import { payMethodName, payMethodNames, type PayMethodName } from 'contract/money/orders/pay-methods.rules'
import { providers } from 'contract/money/merchants/providers'
import type { MerchantSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findMerchant, type MerchantRow } from './merchants.queries.ts'
import { openMerchant } from './merchants.service.ts'
import { findPayMethods, setPayMethods } from './pay-methods.queries.ts'

async function getMerchant({ db }: Context, merchantSeq: MerchantSeq) {
  const merchant = await findMerchant(db, merchantSeq)
  if (!merchant) throw refuse('NOT_FOUND')
  return merchant
}

function offeredBy(ctx: Context, merchant: MerchantRow) {
  const gateway = openMerchant(ctx, merchant)
  const { currencies } = providers[merchant.provider]
  const offered = new Set(currencies.flatMap((one) => gateway.methods(one).map(payMethodName)))
  return payMethodNames.filter((name) => offered.has(name))
}

export async function viewPayMethods(ctx: Context, merchantSeq: MerchantSeq) {
  const merchant = await getMerchant(ctx, merchantSeq)
  return { offered: offeredBy(ctx, merchant), chosen: await findPayMethods(ctx.db, merchantSeq) }
}

/** PAY_METHOD_OFF for one that the provider does not know. docs/rules.md R-796. */
export async function choosePayMethods(
  ctx: MemberContext,
  merchantSeq: MerchantSeq,
  chosen: PayMethodName[],
) {
  const merchant = await getMerchant(ctx, merchantSeq)
  const offered = offeredBy(ctx, merchant)
  if (chosen.some((name) => !offered.includes(name))) throw refuse('PAY_METHOD_OFF')
  const before = await findPayMethods(ctx.db, merchantSeq)
  await ctx.transaction(async (tx) => {
    await setPayMethods(
      tx,
      merchantSeq,
      offered.filter((name) => chosen.includes(name)),
    )
    ctx.audit.record({ before: { methods: before.join(', ') }, after: { methods: chosen.join(', ') } })
  })
  return null
}
