import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint-address'
import { getRefundOffer, requestRefund, withdrawRefundRequest } from 'contract/workflows/refund-requests/api'
import { seqFrom } from '../../../platform/address.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { RefundRequestScreen } from './RefundRequestScreen.tsx'
import type { OfferedItem, RefundOffer } from './refund-requests.api.ts'

const anItem = (overrides: Partial<OfferedItem> = {}): OfferedItem => ({
  itemNo: 1,
  title: '저녁 요가 4주반',
  courseSeq: aSeq('course'),
  productKind: 'CLASS',
  imageUrl: null,
  price: 98_000,
  discountAmount: 8_000,
  calculation: {
    paidAmount: 90_000,
    amount: 60_000,
    reason: 'THIRDS',
    used: 2,
    total: 8,
    keptAmount: 30_000,
    refundedAmount: 0,
    sixths: 4,
    counts: 'MEETINGS',
  },
  steps: [
    { from: null, opened: null, amount: 90_000, sixths: 6, isNow: false },
    { from: '2026-11-17T11:00:00Z', opened: null, amount: 60_000, sixths: 4, isNow: true },
    { from: '2026-11-24T11:00:00Z', opened: null, amount: 45_000, sixths: 3, isNow: false },
    { from: '2026-12-01T11:00:00Z', opened: null, amount: 0, sixths: 0, isNow: false },
  ],
  request: null,
  ...overrides,
})
const aRequest = (overrides: Partial<NonNullable<OfferedItem['request']>> = {}) => ({
  refundRequestSeq: aSeq('refund-request'),
  itemNo: 1,
  state: 'REQUESTED' as const,
  amount: 60_000,
  requestedAt: '2026-11-21T01:00:00Z',
  answerBy: '2026-11-26',
  decidedAt: null,
  decisionNote: null,
  acceptedAmount: null,
  refundedAt: null,
  ...overrides,
})

function opened(item: OfferedItem) {
  const site = renderSite(<RefundRequestScreen />, {
    session: aMember(),
    route: '/paymenthistory/:orderNo/refund',
    path: '/paymenthistory/20261119-0388/refund',
  })
  const offer: RefundOffer = {
    orderNo: '20261119-0388',
    currency: 'KRW',
    paidAt: '2026-11-16T01:00:00Z',
    answerBy: '2026-11-26',
    target: { payMethodCd: '00', mobilePay: null, cardName: '신한카드' },
    items: [item],
  }
  site.answers(getRefundOffer, offer)
  return site
}

test('the page says what goes back, why, and when it falls', async () => {
  opened(anItem())
  expect(
    await screen.findByRole('heading', { level: 1, name: '60,000원을 돌려받을 수 있습니다' }),
  ).toBeVisible()
  expect(screen.getByText(/11월 26일\(목\)까지 답합니다/)).toBeVisible()
  expect(screen.getByText('8회 중 2회 진행 · 1/3이 지나지 않아 2/3를 돌려드립니다')).toBeVisible()
  expect(screen.getByText('정가 98,000원 − 할인 8,000원')).toBeVisible()
  expect(
    screen.getByText('11월 24일(화) 20:00이 되면 환불액이 60,000원에서 45,000원으로 줄어듭니다.'),
  ).toBeVisible()
  expect(screen.getByRole('row', { current: 'step' })).toHaveTextContent('2/360,000원')
})

test.each([
  ['CLASS', '/classes/7/classroom/first'],
  ['CHALLENGE', '/classes/7/challenge'],
] as const)('who would rather keep a %s goes on learning', async (productKind, path) => {
  const courseSeq = seqFrom({ courseSeq: '7' }, 'courseSeq')
  opened(anItem({ courseSeq, productKind }))
  expect(await screen.findByRole('link', { name: '계속 수강하기' })).toHaveAttribute('href', path)
})

test('a request needs a reason and the consent, and names its amount', async () => {
  const site = opened(anItem())
  const press = await screen.findByRole('button', { name: '60,000원 환불 요청하기' })
  await site.user.click(press)
  expect(screen.getByText('이유를 골라 주십시오.')).toBeVisible()
  expect(screen.getByText('확인하신 뒤 표시해 주십시오.')).toBeVisible()

  site.refuses(requestRefund, 'REFUND_CHANGED')
  await site.user.click(screen.getByRole('radio', { name: '건강이나 개인 사정이 있습니다' }))
  await site.user.click(screen.getByRole('checkbox'))
  await site.user.click(press)
  expect(await screen.findByText('REFUND_CHANGED')).toBeVisible()
})

test('one that waits can be withdrawn; nothing else can be asked for meanwhile', async () => {
  const site = opened(anItem({ request: aRequest() }))
  expect(await screen.findByText('판매자의 답을 기다리고 있습니다')).toBeVisible()
  expect(screen.getByText(/^11월 21일\(토\)에 60,000원 환불을 요청하셨습니다/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /환불 요청하기/ })).toBeNull()
  site.answers(withdrawRefundRequest, null)
  await site.user.click(screen.getByRole('button', { name: '요청 취소하기' }))
  await expect.poll(() => site.requests.map(({ name }) => name)).toContain(nameOf(withdrawRefundRequest))
})

test('a declined one says why, and another may be asked for', async () => {
  opened(anItem({ request: aRequest({ state: 'REJECTED', decisionNote: '자료를 모두 받으셨어요.' }) }))
  expect(await screen.findByText(/자료를 모두 받으셨어요/)).toBeVisible()
  expect(screen.getByRole('button', { name: /환불 요청하기/ })).toBeVisible()
})
