import { expect, test, vi } from 'vitest'
import { checkCoupons, listMyCoupons, updateCoupon } from 'contract/money/coupons/api'
import { failPayment, getOrder, getPaymentInfo, listMyOrders, refundOrder } from 'contract/money/orders/api'
import type { CouponIssueSeq } from 'contract/values/ids'
import { aCouponShop, couponBody } from '../../../testing/coupons-world.ts'
import { comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { expireOrders } from './orders.jobs.ts'

const LESS = PRICE - 8_000

test('a coupon is part of the price, is reserved while paying, and is used when paid', async () => {
  const { mina, courseRef, channelSeq, register, uses, gateway, add } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const check = await mina.call(checkCoupons, courseRef)
  expect(check).toMatchObject({
    isPossible: true,
    list: [{ couponIssueSeq, discount: 8_000, obstacle: null }],
  })

  const { orderNo } = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  expect(await uses()).toEqual(['RESERVED'])
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toMatchObject([
    { obstacle: 'IN_USE', reservedUntil: '2026-11-21T03:15:00.000Z' },
  ])
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    totalAmount: PRICE,
    coupon: { couponIssueSeq, amount: 8_000 },
  })

  const order = await comeBack(mina, courseRef, orderNo, { amount: LESS })
  expect(order).toMatchObject({
    state: 'PAID',
    price: PRICE,
    discountAmount: 8_000,
    coupon: { name: '첫 수강 환영', amount: 8_000 },
    totalAmount: LESS,
    paidAmount: LESS,
  })
  expect(gateway.control.takenSum()).toBe(LESS)
  expect(await uses()).toEqual(['USED'])
  expect(await add.all('select amount::int from money_entries')).toEqual([{ amount: LESS }])
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toMatchObject([{ obstacle: 'USED' }])
})

test('the discount of the class comes first, the coupon off what is left', async () => {
  const { mina, courseRef, register, add } = await aCouponShop({
    discountType: 'PERCENT',
    value: 10,
    maxDiscount: null,
  })
  await add.all("update courses set fare_cd = '01', discount_price = 20000")
  const { couponIssueSeq } = await register(mina)
  const { orderNo } = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: 18_000 })
  expect(await comeBack(mina, courseRef, orderNo, { amount: 18_000 })).toMatchObject({
    price: PRICE,
    discountAmount: 12_000,
    coupon: { amount: 2_000 },
    paidAmount: 18_000,
  })
})

test('the server computes: another amount than the coupon leaves is refused and nothing is held', async () => {
  const { mina, courseRef, register, uses, seats } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  await expect(pressPay(mina, courseRef, { couponIssueSeq, totalAmount: 1 })).refuses('PRICE_CHANGED')
  await expect(pressPay(mina, courseRef, { couponIssueSeq })).refuses('PRICE_CHANGED')
  await expect(pressPay(mina, courseRef, { totalAmount: LESS })).refuses('PRICE_CHANGED')
  expect([await uses(), await seats()]).toEqual([[], [0, 0]])
})

test('the coupon of somebody else, a made-up one, one that is over and one below its minimum charge nothing', async () => {
  const { mina, member, owner, clock, courseRef, register, uses, gateway, channelSeq, couponInfoSeq } =
    await aCouponShop()
  const jun = await member('Jun')
  const { couponIssueSeq } = await register(jun)
  const press = (seq: CouponIssueSeq, who = mina) =>
    pressPay(who, courseRef, { couponIssueSeq: seq, totalAmount: LESS })
  await expect(press(couponIssueSeq)).refuses('COUPON_UNKNOWN')
  await expect(press(999_999 as CouponIssueSeq)).refuses('COUPON_UNKNOWN')
  clock.pass({ days: 45 })
  await expect(press(couponIssueSeq, jun)).refuses('COUPON_OVER')
  await owner.call(updateCoupon, {
    channelSeq,
    couponInfoSeq,
    body: couponBody({ startsAt: '2027-02-01T00:00:00Z', endsAt: '2027-03-01T00:00:00Z' }),
  })
  await expect(press(couponIssueSeq, jun)).refuses('COUPON_NOT_BEGUN')
  expect([await uses(), gateway.control.takenSum()]).toEqual([[], 0])
})

