import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getPaymentInfo, listMyOrders, pay } from 'contract/money/orders/api'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { anOrder, aPaymentInfo } from '../../../testing/orders.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentHistoryScreen } from './PaymentHistoryScreen.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

const charge = { currency: 'KRW', totalAmount: 35_013, exchangeRate: 140_050 } as const
const methods = [
  { ...payMethodList.CARD, isTest: false, charge },
  { ...payMethodList.PAYPAL, isTest: true, charge: null },
]
const inDollars = aPaymentInfo({ currency: 'USD', price: 2500, totalAmount: 2500, methods })

test('a price in dollars is shown with the rate and the won that the chosen way charges', async () => {
  const { answers, refuses, requests, user } = renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })
  answers(getPaymentInfo, inDollars)
  refuses(pay, 'SOLD_OUT')
  const summary = within(await screen.findByRole('complementary', { name: '결제 금액' }))
  // Without a discount the price stands there once.
  expect(summary.getAllByText('$25.00')).toHaveLength(1)
  expect(screen.getByText(/1센트 단위로, 원화로 결제하신 금액은 10원 단위로/)).toBeVisible()
  expect(summary.getByText('1달러 = 1,400.50원')).toBeVisible()
  expect(summary.getByText('35,013원')).toBeVisible()
  expect(screen.getByText(/신용·체크카드는 원화로 결제됩니다/)).toBeVisible()
  expect(screen.queryByText('시험용 결제입니다. 실제로 돈이 빠져나가지 않습니다.')).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'PayPal' }))
  expect(summary.queryByText('35,013원')).toBeNull()
  expect(screen.getByText('시험용 결제입니다. 실제로 돈이 빠져나가지 않습니다.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '신용·체크카드' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(summary.getByRole('button', { name: '35,013원 결제하기' }))
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === nameOf(pay))?.call).toMatchObject({
      body: { payMethodCd: '00', totalAmount: 35_013 },
    }),
  )
})

test('the history keeps what was shown, what was charged and the rate', async () => {
  const { answers } = renderSite(<PaymentHistoryScreen />, { session: aMember() })
  const shown = { currencyShown: 'USD', amountShown: 2500, exchangeRate: 140_050 } as const
  answers(listMyOrders, { list: [anOrder({ paidAmount: 35_013, totalAmount: 35_013, ...shown })], total: 1 })
  expect(await screen.findByText('35,013원')).toBeVisible()
  expect(screen.getByText('$25.00')).toBeVisible()
  expect(screen.getByText('표시 금액 · 1달러 = 1,400.50원')).toBeVisible()
})
