import type { PlanPreview } from 'contract/money/plan-subscriptions/schemas'
import type { PlanTerm } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { overOf, type PlanCode } from 'contract/system/plans/plans.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { arePlansOn, findPlans } from '../../system/plans/plans.public.ts'
import {
  cancelSubscription,
  changePlan,
  discounted,
  findRunningSubscription,
  firstCharge,
  newSubscription,
  previewChange,
  resumeSubscription,
  startSubscription,
  type Offer,
} from '../billing/billing.public.ts'
import { discountOf, isSmaller, kindOf, offerOf, PLAN_PRODUCT, planOf } from './plan-changes.rules.ts'
import { findUnused } from './plan-coupons.queries.ts'
import { usageOf, viewPlan } from './plan-info.service.ts'
import { syncPlan } from './plan-state.service.ts'

type Preview = z.output<typeof PlanPreview>
interface Choice {
  planCd: PlanCode
  termMonths: PlanTerm
}
const findRunning = (ctx: Context) => findRunningSubscription(ctx.db, PLAN_PRODUCT)
type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>

/** The coupon that discounts the first charge. */
const firstDiscount = async (ctx: Context) => discountOf((await findUnused(ctx.db))[0])

/** What a choice would mean. docs/rules.md R-1067. */
export async function previewPlan(ctx: Context, choice: Choice): Promise<Preview> {
  const { preview } = await planned(ctx, choice)
  return preview
}

async function planned(ctx: Context, { planCd, termMonths }: Choice) {
  if (!(await arePlansOn(ctx.platform))) throw refuse('PLANS_OFF')
  const plan = (await findPlans(ctx.platform)).find((one) => one.planCd === planCd)
  if (!plan) throw refuse('PLAN_NOT_OFFERED')
  const over = overOf(await usageOf(ctx.db), plan)
  const running = await findRunning(ctx)
  if (planCd === 'FREE') return { offer: null, running, preview: previewOfEnd(ctx, running, over) }
  const offer = offerOf(plan, termMonths)
  if (!offer) throw refuse('PLAN_NOT_OFFERED')
  const part = running ? await previewOfChange(ctx, running, offer) : await previewOfStart(ctx, offer)
  return { offer, running, preview: { ...part, over } }
}

function previewOfEnd(ctx: Context, running: Running | null, over: Preview['over']): Preview {
  const startsOn = running?.state === 'ACTIVE' ? running.periodEnd : seoulDay(ctx.now())
  return { kind: running ? 'END' : 'STAY', amount: 0, discount: 0, startsOn, next: null, over }
}

async function previewOfStart(ctx: Context, offer: Offer): Promise<Omit<Preview, 'over'>> {
  const subscription = newSubscription(offer, ctx.now(), await firstDiscount(ctx))
  const { amount } = firstCharge(subscription)
  return {
    kind: 'START',
    amount,
    discount: offer.price - amount,
    startsOn: subscription.periodStart,
    next: { on: subscription.periodEnd, amount: offer.price },
  }
}

async function previewOfChange(ctx: Context, running: Running, offer: Offer): Promise<Omit<Preview, 'over'>> {
  const outcome = await previewChange(ctx, running, offer)
  if (!outcome) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  const kind = kindOf(running, offer, outcome)
  const today = seoulDay(ctx.now())
  return {
    kind,
    amount: 'charge' in outcome ? outcome.charge.amount : 0,
    discount: 0,
    startsOn: kind === 'LATER' ? running.periodEnd : today,
    next: { on: running.periodEnd, amount: discounted(offer.price, running) },
  }
}

/** Chooses a plan for the price that its preview said. docs/rules.md R-1067 to R-1069. */
export async function choosePlan(ctx: MemberContext, { amount, ...choice }: Choice & { amount: number }) {
  const { preview, offer, running } = await planned(ctx, choice)
  if (preview.amount !== amount) throw refuse('PLAN_PRICE_CHANGED')
  const current = running ? planOf(running.title) : 'FREE'
  if (preview.kind === 'LATER' && preview.over.length > 0 && isSmaller(choice.planCd, current))
    throw refuse('PLAN_TOO_SMALL')
  ctx.audit.record({
    about: choice.planCd,
    before: { plan: current },
    after: { plan: choice.planCd, amount },
  })
  if (offer === null) {
    if (running) await cancelSubscription(ctx, running.subscriptionSeq)
  } else if (running) await change(ctx, running, { offer, kind: preview.kind })
  else await begin(ctx, offer)
  await syncPlan(ctx)
  return viewPlan(ctx)
}

async function begin(ctx: Context, offer: Offer) {
  const discount = await firstDiscount(ctx)
  const begun = await startSubscription(ctx, { product: PLAN_PRODUCT, offer, discount })
  if (begun?.state === 'ENDED') throw refuse('PLAN_NOT_PAID')
}

async function change(
  ctx: Context,
  running: Running,
  { offer, kind }: { offer: Offer; kind: Preview['kind'] },
) {
  // Pressing for the plan that the site has drops what was chosen for later, and nothing else.
  if (kind === 'STAY' && running.nextTitle === null) return
  const changed = await changePlan(ctx, running.subscriptionSeq, offer)
  if (kind !== 'NOW' || !changed || changed.title === offer.title) return
  // While nobody knows whether it was paid, the charge is open and the plan follows it.
  if (await previewChange(ctx, changed, offer)) throw refuse('PLAN_NOT_PAID')
}

/** docs/rules.md R-1071. */
export async function switchRenewal(ctx: MemberContext, isOn: boolean) {
  const running = await findRunning(ctx)
  if (!running) throw refuse('NOT_FOUND')
  ctx.audit.record({ about: running.title })
  await (isOn ? resumeSubscription : cancelSubscription)(ctx, running.subscriptionSeq)
  await syncPlan(ctx)
  return viewPlan(ctx)
}
