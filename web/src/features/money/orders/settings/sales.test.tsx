import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { listSales } from 'contract/money/orders/api'
import { downloadSales, getSale } from 'contract/money/orders/sales.api'
import { anOrder } from '../../../../testing/orders.ts'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import type { Sale } from './sales.api.ts'
import { SalesScreen } from './SalesScreen.tsx'

const aSale = (overrides: Partial<Sale> = {}): Sale => ({
  ...anOrder({ ordererPhone: '010-1234-5678' }),
  userSeq: aSeq('user'),
  paymentStatus: '00',
  paidYN: 'Y',
  count: 1,
  ...overrides,
})
const sums = [
  { currency: 'KRW', paid: 60_000, refunded: 10_000, paidCount: 2, refundedCount: 1 },
  { currency: 'USD', paid: 4900, refunded: 0, paidCount: 1, refundedCount: 0 },
] as const
const aList = (list: Sale[] = [aSale()]) => ({
  list,
  total: list.length,
  paidSum: 60_000,
  refundedSum: 10_000,
  sums: [...sums],
  countsTests: false,
})
const session = aManager('SITE_SALES_READ', 'SITE_SALES_UPDATE')

test('sums are shown for each currency by itself', async () => {
  const { answers } = renderSite(<SalesScreen />, { session })
  answers(listSales, aList())

  const region = await screen.findByRole('region', { name: '합계' })
  expect(region).toHaveTextContent('원화결제60,000원2건환불-10,000원1건매출50,000원')
  expect(region).toHaveTextContent('달러결제$49.00')
})

test('filters are in the address, are asked for and taken away one by one', async () => {
  const { answers, user, requests } = renderSite(<SalesScreen />, {
    session,
    path: '/settings/sales?status=03&paid=Y&method=00&in=title&q=yoga&from=2026-11-01',
    route: '/settings/sales',
  })
  answers(listSales, aList())
  await screen.findByText('20261121-AAAA')
  expect(requests.find(({ name }) => name === nameOf(listSales))).toMatchObject({
    call: {
      query: {
        paymentStatus: '03',
        paidYN: 'Y',
        payMethodCd: '00',
        qField: 'title',
        q: 'yoga',
        startDt: '2026-11-01',
      },
    },
  })

  const conditions = screen.getByRole('region', { name: '적용한 조건' })
  expect(within(conditions).getByText('상품: yoga')).toBeVisible()
  await user.click(within(conditions).getByRole('button', { name: '부분 취소 조건 지우기' }))
  await waitFor(() => expect(within(conditions).queryByText('부분 취소')).toBeNull())
  await user.click(within(conditions).getByRole('button', { name: '모두 지우기' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '적용한 조건' })).toBeNull())
})

test('an order opens at its address, shows its history in sentences and turns to its neighbour', async () => {
  const older = aSale({ orderNo: '20261120-BBBB' })
  const { answers, user } = renderSite(<SalesScreen />, {
    session,
    path: '/settings/sales?order=20261121-AAAA',
    route: '/settings/sales',
  })
  const discounts = {
    discountAmount: 5_000,
    levelDiscount: { name: '골드', amount: 3_000 },
    coupon: { name: '봄맞이', amount: 2_000 },
  }
  answers(listSales, aList([aSale(discounts), older]))
  answers(getSale, {
    order: aSale(discounts),
    items: [
      {
        itemNo: 1,
        title: '저녁 요가',
        quantity: 1,
        unitPrice: 30_000,
        discountAmount: 0,
        paidAmount: 30_000,
        refundedAmount: 0,
      },
    ],
    payments: [
      {
        payMethodCd: '00',
        cardName: '신한카드',
        outcome: 'PAID',
        amount: 30_000,
        at: '2026-11-21T03:00:00Z',
        failReason: null,
        isTest: false,
      },
      {
        payMethodCd: '00',
        cardName: null,
        outcome: 'FAILED',
        amount: 30_000,
        at: '2026-11-21T02:50:00Z',
        failReason: 'REJECT_CARD_COMPANY',
        isTest: false,
      },
    ],
    refunds: [
      { amount: 30_000, state: 'REQUESTED', reason: 'paid twice', at: '2026-11-21T03:10:00Z' },
      { amount: 30_000, state: 'REQUESTED', reason: '몸이 아파요', at: '2026-11-21T03:20:00Z' },
    ],
    cashReceipt: { number: null, dueAt: null },
    history: [
      {
        kind: 'PROVIDER_EVENT',
        at: '2026-11-21T03:00:01Z',
        amount: null,
        detail: 'PAID',
        raw: '{"status":"DONE"}',
      },
      { kind: 'PAID', at: '2026-11-21T03:00:00Z', amount: 30_000, detail: null, raw: null },
    ],
  })

  const sheet = await screen.findByRole('dialog', { name: '주문 20261121-AAAA' })
  expect(await within(sheet).findByText('30,000원을 결제했어요')).toBeVisible()
  expect(within(sheet).getByRole('row', { name: '그중 등급 할인 (골드) −3,000원' })).toBeVisible()
  expect(within(sheet).getByRole('row', { name: '그중 쿠폰 (봄맞이) −2,000원' })).toBeVisible()
  expect(screen.getByText('골드 등급 할인 −3,000원')).toBeInTheDocument()
  expect(within(sheet).getByText('{"status":"DONE"}')).toBeVisible()
  expect(within(sheet).getByText(/카드사 승인 거절 \(REJECT_CARD_COMPANY\)/)).toBeVisible()
  expect(within(sheet).getByText(/이미 결제된 주문에 들어온 결제/)).toBeVisible()
  expect(within(sheet).getByText(/몸이 아파요/)).toBeVisible()
  expect(within(sheet).getByRole('button', { name: '이전 주문' })).toBeDisabled()

  await user.click(within(sheet).getByRole('button', { name: '다음 주문' }))
  expect(await screen.findByRole('dialog', { name: '주문 20261120-BBBB' })).toBeVisible()
})

test('the spreadsheet is asked for with the filters of the list', async () => {
  const { answers, user, requests } = renderSite(<SalesScreen />, {
    session,
    path: '/settings/sales?status=02',
    route: '/settings/sales',
  })
  answers(listSales, aList())
  await screen.findByText('20261121-AAAA')
  answers(downloadSales, { url: '/files/spreadsheets/1/sealed' })
  await user.click(screen.getByRole('button', { name: /엑셀/ }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(downloadSales))).toMatchObject({
      call: { body: { paymentStatus: '02' } },
    }),
  )
})
