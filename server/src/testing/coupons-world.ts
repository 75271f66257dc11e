import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import type { Input } from 'contract/http/endpoint'
import { aShop } from './orders-world.ts'
import type { Person } from './person.ts'

type CouponInput = Input<typeof createCoupon>['body']

/** What the form of a coupon sends: 8,000 won off any class. */
export const couponBody = (input: Partial<CouponInput> = {}): CouponInput => ({
  name: '첫 수강 환영',
  discountType: 'AMOUNT',
  value: 8_000,
  maxDiscount: null,
  minAmount: 0,
  target: 'SITE',
  courseSeqs: [],
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-31T15:00:00Z',
  code: 'WELCOME8',
  hasLink: false,
  isDownloadable: false,
  totalLimit: null,
  perUserLimit: 1,
  isReturned: true,
  ...input,
})

/** A shop with a coupon, and a way to put it into somebody's box. */
export async function aCouponShop(input: Partial<CouponInput> = {}) {
  const shop = await aShop()
  const { owner, channelSeq } = shop
  const { couponInfoSeq } = await owner.call(createCoupon, { channelSeq, body: couponBody(input) })
  const register = (who: Person, code = 'WELCOME8') =>
    who.call(registerCoupon, { channelSeq, body: { code } })
  const uses = async () => {
    const rows = await shop.add.all<{ state: string }>('select state from coupon_uses order by order_seq')
    return rows.map(({ state }) => state)
  }
  return { ...shop, couponInfoSeq, register, uses }
}
