import type { Context } from '../../../platform/context.ts'
import { findCharges } from '../billing/billing.public.ts'
import { PLAN_PRODUCT, planOf } from './plan-changes.rules.ts'

/** What was charged for plans, the newest first. */
export async function listCharges({ db }: Context, query: { page: number; size: number }) {
  const { list, total } = await findCharges(db, { ...query, product: PLAN_PRODUCT })
  return {
    list: list.map(({ title, price, ...charge }) => ({
      ...charge,
      planCd: planOf(title),
      discount: charge.kind === 'PERIOD' ? price - charge.amount : 0,
    })),
    total,
  }
}
