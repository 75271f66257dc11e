import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getOrder, getPaymentInfo, listMyOrders, listSales, pay } from 'contract/money/orders/api'
import {
  cancelDeposit,
  confirmDeposit,
  confirmDeposits,
  listDeposits,
} from 'contract/money/orders/deposits.api'
import { anOrder, aPaymentInfo } from '../../../testing/orders.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { PaymentInfo } from './payment-info.ts'
import { DepositGuideScreen } from './DepositGuideScreen.tsx'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { SalesScreen } from './settings/SalesScreen.tsx'

const deposit = {
  bankName: '국민은행',
  accountNumber: '110-123-456789',
  holder: '하루공방',
  dueAt: '2026-11-24T14:59:59Z',
  trialUrl: null,
}
const both = ['00', '06'].map((payMethodCd) => ({
  payMethodCd,
  mobilePay: null,
  isTest: false,
  charge: null,
})) as PaymentInfo['methods']
const waiting = anOrder({ state: 'CREATED', payMethodCd: '06', paidAmount: 0, paidAt: null, deposit })
const checkout = { session: aMember(), route: '/classes/:courseSeq/payment', path: '/classes/7/payment' }
const guide = {
  session: aMember(),
  route: '/classes/:courseSeq/payment/deposit',
  path: `/classes/7/payment/deposit?orderNo=${waiting.orderNo}`,
}

test('the checkout offers a bank deposit with its moment, and orders by it', async () => {
  const { answers, refuses, requests, user } = renderSite(<PaymentScreen />, checkout)
  answers(getPaymentInfo, aPaymentInfo({ methods: both, depositDueAt: deposit.dueAt }))
  refuses(pay, 'SOLD_OUT')
  await user.click(await screen.findByRole('radio', { name: '무통장입금' }))
  expect(screen.getByText(/11월 24일.*까지 입금하시면 됩니다/)).toBeVisible()
  await user.click(screen.getByRole('checkbox'))
  const [press] = screen.getAllByRole('button', { name: '주문하고 입금 안내 받기' })
  if (press) await user.click(press)
  expect(await screen.findByText('SOLD_OUT')).toBeVisible()
  const sent = requests.find(({ name }) => name === nameOf(pay))?.call
  expect(sent).toMatchObject({ body: { payMethodCd: '06' } })
})

test('the checkout of an order that waits leads to the account', async () => {
  const { answers, router } = renderSite(<PaymentScreen />, checkout)
  answers(getPaymentInfo, aPaymentInfo({ depositOrderNo: waiting.orderNo, holdUntil: deposit.dueAt }))
  await expect.poll(() => router.state.location.search).toBe(`?orderNo=${waiting.orderNo}`)
})

test('the guide says how much goes where until when, and the order can be cancelled', async () => {
  const { answers, user } = renderSite(<DepositGuideScreen />, guide)
  answers(getOrder, waiting)
  expect(await screen.findByRole('heading', { name: '30,000원을 입금해 주십시오' })).toBeVisible()
  expect(screen.getByText('110-123-456789')).toBeVisible()
  expect(screen.getByText('하루공방')).toBeVisible()
  answers(cancelDeposit, { ...waiting, state: 'CANCELLED' })
  answers(getOrder, { ...waiting, state: 'CANCELLED' })
  await user.click(screen.getByRole('button', { name: '주문 취소' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '주문 취소' }))
  expect(await screen.findByRole('heading', { name: '취소된 주문입니다' })).toBeVisible()
})

test.each([
  ['PAID', '입금이 확인되었습니다'],
  ['EXPIRED', '입금 기한이 지났습니다'],
  ['REFUNDED', '취소된 주문입니다'],
] as const)('the guide of an order that is %s says so', async (state, title) => {
  const { answers } = renderSite(<DepositGuideScreen />, guide)
  answers(getOrder, { ...waiting, state })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('the history shows what waits, until when, and the way to the account', async () => {
  const { answers } = renderSite(<PaymentHistoryScreen />, { session: aMember(), path: '/paymenthistory' })
  answers(listMyOrders, { list: [waiting], total: 1 })
  const order = within(await screen.findByRole('article'))
  expect(order.getByText('입금 대기')).toBeVisible()
  expect(order.getByText('30,000원')).toBeVisible()
  expect(order.getByRole('link', { name: /입금 안내 보기/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`payment/deposit?orderNo=${waiting.orderNo}`),
  )
})

const awaited = (orderNo: string, ordererName: string) => ({
  ...deposit,
  orderNo,
  ordererName,
  title: '저녁 요가',
  ordererPhone: null,
  totalAmount: 30_000,
  currency: 'KRW' as const,
  createdAt: '2026-11-21T03:00:00Z',
  isOver: false,
})
const sales = { list: [], total: 0, paidSum: 0, refundedSum: 0, sums: [], countsTests: false }

test('staff confirm one deposit with its amount and name, and read why it was refused', async () => {
  const { answers, refuses, requests, user } = renderSite(<SalesScreen />, {
    session: aManager('SITE_SALES_READ', 'SITE_SALES_UPDATE'),
  })
  answers(listSales, sales)
  answers(listDeposits, { list: [awaited('20261121-AAAA', '서윤')] })
  expect(await screen.findByRole('heading', { name: '입금 대기 1건' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /서윤 님의 입금 확인/ }))
  refuses(confirmDeposit, 'DEPOSIT_TOO_LITTLE')
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('입금된 금액'))
  await user.type(dialog.getByLabelText('입금된 금액'), '29000')
  await user.click(dialog.getByRole('button', { name: '입금 확인' }))
  expect(await screen.findByText('DEPOSIT_TOO_LITTLE')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(confirmDeposit))?.call).toMatchObject({
    body: { amount: 29_000, depositorName: '서윤' },
  })
})

test('several are confirmed at once, and those that failed are named with their reason', async () => {
  const { answers, user } = renderSite(<SalesScreen />, {
    session: aManager('SITE_SALES_READ', 'SITE_SALES_UPDATE'),
  })
  answers(listSales, sales)
  answers(listDeposits, { list: [awaited('20261121-AAAA', '서윤'), awaited('20261121-BBBB', '도윤')] })
  await user.click(await screen.findByRole('checkbox', { name: '전체 선택' }))
  await user.click(screen.getByRole('button', { name: '2건 입금 확인' }))
  answers(confirmDeposits, { doneCount: 1, failed: [{ orderNo: '20261121-BBBB', message: '취소된 주문' }] })
  answers(listDeposits, { list: [] })
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '2건 입금 확인' }))
  expect(await screen.findByText('1건은 확인하지 못했어요.')).toBeVisible()
  expect(screen.getByText('취소된 주문')).toBeVisible()
})
