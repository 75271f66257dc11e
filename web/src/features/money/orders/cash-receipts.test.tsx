import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getPaymentInfo, listMyOrders, listSales, pay } from 'contract/money/orders/api'
import { issueCashReceipt, listOwedCashReceipts } from 'contract/money/orders/cash-receipts.api'
import { getSale } from 'contract/money/orders/sales.api'
import { anOrder, aPaymentInfo } from '../../../testing/orders.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import { SalesScreen } from './settings/SalesScreen.tsx'

const checkout = { session: aMember(), route: '/classes/:courseSeq/payment', path: '/classes/7/payment' }

test('a depositor asks for a cash receipt with the number that it needs; a card asks for none', async () => {
  const { answers, refuses, requests, user } = renderSite(<PaymentScreen />, checkout)
  answers(
    getPaymentInfo,
    aPaymentInfo({
      methods: [
        { payMethodCd: '00', mobilePay: null, isTest: false, charge: null },
        { payMethodCd: '03', mobilePay: null, isTest: false, charge: null },
        { payMethodCd: '06', mobilePay: null, isTest: false, charge: null },
      ],
      depositDueAt: '2026-11-24T14:59:59Z',
    }),
  )
  refuses(pay, 'SOLD_OUT')
  await user.click(await screen.findByRole('radio', { name: /신용·체크카드/ }))
  expect(screen.queryByRole('group', { name: '현금영수증' })).toBeNull()
  // The provider of a virtual account asks for the number itself.
  await user.click(screen.getByRole('radio', { name: /가상계좌/ }))
  await user.click(screen.getByRole('radio', { name: '지출증빙용' }))
  expect(screen.queryByLabelText('사업자등록번호')).toBeNull()

  await user.click(screen.getByRole('radio', { name: '무통장입금' }))
  await user.type(screen.getByLabelText(/사업자등록번호/), '120-81-47522')
  await user.click(screen.getByRole('checkbox'))
  const [press] = screen.getAllByRole('button', { name: /무통장입금|신청|주문/ })
  if (press) await user.click(press)
  expect(await screen.findByText('번호를 다시 확인해 주십시오')).toBeVisible()
  await user.type(screen.getByLabelText(/사업자등록번호/), '{Backspace}1')
  if (press) await user.click(press)
  expect(await screen.findByText('SOLD_OUT')).toBeVisible()
  const sent = requests.find(({ name }) => name === nameOf(pay))
  expect(sent?.call).toMatchObject({ body: { cashReceipt: { kind: 'EXPENSE', number: '1208147521' } } })
})

test('a buyer reads in the history what became of the receipt', async () => {
  const receipt = { kind: 'INCOME' as const, numberEnd: '5432', issueNumber: null, issuedAt: null }
  const { answers } = renderSite(<PaymentHistoryScreen />, { session: aMember() })
  answers(listMyOrders, {
    list: [
      anOrder({ payMethodCd: '06', cashReceipt: receipt }),
      anOrder({
        orderNo: '20261121-BBBB',
        payMethodCd: '06',
        cashReceipt: { ...receipt, issueNumber: 'G12345678', issuedAt: '2026-11-22T03:00:00Z' },
      }),
    ],
    total: 2,
  })
  expect(await screen.findByText('현금영수증 · 소득공제용(5432) 발급 예정')).toBeVisible()
  expect(screen.getByText('현금영수증 · 소득공제용 · 승인번호 G12345678')).toBeVisible()
})

test('staff find the receipts they owe above the orders, and note the number of one', async () => {
  const { answers, requests, user } = renderSite(<SalesScreen />, {
    session: aManager('SITE_SALES_READ', 'SITE_SALES_UPDATE'),
    path: '/settings/sales',
    route: '/settings/sales',
  })
  const order = {
    ...anOrder({
      payMethodCd: '06',
      cashReceipt: { kind: 'INCOME', numberEnd: '5432', issueNumber: null, issuedAt: null },
    }),
    userSeq: aSeq('user'),
    paymentStatus: '00' as const,
    paidYN: 'Y' as const,
    count: 1,
  }
  const dueAt = '2026-11-26T14:59:59Z'
  answers(listSales, {
    list: [order],
    total: 1,
    paidSum: 30_000,
    refundedSum: 0,
    sums: [],
    countsTests: false,
  })
  answers(listOwedCashReceipts, {
    list: [
      {
        orderNo: order.orderNo,
        title: order.title,
        ordererName: '서윤',
        paidAmount: 30_000,
        isRequested: true,
        dueAt,
      },
    ],
  })
  answers(getSale, {
    order,
    items: [],
    payments: [],
    refunds: [],
    history: [],
    cashReceipt: { number: '01098765432', dueAt },
  })
  answers(issueCashReceipt, null)
  const owed = await screen.findByRole('region', { name: '발급할 현금영수증 1건' })
  await user.click(within(owed).getByRole('button', { name: '서윤' }))

  expect(await screen.findByText(/발급받을 번호: 01098765432/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '발급한 것으로 기록' }))
  expect(await screen.findByText('승인번호를 다시 확인해 주세요')).toBeVisible()
  await user.type(screen.getByLabelText('승인번호'), 'G12345678')
  await user.click(screen.getByRole('button', { name: '발급한 것으로 기록' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(issueCashReceipt))?.call).toMatchObject({
      body: { issueNumber: 'G12345678' },
    }),
  )
})
