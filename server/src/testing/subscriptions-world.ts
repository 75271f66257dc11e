import {
  beginCardRegistration,
  completeCardRegistration,
  removeBillingCard,
} from 'contract/money/billing/api'
import { renewSubscriptions } from '../features/money/billing/subscriptions.service.ts'
import { startSubscription, startTrial } from '../features/money/billing/billing.public.ts'
import { crashPointsIn } from './crashes.ts'
import { fakeBilling } from './fake-billing.ts'
import { aSite } from './world.ts'

export const offer = { title: 'Pro', price: 30_000, termMonths: 1 } as const

export interface ChargeFacts {
  subscription_seq: number
  charge_no: string
  kind: 'PERIOD' | 'UPGRADE'
  state: 'REQUESTED' | 'PAID' | 'FAILED'
  start: string
  end: string
  amount: number
  price: number
  fail_reason: string | null
}
export interface PauseFacts {
  subscription_seq: number
  start: string
  end: string
  is_open: boolean
}
export interface SubscriptionFacts {
  subscription_seq: number
  state: string
  start: string
  end: string
  trial_end: string | null
  price: number
  failed_count: number
  next_charge_at: Date | null
  past_due_since: Date | null
}

/** A site with a card whose provider runs in this process, and what renews there. */
export async function aSubscriber() {
  const site = await aSite()
  const { app, add, channelSeq, clock, owner } = site
  const billing = fakeBilling()
  const { around, crashAfter } = crashPointsIn(app)
  const { charge, findCharge } = billing.gateway
  Object.assign(billing.gateway, {
    charge: around('charge', charge),
    findCharge: around('findCharge', findCharge),
  })
  Object.assign(app.ports, { billing: new Map([['sandbox', billing.gateway]]) })
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await add.all("update access_tokens set expires_at = '2999-01-01'")

  async function registerCard() {
    const returnTo = `/register_card/${channelSeq}`
    const { redirectUrl } = await owner.call(beginCardRegistration, { channelSeq, body: { returnTo } })
    const { customerKey = '', authKey = '' } = Object.fromEntries(new URL(redirectUrl).searchParams)
    await owner.call(completeCardRegistration, { channelSeq, body: { customerKey, authKey } })
  }
  const ctx = () => app.contextFor(channelSeq)
  return {
    ...site,
    provider: billing.control,
    crashAfter,
    ctx,
    registerCard,
    removeCard: () => owner.call(removeBillingCard, { channelSeq }),
    start: async (product = 'plan', own: Parameters<typeof startSubscription>[1]['offer'] = offer) =>
      startSubscription(await ctx(), { product, offer: own }),
    startTrial: async (days: number) => startTrial(await ctx(), { product: 'plan', offer, days }),
    passTimer: async () => renewSubscriptions.visit(await ctx()),
    /** Days pass one by one, and the timer runs each day. */
    async passDays(days: number) {
      for (let day = 0; day < days; day += 1) {
        clock.pass({ days: 1 })
        await renewSubscriptions.visit(await ctx())
      }
    },
    chargesOf: () =>
      add.all<ChargeFacts>(
        `select subscription_seq::int, charge_no, kind, state, period_start::text as start, period_end::text as end, amount, price, fail_reason
           from subscription_charges order by charge_seq`,
      ),
    pauses: () =>
      add.all<PauseFacts>(
        `select subscription_seq::int, starts_on::text as start, ends_on::text as end, resumed_at is null as is_open
           from subscription_pauses order by subscription_pause_seq`,
      ),
    subscriptions: () =>
      add.all<SubscriptionFacts>(
        `select subscription_seq::int, state, period_start::text as start, period_end::text as end, trial_end::text, price, failed_count, next_charge_at, past_due_since
           from subscriptions order by subscription_seq`,
      ),
  }
}
