import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/course-approval/api'
import { aClass } from '../../../testing/classes.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { CourseReview } from './course-approval.api.ts'
import { ReviewListScreen } from './ReviewListScreen.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { timeLeft } from './time-left.ts'

const aReview = (overrides: Partial<CourseReview> = {}): CourseReview => ({
  courseReviewSeq: aSeq('course review'),
  channelSeq: aSeq('channel'),
  siteName: '온결요가',
  siteUrl: 'http://demo.localhost:3000',
  courseSeq: aSeq('course'),
  title: '새벽 명상',
  submittedBy: '윤하늘',
  submittedAt: '2026-11-21T00:00:00Z',
  autoPublishAt: '2026-11-24T00:00:00Z',
  verdict: null,
  reason: null,
  decidedAt: null,
  ...overrides,
})
const now = new Date('2026-11-21T03:00:00Z')

test.each([
  ['2026-11-24T03:00:00Z', 'leftDays', 3],
  ['2026-11-23T02:00:00Z', 'left', 47],
  ['2026-11-21T03:30:00Z', 'late', 0],
  ['2026-11-20T03:30:00Z', 'late', 0],
] as const)('until %s there is %s %s', (at, unit, count) => {
  expect(timeLeft(new Date(at), now)).toEqual({ unit, count })
})

test('the operator sees the waiting classes with their site and the person who submitted them', async () => {
  const site = renderSite(<ReviewListScreen />, { path: '/admin/course-reviews' })
  site.answers(api.listCourseReviews, { list: [aReview()], total: 1, reviewHours: 72 })
  expect(await screen.findByRole('link', { name: /새벽 명상/ })).toBeVisible()
  expect(screen.getByText('온결요가')).toBeVisible()
  expect(screen.getByText('72시간 안에 심사하지 않으면 자동으로 공개돼요.')).toBeVisible()
})

test('an empty list explains how reviews start', async () => {
  const site = renderSite(<ReviewListScreen />, { path: '/admin/course-reviews' })
  site.answers(api.listCourseReviews, { list: [], total: 0, reviewHours: 0 })
  expect(await screen.findByText('지금은 심사 없이 바로 공개돼요')).toBeVisible()
})

const open = (review = aReview()) => {
  const path = `/admin/course-reviews/${review.courseReviewSeq}`
  const site = renderSite(<ReviewScreen />, { path, route: '/admin/course-reviews/:courseReviewSeq' })
  site.answers(api.getCourseReview, { review, course: aClass({ title: review.title }), lessons: [] })
  return site
}

test('the operator can reject a class only with a reason', async () => {
  const site = open()
  await site.user.click(await screen.findByRole('button', { name: '반려하기' }))
  const reason = screen.getByRole('textbox', { name: /반려 이유/ })
  const [, reject] = screen.getAllByRole('button', { name: '반려하기' })
  expect(reject).toBeDisabled()
  await site.user.type(reason, '사진이 흐려요.')
  site.answers(api.rejectCourse, null)
  await site.user.click(reject as HTMLElement)
  await waitFor(() => expect(site.router.state.location.pathname).toBe('/admin/course-reviews'))
  const said = site.requests.find(({ name }) => name === nameOf(api.rejectCourse))
  expect(said?.call).toMatchObject({ body: { reason: '사진이 흐려요.' } })
})

test('a decided review offers no decision', async () => {
  open(aReview({ verdict: 'REJECTED', reason: '사진이 흐려요.', decidedAt: '2026-11-21T01:00:00Z' }))
  expect(await screen.findByText('사진이 흐려요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /승인/ })).toBeNull()
})
