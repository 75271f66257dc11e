import type { MembershipSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { givePeriod, type Offer } from '../billing/billing.public.ts'
import { insertJoined } from './joined.queries.ts'
import { productOf } from './joined.service.ts'

interface GiftTerm {
  membershipSeq: MembershipSeq
  receiver: UserSeq
  offer: Offer
}
/**
 * A term that somebody else paid: its receiver is in the membership from now on, or stays longer. The caller makes sure that it is
 * given once, and follows the subscription afterwards. SUBSCRIPTION_UNCHANGEABLE. docs/rules.md R-1192.
 */
export async function giveTerm(ctx: Context, tx: ChannelTx, { membershipSeq, receiver, offer }: GiftTerm) {
  const product = productOf(membershipSeq, receiver)
  const { subscriptionSeq, given, isNew } = await givePeriod(ctx, tx, { product, offer, receiver })
  if (isNew)
    await insertJoined(tx, {
      subscriptionSeq,
      membershipSeq,
      userSeq: receiver,
      consentedAt: ctx.now(),
      isGiven: true,
    })
  return { subscriptionSeq, given }
}
