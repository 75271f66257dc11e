import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { decidePayeeDocument, saveInvoice } from 'contract/money/settlements/payee-documents.api'
import * as api from 'contract/money/settlements/payouts.api'
import { seq, type ChannelSeq, type PayoutSeq } from 'contract/values/ids'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Payout } from './payouts.api.ts'
import { PayoutListScreen } from './PayoutListScreen.tsx'
import { PayoutScreen } from './PayoutScreen.tsx'
import type { Settlement } from './settlements.api.ts'

const aPayout = (overrides: Partial<Payout> = {}): Payout => ({
  payoutSeq: 3 as PayoutSeq,
  channelSeq: 1 as ChannelSeq,
  siteName: '온결요가',
  siteUrl: 'http://demo.localhost:3000',
  month: '2026-10',
  currency: 'KRW',
  state: 'REQUESTED',
  balance: 14_862_544,
  withholdingAmount: 490_440,
  movedTo: null,
  requestedAt: '2026-11-02T03:00:00Z',
  approvedAt: null,
  holdReason: null,
  paidOn: null,
  reference: null,
  ...overrides,
})
const statementOf = ({ state, balance, withholdingAmount }: Payout): Settlement => ({
  month: '2026-10',
  currency: 'KRW',
  state,
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
  collectedAmount: balance < 0 ? 0 : 15_440_000,
  arrearsAmount: 0,
  balance,
  withholdingAmount,
  movedTo: null,
  holdReason: null,
  paidOn: null,
  reference: null,
})
const sentBy = ({ requests }: ReturnType<typeof renderSite>, endpoint: Endpoint, body: object) =>
  waitFor(() => {
    const sent = requests.find(({ name }) => name === nameOf(endpoint))
    expect(sent?.call).toMatchObject({ body })
  })

function open(payout = aPayout()) {
  const site = renderSite(<PayoutScreen />, {
    path: `/admin/payouts/${payout.payoutSeq}`,
    route: '/admin/payouts/:payoutSeq',
  })
  site.answers(api.getPayout, {
    payout,
    statement: statementOf(payout),
    payee: {
      taxKind: 'INDIVIDUAL',
      businessNo: null,
      bankName: '국민은행',
      accountEnd: '6789',
      holder: '김하루',
      changedAt: '2026-10-01T00:00:00Z',
    },
    accountNumber: payout.state === 'APPROVED' ? '110-123-456789' : null,
    documents: [
      {
        kind: 'BANK_BOOK',
        state: 'SUBMITTED',
        reason: null,
        submittedAt: '2026-10-01T00:00:00Z',
        fileSeq: seq('file').parse(3),
        originFileName: '통장.pdf',
        contentType: 'application/pdf',
        fileSize: 1000,
      },
    ],
    needed: ['BANK_BOOK', 'ID'],
    invoice: null,
  })
  return site
}

test('the operator sees which sites wait for a payout', async () => {
  const site = renderSite(<PayoutListScreen />, { path: '/admin/payouts' })
  site.answers(api.listPayouts, { list: [aPayout()], total: 1 })
  expect(await screen.findByRole('link', { name: '온결요가' })).toBeVisible()
  expect(screen.getByText('14,862,544원')).toBeVisible()
})

test('a request is approved as it was seen, beside its statement and the tax that is kept back', async () => {
  const site = open()
  site.answers(api.approvePayout, null)
  expect(await screen.findByText('14,372,104원')).toBeVisible()
  await site.user.click(screen.getByRole('button', { name: '지급 승인하기' }))
  await sentBy(site, api.approvePayout, { seen: 'REQUESTED' })
})

test('the whole account number is shown once the payout is approved', async () => {
  open(aPayout({ state: 'APPROVED', approvedAt: '2026-11-03T03:00:00Z' }))
  expect(await screen.findByText('110-123-456789')).toBeVisible()
  expect(screen.getByRole('button', { name: '입금 기록하기' })).toBeVisible()
})

test('a payout is held only with a reason', async () => {
  const site = open()
  site.answers(api.holdPayout, null)
  await site.user.click(await screen.findByRole('button', { name: '보류하기' }))
  const hold = screen.getAllByRole('button', { name: '보류하기' }).at(-1)
  if (!hold) throw new Error('no button')
  expect(hold).toBeDisabled()
  await site.user.type(screen.getByRole('textbox', { name: /보류 사유/ }), '통장 사본이 필요해요.')
  await site.user.click(hold)
  await sentBy(site, api.holdPayout, { seen: 'REQUESTED', reason: '통장 사본이 필요해요.' })
})

test('the amounts above what a site owes add up to it', async () => {
  open(aPayout({ state: 'CLOSED', balance: -577_456, withholdingAmount: 0, requestedAt: null }))
  const side = await screen.findByRole('complementary')
  const amounts = within(side)
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent.replace(/[,원]/g, '')))
    .filter((amount) => !Number.isNaN(amount))
  const total = amounts.pop()

  expect(total).toBe(577_456)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
})

test('what a site owes is recorded with day and reference once it arrived', async () => {
  const site = open(aPayout({ state: 'CLOSED', balance: -577_456, withholdingAmount: 0, requestedAt: null }))
  site.answers(api.payPayout, null)
  expect(await screen.findByRole('button', { name: '수수료 입금 기록하기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '지급 승인하기' })).toBeNull()
  await site.user.click(screen.getByRole('button', { name: '수수료 입금 기록하기' }))
  await site.user.type(screen.getByRole('textbox', { name: /입금 확인 번호/ }), '국민 1201-7')
  const record = screen.getAllByRole('button', { name: '수수료 입금 기록하기' }).at(-1)
  if (!record) throw new Error('no button')
  await site.user.click(record)
  await sentBy(site, api.payPayout, { seen: 'CLOSED', reference: '국민 1201-7' })
})

test('an operator approves a document, or returns it with a reason', async () => {
  const { answers, requests, user } = open()
  answers(decidePayeeDocument, null)
  await user.click(await screen.findByRole('button', { name: '통장 사본: 승인하기' }))
  await user.click(screen.getByRole('button', { name: '통장 사본: 반려하기' }))
  await user.type(screen.getByRole('textbox', { name: /반려 사유/ }), '예금주가 보이지 않아요.')
  await user.click(screen.getByRole('button', { name: '반려하기' }))
  await waitFor(() => {
    const sent = requests.filter(({ name }) => name === nameOf(decidePayeeDocument))
    expect(sent.map(({ call }) => call)).toMatchObject([
      { body: { documentKind: 'BANK_BOOK', fileSeq: 3, reason: null } },
      { body: { reason: '예금주가 보이지 않아요.' } },
    ])
  })
})

test('an operator records the invoice of the fee', async () => {
  const { answers, requests, user } = open()
  answers(saveInvoice, null)
  await user.click(await screen.findByRole('button', { name: '세금계산서 등록하기' }))
  await user.type(screen.getByRole('textbox', { name: /승인번호/ }), '20261101-41')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => {
    const sent = requests.find(({ name }) => name === nameOf(saveInvoice))
    expect(sent?.call).toMatchObject({ body: { invoiceNo: '20261101-41', fileSeq: null } })
  })
})
