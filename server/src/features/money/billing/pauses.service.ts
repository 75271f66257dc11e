import { pauseEnding, subscriptionChanged } from 'contract/money/billing/events'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findOpenCharge } from './charges.queries.ts'
import * as queries from './pauses.queries.ts'
import { isShort, pauseDaysLeft, paused, pauseStart, remindedUntil, wentOn } from './pauses.rules.ts'
import { changeSubscription, lockSubscription, type SubscriptionRow } from './subscriptions.queries.ts'

interface Pausing {
  days: number
  /** How many days a year its subscriber may pause; null where staff do, whom no allowance binds. */
  allowance: number | null
  /** The staff member who does it. */
  by: UserSeq | null
}
/** Pauses it from tomorrow on. SUBSCRIPTION_UNCHANGEABLE, PAUSE_DAYS_USED. docs/rules.md R-1165, R-1167. */
export function pauseSubscription(
  ctx: Context,
  subscriptionSeq: SubscriptionSeq,
  { days, allowance, by }: Pausing,
) {
  return ctx.transaction(async (tx) => {
    const { subscription, open } = await lockWithPause(tx, subscriptionSeq)
    const now = ctx.now()
    const hasOpenCharge = (await findOpenCharge(tx, subscriptionSeq)) !== null
    const planned = paused(subscription, { days, isPaused: open !== undefined, hasOpenCharge, now })
    if (!planned) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
    if (allowance !== null && days > (await daysLeft(tx, subscription, { allowance, now })))
      throw refuse('PAUSE_DAYS_USED')
    const { pause, change } = planned
    await queries.insertPause(tx, {
      ...pause,
      subscriptionSeq,
      pausedByUserSeq: by,
      requestedAt: now,
      remindedAt: isShort(pause) ? now : null,
    })
    await changeSubscription(tx, subscriptionSeq, change)
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'PAUSED' })
  })
}

/** How many days its subscriber may still pause it from tomorrow on. docs/rules.md R-1165. */
export async function daysLeft(
  db: ChannelDb,
  { product }: Pick<SubscriptionRow, 'product'>,
  { allowance, now }: { allowance: number; now: Date },
) {
  const startsOn = pauseStart(now)
  const pauses = await queries.findOwnPauses(db, product, moveDay(startsOn, -366))
  return pauseDaysLeft(allowance, pauses, startsOn)
}

/** Goes on today; repeating it changes nothing. docs/rules.md R-1166. */
export const resumePaused = (ctx: Context, subscriptionSeq: SubscriptionSeq) =>
  ctx.transaction(async (tx) => {
    if (await closePause(tx, subscriptionSeq, ctx.now()))
      await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'RESUMED' })
  })

/** Ends a pause that is planned or runs; false without one. The caller says what happened. */
export async function closePause(tx: ChannelTx, subscriptionSeq: SubscriptionSeq, now: Date) {
  const { subscription, open } = await lockWithPause(tx, subscriptionSeq)
  if (!open) return false
  const { endsOn, change } = wentOn(subscription, open, now)
  await queries.closePause(tx, open.subscriptionPauseSeq, { endsOn, resumedAt: now })
  if (Object.keys(change).length > 0) await changeSubscription(tx, subscriptionSeq, change)
  return true
}

async function lockWithPause(tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const subscription = await lockSubscription(tx, subscriptionSeq)
  if (!subscription) throw refuse('NOT_FOUND')
  return { subscription, open: await queries.findOpenPause(tx, subscriptionSeq) }
}

/** What is over goes on by itself. docs/rules.md R-1166. */
export async function endPauses(ctx: Context) {
  const now = ctx.now()
  for (const { subscriptionSeq } of await queries.findOver(ctx.db, seoulDay(now)))
    await ctx.transaction(async (tx) => {
      if (await closePause(tx, subscriptionSeq, now))
        await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'PAUSE_OVER' })
    })
}

/** Three days before it goes on by itself, once. docs/rules.md R-1168. */
export const remindOfPauses = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const now = ctx.now()
    for (const { subscriptionSeq } of await queries.setPauseReminded(tx, { until: remindedUntil(now), now }))
      await emit(tx, pauseEnding, { subscriptionSeq })
  })
