import { expect, test } from 'vitest'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { getOrder, listSales, refundOrder } from 'contract/money/orders/api'
import { aShop, buy, pressPay, PRICE } from '../../../testing/orders-world.ts'

async function aSoldPlace() {
  const shop = await aShop()
  const order = await buy(shop.mina, shop.courseRef)
  await shop.app.workOnce()
  const { channelSeq } = shop.courseRef
  const { orderNo } = order
  return {
    ...shop,
    ...order,
    input: { channelSeq, orderNo, body: { reason: 'asked for it' } },
    orderNow: () => shop.mina.call(getOrder, { channelSeq, orderNo }),
    payment: () => shop.gateway.control.payments.get(`key-${orderNo}`),
  }
}

test('a refund gives everything back, frees the seat, ends the access and notifies the learner', async () => {
  const { owner, mina, input, orderNow, payment, seats, app, mails, channelSeq } = await aSoldPlace()

  expect(await owner.call(refundOrder, input)).toEqual({ refundedAmount: PRICE })

  expect(await orderNow()).toMatchObject({ state: 'REFUNDED', paidAmount: PRICE, refundedAmount: PRICE })
  expect(payment()?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
  expect((await mina.call(listMyCourses, { channelSeq })).list).toEqual([])
  await app.workOnce()
  // One for the order, one for its seller, one for the refund.
  expect(mails).toHaveLength(3)
  expect(mails.at(-1)?.text).toContain('30,000')
})

test('a refund ends exactly the access it paid for', async () => {
  const { owner, input, add, channelSeq, courseSeq, minaSeq, clock } = await aSoldPlace()
  await add.row('access_grants', {
    channel_seq: channelSeq,
    user_seq: minaSeq,
    course_seq: courseSeq,
    source_type: 'ENROLMENT',
    source_seq: 999_999,
    starts_at: clock.now,
  })

  await owner.call(refundOrder, input)

  const grants = await add.all<{ end_reason: string | null }>(
    'select end_reason from access_grants order by source_seq = 999999',
  )
  expect(grants.map((grant) => grant.end_reason)).toEqual(['REFUNDED', null])
})

test('pressing refund twice, or in two tabs, gives the money back once', async () => {
  const { owner, input, payment, seats } = await aSoldPlace()

  await Promise.all([owner.refusal(refundOrder, input), owner.refusal(refundOrder, input)])

  expect(payment()?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
  await expect(owner.call(refundOrder, input)).refuses('NOTHING_TO_REFUND')
  expect(payment()?.cancelled).toBe(PRICE)
})

test('forty who refund one order at once are all answered as the first is', async () => {
  const { owner, input, payment, seats } = await aSoldPlace()
  const answers = await Promise.all(Array.from({ length: 40 }, () => owner.refusal(refundOrder, input)))

  for (const { code, data } of answers)
    expect({ code, data }).toEqual({ code: '000000', data: { refundedAmount: PRICE } })
  expect(payment()?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
})

test('a provider that does not answer is called again until the refund is done', async () => {
  const { owner, input, orderNow, payment, gateway, workThrough, seats } = await aSoldPlace()
  gateway.control.isMute = true
  await expect(owner.call(refundOrder, input)).refuses('REFUND_FAILED')
  expect((await orderNow()).state).toBe('PAID')

  gateway.control.isMute = false
  await workThrough({ minutes: 10 })

  expect(await orderNow()).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(payment()?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
})

test('an order that was never paid has nothing to give back', async () => {
  const { owner, mina, courseRef } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)
  const { channelSeq } = courseRef

  await expect(owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'x' } })).refuses(
    'NOTHING_TO_REFUND',
  )
  await expect(owner.call(refundOrder, { channelSeq, orderNo: 'nothing', body: { reason: 'x' } })).refuses(
    'NOTHING_TO_REFUND',
  )
})

test('staff who cancel a paid place give the money back with it', async () => {
  const { owner, courseRef, attendSeq, payment, seats, orderNow } = await aSoldPlace()
  if (attendSeq === null) throw new Error('no place')

  const input = { ...courseRef, attendSeq, body: { reason: 'class called off' } }
  expect(await owner.call(cancelEnrolment, input)).toEqual({ refundedAmount: PRICE })

  expect(payment()?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
  expect((await orderNow()).state).toBe('REFUNDED')
  await expect(owner.call(cancelEnrolment, input)).refuses('CANNOT_CHANGE_CANCELLED')
})

test('after a refund the learner may buy again', async () => {
  const { owner, mina, courseRef, input, seats } = await aSoldPlace()
  await owner.call(refundOrder, input)

  expect((await buy(mina, courseRef)).state).toBe('PAID')

  expect(await seats()).toEqual([1, 1])
})

test('managers see and refund sales; teachers, learners, visitors and other sites do not', async () => {
  const { owner, mina, visitor, member, otherSite, input, channelSeq, payment } = await aSoldPlace()
  const manager = await member('Mo', 'MNG')
  const teacher = await member('Tea', 'TCH')
  const sales = { channelSeq, query: {} }

  for (const staff of [owner, manager]) {
    const { list, paidSum, refundedSum, total } = await staff.call(listSales, sales)
    expect([total, paidSum, refundedSum]).toEqual([1, PRICE, 0])
    expect(list).toMatchObject([{ orderNo: input.orderNo, ordererName: 'Mina' }])
  }
  for (const other of [teacher, mina]) {
    await expect(other.call(listSales, sales)).refuses('NOT_ALLOWED')
    await expect(other.call(refundOrder, input)).refuses('NOT_ALLOWED')
  }
  await expect(visitor.call(listSales, sales)).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(refundOrder, input)).refuses('NOT_CHANNEL_USER')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(refundOrder, there)).refuses('NOTHING_TO_REFUND')
  const { total } = await otherSite.owner.call(listSales, { ...sales, channelSeq: otherSite.channelSeq })
  expect([total, payment()?.cancelled]).toEqual([0, 0])

  expect(await manager.call(refundOrder, input)).toEqual({ refundedAmount: PRICE })
})

test('sales are found by number, name, title and Seoul day', async () => {
  const { owner, channelSeq, orderNo } = await aSoldPlace()
  const totalOf = async (query: object) => (await owner.call(listSales, { channelSeq, query })).total

  expect(await totalOf({ q: orderNo })).toBe(1)
  expect(await totalOf({ q: 'min' })).toBe(1)
  expect(await totalOf({ q: '100%' })).toBe(0)
  expect(await totalOf({ startDt: '2026-11-21', endDt: '2026-11-21' })).toBe(1)
  expect(await totalOf({ endDt: '2026-11-20' })).toBe(0)
  expect(await totalOf({ state: 'REFUNDED' })).toBe(0)
})
