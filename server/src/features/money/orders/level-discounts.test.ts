import { expect, test } from 'vitest'
import { giveLevel } from 'contract/learning/level-progress/api'
import { checkCoupons, createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { getOrder, getPaymentInfo, getPaymentOffer, refundOrder } from 'contract/money/orders/api'
import { getPackagePaymentInfo } from 'contract/money/orders/package-payments.api'
import { downloadSales } from 'contract/money/orders/sales.api'
import { createLevel, modifyLevel } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { couponBody } from '../../../testing/coupons-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aShop, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'

const gold = (discountPercent: number) => ({
  name: '골드',
  color: 'gold' as const,
  way: 'HAND' as const,
  conditions: noConditions,
  discountPercent,
})
/** Golden members of this site pay a tenth less; Mina is one. */
async function makeGolden(shop: Pick<Awaited<ReturnType<typeof aShop>>, 'owner' | 'channelSeq' | 'minaSeq'>) {
  const { owner, channelSeq, minaSeq } = shop
  const { levelSeq } = await owner.call(createLevel, { channelSeq, body: gold(10) })
  await owner.call(giveLevel, { channelSeq, userSeq: minaSeq, body: { levelSeq, reason: '공로' } })
  return (percent: number) => owner.call(modifyLevel, { channelSeq, levelSeq, body: gold(percent) })
}
async function aGoldenShop() {
  const shop = await aShop()
  return { ...shop, setPercent: await makeGolden(shop) }
}
const LESS = PRICE - 3_000

// docs/rules.md R-1201
test('members of a level pay its percent less, which stands in the order as it was then', async () => {
  const { mina, courseRef, channelSeq, add, gateway, setPercent } = await aGoldenShop()
  expect(await mina.call(getPaymentInfo, { ...courseRef, query: {} })).toMatchObject({
    price: PRICE,
    discountAmount: 3_000,
    totalAmount: LESS,
    levelDiscount: { name: '골드', percent: 10, amount: 3_000 },
  })
  await expect(pressPay(mina, courseRef)).refuses('PRICE_CHANGED')
  const { orderNo } = await pressPay(mina, courseRef, { totalAmount: LESS })
  await setPercent(0)
  const order = await comeBack(mina, courseRef, orderNo, { amount: LESS })
  const frozen = {
    price: PRICE,
    discountAmount: 3_000,
    totalAmount: LESS,
    paidAmount: LESS,
    levelDiscount: { name: '골드', amount: 3_000 },
  }
  expect(order).toMatchObject({ state: 'PAID', ...frozen })
  expect(gateway.control.takenSum()).toBe(LESS)
  expect(await add.all('select amount::int from money_entries')).toEqual([{ amount: LESS }])
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject(frozen)
})

// docs/rules.md R-1201
test('neither visitors nor members of other levels pay less, and a refund gives back what was paid', async () => {
  const { mina, visitor, member, owner, courseRef, channelSeq } = await aGoldenShop()
  const jun = await member('Jun')
  const offer = await visitor.call(getPaymentOffer, { ...courseRef, query: {} })
  expect(offer).toMatchObject({ totalAmount: PRICE, levelDiscount: null })
  expect(await jun.call(getPaymentInfo, { ...courseRef, query: {} })).toMatchObject({ levelDiscount: null })
  await expect(pressPay(jun, courseRef, { totalAmount: LESS })).refuses('PRICE_CHANGED')
  const { orderNo } = await pressPay(mina, courseRef, { totalAmount: LESS })
  await comeBack(mina, courseRef, orderNo, { amount: LESS })
  const refunded = await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '요청' } })
  expect(refunded).toEqual({ refundedAmount: LESS })
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({
    refundedAmount: LESS,
    state: 'REFUNDED',
  })
})

// docs/rules.md R-1202
test('a coupon takes off what the level leaves, unless it is not for both', async () => {
  const { mina, owner, courseRef, channelSeq } = await aGoldenShop()
  const tenth = { discountType: 'PERCENT' as const, value: 10, maxDiscount: null }
  const give = async (code: string, allowsLevelDiscount: boolean) => {
    const body = couponBody({ ...tenth, name: code, code, allowsLevelDiscount })
    await owner.call(createCoupon, { channelSeq, body })
    return (await mina.call(registerCoupon, { channelSeq, body: { code } })).couponIssueSeq
  }
  const [both, alone] = [await give('BOTH', true), await give('ALONE', false)]
  const { list } = await mina.call(checkCoupons, courseRef)
  // What saves more together with the level comes first.
  expect(list.map(({ name, discount, levelDiscount }) => [name, discount, levelDiscount])).toEqual([
    ['BOTH', 2_700, 3_000],
    ['ALONE', 3_000, 0],
  ])
  const first = await pressPay(mina, courseRef, { couponIssueSeq: alone, totalAmount: PRICE - 3_000 })
  expect(await mina.call(getOrder, { channelSeq, orderNo: first.orderNo })).toMatchObject({
    discountAmount: 3_000,
    coupon: { amount: 3_000 },
    levelDiscount: null,
  })
  const second = await pressPay(mina, courseRef, { couponIssueSeq: both, totalAmount: 24_300 })
  expect(await mina.call(getOrder, { channelSeq, orderNo: second.orderNo })).toMatchObject({
    discountAmount: 5_700,
    totalAmount: 24_300,
    coupon: { amount: 2_700 },
    levelDiscount: { amount: 3_000 },
  })
  await expect(pressPay(mina, courseRef, { couponIssueSeq: both, totalAmount: PRICE - 5_999 })).refuses(
    'PRICE_CHANGED',
  )
})

// docs/rules.md R-1201
test('a package costs its own price whatever the level, and what is free stays free', async () => {
  const shop = await aPackageShop()
  const { mina, packageRef, courseRef, add } = shop
  await makeGolden(shop)
  expect(await mina.call(getPackagePaymentInfo, { ...packageRef, query: {} })).toMatchObject({
    totalAmount: PACKAGE_PRICE,
    levelDiscount: null,
  })
  await add.all("update courses set fare_cd = '01', discount_price = 0")
  expect(await mina.call(getPaymentInfo, { ...courseRef, query: {} })).toMatchObject({
    totalAmount: 0,
    levelDiscount: null,
  })
})

// docs/rules.md R-1201
test('the spreadsheet of sales says how much of the discount the level took off', async () => {
  const { mina, owner, app, courseRef, channelSeq } = await aGoldenShop()
  const { orderNo } = await pressPay(mina, courseRef, { totalAmount: LESS })
  await comeBack(mina, courseRef, orderNo, { amount: LESS })
  const { url } = await owner.call(downloadSales, { channelSeq, body: {} })
  const [heads, row] = await rowsAt(app, url)
  const cell = (head: string) => row?.[heads?.indexOf(head) ?? -1]
  expect(['할인', '등급 할인 (할인에 포함)', '회원 등급', '결제 금액'].map(cell)).toEqual([
    3_000,
    3_000,
    '골드',
    LESS,
  ])
})
