import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import {
  confirmPayment,
  failPayment,
  getOrder,
  getPaymentInfo,
  listMyOrders,
  listSales,
} from 'contract/money/orders/api'
import { aShop, buy, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { expireOrders } from './orders.jobs.ts'

test('a learner sees what a class costs, pays, and is enrolled with a receipt', async () => {
  const { mina, owner, courseRef, seats, gateway, app, mails } = await aShop()
  const { channelSeq } = courseRef
  const info = await mina.call(getPaymentInfo, courseRef)
  expect(info).toMatchObject({ totalAmount: PRICE, discountAmount: 0, seatsLeft: 10, isSandbox: true })

  const order = await buy(mina, courseRef)

  expect(order).toMatchObject({ state: 'PAID', paidAmount: PRICE, refundedAmount: 0, cardName: '시험카드' })
  expect(await seats()).toEqual([1, 1])
  expect(gateway.control.takenSum()).toBe(PRICE)
  const { list: courses } = await mina.call(listMyCourses, { channelSeq })
  expect(courses).toMatchObject([{ courseSeq: courseRef.courseSeq, state: 'APPROVED', percent: 0 }])
  const { list, total } = await mina.call(listMyOrders, { channelSeq })
  expect([list, total]).toMatchObject([[{ orderNo: order.orderNo, state: 'PAID' }], 1])

  await app.workOnce()
  // Two jobs write them, in any order.
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['haru@example.com', 'mina@example.com'])
  expect(mails.find(({ to }) => to === 'mina@example.com')?.text).toContain('30,000')
  expect((await mina.call(listAlarms, { channelSeq, query: {} })).badgeCount).toBe(1)
  expect((await owner.call(listAlarms, { channelSeq, query: {} })).badgeCount).toBe(1)
})

test('coming back twice answers with the same order and takes the money once', async () => {
  const { mina, courseRef, seats, gateway } = await aShop()
  const first = await buy(mina, courseRef)

  const again = await comeBack(mina, courseRef, first.orderNo)

  expect(again).toEqual(first)
  expect(gateway.control.takenSum()).toBe(PRICE)
  expect(await seats()).toEqual([1, 1])
})

test('two tabs that come back at the same moment are enrolled once', async () => {
  const { mina, courseRef, seats, gateway, add } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)
  const [payment] = await add.all<{ idempotency_key: string }>('select idempotency_key from payments')

  const answers = await Promise.all([comeBack(mina, courseRef, orderNo), comeBack(mina, courseRef, orderNo)])

  expect(answers.map(({ state }) => state)).toEqual(['PAID', 'PAID'])
  expect([...(gateway.control.payments.get(`key-${orderNo}`)?.keys ?? [])]).toEqual([
    payment?.idempotency_key,
  ])
  expect(await seats()).toEqual([1, 1])
  expect(await add.all('select 1 from access_grants')).toHaveLength(1)
})

test('pressing "pay" again goes on with the same order and holds one seat', async () => {
  const { mina, courseRef, seats } = await aShop()
  const first = await pressPay(mina, courseRef)

  expect(await pressPay(mina, courseRef)).toEqual(first)
  expect(await seats()).toEqual([1, 0])
})

test('who goes back and puts their name right finds it on the order', async () => {
  const { mina, owner, courseRef, channelSeq } = await aShop()
  await pressPay(mina, courseRef, { phone: '' })
  await pressPay(mina, courseRef, { name: '김미나', phone: '01012345678' })

  const { list } = await owner.call(listSales, { channelSeq, query: { state: 'CREATED' } })
  expect(list).toMatchObject([{ ordererName: '김미나', ordererPhone: '01012345678' }])
})

test('a double click on "pay" holds one seat and begins one payment', async () => {
  const { mina, courseRef, seats, gateway } = await aShop({ seats: 1 })

  const pressed = await Promise.all([pressPay(mina, courseRef), pressPay(mina, courseRef)])

  expect(new Set(pressed.map(({ orderNo }) => orderNo)).size).toBe(1)
  expect(await seats()).toEqual([1, 0])
  expect(gateway.control.payments.size).toBe(1)
})

