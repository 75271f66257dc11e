import { expect, test } from 'vitest'
import { getCouponResults } from 'contract/views/coupon-results/api'
import { refundOrder } from 'contract/money/orders/api'
import { aCouponShop } from '../../../testing/coupons-world.ts'
import { buy, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'

const LESS = PRICE - 8_000

test('the results of a coupon say what it sold, what it took off and who bought for the first time', async () => {
  const { owner, mina, member, channelSeq, courseRef, register, couponInfoSeq, add, ownerSeq, clock } =
    await aCouponShop()
  const results = () => owner.call(getCouponResults, { channelSeq })
  expect(await results()).toMatchObject({ list: [], month: { sales: 0, siteSales: 0, newBuyers: 0 } })
  async function buyWith(who: typeof mina, ref = courseRef) {
    const { couponIssueSeq } = await register(who)
    const { orderNo } = await pressPay(who, ref, { couponIssueSeq, totalAmount: LESS })
    await comeBack(who, ref, orderNo, { amount: LESS })
    return orderNo
  }
  await buyWith(mina)
  const jun = await member('Jun')
  await buy(jun, courseRef)
  clock.pass({ minutes: 1 })
  const other = await add.course(channelSeq, { writer: ownerSeq, seats: 5 })
  const again = await buyWith(jun, { channelSeq, courseSeq: other.courseSeq })

  expect(await results()).toEqual({
    list: [{ couponInfoSeq, currency: 'KRW', sales: 2 * LESS, discount: 16_000, newBuyers: 1 }],
    month: {
      sales: 2 * LESS,
      siteSales: 2 * LESS + PRICE,
      discount: 16_000,
      newBuyers: 1,
      newBuyersBefore: 0,
    },
  })
  await owner.call(refundOrder, { channelSeq, orderNo: again, body: { reason: '환불' } })
  expect(await results()).toMatchObject({
    list: [{ sales: LESS, discount: 8_000, newBuyers: 1 }],
    month: { siteSales: LESS + PRICE },
  })
  clock.pass({ days: 15 })
  expect(await results()).toMatchObject({
    list: [{ sales: LESS }],
    month: { sales: 0, discount: 0, newBuyers: 0, newBuyersBefore: 1 },
  })
})
