import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getOrder, getPaymentInfo, listMyOrders, pay } from 'contract/money/orders/api'
import { payMethods } from 'contract/values/type-codes'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { anOrder, aPaymentInfo } from '../../../testing/orders.ts'
import { aSeq } from '../../../testing/things.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import type { PaymentInfo } from './payment-info.ts'

const info = aPaymentInfo({ seatsLeft: 0, wait: 'LIST', waitCnt: 2 })
const open = (known: Partial<PaymentInfo> = {}) => {
  const site = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: `/classes/${info.courseSeq}/payment?ps=00`,
  })
  site.answers(getPaymentInfo, { ...info, ...known })
  return site
}

const nothing = { price: 0, totalAmount: 0, methods: [] }
test('where nothing is to pay the user reads how many wait, and joins the waitlist', async () => {
  const { user, answers, requests, router } = open(nothing)
  const [press] = await screen.findAllByRole('button', { name: '대기 신청하기' })
  expect(screen.getByText('2명')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  answers(applyForPlace, { attendSeq: aSeq('enrolment') })
  if (press) await user.click(press)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${info.courseSeq}`))
  const applicant = { name: '서윤', email: 'seoyun@example.com', phone: '' }
  const body = { ...applicant, classSeq: info.classSeq, skipAttendCheck: false }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
})

test('an application says what is paid now and when it goes back, and is paid as one', async () => {
  const { user, answers, requests, refuses } = open({ wait: 'APPROVAL', waitCnt: 0, seatsLeft: null })
  expect(await screen.findByText('30,000원을 지금 결제하고 신청을 접수합니다.')).toBeVisible()
  expect(screen.getByText('운영자가 승인하면 추가 결제 없이 바로 수강을 시작합니다.')).toBeVisible()
  expect(screen.getByText(/승인되지 않거나 .* 모두 돌려드립니다/)).toBeVisible()
  expect(screen.getByText('수강 시작일부터 3개월 동안 수강')).toBeVisible()
  refuses(pay, 'NOTHING_TO_WAIT_FOR')
  answers(getPaymentInfo, { ...info, wait: null })
  await user.click(screen.getByRole('checkbox'))
  const [press] = screen.getAllByRole('button', { name: '30,000원 결제하고 신청하기' })
  if (press) await user.click(press)
  const body = expect.objectContaining({ isApplication: true, totalAmount: 30_000 })
  await waitFor(() =>
    expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) })),
  )
  // The server says what it is by now, and the page follows.
  expect((await screen.findAllByRole('button', { name: '30,000원 결제하기' }))[0]).toBeVisible()
})

test('a virtual account for an application holds no seat', async () => {
  const method = { payMethodCd: payMethods.virtualAccount, mobilePay: null, isTest: false, charge: null }
  open({ wait: 'APPROVAL', seatsLeft: null, methods: [method] })
  expect(await screen.findByText(/발급된 계좌로 3일 안에 입금하시면 신청이 접수됩니다/)).toBeVisible()
  expect(screen.queryByText(/자리를 잡아 둡니다/)).toBeNull()
})

test('the waitlist that is paid says how many wait before', async () => {
  open()
  expect(await screen.findByText('2명')).toBeVisible()
  expect(screen.getByText(/자리가 나지 않거나 .* 모두 돌려드립니다/)).toBeVisible()
})

test('after the payment of an application the page says that it waits', async () => {
  const site = renderSite(<PaymentCompleteScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/complete',
    path: '/classes/7/payment/complete?orderNo=20261121-AAAA',
  })
  site.answers(getOrder, anOrder({ wait: 'APPROVAL' }))
  expect(await screen.findByRole('heading', { name: '신청이 접수되었습니다' })).toBeVisible()
  expect(screen.getByRole('link', { name: '내 강의실에서 보기' })).toHaveAttribute('href', '/me/classes')
})

test('the payment history says what a paid application waits for, and what is on its way back', async () => {
  const site = renderSite(<PaymentHistoryScreen />, {
    session: aMember(),
    route: '/paymenthistory',
    path: '/paymenthistory',
  })
  const list = [
    anOrder({ wait: 'LIST' }),
    anOrder({ orderNo: '20261121-BBBB', title: '아침 요가', isRefundOpen: true }),
  ]
  site.answers(listMyOrders, { list, total: 2 })
  expect(await screen.findByText('대기 중 · 결제 완료')).toBeVisible()
  expect(screen.getByRole('link', { name: /신청 취소하고 전액 환불받기/ })).toHaveAttribute(
    'href',
    '/me/classes',
  )
  expect(screen.getByText('환불 진행 중')).toBeVisible()
  expect(screen.getByText('결제한 내역과 영수증을 보고, 환불을 요청해요.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /환불 요청/ })).toBeNull()
})

test('an approved applicant pays, and reads the deadline', async () => {
  open({ wait: null, payUntil: '2026-11-24T11:00:00Z' })
  expect(await screen.findByText('11월 24일(화) 20:00까지 결제하면 자리가 정해집니다.')).toBeVisible()
})
