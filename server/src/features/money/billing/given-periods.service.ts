import { subscriptionChanged } from 'contract/money/billing/events'
import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findOpenCharge } from './charges.queries.ts'
import { appended, onceOnly, withoutGiven, type GiftPeriod } from './given-periods.rules.ts'
import { closePause } from './pauses.service.ts'
import * as queries from './subscriptions.queries.ts'
import type { Offer } from './subscriptions.rules.ts'

interface Giving {
  product: string
  offer: Offer
  receiver: UserSeq
}
/**
 * A term that somebody else paid: a subscription of its own that nothing follows, or appended to the one that runs. The caller makes
 * sure that it is given once. SUBSCRIPTION_UNCHANGEABLE while a charge is on its way. docs/rules.md R-1192.
 */
export async function givePeriod(ctx: Context, tx: ChannelTx, { product, offer, receiver }: Giving) {
  const now = ctx.now()
  const once = onceOnly(offer, now)
  const begun = { ...once, product, memberUserSeq: receiver, startedAt: now }
  const subscriptionSeq = await queries.insertSubscription(tx, begun)
  if (subscriptionSeq === null) return { ...(await append(ctx, tx, { product, offer })), isNew: false }
  await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'GIVEN' })
  return { subscriptionSeq, given: { from: once.periodStart, until: once.periodEnd }, isNew: true }
}

async function append(ctx: Context, tx: ChannelTx, { product, offer }: Pick<Giving, 'product' | 'offer'>) {
  const running = await queries.findRunning(tx, product)
  const subscription = running && (await queries.lockSubscription(tx, running.subscriptionSeq))
  if (!subscription) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  const { subscriptionSeq } = subscription
  const hasOpenCharge = (await findOpenCharge(tx, subscriptionSeq)) !== null
  const planned = appended(subscription, offer.termMonths, { hasOpenCharge, now: ctx.now() })
  if (!planned) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  await queries.changeSubscription(tx, subscriptionSeq, planned.change)
  await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'GIVEN' })
  return { subscriptionSeq, given: planned.given }
}

/** What was paid for these days went back. The caller makes sure that they are taken once. docs/rules.md R-1193. */
export async function takePeriod(
  ctx: Context,
  tx: ChannelTx,
  { subscriptionSeq, given }: { subscriptionSeq: SubscriptionSeq; given: GiftPeriod },
) {
  const before = await queries.lockSubscription(tx, subscriptionSeq)
  if (!before) return
  if (withoutGiven(before, given, ctx.now()).state === 'ENDED')
    await closePause(tx, subscriptionSeq, ctx.now())
  const subscription = (await queries.lockSubscription(tx, subscriptionSeq)) ?? before
  const change = withoutGiven(subscription, given, ctx.now())
  if (Object.keys(change).length === 0) return
  await queries.changeSubscription(tx, subscriptionSeq, change)
  const cause = change.state === 'ENDED' ? 'ENDED' : 'GIVEN'
  await emit(tx, subscriptionChanged, { subscriptionSeq, cause })
}
