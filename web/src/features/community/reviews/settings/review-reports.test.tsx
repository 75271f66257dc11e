import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hideReview } from 'contract/community/reviews/api'
import { listReviewReports } from 'contract/community/reviews/reports.api'
import type { ReportedReview } from 'contract/community/reviews/reports.schemas'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { ReviewReportsScreen } from './ReviewReportsScreen.tsx'

const reported: ReportedReview = {
  evaluationSeq: aSeq('review'),
  courseSeq: aSeq('course'),
  courseTitle: '저녁 요가',
  writerName: '준',
  reviewPoint: 1,
  description: '이거 사세요',
  pictures: [],
  isHidden: false,
  hiddenReason: null,
  verdict: null,
  reports: [{ reason: 'SPAM', description: '광고예요', createdAt: '2026-11-20T03:00:00Z' }],
  reportCount: 1,
}
const shown = (...roles: Parameters<typeof aManager>) =>
  renderSite(<ReviewReportsScreen />, { path: '/settings/review/reports', session: aManager(...roles) })

test('staff read why a review was reported, and hide it with a reason', async () => {
  const { answers, user, requests } = shown('SITE_REVIEW_READ', 'SITE_REVIEW_UPDATE')
  answers(listReviewReports, { list: [reported], total: 1 })
  const one = within(await screen.findByRole('article', { name: '준님의 글' }))
  expect(one.getByText('광고예요')).toBeVisible()
  await user.click(one.getByRole('button', { name: '숨기기' }))
  const dialog = within(screen.getByRole('dialog', { name: '이 후기를 숨길까요?' }))
  await user.type(dialog.getByLabelText(/숨기는 이유/), '광고')
  answers(hideReview, null)
  answers(listReviewReports, { list: [], total: 0 })
  await user.click(dialog.getByRole('button', { name: '숨기기' }))
  expect(await screen.findByText('확인할 신고가 없어요')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(hideReview))?.call).toMatchObject({
    body: { reason: '광고' },
  })
})

test('who may only read them decides nothing', async () => {
  const { answers } = shown('SITE_REVIEW_READ')
  answers(listReviewReports, { list: [reported], total: 1 })
  await screen.findByRole('article', { name: '준님의 글' })
  expect(screen.queryByRole('button', { name: '숨기기' })).toBeNull()
})
