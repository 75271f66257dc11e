import { expect, test } from 'vitest'
import { getOrder, listSales, refundOrder } from 'contract/money/orders/api'
import { getRefundPolicy, saveRefundPolicy } from 'contract/money/refunds/api'
import type { CurriculumSeq, RefundRequestSeq } from 'contract/values/ids'
import { listMyCourses } from 'contract/views/my-classes/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import {
  acceptRefundRequest,
  downloadRefundRequests,
  getRefundOffer,
  getRefundRequest,
  listRefundRequests,
  rejectRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from 'contract/workflows/refund-requests/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'

/** A class of three videos that Mina paid for; she opens as many as a test says. */
async function aBoughtClass() {
  const shop = await aShop()
  const { add, channelSeq, courseSeq, mina, owner, courseRef, app, gateway } = shop
  const lessons = [shop.curriculumSeq]
  for (const title of ['Two', 'Three']) {
    const { curriculum_seq: one } = await add.row<{ curriculum_seq: CurriculumSeq }>('curriculums', {
      channel_seq: channelSeq,
      course_seq: courseSeq,
      curriculum_type_cd: '05',
      title,
      sort: lessons.length + 1,
      created_at: shop.clock.now,
    })
    lessons.push(one)
  }
  const { orderNo, attendSeq } = await buy(mina, courseRef)
  await app.workOnce()
  const ref = { channelSeq, orderNo }
  return {
    ...shop,
    orderNo,
    attendSeq,
    open: (count: number) =>
      Promise.all(
        lessons.slice(0, count).map((curriculumSeq) =>
          add.row('curriculum_progress', {
            channel_seq: channelSeq,
            attend_seq: attendSeq,
            curriculum_seq: curriculumSeq,
            state: 'STARTED',
            opened_at: shop.clock.now,
            updated_at: shop.clock.now,
          }),
        ),
      ),
    offer: () => mina.call(getRefundOffer, ref),
    ask: (amount: number) =>
      mina.call(requestRefund, {
        ...ref,
        body: { itemNo: 1, amount, reasonKind: 'PERSONAL', reason: 'wrist', agreed: true },
      }),
    orderNow: () => mina.call(getOrder, ref),
    mine: async () => (await mina.call(listMyCourses, { channelSeq })).list.length,
    list: (shelf: 'waiting' | 'underWay' | 'done' | 'closed' = 'waiting') =>
      owner.call(listRefundRequests, { channelSeq, query: { shelf } }),
    accepting: (refundRequestSeq: RefundRequestSeq, body: object = {}) => ({
      channelSeq,
      refundRequestSeq,
      body: { amount: 20_000, endsEnrolment: true, ...body },
    }),
    cancelledThere: () => gateway.control.payments.get(`key-${orderNo}`)?.cancelled,
  }
}

test('a buyer sees what goes back of what they did not use, and when it falls', async () => {
  const { open, offer } = await aBoughtClass()
  expect((await offer()).items).toMatchObject([
    { itemNo: 1, calculation: { amount: PRICE, reason: 'NOT_STARTED' }, request: null },
  ])

  await open(1)

  const { items, answerBy } = await offer()
  expect(answerBy).toBe('2026-11-25')
  expect(items).toMatchObject([
    {
      calculation: {
        amount: 20_000,
        reason: 'EACH',
        used: 1,
        total: 3,
        keptAmount: 10_000,
        counts: 'LESSONS',
      },
      steps: [
        { opened: 0, amount: 30_000, isNow: false },
        { opened: 1, amount: 20_000, isNow: true },
        { opened: 2, amount: 10_000, isNow: false },
        { opened: 3, amount: 0, isNow: false },
      ],
    },
  ])
})

test('what was asked for waits for the seller; accepted, it goes back once and ends the enrolment', async () => {
  const { open, ask, list, owner, accepting, orderNow, mine, cancelledThere, app, mails, seats } =
    await aBoughtClass()
  await open(1)
  const request = await ask(20_000)
  expect(request).toMatchObject({ state: 'REQUESTED', amount: 20_000, answerBy: '2026-11-25' })
  expect((await list()).counts).toEqual({ waiting: 1, underWay: 0 })
  expect((await list()).list).toMatchObject([{ name: 'Mina', reason: 'wrist', amount: 20_000 }])

  const input = accepting(request.refundRequestSeq)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.refusal(acceptRefundRequest, input)),
  )

  const codesOf = (code: string) => answers.filter((answer) => answer.code === code)
  expect([codesOf('000000').length, codesOf('820744').length]).toEqual([1, 4])
  expect(cancelledThere()).toBe(20_000)
  expect(await orderNow()).toMatchObject({ state: 'PARTIALLY_REFUNDED', refundedAmount: 20_000 })
  expect(await mine()).toBe(0)
  expect(await seats()).toEqual([0, 0])
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain('20,000')
  expect((await list('done')).list).toMatchObject([{ state: 'ACCEPTED', acceptedAmount: 20_000 }])
})

