import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { beginOfDay, findPaidCharges, findSubscription } from '../billing/billing.public.ts'
import { moveEnd } from '../enrolments/enrolments.public.ts'
import { recordChargedSale } from '../orders/orders.public.ts'
import { accessUntil } from './access.rules.ts'
import { findPlaces, findRecorded, insertRecorded, lockJoined, type JoinedRow } from './joined.queries.ts'

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
    const until = await accessEndOf(tx, subscriptionSeq)
    const now = ctx.now()
    for (const attendSeq of await findPlaces(tx, subscriptionSeq))
      await moveEnd(tx, attendSeq, { validAt: until ?? now, now })
  })
}

/** Until when it gives access; null where it gives none. */
export async function accessEndOf(tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const subscription = await findSubscription(tx, subscriptionSeq)
  return subscription
    ? accessUntil({ ...subscription, periodEndsAt: beginOfDay(subscription.periodEnd) })
    : null
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