test.each([
  ['DECLINED', 'PAYMENT_DECLINED'],
  ['CANCELLED', 'PAYMENT_CANCELLED'],
  ['EXPIRED', 'PAYMENT_EXPIRED'],
] as const)(
  'after a payment that the provider says is %s the seat is paid in another one',
  async (status, refusal) => {
    const { mina, courseRef, seats, gateway } = await aShop()
    gateway.control.answer = { status, reason: 'not today' }
    const { orderNo } = await pressPay(mina, courseRef)

    await expect(comeBack(mina, courseRef, orderNo)).refuses(refusal)

    const { channelSeq } = courseRef
    const { holdUntil } = await mina.call(getPaymentInfo, { ...courseRef, query: {} })
    expect(holdUntil).not.toBeNull()
    expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({
      state: 'CREATED',
      failReason: 'not today',
    })
    expect(await seats()).toEqual([1, 0])
    expect(gateway.control.takenSum()).toBe(0)

    gateway.control.answer = { status: 'PAID' }
    const again = await pressPay(mina, courseRef)
    expect(again.orderNo).toBe(orderNo)
    const body = { orderNo, paymentKey: `key-${orderNo}-2`, amount: PRICE }
    expect(await mina.call(confirmPayment, { channelSeq, body })).toMatchObject({
      state: 'PAID',
      failReason: null,
    })
    expect(await seats()).toEqual([1, 1])
  },
)

test('who turns back at the provider keeps the last seat until its time is over, and pays for it in another way', async () => {
  const { mina, member, courseRef, seats } = await aShop({ seats: 1 })
  const { orderNo } = await pressPay(mina, courseRef)
  const { channelSeq } = courseRef

  const ended = await mina.call(failPayment, { channelSeq, body: { orderNo, code: 'PAY_PROCESS_CANCELED' } })

  expect(ended).toMatchObject({ state: 'CREATED', failReason: 'PAY_PROCESS_CANCELED' })
  expect(await seats()).toEqual([1, 0])
  await expect(pressPay(await member('Jun'), courseRef)).refuses('SOLD_OUT')
  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_CANCELLED')
  expect((await pressPay(mina, courseRef)).orderNo).toBe(orderNo)
  expect((await mina.call(getOrder, { channelSeq, orderNo })).failReason).toBeNull()
})

test('a seat whose payment failed comes free when its time is over, and the order says why', async () => {
  const { mina, courseRef, seats, clock, passTimer } = await aShop()
  const { channelSeq } = courseRef
  const { orderNo } = await pressPay(mina, courseRef)
  const fail = (code: string) => mina.call(failPayment, { channelSeq, body: { orderNo, code } })
  await fail('PAY_PROCESS_CANCELED')
  // The page of failure is opened again.
  await fail('PAY_PROCESS_CANCELED')
  expect(await seats()).toEqual([1, 0])

  clock.pass({ minutes: 15 })
  await passTimer(expireOrders)
  expect(await seats()).toEqual([0, 0])
  expect(await fail('')).toMatchObject({ state: 'CANCELLED', failReason: 'PAY_PROCESS_CANCELED' })
})

test('failing again and again keeps a seat no longer than settling does', async () => {
  const { mina, courseRef, gateway, seats, clock } = await aShop()
  gateway.control.answer = { status: 'DECLINED', reason: 'not today' }
  const { orderNo } = await pressPay(mina, courseRef)
  clock.pass({ minutes: 14 })
  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_DECLINED')
  expect(await seats()).toEqual([1, 0])

  await pressPay(mina, courseRef)
  clock.pass({ minutes: 4 })
  const body = { orderNo, paymentKey: `key-${orderNo}-2`, amount: PRICE }
  await expect(mina.call(confirmPayment, { ...courseRef, body })).refuses('PAYMENT_DECLINED')
  expect(await seats()).toEqual([0, 0])
})

test('an unpaid order is over after a quarter of an hour', async () => {
  const { mina, courseRef, seats, clock, passTimer } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)

  clock.pass({ minutes: 14 })
  await passTimer(expireOrders)
  expect(await seats()).toEqual([1, 0])

  clock.pass({ minutes: 1 })
  await passTimer(expireOrders)
  expect(await seats()).toEqual([0, 0])
  const { channelSeq } = courseRef
  expect((await mina.call(getOrder, { channelSeq, orderNo })).state).toBe('EXPIRED')
})

