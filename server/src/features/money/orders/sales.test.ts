import { expect, test } from 'vitest'
import { failPayment, listSales, refundOrder } from 'contract/money/orders/api'
import { downloadSales, getSale } from 'contract/money/orders/sales.api'
import type { Input } from 'contract/http/endpoint'
import { aShop, buy, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { expireOrders } from './orders.jobs.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'

/** Mina paid, Jun paid and was refunded, Kai went away, Lena is paying. */
async function fourOrders() {
  const shop = await aShop()
  const { owner, channelSeq, courseRef, member, clock } = shop
  const paid = await buy(shop.mina, courseRef)
  clock.pass({ minutes: 24 * 60 })
  const jun = await member('Jun')
  const refunded = await buy(jun, courseRef)
  await owner.call(refundOrder, { channelSeq, orderNo: refunded.orderNo, body: { reason: '일정 변경' } })
  const kai = await member('Kai')
  const failed = await pressPay(kai, courseRef)
  const failure = { orderNo: failed.orderNo, code: 'USER_CANCEL' }
  await kai.call(failPayment, { channelSeq, body: failure })
  clock.pass({ minutes: 20 })
  await shop.passTimer(expireOrders)
  const open = await pressPay(await member('Lena'), courseRef, { email: 'lena@example.com', name: 'Lena' })
  const names = new Map([paid, refunded, failed, open].map(({ orderNo }, index) => [orderNo, 'MJKL'[index]]))
  return {
    ...shop,
    paid,
    refunded,
    sales: async (query: Input<typeof listSales>['query'] = {}) => {
      const { list } = await owner.call(listSales, { channelSeq, query })
      return list.map(({ orderNo }) => names.get(orderNo)).join('')
    },
  }
}

test('sales are found by what was paid, by the status and method of the payment, by day and by one field', async () => {
  const { sales, paid } = await fourOrders()

  expect(await sales()).toBe('JM')
  expect(await sales({ paidYN: 'Y' })).toBe('JM')
  expect(await sales({ paidYN: 'N' })).toBe('LK')
  expect(await sales({ paymentStatus: '00' })).toBe('M')
  expect(await sales({ paymentStatus: '01' })).toBe('L')
  expect(await sales({ paymentStatus: '02' })).toMatch(/^K?J$/)
  expect(await sales({ paymentStatus: '03' })).toBe('')
  expect(await sales({ payMethodCd: '00' })).toBe('JM')
  expect(await sales({ payMethodCd: '99' })).toBe('')
  expect(await sales({ startDt: '2026-11-22' })).toBe('J')
  expect(await sales({ endDt: '2026-11-21' })).toBe('M')
  expect(await sales({ q: paid.orderNo, qField: 'orderNo' })).toBe('M')
  expect(await sales({ q: 'LENA', qField: 'ordererEmail', paidYN: 'N' })).toBe('L')
  expect(await sales({ q: 'lena', qField: 'title', paidYN: 'N' })).toBe('')
  expect(await sales({ q: '0101234', qField: 'ordererPhone' })).toBe('JM')
})

test('each sale says its status, whether it was paid and how many things were bought; sums say how many', async () => {
  const { owner, channelSeq } = await fourOrders()

  const { list, sums, countsTests } = await owner.call(listSales, { channelSeq, query: {} })

  expect(list).toMatchObject([
    { paymentStatus: '02', paidYN: 'Y', count: 1 },
    { paymentStatus: '00', paidYN: 'Y', count: 1 },
  ])
  expect(sums).toEqual([
    { currency: 'KRW', paid: 2 * PRICE, refunded: PRICE, paidCount: 2, refundedCount: 1 },
  ])
  expect(countsTests).toBe(true)
})

test('staff open an order and read its items, payments, refunds and what happened', async () => {
  const { owner, mina, channelSeq, refunded } = await fourOrders()

  const sale = await owner.call(getSale, { channelSeq, orderNo: refunded.orderNo })

  expect(sale).toMatchObject({
    order: { orderNo: refunded.orderNo, state: 'REFUNDED', count: 1 },
    items: [{ itemNo: 1, quantity: 1, unitPrice: PRICE, paidAmount: PRICE, refundedAmount: PRICE }],
    payments: [{ outcome: 'PAID', amount: PRICE, isTest: true }],
    refunds: [{ state: 'DONE', amount: PRICE, reason: '일정 변경' }],
  })
  expect(sale.history.map(({ kind }) => kind)).toEqual([
    'REFUNDED',
    'REFUND_REQUESTED',
    'PAID',
    'PAYMENT_BEGUN',
    'ORDERED',
  ])
  await expect(owner.call(getSale, { channelSeq, orderNo: '20261121-NOTHERE' })).refuses('NOT_FOUND')
  await expect(mina.call(getSale, { channelSeq, orderNo: refunded.orderNo })).refuses('NOT_ALLOWED')
})

test('the spreadsheet holds the rows that the filters show, with their amounts', async () => {
  const { app, owner, mina, channelSeq, paid, refunded } = await fourOrders()

  const all = await owner.call(downloadSales, { channelSeq, body: {} })
  const [heads, ...rows] = await rowsAt(app, all.url)
  expect(heads).toEqual(
    expect.arrayContaining(['주문번호', '주문자', '이메일', '연락처', '수량', '결제 금액']),
  )
  const at = (head: string) => heads?.indexOf(head) ?? -1
  expect(rows.map((row) => [row[at('주문번호')], row[at('결제 금액')], row[at('환불 금액')]])).toEqual([
    [paid.orderNo, PRICE, 0],
    [refunded.orderNo, PRICE, PRICE],
  ])

  const completed = await owner.call(downloadSales, { channelSeq, body: { paymentStatus: '00' } })
  expect(await rowsAt(app, completed.url)).toHaveLength(2)
  await expect(mina.call(downloadSales, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})