test('staff may give back another sum and keep the enrolment; the books and the sales say so', async () => {
  const { open, ask, owner, accepting, orderNow, mine, channelSeq, add, attendSeq, courseRef } =
    await aBoughtClass()
  await open(1)
  const { refundRequestSeq } = await ask(20_000)

  await expect(owner.call(acceptRefundRequest, accepting(refundRequestSeq, { amount: PRICE + 1 }))).refuses(
    'REFUND_TOO_MUCH',
  )
  const input = accepting(refundRequestSeq, { amount: 5_000, endsEnrolment: false })
  expect(await owner.call(acceptRefundRequest, input)).toEqual({ isDone: true })

  expect(await orderNow()).toMatchObject({ state: 'PARTIALLY_REFUNDED', refundedAmount: 5_000 })
  expect(await mine()).toBe(1)
  const { list, refundedSum } = await owner.call(listSales, { channelSeq, query: {} })
  expect([refundedSum, list[0]?.refundedAmount]).toEqual([5_000, 5_000])
  expect(await add.all("select amount::int, item_no from money_entries where kind = 'REFUND'")).toEqual([
    { amount: -5_000, item_no: 1 },
  ])
  if (attendSeq === null) throw new Error('no place')
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(await orderNow()).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(await mine()).toBe(0)
})

test('one request of an item is open at a time, at the amount the page showed', async () => {
  const { ask, open, mina, owner, accepting, channelSeq, cancelledThere } = await aBoughtClass()
  await expect(ask(20_000)).refuses('REFUND_CHANGED')
  const { refundRequestSeq } = await ask(PRICE)
  await expect(ask(PRICE)).refuses('REFUND_REQUESTED')
  const own = { channelSeq, refundRequestSeq }
  await expect(owner.call(withdrawRefundRequest, own)).refuses('NOT_FOUND')

  await mina.call(withdrawRefundRequest, own)

  await expect(owner.call(acceptRefundRequest, accepting(refundRequestSeq))).refuses('REFUND_REQUEST_CLOSED')
  expect(cancelledThere()).toBe(0)
  await open(3)
  await expect(ask(0)).refuses('NOTHING_TO_REFUND')
})

test('a declined buyer learns why and keeps what they paid for', async () => {
  const { ask, owner, channelSeq, app, mails, mine, offer, cancelledThere } = await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  const input = { channelSeq, refundRequestSeq, body: { note: 'seen on site' } }
  await owner.call(rejectRefundRequest, input)
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain('seen on site')
  expect([await mine(), cancelledThere()]).toEqual([1, 0])
  const { items } = await offer()
  expect(items[0]?.request).toMatchObject({ state: 'REJECTED', decisionNote: 'seen on site' })
  await expect(owner.call(rejectRefundRequest, input)).refuses('REFUND_REQUEST_CLOSED')
})

// docs/rules.md R-676
test('a part that keeps the enrolment keeps it no longer once the provider gave back the rest', async () => {
  const { ask, owner, accepting, gateway, workThrough, cancelledThere, orderNo, orderNow, mine } =
    await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  gateway.control.isMute = true
  const input = accepting(refundRequestSeq, { amount: 10_000, endsEnrolment: false })
  expect(await owner.call(acceptRefundRequest, input)).toEqual({ isDone: false })

  // The answer was lost, so both are found together.
  gateway.control.isMute = false
  gateway.control.refundThere(`key-${orderNo}`)
  await workThrough({ minutes: 10 })
  expect(cancelledThere()).toBe(PRICE)
  expect(await orderNow()).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(await mine()).toBe(0)
})

test('while the provider does not answer it is on its way, and it goes back once', async () => {
  const { ask, owner, accepting, gateway, list, workThrough, cancelledThere, channelSeq, orderNo, mine } =
    await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  gateway.control.isMute = true
  const input = accepting(refundRequestSeq, { amount: 10_000, endsEnrolment: false })
  expect(await owner.call(acceptRefundRequest, input)).toEqual({ isDone: false })
  expect((await list('underWay')).list).toHaveLength(1)
  await expect(ask(PRICE)).refuses('REFUND_REQUESTED')

  gateway.control.isMute = false
  await workThrough({ minutes: 10 })

  expect(cancelledThere()).toBe(10_000)
  expect((await list('done')).list).toHaveLength(1)
  expect(await mine()).toBe(1)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'rest' } })
  expect(cancelledThere()).toBe(PRICE)
})