test('another amount than the one ordered is refused and nothing is taken', async () => {
  const { mina, courseRef, gateway } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)

  await expect(comeBack(mina, courseRef, orderNo, { amount: 100 })).refuses('PAYMENT_AMOUNT_WRONG')

  expect(gateway.control.takenSum()).toBe(0)
  expect((await comeBack(mina, courseRef, orderNo)).state).toBe('PAID')
})

test('a price that changed since the page was opened is refused', async () => {
  const { mina, courseRef, seats } = await aShop()

  await expect(pressPay(mina, courseRef, { totalAmount: 29_000 })).refuses('PRICE_CHANGED')

  expect(await seats()).toEqual([0, 0])
})

test('an order begun at an older price makes room for one at the new price', async () => {
  const { mina, courseRef, add, seats } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)
  await add.all('update courses set price = 40000')

  const again = await pressPay(mina, courseRef, { totalAmount: 40_000 })

  expect(again.orderNo).not.toBe(orderNo)
  expect(await seats()).toEqual([1, 0])
})

test('a learner who attends already cannot buy again', async () => {
  const { mina, courseRef } = await aRunningClass()

  await expect(pressPay(mina, courseRef)).refuses('ALREADY_ENROLLED')
  await expect(mina.call(getPaymentInfo, courseRef)).refuses('ALREADY_ENROLLED')
})

test('a full class is not offered', async () => {
  const { mina, member, courseRef } = await aShop({ seats: 1 })
  await pressPay(mina, courseRef)
  const jun = await member('Jun')

  await expect(jun.call(getPaymentInfo, courseRef)).refuses('SOLD_OUT')
  await expect(pressPay(jun, courseRef)).refuses('SOLD_OUT')
})

test('outside the time of recruiting nobody can buy', async () => {
  const { mina, courseRef, add, clock } = await aShop()
  const change = (column: string, days: number) =>
    add.all(`update courses set ${column} = $1`, [new Date(clock.now.getTime() + days * 86_400_000)])

  await change('pay_start_at', 2)
  await expect(pressPay(mina, courseRef)).refuses('NOT_RECRUITING_YET')
  await change('pay_start_at', -3)
  await change('pay_end_at', -1)
  await expect(mina.call(getPaymentInfo, courseRef)).refuses('RECRUITING_OVER')
})

test('a class that is not there cannot be bought, and neither can one in the trash', async () => {
  const { mina, courseRef, add } = await aShop()
  const missing = { ...courseRef, courseSeq: 999_999 as typeof courseRef.courseSeq }
  await expect(pressPay(mina, missing)).refuses('CLASS_NOT_FOUND')

  await add.all("update courses set state = 'TRASHED', trashed_at = now()")
  await expect(pressPay(mina, courseRef)).refuses('CLASS_GONE')
})

test('without a way to pay nothing is sold', async () => {
  const { mina, courseRef, app } = await aShop()
  Object.assign(app.ports, { gateways: new Map() })

  await expect(pressPay(mina, courseRef)).refuses('PAYMENTS_OFF')
  await expect(mina.call(getPaymentInfo, courseRef)).refuses('PAYMENTS_OFF')
})

test("another user's order is not found, on this site and on the next", async () => {
  const { mina, member, otherSite, courseRef, gateway } = await aShop()
  const { channelSeq } = courseRef
  const { orderNo } = await pressPay(mina, courseRef)
  const jun = await member('Jun')

  await expect(jun.call(getOrder, { channelSeq, orderNo })).refuses('NOT_FOUND')
  await expect(comeBack(jun, courseRef, orderNo)).refuses('NOT_FOUND')
  await expect(jun.call(failPayment, { channelSeq, body: { orderNo } })).refuses('NOT_FOUND')
  const there = { channelSeq: otherSite.channelSeq, orderNo }
  await expect(otherSite.owner.call(getOrder, there)).refuses('NOT_FOUND')
  await expect(otherSite.owner.call(getOrder, { channelSeq, orderNo })).refuses('NOT_CHANNEL_USER')
  expect(gateway.control.takenSum()).toBe(0)
})

test('a visitor is asked to sign in, and a stranger to join', async () => {
  const { visitor, otherSite, courseRef } = await aShop()

  await expect(pressPay(visitor, courseRef)).refuses('SIGN_IN_FIRST')
  await expect(pressPay(otherSite.owner, courseRef)).refuses('NOT_CHANNEL_USER')
})
