import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getSettlementProducts, listSettlements, printSettlement } from 'contract/money/settlements/api'
import { requestPayout } from 'contract/money/settlements/payouts.api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Settlement } from './settlements.api.ts'
import { SettlementScreen } from './SettlementScreen.tsx'

const october: Settlement = {
  month: '2026-10',
  currency: 'KRW',
  state: 'CLOSED',
  isTest: false,
  salesAmount: 16_420_000,
  salesCount: 198,
  refundAmount: 980_000,
  refundCount: 12,
  netAmount: 15_440_000,
  feeRate: 340,
  feeAmount: 524_960,
  taxAmount: 52_496,
  restAmount: 14_862_544,
  closedAt: '2026-10-31T15:20:00Z',
  collectedAmount: 0,
  arrearsAmount: 0,
  balance: -577_456,
  withholdingAmount: 0,
  movedTo: null,
  holdReason: null,
  paidOn: null,
  reference: null,
}
const november: Settlement = {
  ...october,
  month: '2026-11',
  state: 'OPEN',
  salesAmount: 1000,
  closedAt: null,
}
const products = {
  list: [{ title: '겨울 입문', salesCount: 198, salesAmount: 16_420_000, refundAmount: 980_000 }],
}
const session = aManager('SITE_SALES_READ')
const at = (path: string) => ({ session, path, route: '/settings/settlement' })

test('a statement leads from what was paid to what is left, with the reason of each line', async () => {
  const { answers } = renderSite(<SettlementScreen />, at('/settings/settlement?month=2026-10'))
  answers(listSettlements, { list: [november, october] })
  answers(getSettlementProducts, products)

  expect(await screen.findByRole('heading', { level: 1, name: '2026년 10월 정산' })).toBeVisible()
  for (const line of [
    '결제198건16,420,000원',
    '환불12건-980,000원',
    '순매출15,440,000원',
    '플랫폼 수수료순매출의 3.4%-524,960원',
    '수수료 부가세수수료의 10%-52,496원',
    '수수료를 뺀 금액14,862,544원',
  ])
    expect(document.body).toHaveTextContent(line)
  expect(screen.getByText('마감')).toBeVisible()
  expect(await screen.findByText('겨울 입문')).toBeVisible()
})

test('six months stand as bars with their amounts, and as a table', async () => {
  const { answers, user } = renderSite(<SettlementScreen />, at('/settings/settlement?month=2026-10'))
  answers(listSettlements, { list: [october, { ...october, month: '2026-09', netAmount: 13_880_000 }] })
  answers(getSettlementProducts, products)

  expect(await screen.findByLabelText(/2026년 10월: 순매출 15,440,000원/)).toBeVisible()
  expect(screen.getByText('1544만')).toBeVisible()
  expect(screen.getByText('2026년 10월 순매출은 2026년 9월보다 1,560,000원(11.2%) 늘었어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '표로 보기' }))
  const table = screen.getByRole('table', { name: '여섯 달 흐름' })
  expect(within(table).getAllByRole('row')).toHaveLength(7)
})

test('a statement of test payments says so', async () => {
  const { answers } = renderSite(<SettlementScreen />, at('/settings/settlement'))
  answers(listSettlements, { list: [{ ...november, isTest: true }] })
  answers(getSettlementProducts, products)
  expect(await screen.findByText(/시험 결제로 만든 정산서예요/)).toBeVisible()
})

test('before the first payment the screen says when there will be a statement', async () => {
  const { answers } = renderSite(<SettlementScreen />, at('/settings/settlement'))
  answers(listSettlements, { list: [] })
  expect(await screen.findByText('아직 정산할 내역이 없어요')).toBeVisible()
})

test('a site that is paid by its own provider reads what it owes, and requests nothing', async () => {
  const { answers } = renderSite(<SettlementScreen />, at('/settings/settlement?month=2026-10'))
  answers(listSettlements, { list: [october] })
  answers(getSettlementProducts, products)
  expect(await screen.findByRole('heading', { name: '사이트가 플랫폼에 낼 금액' })).toBeVisible()
  expect(document.body).toHaveTextContent('577,456원')
  expect(screen.queryByRole('button', { name: '지급 요청하기' })).toBeNull()
})

test('an owner requests what the platform received, and reads why it is on hold', async () => {
  const { answers, requests, user } = renderSite(<SettlementScreen />, {
    ...at('/settings/settlement?month=2026-10'),
    session: aManager('SITE_SALES_READ', 'SITE_MERCHANT_UPDATE'),
  })
  answers(listSettlements, {
    list: [
      {
        ...october,
        state: 'HELD',
        collectedAmount: 15_440_000,
        balance: 14_862_544,
        holdReason: '통장 사본이 필요해요.',
      },
    ],
  })
  answers(getSettlementProducts, products)
  answers(requestPayout, { isHeld: false })
  expect(await screen.findByText('통장 사본이 필요해요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '지급 요청하기' }))
  const dialog = screen.getByRole('alertdialog', { name: '14,862,544원 지급을 요청할까요?' })
  await user.click(within(dialog).getByRole('button', { name: '지급 요청하기' }))
  const sent = () => requests.find(({ name }) => name === nameOf(requestPayout))
  await waitFor(() => expect(sent()?.call).toMatchObject({ body: { currency: 'KRW' } }))
})

test('a statement is saved as a PDF of its month and currency', async () => {
  const { answers, requests, user } = renderSite(<SettlementScreen />, {
    session,
    path: '/settings/settlement',
    route: '/settings/settlement',
  })
  answers(listSettlements, { list: [october] })
  answers(getSettlementProducts, products)
  answers(printSettlement, { fileName: 'statement-2026-10-KRW.pdf', url: '#statement' })
  await user.click(await screen.findByRole('button', { name: 'PDF 받기' }))
  await waitFor(() => {
    const sent = requests.find(({ name }) => name === nameOf(printSettlement))
    expect(sent?.call).toMatchObject({ query: { currency: 'KRW' } })
  })
})
