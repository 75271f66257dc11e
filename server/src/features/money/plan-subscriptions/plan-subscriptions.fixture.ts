import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A coupon for plans that the site registered. */
export const planSubscriptionsFixture = fixture({
  async add(world) {
    const coupon = await world.add.row<{ plan_coupon_seq: number }>('plan_coupons', {
      code: 'ONLYONHARU',
      name: MARK,
      kind: 'PERCENT',
      value: 10,
      created_at: noon,
    })
    await world.add.row('plan_coupon_uses', {
      ...ofSite(world),
      plan_coupon_seq: coupon.plan_coupon_seq,
      registered_by_user_seq: world.ownerSeq,
      registered_at: noon,
      used_at: noon,
    })
    return { planCouponSeq: coupon.plan_coupon_seq, termMonths: 1 }
  },
})