test('what the provider refuses waits for the seller again', async () => {
  const { ask, owner, accepting, gateway, list, cancelledThere, app } = await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  gateway.control.refundRefusal = 'NOT_CANCELABLE_PAYMENT'
  await expect(owner.call(acceptRefundRequest, accepting(refundRequestSeq))).refuses('REFUND_REJECTED')
  await app.workOnce()
  expect((await list()).counts).toEqual({ waiting: 1, underWay: 0 })

  gateway.control.refundRefusal = null
  expect(await owner.call(acceptRefundRequest, accepting(refundRequestSeq))).toEqual({ isDone: true })
  expect(cancelledThere()).toBe(20_000)
})

test('a request whose order is refunded in full otherwise is closed', async () => {
  const { ask, owner, channelSeq, orderNo, list, app } = await aBoughtClass()
  await ask(PRICE)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'called off' } })
  await app.workOnce()
  expect((await list()).total).toBe(0)
  expect((await list('closed')).list).toMatchObject([{ state: 'WITHDRAWN' }])
})

test('a promise beyond the law holds for orders sold under it', async () => {
  const { owner, channelSeq, open, offer, clock } = await aBoughtClass()
  clock.pass({ minutes: 1 })
  await owner.call(saveRefundPolicy, { channelSeq, body: { meetings: 'EACH', fullDays: 14 } })
  expect(await owner.call(getRefundPolicy, { channelSeq })).toEqual({ meetings: 'EACH', fullDays: 14 })
  await open(3)
  expect((await offer()).items[0]?.calculation).toMatchObject({ amount: 0 })
})

test('requests are seen and decided by those who manage sales of this site, and computed again', async () => {
  const { ask, open, mina, member, otherSite, owner, channelSeq, accepting } = await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  await open(2)
  const one = { channelSeq, refundRequestSeq }
  expect(await owner.call(getRefundRequest, one)).toMatchObject({
    amount: PRICE,
    calculation: { reason: 'NOT_STARTED' },
    calculationNow: { amount: 10_000, used: 2 },
    leftAmount: PRICE,
    isEnrolled: true,
  })
  for (const other of [mina, await member('Tea', 'TCH')]) {
    await expect(other.call(getRefundRequest, one)).refuses('NOT_ALLOWED')
    await expect(other.call(acceptRefundRequest, accepting(refundRequestSeq))).refuses('NOT_ALLOWED')
  }
  const there = { channelSeq: otherSite.channelSeq, refundRequestSeq }
  await expect(otherSite.owner.call(getRefundRequest, there)).refuses('NOT_FOUND')
})

test('while another refund of the order is open none is added to it', async () => {
  const { ask, owner, channelSeq, orderNo, accepting, gateway, list, workThrough, cancelledThere } =
    await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  gateway.control.isMute = true
  await expect(owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'called off' } })).refuses(
    'REFUND_FAILED',
  )
  await expect(owner.call(acceptRefundRequest, accepting(refundRequestSeq))).refuses('REFUND_UNDER_WAY')
  expect((await list()).counts).toEqual({ waiting: 1, underWay: 0 })

  gateway.control.isMute = false
  await workThrough({ minutes: 10 })
  expect(cancelledThere()).toBe(PRICE)
})

test('staff download the requests of a shelf', async () => {
  const { app, owner, mina, channelSeq, ask, accepting, orderNo } = await aBoughtClass()
  const { refundRequestSeq } = await ask(PRICE)
  async function rowsOf(shelf: 'waiting' | 'done') {
    const { url } = await owner.call(downloadRefundRequests, { channelSeq, body: { shelf } })
    const [heads = [], ...rows] = await rowsAt(app, url)
    return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  }
  expect(await rowsOf('waiting')).toMatchObject([
    { 주문번호: orderNo, 이름: 'Mina', 사유: '건강이나 개인 사정', '남긴 말': 'wrist', '요청 금액': PRICE },
  ])
  expect(await rowsOf('done')).toEqual([])
  await owner.call(acceptRefundRequest, accepting(refundRequestSeq, { amount: PRICE }))
  await app.workOnce()
  expect(await rowsOf('waiting')).toEqual([])
  expect(await rowsOf('done')).toMatchObject([{ 상태: '완료', '환불 금액': PRICE }])
  await expect(mina.call(downloadRefundRequests, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})
