import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import {
  beginOfDay,
  findOpenPause,
  findPaidCharges,
  findSubscription,
  isPending,
} from '../billing/billing.public.ts'
import { moveEnd } from '../enrolments/enrolments.public.ts'
import { recordChargedSale } from '../orders/orders.public.ts'
import { accessUntil } from './access.rules.ts'
import {
  findPlaces,
  findPlacesOf,
  findRecorded,
  insertRecorded,
  lockJoined,
  type JoinedRow,
} from './joined.queries.ts'

const DAY_MS = 86_400_000
const daysOf = ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }) =>
  Math.round((beginOfDay(periodEnd).getTime() - beginOfDay(periodStart).getTime()) / DAY_MS)

/**
 * What a subscription is now, for all that follows from it: its charges are sales, and its places last as long as it gives access.
 * Repeating it changes nothing. docs/rules.md R-1017, R-1018.
 */
export function follow(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  return ctx.transaction(async (tx) => {
    const joined = await lockJoined(tx, subscriptionSeq)
    if (!joined) return
    await recordCharges(tx, joined)
    const now = ctx.now()
    const access = await accessOf(tx, subscriptionSeq, now)
    for (const attendSeq of await findPlaces(tx, joined))
      await moveEnd(tx, attendSeq, { ...(access ?? { validAt: now }), now })
  })
}

/** What a subscription gave to one person ends at once; the same of everybody else stays. The caller freed their seat. docs/rules.md R-1274. */
export async function endPlacesOf(
  tx: ChannelTx,
  { subscriptionSeq, userSeq, now }: { subscriptionSeq: SubscriptionSeq; userSeq: UserSeq; now: Date },
) {
  for (const attendSeq of await findPlacesOf(tx, subscriptionSeq, userSeq))
    await moveEnd(tx, attendSeq, { validAt: now, now })
}

/** Until when it gives access; null where it gives none. One that is paused gives it until then, and its places rest. docs/rules.md R-1166. */
export async function accessOf(tx: ChannelTx, subscriptionSeq: SubscriptionSeq, now: Date) {
  const subscription = await findSubscription(tx, subscriptionSeq)
  const validAt =
    subscription && accessUntil({ ...subscription, periodEndsAt: beginOfDay(subscription.periodEnd) })
  if (!validAt) return null
  const pause = await findOpenPause(tx, subscriptionSeq)
  return pause && isPending(pause, now) && subscription.state !== 'ENDED'
    ? { validAt: beginOfDay(pause.startsOn), isResting: true }
    : { validAt, isResting: false }
}

async function recordCharges(tx: ChannelTx, { subscriptionSeq, userSeq, name, consentedAt }: JoinedRow) {
  const recorded = await findRecorded(tx, subscriptionSeq)
  for (const { chargeSeq, settledAt, brand, cardEnd, ...charge } of await findPaidCharges(
    tx,
    subscriptionSeq,
  )) {
    if (recorded.has(chargeSeq) || settledAt === null) continue
    const cardName = [brand, cardEnd && `···· ${cardEnd}`].filter(Boolean).join(' ')
    const orderSeq = await recordChargedSale(tx, {
      ...charge,
      title: charge.title || name,
      accessDays: daysOf(charge),
      consentedAt,
      paidAt: settledAt,
      cardName: cardName || null,
      orderer: await ordererOf(tx, userSeq),
    })
    await insertRecorded(tx, { chargeSeq, subscriptionSeq, orderSeq })
  }
}

async function ordererOf(tx: ChannelTx, userSeq: UserSeq) {
  const [person] = await findPeople(tx, [userSeq])
  if (!person) throw new Error(`nobody is ${userSeq}`)
  return person
}
