import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  getReviewSetting,
  hideReview,
  listSiteReviews,
  markReviewBest,
  replyToReview,
  setReviewSetting,
} from 'contract/community/reviews/api'
import type { SiteReview } from 'contract/community/reviews/schemas'
import { nameOf } from 'contract/http/endpoint'
import { aManager, aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { ReviewSettingsScreen } from './ReviewSettingsScreen.tsx'

const aReview = (overrides: Partial<SiteReview> = {}): SiteReview => ({
  evaluationSeq: aSeq('review'),
  attendSeq: aSeq('enrolment'),
  courseSeq: aSeq('course'),
  courseTitle: '저녁 요가',
  writerName: '미나',
  reviewPoint: 5,
  description: '어깨가 가벼워졌어요',
  isRecommended: null,
  scores: null,
  isBest: false,
  pictures: [],
  createdAt: '2026-11-20T03:00:00Z',
  reply: null,
  isHidden: false,
  hiddenReason: null,
  ...overrides,
})

test('staff hide a review, and the list marks it as hidden', async () => {
  const { answers, requests, user } = renderSite(<ReviewSettingsScreen />, {
    session: { ...aMember(), roles: ['SITE_REVIEW_READ', 'SITE_REVIEW_UPDATE'] },
  })
  const review = aReview()
  answers(listSiteReviews, { list: [review], total: 1 })
  answers(hideReview, null)
  answers(listSiteReviews, { list: [{ ...review, isHidden: true }], total: 1 })

  await user.click(await screen.findByRole('button', { name: '미나 님의 후기 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '숨기기' }))
  const dialog = within(screen.getByRole('dialog', { name: '이 후기를 숨길까요?' }))
  await user.type(dialog.getByLabelText(/숨기는 이유/), '광고예요')
  await user.click(dialog.getByRole('button', { name: '숨기기' }))

  expect(await within(screen.getByRole('table')).findByText('숨김')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(hideReview))?.call).toMatchObject({
    body: { reason: '광고예요' },
  })
})

test('staff choose whether visitors read full names', async () => {
  const { answers, requests, user } = renderSite(<ReviewSettingsScreen />, {
    session: { ...aMember(), roles: ['SITE_REVIEW_READ', 'SITE_REVIEW_UPDATE'] },
  })
  answers(listSiteReviews, { list: [], total: 0 })
  answers(getReviewSetting, { showsFullName: false, isDetailed: false, invites: true })
  answers(setReviewSetting, { showsFullName: true, isDetailed: false, invites: true })
  answers(listSiteReviews, { list: [], total: 0 })
  answers(getReviewSetting, { showsFullName: true, isDetailed: false, invites: true })
  const toggle = await screen.findByRole('switch', { name: /작성자 이름 전체 표시/ })
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  await waitFor(() => expect(screen.getByRole('switch', { name: /작성자 이름/ })).toBeChecked())
  expect(requests.find(({ name }) => name === nameOf(setReviewSetting))?.call).toMatchObject({
    body: { showsFullName: true },
  })
})

test('a filter without results links back to all reviews', async () => {
  const { answers, user, router } = renderSite(<ReviewSettingsScreen />, {
    session: aMember(),
    path: '/settings/review?shelf=hidden',
  })
  answers(listSiteReviews, { list: [], total: 0 })
  answers(listSiteReviews, { list: [aReview()], total: 1 })
  await user.click(await screen.findByRole('button', { name: '모두 보기' }))
  expect(await screen.findByText('어깨가 가벼워졌어요')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('staff mark a review as best', async () => {
  const { answers, requests, user } = renderSite(<ReviewSettingsScreen />, {
    session: { ...aMember(), roles: ['SITE_REVIEW_READ', 'SITE_REVIEW_UPDATE'] },
  })
  const review = aReview()
  answers(listSiteReviews, { list: [review], total: 1 })
  answers(markReviewBest, null)
  answers(listSiteReviews, { list: [{ ...review, isBest: true }], total: 1 })
  await user.click(await screen.findByRole('button', { name: '미나 님의 후기 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '베스트로 정하기' }))
  expect(await within(screen.getByRole('table')).findByText('베스트')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(markReviewBest))?.call).toMatchObject({
    body: { isBest: true },
  })
})

test('staff read the reply below a review, and write one without leaving the list', async () => {
  const { answers, requests, user } = renderSite(<ReviewSettingsScreen />, {
    session: aManager('SITE_REVIEW_READ', 'SITE_CLASS_UPDATE', 'CLASS_QUESTIONS_UPDATE'),
  })
  const review = aReview()
  const reply = { writerName: '하늘', content: '함께해 주셔서 고마워요.', repliedAt: '2026-11-21T03:00:00Z' }
  answers(listSiteReviews, { list: [review], total: 1 })
  answers(replyToReview, null)
  answers(listSiteReviews, { list: [{ ...review, reply }], total: 1 })

  await user.click(await screen.findByRole('button', { name: '미나 님의 후기 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '답글 쓰기' }))
  const dialog = within(screen.getByRole('dialog', { name: '답글 쓰기' }))
  expect(dialog.getByText('어깨가 가벼워졌어요')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '미나 님의 후기에 답글' }), reply.content)
  await user.click(dialog.getByRole('button', { name: '답글 등록' }))

  expect(await screen.findByText('하늘 님의 답글')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(replyToReview))?.call).toMatchObject({
    params: { courseSeq: review.courseSeq, evaluationSeq: review.evaluationSeq },
    body: { content: reply.content },
  })
})

test('staff of single classes reply to reviews of these alone', async () => {
  const [own, other] = [aReview(), aReview({ writerName: '준' })]
  const roles = ['CLASS_QUESTIONS_UPDATE'] as const
  const classes = [{ courseSeq: own.courseSeq, userTypeCd: 'TCH' as const, roles: [...roles] }]
  const { answers, user } = renderSite(<ReviewSettingsScreen />, {
    session: { ...aManager('SITE_REVIEW_READ', ...roles), classes },
  })
  answers(listSiteReviews, { list: [own, other], total: 2 })
  await user.click(await screen.findByRole('button', { name: '미나 님의 후기 더보기' }))
  expect(await screen.findByRole('menuitem', { name: '답글 쓰기' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '준 님의 후기 더보기' }))
  expect(await screen.findByRole('menuitem', { name: '클래스 페이지 보기' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '답글 쓰기' })).toBeNull()
})