test('below its minimum, for another class, and in dollars it is refused with its own reason', async () => {
  const { mina, owner, courseRef, register, add, channelSeq, couponInfoSeq, ownerSeq } = await aCouponShop()
  const change = (input: Parameters<typeof couponBody>[0]) =>
    owner.call(updateCoupon, { channelSeq, couponInfoSeq, body: couponBody(input) })
  await change({ minAmount: PRICE + 1 })
  const { couponIssueSeq } = await register(mina)
  const press = () => pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  await expect(press()).refuses('COUPON_BELOW_MINIMUM')
  const other = await add.course(channelSeq, { writer: ownerSeq })
  await add.all("update coupons set min_amount = 0, target = 'COURSE'")
  await add.row('coupon_courses', {
    channel_seq: channelSeq,
    coupon_info_seq: couponInfoSeq,
    course_seq: other.courseSeq,
  })
  await expect(press()).refuses('COUPON_WRONG_CLASS')
  await add.all("update coupons set target = 'SITE'")
  await add.all("update courses set display_currency = 'USD', price_ex = 2500")
  await expect(press()).refuses('COUPON_NOT_KRW')
  expect(await mina.call(checkCoupons, courseRef)).toMatchObject({ isPossible: false })
})

test('six presses at once with one coupon make one order', async () => {
  const { mina, courseRef, register, uses, gateway, seats } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const press = () => pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  const pressed = await Promise.all(Array.from({ length: 6 }, press))
  expect(new Set(pressed.map(({ orderNo }) => orderNo)).size).toBe(1)
  expect(await press()).toEqual(pressed[0])
  expect([await uses(), await seats(), gateway.control.payments.size]).toEqual([['RESERVED'], [1, 0], 1])
})

test('a press waits for its coupon before it takes a seat, as a late payment does', async () => {
  const { mina, courseRef, register, add } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  await add.all('begin')
  await add.all('select from coupon_issues for update')

  const pressing = pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })

  const waiting = `select exists (select from pg_locks held where held.pid = waiting.pid
      and held.relation = 'enrolments'::regclass and held.mode = 'RowExclusiveLock') as has_seat
    from pg_stat_activity waiting
    where datname = current_database() and wait_event_type = 'Lock' and query like '%coupon_issues%'`
  const untilWaiting = async () => {
    // Within a transaction the first look would stay.
    await add.all('select pg_stat_clear_snapshot()')
    expect(await add.all(waiting)).toEqual([{ has_seat: false }])
  }
  await vi.waitFor(untilWaiting, { timeout: 20_000 })
  await add.all('commit')
  await pressing
})

test('of two classes paid at once with one coupon, one gets it', async () => {
  const { mina, courseRef, channelSeq, register, uses, add, ownerSeq, gateway } = await aCouponShop()
  const other = await add.course(channelSeq, { writer: ownerSeq, seats: 5 })
  const { couponIssueSeq } = await register(mina)
  const pressed = await Promise.allSettled(
    [courseRef, { channelSeq, courseSeq: other.courseSeq }].map((ref) =>
      pressPay(mina, ref, { couponIssueSeq, totalAmount: LESS }),
    ),
  )
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { refusal: 'COUPON_IN_USE' },
  })
  expect([await uses(), gateway.control.payments.size]).toEqual([['RESERVED'], 1])
})

test('choosing another coupon, or none, after an order was begun makes a new order', async () => {
  const { mina, courseRef, register, uses, seats } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const first = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  const second = await pressPay(mina, courseRef)
  expect(second.orderNo).not.toBe(first.orderNo)
  expect([await uses(), await seats()]).toEqual([['FREE'], [1, 0]])
  const third = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  expect(third.orderNo).not.toBe(second.orderNo)
  expect([await uses(), await seats()]).toEqual([
    ['FREE', 'RESERVED'],
    [1, 0],
  ])
})

