import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { failPayment, getOrder, getPaymentInfo, listMyOrders, pay } from 'contract/money/orders/api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { payMethodList, payMethodNames } from 'contract/money/orders/pay-methods.rules'
import { anOrder, aPaymentInfo } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { DepositGuideScreen } from './DepositGuideScreen.tsx'
import { PaymentFailScreen } from './PaymentFailScreen.tsx'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

const methods = payMethodNames.map((name) => ({ ...payMethodList[name], isTest: false, charge: null }))
const checkout = { session: aMember(), route: '/classes/:courseSeq/payment', path: '/classes/7/payment' }
type Requests = ReturnType<typeof renderSite>['requests']
const sentTo = (requests: Requests, endpoint: Parameters<typeof nameOf>[0]) =>
  requests.findLast(({ name }) => name === nameOf(endpoint))?.call

test('every way to pay is a tile, wallets first; the chosen one names the button and is sent', async () => {
  const { answers, refuses, requests, user } = renderSite(<PaymentScreen />, checkout)
  answers(getPaymentInfo, aPaymentInfo({ methods }))
  refuses(pay, 'SOLD_OUT')
  const tiles = await screen.findAllByRole('radio')
  expect(tiles.map((tile) => tile.closest('label')?.textContent.trim())).toEqual([
    'K 카카오페이',
    'N 네이버페이',
    'T 토스페이',
    '신용·체크카드',
    '계좌이체',
    '가상계좌',
    '휴대폰',
    '해외 카드',
    'PayPal',
  ])
  expect(screen.getByRole('radio', { name: '신용·체크카드' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: '가상계좌' }))
  expect(screen.getByText(/3일 안에 입금하시면 됩니다/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: '가상계좌 발급받기' })[0]).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '카카오페이' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '카카오페이로 30,000원 결제하기' }))
  await waitFor(() =>
    expect(sentTo(requests, pay)).toMatchObject({ body: { payMethodCd: '04', mobilePay: 'KAKAOPAY' } }),
  )
})

test('after a failure the other ways are buttons that pay with what was typed', async () => {
  const { answers, refuses, requests, user } = renderSite(<PaymentFailScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/fail',
    path: '/classes/7/payment/fail?orderNo=20261121-AAAA&code=EXCEED_MAX_AMOUNT',
  })
  answers(failPayment, anOrder({ state: 'FAILED', ordererName: '김서윤', paidAmount: 0, paidAt: null }))
  answers(getPaymentInfo, aPaymentInfo({ methods }))
  refuses(pay, 'SOLD_OUT')
  const failure = await screen.findByRole('region', { name: /한도를 넘어/ })
  expect(failure).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /네이버페이/ }))
  await waitFor(() =>
    expect(sentTo(requests, pay)).toMatchObject({
      body: { payMethodCd: '04', mobilePay: 'NAVERPAY', name: '김서윤' },
    }),
  )
})

test('the guide of a virtual account says what is special about it, and lets test payments try the deposit', async () => {
  const deposit = {
    bankName: 'KB국민은행',
    accountNumber: 'X1102345678901',
    holder: '김서윤',
    dueAt: '2026-11-24T14:59:59Z',
    trialUrl: '/sandbox-provider/checkout/sbx_1',
  }
  const order = anOrder({ state: 'CREATED', payMethodCd: '03', paidAmount: 0, paidAt: null, deposit })
  const { answers } = renderSite(<DepositGuideScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment/deposit',
    path: `/classes/7/payment/deposit?orderNo=${order.orderNo}`,
  })
  answers(getOrder, order)
  expect(await screen.findByText('X1102345678901')).toBeVisible()
  expect(screen.getByText(/다른 이름으로 입금하셔도 되지만/)).toBeVisible()
  expect(screen.getByRole('link', { name: '시험 입금 화면 열기' })).toHaveAttribute('href', deposit.trialUrl)
})

test('money that waits for an account asks for it in the payment history', async () => {
  const order = anOrder({ payMethodCd: '03', isRefundAccountNeeded: true })
  const { answers, requests, user } = renderSite(<PaymentHistoryScreen />, {
    session: aMember(),
    path: '/paymenthistory',
  })
  answers(listMyOrders, { list: [order], total: 1 })
  answers(saveRefundAccount, { ...order, isRefundAccountNeeded: false })
  await user.click(await screen.findByRole('button', { name: '환불 계좌 입력' }))
  await user.click(screen.getByRole('button', { name: '이 계좌로 환불받기' }))
  expect(screen.getByText('은행을 선택해 주십시오.')).toBeVisible()
  expect(sentTo(requests, saveRefundAccount)).toBeUndefined()
  await user.selectOptions(screen.getByRole('combobox', { name: /은행/ }), '신한은행')
  await user.type(screen.getByRole('textbox', { name: /예금주/ }), '김서윤')
  await user.type(screen.getByRole('textbox', { name: /계좌번호/ }), '110-123-456789')
  await user.click(screen.getByRole('button', { name: '이 계좌로 환불받기' }))
  await waitFor(() =>
    expect(sentTo(requests, saveRefundAccount)).toMatchObject({
      body: { bankCode: '088', accountNumber: '110-123-456789', holder: '김서윤' },
    }),
  )
})
