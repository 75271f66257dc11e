import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMyOrders } from 'contract/money/orders/api'
import type { Order } from 'contract/money/orders/schemas'
import { anOrder } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { Receipt } from './parts/Receipt.tsx'

async function listed(known: Partial<Order>) {
  const { answers } = renderSite(<PaymentHistoryScreen />, { session: aMember(), path: '/paymenthistory' })
  answers(listMyOrders, { list: [anOrder(known)], total: 1 })
  return within(await screen.findByRole('article'))
}
const refundedAt = '2026-11-23T05:30:00Z'

test('an order says what was paid and when', async () => {
  const order = await listed({})
  expect(order.getByRole('heading', { name: '저녁 요가' })).toBeVisible()
  expect(order.getByText('30,000원')).toBeVisible()
  expect(order.getByText('2026.11.21 12:00')).toBeVisible()
  expect(order.queryByText('환불')).toBeNull()
})

test('a refunded order says what was refunded and when, and never nothing', async () => {
  const order = await listed({ state: 'REFUNDED', refundedAmount: 30_000, refundedAt })
  expect(order.getByText('환불 완료')).toBeVisible()
  expect(order.getByText('30,000원')).toBeVisible()
  expect(order.getByText('−30,000원')).toBeVisible()
  expect(order.getByText('2026.11.23 14:30')).toBeVisible()
  expect(order.queryByText('0원')).toBeNull()
})

test('a partly refunded order says what remains', async () => {
  const order = await listed({ state: 'PARTIALLY_REFUNDED', refundedAmount: 10_000, refundedAt })
  expect(order.getByText('−10,000원')).toBeVisible()
  expect(order.getByText('20,000원')).toBeVisible()
})

test('the receipt names the order, who ordered, the discount, the refund and its moment', () => {
  const order = anOrder({
    state: 'PARTIALLY_REFUNDED',
    price: 40_000,
    discountAmount: 10_000,
    refundedAmount: 10_000,
    refundedAt,
  })
  renderSite(<Receipt order={order} />, { session: aMember() })
  const receipt = within(screen.getByRole('region', { name: '영수증' }))
  for (const text of ['20261121-AAAA', '서윤', '40,000원', '30,000원', '20,000원'])
    expect(receipt.getByText(text)).toBeVisible()
  expect(receipt.getAllByText('−10,000원')).toHaveLength(2)
  expect(receipt.getByText(/11월 23일.*14:30/)).toBeVisible()
})

test('an order of zero reads as free, and has no receipt', async () => {
  const free = { price: 0, discountAmount: 0, totalAmount: 0, paidAmount: 0, payMethodCd: '99' as const }
  const order = await listed(free)
  expect(order.getByText('무료')).toBeVisible()
  expect(order.getByText('신청 완료')).toBeVisible()
  expect(order.queryByText('0원')).toBeNull()
  expect(order.queryByRole('link', { name: /영수증/ })).toBeNull()
})

test('the receipt of a package is at the page of the package', async () => {
  const order = await listed({ productKind: 'PACKAGE' })
  expect(order.getByRole('link', { name: /영수증/ }).getAttribute('href')).toMatch(
    /^\/packages\/\d+\/payment\/complete\?orderNo=20261121-AAAA$/,
  )
})
