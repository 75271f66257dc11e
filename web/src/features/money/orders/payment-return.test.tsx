import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmPayment, failPayment, getOrder, getPaymentInfo, pay } from 'contract/money/orders/api'
import type { RefusalName } from 'contract/http/refusals'
import type { Order } from 'contract/money/orders/schemas'
import { aPaymentInfo, anOrder } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentFailScreen } from './PaymentFailScreen.tsx'
import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx'

afterEach(() => vi.useRealTimers())

const orderNo = '20261121-AAAA'
const failed: Partial<Order> = {
  state: 'FAILED',
  paidAmount: 0,
  paidAt: null,
  ordererName: '김서윤',
  ordererPhone: '01012345678',
}
function comeBackFailed(code: string, order: Partial<Order>) {
  const site = renderSite(<PaymentFailScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/fail',
    path: `/classes/7/payment/fail?orderNo=${orderNo}&code=${code}`,
  })
  site.answers(failPayment, anOrder(order))
  return site
}
function comeBack() {
  return renderSite(<PaymentSuccessScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/success',
    path: `/classes/7/payment/success?orderNo=${orderNo}&paymentKey=key&amount=30000`,
  })
}
const addressOf = ({ router }: ReturnType<typeof renderSite>) => {
  const { pathname, search } = router.state.location
  return pathname + search
}

test('a declined card leads back to the same checkout: the reason, the class, and what was typed', async () => {
  const site = comeBackFailed('REJECT_CARD_COMPANY', failed)
  site.answers(getPaymentInfo, aPaymentInfo())

  expect(
    await screen.findByRole('heading', { level: 1, name: '카드사에서 결제를 승인하지 않았습니다' }),
  ).toBeVisible()
  expect(screen.getByText(/‘저녁 요가’ 결제 금액은 30,000원입니다/)).toBeVisible()
  expect(screen.getByText('돈은 빠져나가지 않았습니다.')).toBeVisible()
  expect(screen.getByText(/확인 번호 REJECT_CARD_COMPANY/)).toBeVisible()
  expect(screen.getByLabelText('이름')).toHaveValue('김서윤')
  expect(screen.getByRole('checkbox')).toBeChecked()

  // Any refusal will do: what matters is what one press sent.
  site.refuses(pay, 'SOLD_OUT')
  await site.user.click(screen.getByRole('button', { name: '다시 결제하기' }))
  const body = expect.objectContaining({ name: '김서윤', phone: '01012345678', agreed: true })
  await waitFor(() =>
    expect(site.requests).toContainEqual(
      expect.objectContaining({ call: expect.objectContaining({ body }) }),
    ),
  )
})

test('a seat that is still held shows its minutes above the reason, and can be paid another way', async () => {
  const site = comeBackFailed('REJECT_CARD_COMPANY', {
    ...failed,
    state: 'CREATED',
    failReason: 'REJECT_CARD_COMPANY',
  })
  const holdUntil = new Date(Date.now() + 9 * 60_000 + 30_000).toISOString()
  site.answers(getPaymentInfo, aPaymentInfo({ holdUntil }))
  expect(await screen.findByText('카드사에서 결제를 승인하지 않았습니다')).toBeVisible()
  expect(await screen.findByText(/9분 \d+초 안에/)).toBeVisible()
  expect(screen.getByText(/잡아 둔 자리와 입력하신 내용은 그대로 있습니다/)).toBeVisible()
})

test('consent to another amount than the one shown is not kept', async () => {
  const site = comeBackFailed('REJECT_CARD_PAYMENT', failed)
  site.answers(getPaymentInfo, aPaymentInfo({ price: 40_000, totalAmount: 40_000 }))
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
})

