import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMyOrders } from 'contract/money/orders/api'
import type { Order } from 'contract/money/orders/schemas'
import { anOrder } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentHistoryScreen } from '../orders/PaymentHistoryScreen.tsx'

type Parcel = NonNullable<Order['delivery']>['parcels'][number]
const address = {
  recipient: '김미나',
  phone: '01098765432',
  zipcode: '04524',
  addr1: '서울특별시 중구 세종대로 110',
  addr2: '',
  memo: '',
}
const sent: Parcel = {
  title: '저녁 요가',
  state: 'SHIPPED',
  courierCd: 'CJ',
  trackingNo: '681234567890',
  shippedAt: '2026-11-22T03:00:00Z',
}
async function shown(parcels: Parcel[]) {
  const { answers } = renderSite(<PaymentHistoryScreen />, { session: aMember(), path: '/paymenthistory' })
  answers(listMyOrders, { list: [anOrder({ delivery: { address, parcels } })], total: 1 })
  return within(await screen.findByRole('region', { name: '배송' }))
}

test('who bought goods sees where they are and tracks them at the carrier', async () => {
  const delivery = await shown([sent])
  expect(delivery.getByText('배송 중')).toBeVisible()
  expect(delivery.getByText('CJ대한통운')).toBeVisible()
  expect(delivery.getByRole('link', { name: /배송 조회/ })).toHaveAttribute(
    'href',
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=681234567890',
  )
  expect(delivery.getByText(/010-9876-5432/)).toBeVisible()
})

test('a carrier without a page of its own gives no link, and what waits says so', async () => {
  const delivery = await shown([
    { ...sent, courierCd: 'OTHER', trackingNo: '' },
    { ...sent, title: '붓글씨', state: 'READY', courierCd: null, trackingNo: null, shippedAt: null },
  ])
  expect(delivery.getByText('기타')).toBeVisible()
  expect(delivery.getByText('발송 준비 중')).toBeVisible()
  expect(delivery.queryByRole('link')).toBeNull()
})
