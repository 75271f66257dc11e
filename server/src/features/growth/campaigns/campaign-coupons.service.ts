import type { CampaignEvent } from 'contract/growth/campaigns/schemas'
import { isAdvertising } from 'contract/growth/campaigns/events.rules'
import type { CouponInfoSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasCoupon, provideCoupon } from '../../money/coupons/coupons.public.ts'

interface Giving {
  event: CampaignEvent | null
}
/** The coupon that goes with it; an event that does not advertise gives none. */
const couponOf = ({ event }: Giving): CouponInfoSeq | null =>
  event && isAdvertising(event.kind) ? event.couponInfoSeq : null

/** A campaign gives coupons of this site. COUPON_UNKNOWN. */
export async function checkCoupon(tx: ChannelTx, campaign: Giving) {
  const couponInfoSeq = couponOf(campaign)
  if (couponInfoSeq !== null && !(await hasCoupon(tx, couponInfoSeq))) throw refuse('COUPON_UNKNOWN')
}

/**
 * Those of these people in whose box the coupon of the campaign is now. It is there before its message arrives; one that is sent again
 * finds it there. Nobody reads of a coupon that they do not get. docs/rules.md R-1170.
 */
export async function giveCoupons(ctx: Context, campaign: Giving, userSeqs: readonly UserSeq[]) {
  const couponInfoSeq = couponOf(campaign)
  if (couponInfoSeq === null) return new Set(userSeqs)
  const holders = new Set<UserSeq>()
  for (const userSeq of userSeqs)
    if (await ctx.transaction((tx) => provideCoupon(ctx, tx, { couponInfoSeq, userSeq })))
      holders.add(userSeq)
  return holders
}
