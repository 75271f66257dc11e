import { expect, test } from 'vitest'
import { getMerchants } from 'contract/money/merchants/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { getOrder, getPaymentInfo, listMyOrders, listSales, refundOrder } from 'contract/money/orders/api'
import {
  cancelDeposit,
  confirmDeposit,
  confirmDeposits,
  listDeposits,
} from 'contract/money/orders/deposits.api'
import { listMyCourses } from 'contract/views/my-classes/api'
import type { Person } from '../../../testing/person.ts'
import { aMerchant } from '../../../testing/merchants-world.ts'
import { aShop, payBody, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { remindOfDeposit } from './deposits.jobs.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

const account = {
  bankName: '국민은행',
  accountNumber: '110-123-456789',
  holder: '하루공방',
  dueDays: 3,
  isActive: true,
}
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A site that is paid to its bank account alone. */
async function aDepositShop(options: Parameters<typeof aShop>[0] = {}) {
  const shop = await aShop(options)
  const { owner, channelSeq, courseRef, clock, add } = shop
  await owner.call(saveDepositAccount, { channelSeq, body: account })
  return {
    ...shop,
    order: (who: Person) => pressPay(who, courseRef, { payMethodCd: '06' }),
    confirm: (orderNo: string, body: { amount?: number; depositorName?: string } = {}) =>
      owner.call(confirmDeposit, {
        channelSeq,
        orderNo,
        body: { amount: PRICE, depositorName: 'Mina', ...body },
      }),
    orderOf: (who: Person, orderNo: string) => who.call(getOrder, { channelSeq, orderNo }),
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    entries: () => add.all('select kind, amount::int, is_test from money_entries order by entry_seq'),
  }
}

test('an order by deposit waits with the account, keeps the seat to the moment, and is paid once it is confirmed', async () => {
  const { mina, order, confirm, seats, courseRef, channelSeq, owner, entries, clock, app, mails } =
    await aDepositShop()
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    methods: [{ payMethodCd: '06' }],
    isSandbox: false,
  })
  const { orderNo, redirectUrl } = await order(mina)
  await app.workOnce()
  expect(mails.map(({ to }) => to)).toEqual(['mina@example.com'])
  expect(mails[0]?.text).toContain('110-123-456789')
  expect(mails[0]?.text).toContain('주문하신 이름과 같은 이름으로')
  expect(redirectUrl).toContain(`/payment/deposit?orderNo=${orderNo}`)
  expect(await seats()).toEqual([1, 0])
  const { list } = await mina.call(listMyOrders, { channelSeq, query: {} })
  const dueAt = list[0]?.deposit?.dueAt
  expect(list).toMatchObject([
    {
      orderNo,
      state: 'CREATED',
      payMethodCd: '06',
      deposit: { bankName: '국민은행', accountNumber: '110-123-456789', holder: '하루공방' },
    },
  ])
  expect(String(dueAt).slice(10)).toMatch(/14:59:59/)
  expect(Date.parse(String(dueAt)) - clock.now.getTime()).toBeGreaterThan(3 * DAY - 24 * HOUR)
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    depositOrderNo: orderNo,
    holdUntil: dueAt,
  })

  const paid = await confirm(orderNo)
  expect(paid).toMatchObject({ state: 'PAID', paidAmount: PRICE, payMethodCd: '06', isSandbox: false })
  expect(await seats()).toEqual([1, 1])
  expect(await entries()).toEqual([{ kind: 'CAPTURE', amount: PRICE, is_test: false }])
  expect((await mina.call(listMyCourses, { channelSeq })).list).toHaveLength(1)
  expect(await owner.call(listSales, { channelSeq, query: {} })).toMatchObject({ total: 1, paidSum: PRICE })
})

test('pressing again keeps the order and the account that was shown with it', async () => {
  const { mina, order, owner, orderOf, channelSeq } = await aDepositShop()
  const { orderNo } = await order(mina)
  const first = await orderOf(mina, orderNo)
  await owner.call(saveDepositAccount, { channelSeq, body: { ...account, bankName: '우리은행', dueDays: 7 } })
  expect((await order(mina)).orderNo).toBe(orderNo)
  expect((await orderOf(mina, orderNo)).deposit).toEqual(first.deposit)
})