test('where the last seat went meanwhile, the reason stays and the page says so', async () => {
  const site = comeBackFailed('EXCEED_MAX_AMOUNT', failed)
  site.refuses(getPaymentInfo, 'SOLD_OUT')
  expect(await screen.findByText('지금은 결제할 수 없습니다')).toBeVisible()
  expect(screen.getByRole('heading', { name: '결제 한도를 넘어 결제되지 않았습니다' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '다시 결제하기' })).toBeNull()
})

test.each<[string, Partial<Order>, string, string]>([
  ['paid', {}, '이미 결제된 주문입니다', '영수증 보기'],
  ['refunded', { state: 'REFUNDED', refundedAmount: 30_000 }, '환불된 주문입니다', '영수증 보기'],
  ['still open', { state: 'CREATED', paidAmount: 0 }, '아직 결제가 끝나지 않았습니다', '결제 이어서 하기'],
])('the failure address of an order that is %s says what really happened', async (_, order, title, way) => {
  comeBackFailed('PAY_PROCESS_CANCELED', order)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toBeVisible()
  expect(screen.queryByText(/돈은 빠져나가지/)).toBeNull()
})

test('while the order cannot be looked up nothing is claimed about money', async () => {
  const site = renderSite(<PaymentFailScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/fail',
    path: `/classes/7/payment/fail?orderNo=${orderNo}&code=X`,
  })
  site.refuses(failPayment, 'SOMETHING_BROKE')
  expect(await screen.findByText('결제 상태를 확인하지 못했습니다')).toBeVisible()
  expect(screen.queryByText(/돈은 빠져나가지/)).toBeNull()

  site.answers(failPayment, anOrder())
  await site.user.click(screen.getByRole('button', { name: '다시 확인' }))
  expect(await screen.findByText('이미 결제된 주문입니다')).toBeVisible()
})

test('a confirmed payment is replaced by its receipt', async () => {
  const site = comeBack()
  site.answers(confirmPayment, anOrder())
  await waitFor(() => expect(addressOf(site)).toBe(`/classes/7/payment/complete?orderNo=${orderNo}`))
})

test('a payment that is pending is asked for again, in words, until it is decided', async () => {
  vi.useFakeTimers()
  const site = comeBack()
  for (let time = 0; time < 4; time += 1) site.refuses(confirmPayment, 'PAYMENT_PENDING')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('status')).toHaveTextContent('결제 결과를 아직 확인하지 못했습니다')

  site.answers(confirmPayment, anOrder())
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(addressOf(site)).toContain('/payment/complete')
})

test('nobody who left is led back', async () => {
  vi.useFakeTimers()
  const site = comeBack()
  site.refuses(confirmPayment, 'PAYMENT_PENDING')
  await act(() => vi.advanceTimersByTimeAsync(100))
  await act(() => site.router.navigate('/classes'))
  site.answers(confirmPayment, anOrder())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(addressOf(site)).toBe('/classes')
})

test('a declined payment continues at the checkout, with its reason', async () => {
  const site = comeBack()
  site.refuses(confirmPayment, 'PAYMENT_DECLINED')
  await waitFor(() => expect(addressOf(site)).toBe(`/classes/7/payment/fail?orderNo=${orderNo}`))
})

test.each<[RefusalName, Partial<Order>, string]>([
  ['SOLD_OUT', { state: 'EXPIRED', paidAmount: 0 }, '이 주문으로 빠져나간 돈은 없습니다.'],
  ['SOLD_OUT', { state: 'PAID' }, '결제하신 30,000원은 모두 돌려드립니다.'],
  ['SOLD_OUT', { state: 'REFUNDED', refundedAmount: 30_000 }, '결제하신 30,000원은 모두 돌려드렸습니다.'],
  ['NOT_FOUND', { state: 'CREATED', paidAmount: 0 }, '결제를 이어서 진행해 주십시오.'],
])('a payment refused with %s says what became of the money (%o)', async (refusal, order, sentence) => {
  const site = comeBack()
  site.refuses(confirmPayment, refusal)
  site.answers(getOrder, anOrder(order))
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible()
})