test('an order keeps its coupon while its seat is held after a failed payment, and frees it when its time is over', async () => {
  const { mina, courseRef, channelSeq, register, uses, clock, passTimer, gateway } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const press = () => pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  const first = await press()
  gateway.control.decline(`key-${first.orderNo}`)
  await expect(comeBack(mina, courseRef, first.orderNo, { amount: LESS })).refuses('PAYMENT_DECLINED')
  expect(await uses()).toEqual(['RESERVED'])
  expect((await press()).orderNo).toBe(first.orderNo)
  await mina.call(failPayment, { channelSeq, body: { orderNo: first.orderNo, code: 'cancelled' } })
  expect(await uses()).toEqual(['RESERVED'])
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  expect(await uses()).toEqual(['FREE'])
})

test('a late payer keeps the coupon if it is free, and is charged nothing if it was spent elsewhere', async () => {
  const { mina, courseRef, channelSeq, register, uses, clock, passTimer, gateway, add, ownerSeq } =
    await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const late = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  const other = { channelSeq, ...(await add.course(channelSeq, { writer: ownerSeq, seats: 5 })) }
  const quick = await pressPay(mina, other, { couponIssueSeq, totalAmount: LESS })
  await expect(comeBack(mina, courseRef, late.orderNo, { amount: LESS })).refuses('COUPON_IN_USE')
  expect(gateway.control.takenSum()).toBe(0)
  await mina.call(failPayment, { channelSeq, body: { orderNo: quick.orderNo, code: 'cancelled' } })
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  const last = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  expect(await comeBack(mina, courseRef, last.orderNo, { amount: LESS })).toMatchObject({ state: 'PAID' })
  expect(await uses()).toEqual(['FREE', 'FREE', 'USED'])
})

test('a full refund gives the coupon back, and it can be spent again', async () => {
  const { mina, owner, courseRef, channelSeq, register, uses } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const { orderNo } = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  await comeBack(mina, courseRef, orderNo, { amount: LESS })
  expect(await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '환불' } })).toEqual({
    refundedAmount: LESS,
  })
  expect(await uses()).toEqual(['RETURNED'])
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toMatchObject([{ obstacle: null }])
  await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  expect(await uses()).toEqual(['RETURNED', 'RESERVED'])
})

test('a coupon whose maker keeps it stays used after a refund', async () => {
  const { mina, owner, courseRef, channelSeq, register, uses } = await aCouponShop({ isReturned: false })
  const { couponIssueSeq } = await register(mina)
  const { orderNo } = await pressPay(mina, courseRef, { couponIssueSeq, totalAmount: LESS })
  await comeBack(mina, courseRef, orderNo, { amount: LESS })
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '환불' } })
  expect(await uses()).toEqual(['USED'])
})

test('an order that a coupon pays in full is paid at once, without a provider', async () => {
  const { mina, courseRef, channelSeq, register, uses, seats, gateway, add, app } = await aCouponShop({
    value: PRICE,
  })
  const { couponIssueSeq } = await register(mina)
  const press = () => pressPay(mina, courseRef, { couponIssueSeq, totalAmount: 0 })
  const pressed = await Promise.allSettled([press(), press()])
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { list } = await mina.call(listMyOrders, { channelSeq })
  expect(list).toMatchObject([{ state: 'PAID', payMethodCd: '99', totalAmount: 0, paidAmount: 0 }])
  const orderNo = list[0]?.orderNo ?? ''
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ coupon: { amount: PRICE } })
  expect([await uses(), await seats(), gateway.control.payments.size]).toEqual([['USED'], [1, 1], 0])
  expect(await add.all('select 1 from money_entries')).toEqual([])
  await app.workOnce()
})

test('the database refuses a coupon of another person, in dollars, or worth more than the discount', async () => {
  const { mina, member, courseRef, register, add } = await aCouponShop()
  const { couponIssueSeq } = await register(mina)
  const jun = await member('Jun')
  await pressPay(jun, courseRef)
  const spend = `insert into coupon_uses (channel_seq, coupon_issue_seq, order_seq, item_no, discount_amount, state,
      reserved_at, reserved_until)
    select channel_seq, $1, order_seq, 1, 1000, 'RESERVED', now(), now() from orders limit 1`
  await expect(add.all(spend, [couponIssueSeq])).rejects.toThrow(/cannot be spent on order/)
})