test('a site with a provider and an account offers both; what waits for a deposit is cancelled before a card is used', async () => {
  const { owner, mina, courseRef, channelSeq, press } = await aMerchant()
  await owner.call(saveDepositAccount, { channelSeq, body: account })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    methods: [{ payMethodCd: '00' }, { payMethodCd: '06' }],
  })
  const { orderNo } = await pressPay(mina, courseRef, { payMethodCd: '06' })
  await expect(pressPay(mina, courseRef)).refuses('DEPOSIT_AWAITED')
  await mina.call(cancelDeposit, { channelSeq, orderNo })
  expect((await press(mina)).orderNo).not.toBe(orderNo)
})

test('less, more, a second time and somebody else are refused', async () => {
  const { mina, member, order, confirm, entries, channelSeq } = await aDepositShop()
  const { orderNo } = await order(mina)
  await expect(confirm(orderNo, { amount: PRICE - 1 })).refuses('DEPOSIT_TOO_LITTLE')
  await expect(confirm(orderNo, { amount: PRICE + 1 })).refuses('DEPOSIT_TOO_MUCH')
  await expect(
    mina.call(confirmDeposit, { channelSeq, orderNo, body: { amount: PRICE, depositorName: 'Mina' } }),
  ).refuses('NOT_ALLOWED')
  const other = await member('Jun')
  await expect(other.call(cancelDeposit, { channelSeq, orderNo })).refuses('NOT_FOUND')

  const both = await Promise.allSettled([confirm(orderNo), confirm(orderNo)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(confirm(orderNo)).refuses('DEPOSIT_NOT_AWAITED')
  await expect(mina.call(cancelDeposit, { channelSeq, orderNo })).refuses('DEPOSIT_NOT_AWAITED')
  expect(await entries()).toHaveLength(1)
})

test('a deposit that never came frees the seat at its moment, and its buyer gets a mail', async () => {
  const { mina, order, seats, pass, passTimer, orderOf, app, mails, owner, channelSeq } = await aDepositShop()
  const { orderNo } = await order(mina)
  pass(2 * DAY)
  await passTimer(expireOrders)
  await passTimer(reconcile)
  expect(await seats()).toEqual([1, 0])
  pass(2 * DAY)
  await passTimer(expireOrders)
  await passTimer(reconcile)
  expect(await seats()).toEqual([0, 0])
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'EXPIRED' })
  await app.workOnce()
  // The order was over before its first mail was written.
  expect(mails.map(({ to, text }) => [to, /취소되었습니다/.test(text)])).toEqual([['mina@example.com', true]])
  expect(await owner.call(listDeposits, { channelSeq })).toMatchObject({ list: [{ orderNo, isOver: true }] })
})

test('a late deposit is confirmed while a seat can be had, and refused when there is none', async () => {
  const { mina, member, order, confirm, pass, passTimer, seats, entries } = await aDepositShop({ seats: 1 })
  const late = await order(mina)
  pass(5 * DAY)
  await passTimer(expireOrders)
  const jun = await member('Jun')
  const theirs = await order(jun)
  await expect(confirm(late.orderNo)).refuses('DEPOSIT_NO_SEAT')
  expect(await entries()).toEqual([])
  pass(5 * DAY)
  await passTimer(expireOrders)
  expect(await confirm(late.orderNo)).toMatchObject({ state: 'PAID' })
  expect(await seats()).toEqual([1, 1])
  await expect(confirm(theirs.orderNo)).refuses('DEPOSIT_NO_SEAT')
})

test('the buyer may cancel what waits; then nothing is confirmed any more', async () => {
  const { mina, order, confirm, seats, channelSeq } = await aDepositShop()
  const { orderNo } = await order(mina)
  expect(await mina.call(cancelDeposit, { channelSeq, orderNo })).toMatchObject({ state: 'CANCELLED' })
  expect(await seats()).toEqual([0, 0])
  await expect(confirm(orderNo)).refuses('DEPOSIT_NOT_AWAITED')
})

