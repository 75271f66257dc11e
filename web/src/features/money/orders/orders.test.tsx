import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder } from 'contract/money/orders/api'
import type { Order } from 'contract/money/orders/schemas'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { anOrder } from '../../../testing/orders.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'

test.each<[string, Partial<Order>, string, string]>([
  ['paid', {}, '결제가 완료되었습니다', '강의실로 가기'],
  ['refunded', { state: 'REFUNDED', refundedAmount: 30_000 }, '환불이 완료되었습니다', '클래스 페이지로'],
  ['never paid', { state: 'EXPIRED', paidAmount: 0 }, '결제되지 않은 주문입니다', '클래스 페이지로'],
])('the receipt of an order that was %s says so and links on', async (_, known, title, way) => {
  const { answers } = renderSite(<PaymentCompleteScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/complete',
    path: '/classes/7/payment/complete?orderNo=20261121-AAAA',
  })
  answers(getOrder, anOrder(known))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toBeVisible()
})
