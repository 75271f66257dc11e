import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getOrder, mailReceipt } from 'contract/money/orders/api'
import type { Order } from 'contract/money/orders/schemas'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { anOrder } from '../../../testing/orders.ts'
import { currentToasts, dismissToast } from '../../../ui/layers/toast.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'

const onReceipt = {
  session: aMember(),
  route: '/classes/:courseSeq/payment/complete',
  path: '/classes/7/payment/complete?orderNo=20261121-AAAA',
}

test.each<[string, Partial<Order>, string, string]>([
  ['paid', {}, '결제가 완료되었습니다', '강의실로 가기'],
  ['refunded', { state: 'REFUNDED', refundedAmount: 30_000 }, '환불이 완료되었습니다', '클래스 페이지로'],
  ['never paid', { state: 'EXPIRED', paidAmount: 0 }, '결제되지 않은 주문입니다', '클래스 페이지로'],
])('the receipt of an order that was %s says so and links on', async (_, known, title, way) => {
  const { answers } = renderSite(<PaymentCompleteScreen />, onReceipt)
  answers(getOrder, anOrder(known))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toBeVisible()
})

test('the receipt is mailed with one press, and the screen says where to', async () => {
  const { answers, user, requests } = renderSite(<PaymentCompleteScreen />, onReceipt)
  answers(getOrder, anOrder({}))
  answers(mailReceipt, { email: 'seoyun@example.com' })
  await user.click(await screen.findByRole('button', { name: '메일로 받기' }))
  await waitFor(() =>
    expect(currentToasts().at(-1)?.text).toBe('영수증을 seoyun@example.com으로 보냈습니다.'),
  )
  for (const { id } of currentToasts()) dismissToast(id)
  expect(requests.filter(({ name }) => name === nameOf(mailReceipt))).toHaveLength(1)
})

test('no receipt is mailed of an order that was never paid', async () => {
  const { answers } = renderSite(<PaymentCompleteScreen />, onReceipt)
  answers(getOrder, anOrder({ state: 'EXPIRED', paidAt: null, paidAmount: 0 }))
  expect(await screen.findByRole('button', { name: '인쇄하기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '메일로 받기' })).toBeNull()
})

test.each([
  ['CLASS', '/classes/7/classroom/first'],
  ['CHALLENGE', '/classes/7/challenge'],
] as const)('a paid %s begins where its learning is', async (productKind, path) => {
  const { answers } = renderSite(<PaymentCompleteScreen />, onReceipt)
  answers(getOrder, anOrder({ productKind }))
  expect(await screen.findByRole('link', { name: '강의실로 가기' })).toHaveAttribute('href', path)
})