test('several are confirmed at once, and each that fails is counted with its reason', async () => {
  const { owner, mina, member, order, seats, channelSeq } = await aDepositShop()
  const jun = await member('Jun')
  const cancelled = await order(mina)
  const waiting = await order(jun)
  await mina.call(cancelDeposit, { channelSeq, orderNo: cancelled.orderNo })
  const orderNos = [cancelled.orderNo, waiting.orderNo, '20260101-NOBODY', waiting.orderNo]
  const reply = await owner.call(confirmDeposits, { channelSeq, body: { orderNos } })
  expect(reply.doneCount).toBe(1)
  expect(reply.failed.map(({ orderNo }) => orderNo)).toEqual([cancelled.orderNo, '20260101-NOBODY'])
  expect(await seats()).toEqual([1, 1])
})

test('a refund of a deposit is recorded without a provider, and ends the enrolment', async () => {
  const { owner, mina, order, confirm, seats, entries, orderOf, passTimer, channelSeq } = await aDepositShop()
  const { orderNo } = await order(mina)
  await confirm(orderNo)
  const reply = await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '직접 송금' } })
  expect(reply).toEqual({ refundedAmount: PRICE })
  await passTimer(reconcile)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(await seats()).toEqual([0, 0])
  expect(await entries()).toEqual([
    { kind: 'CAPTURE', amount: PRICE, is_test: false },
    { kind: 'REFUND', amount: -PRICE, is_test: false },
  ])
  await expect(owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'again' } })).refuses(
    'NOTHING_TO_REFUND',
  )
})

test('a reminder is sent once, the day before', async () => {
  const { mina, order, pass, passTimer, app, add } = await aDepositShop()
  await order(mina)
  await passTimer(remindOfDeposit)
  expect(await add.all('select 1 from deposits where reminded_at is not null')).toEqual([])
  pass(2 * DAY)
  await passTimer(remindOfDeposit)
  await passTimer(remindOfDeposit)
  await app.workOnce()
  const reminders = await add.all(`select 1 from alarms where content ->> 'kind' = 'depositDue'`)
  expect(reminders).toHaveLength(1)
})

test('the mails and the reminder of an application speak of no seat', async () => {
  const { mina, courseRef, pass, passTimer, app, add, mails } = await aDepositShop()
  await add.all("update courses set choise_type_cd = '01'")
  await pressPay(mina, courseRef, { payMethodCd: '06', isApplication: true })
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain('입금이 확인되면 신청이 접수되고')
  expect(mails.at(-1)?.text).not.toContain('바로 수강을 시작')
  pass(2 * DAY)
  await passTimer(remindOfDeposit)
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain('신청이 취소됩니다')
  expect(mails.map(({ text }) => text).join()).not.toContain('자리')
  const kinds = await add.all(
    `select content ->> 'kind' as kind from alarms where content ->> 'kind' ilike '%due'`,
  )
  expect(kinds).toEqual([{ kind: 'applicationDepositDue' }])
})

test('a site that names an account is not paid by test payments of the platform any more', async () => {
  const { owner, mina, courseRef, channelSeq } = await aShop()
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    methods: [{ payMethodCd: '00' }],
    isSandbox: true,
  })
  await owner.call(saveDepositAccount, { channelSeq, body: account })
  expect(await owner.call(getMerchants, { channelSeq })).toMatchObject({
    state: 'DEPOSIT',
    depositAccount: account,
  })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    methods: [{ payMethodCd: '06' }],
    isSandbox: false,
  })
  await owner.call(saveDepositAccount, { channelSeq, body: { ...account, isActive: false } })
  await expect(mina.call(getPaymentInfo, courseRef)).refuses('PAYMENTS_OFF')
  const wrong = { ...account, accountNumber: '12-ab' }
  await expect(owner.call(saveDepositAccount, { channelSeq, body: wrong })).refuses('BAD_INPUT')
})

test('who began to pay by card may choose a deposit instead', async () => {
  const { owner, mina, courseRef, channelSeq, add, seats } = await aShop()
  const card = await pressPay(mina, courseRef)
  await owner.call(saveDepositAccount, { channelSeq, body: account })
  const deposit = await pressPay(mina, courseRef, payBody({ payMethodCd: '06' }))
  expect(deposit.orderNo).toBe(card.orderNo)
  expect(await add.all('select pay_method_cd, state from payments order by payment_seq')).toEqual([
    { pay_method_cd: '00', state: 'EXPIRED' },
    { pay_method_cd: '06', state: 'REQUESTED' },
  ])
  expect(await seats()).toEqual([1, 0])
})
