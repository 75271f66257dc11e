import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import { withdrawApplication } from 'contract/workflows/admissions/applications.api'
import { nameOf } from 'contract/http/endpoint'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { MyClassRow } from './parts/MyClassRow.tsx'

afterEach(() => vi.useRealTimers())

const unpaid: MyCourse = {
  attendSeq: aSeq('enrolment'),
  partNumber: null,
  courseSeq: aSeq('course'),
  productKind: 'CLASS',
  title: '저녁 요가',
  imageUrl: null,
  openTypeUrl: null,
  state: 'PENDING_PAYMENT',
  appliedAt: '2026-11-21T02:50:00Z',
  validAt: null,
  isResting: false,
  waitKind: null,
  waitNo: null,
  waitPayment: null,
  paid: null,
  payUntil: null,
  holdUntil: '2026-11-21T03:05:00Z',
  completedCount: 0,
  curriculumCount: 3,
  percent: 0,
  nextCurriculumSeq: null,
  nextTitle: null,
  hasReview: false,
  canReview: false,
  canInvite: false,
  hasCertificate: false,
}

test('a class whose payment was begun says how long its seat is reserved, and leads to the checkout', () => {
  vi.setSystemTime('2026-11-21T03:00:00Z')
  renderSite(<MyClassRow course={unpaid} tab="waiting" />)

  expect(screen.getByText('자리를 잡아 두었어요. 5분 0초 안에 결제해 주세요.')).toBeVisible()
  const link = screen.getByRole('link', { name: '저녁 요가 결제 이어서 하기' })
  expect(link).toHaveAttribute('href', `/classes/${unpaid.courseSeq}/payment?ps=01`)
  expect(screen.queryByRole('button', { name: /신청 취소/ })).toBeNull()
})

test('a paid application says what was paid, and that withdrawing gives it back', async () => {
  const paid = { amount: 50_000, currency: 'KRW' } as const
  const waiting = {
    ...unpaid,
    state: 'WAITING',
    waitKind: 'APPROVAL',
    holdUntil: null,
    waitPayment: 'PAID',
    paid,
  } as const
  const { user, answers, requests } = renderSite(<MyClassRow course={waiting} tab="waiting" />)
  expect(screen.getByText('승인을 기다리고 있어요')).toBeVisible()
  expect(screen.getByText(/50,000원 결제 완료/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '저녁 요가 신청 취소' }))
  expect(
    screen.getByText('결제한 50,000원을 모두 돌려드려요. 다시 신청하면 맨 뒤에서 기다려요.'),
  ).toBeVisible()
  answers(withdrawApplication, { refundedAmount: 50_000 })
  await user.click(screen.getByRole('button', { name: '취소하고 전액 환불받기' }))
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(nameOf(withdrawApplication)))
})

test('an application whose payment was begun leads back to it', () => {
  const open = {
    ...unpaid,
    state: 'WAITING',
    waitKind: 'LIST',
    holdUntil: null,
    waitPayment: 'OPEN',
  } as const
  renderSite(<MyClassRow course={open} tab="waiting" />)
  expect(screen.getByText('결제하면 접수돼요')).toBeVisible()
  const link = screen.getByRole('link', { name: '저녁 요가 결제 이어서 하기' })
  expect(link).toHaveAttribute('href', `/classes/${unpaid.courseSeq}/payment?ps=00`)
})

test('a class whose membership is paused says so, and leads to where it is resumed', () => {
  const resting = { ...unpaid, state: 'APPROVED', validAt: '2026-11-20T15:00:00Z', isResting: true } as const
  renderSite(<MyClassRow course={resting} tab="over" />)

  expect(screen.getByText('멤버십 일시정지 중')).toBeVisible()
  expect(screen.getByRole('link', { name: '저녁 요가 다시 시작하기' })).toHaveAttribute(
    'href',
    '/memberships/mine',
  )
})

test('a challenge without lessons leads to its missions and to no empty classroom', () => {
  const daily = {
    ...unpaid,
    productKind: 'CHALLENGE',
    state: 'APPROVED',
    holdUntil: null,
    curriculumCount: 0,
    percent: 40,
  } as const
  renderSite(<MyClassRow course={daily} tab="now" />)
  expect(screen.getByRole('link', { name: /저녁 요가 오늘의 미션/ })).toHaveAttribute(
    'href',
    `/classes/${daily.courseSeq}/challenge`,
  )
  expect(screen.queryByRole('link', { name: /이어|다시 보기|시작/ })).toBeNull()
})

test('a package is reviewed from its row', async () => {
  const bought = {
    ...unpaid,
    productKind: 'PACKAGE',
    state: 'APPROVED',
    holdUntil: null,
    curriculumCount: 0,
    canReview: true,
  } as const
  const { user } = renderSite(<MyClassRow course={bought} tab="now" />)
  await user.click(screen.getByRole('button', { name: /저녁 요가 후기 쓰기/ }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('the review of a package is read on its own page', () => {
  const reviewed = {
    ...unpaid,
    productKind: 'PACKAGE',
    state: 'APPROVED',
    curriculumCount: 0,
    hasReview: true,
  } as const
  renderSite(<MyClassRow course={reviewed} tab="over" />)
  expect(screen.getByRole('link', { name: /저녁 요가.*후기/ })).toHaveAttribute(
    'href',
    `/packages/${reviewed.courseSeq}#reviews`,
  )
})
