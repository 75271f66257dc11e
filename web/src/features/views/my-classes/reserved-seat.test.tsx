import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MyCourse } from 'contract/views/my-classes/schemas'
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
  waitKind: null,
  waitNo: null,
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
