import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCourseViewer } from 'contract/views/class-page/api'
import {
  getOwnReview,
  listReviews,
  removeReview,
  replyToReview,
  saveReview,
} from 'contract/community/reviews/api'
import { reportReview } from 'contract/community/reviews/reports.api'
import type { Review } from 'contract/community/reviews/schemas'
import { nameOf } from 'contract/http/endpoint'
import type { Session } from '../../../platform/session-store.ts'
import { aPlace, aViewer } from '../../../testing/classes.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ReviewSection } from './ReviewSection.tsx'

const courseSeq = aSeq('course')
const attend = aPlace()
const aReview = (description: string): Review => ({
  evaluationSeq: aSeq('review'),
  attendSeq: aSeq('enrolment'),
  writerName: '이하준',
  reviewPoint: 5,
  description,
  isRecommended: null,
  scores: null,
  isBest: false,
  pictures: [],
  createdAt: '2026-11-20T03:00:00Z',
  reply: null,
})
function section(session: Session = { state: 'visitor' }, path = '/') {
  return renderSite(<ReviewSection courseSeq={courseSeq} rate={4.6} />, { session, path })
}

test('reviews are read page by page', async () => {
  const { answers, user } = section()
  answers(listReviews, {
    reviews: [aReview('어깨가 가벼워졌어요.')],
    reviewCount: 2,
    reviewRate: 4.6,
    summary: null,
  })
  await screen.findByText('어깨가 가벼워졌어요.')
  answers(listReviews, {
    reviews: [aReview('잠이 잘 와요.')],
    reviewCount: 2,
    reviewRate: 4.6,
    summary: null,
  })
  await user.click(screen.getByRole('button', { name: '후기 더 보기' }))
  expect(await screen.findByText('잠이 잘 와요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '후기 더 보기' })).toBeNull()
})

test('a visitor who opens the form is asked to sign in, and returns to the same page', async () => {
  const { answers, user, router } = section({ state: 'visitor' }, '/?tab=reviews')
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  await user.click(screen.getByRole('button', { name: '후기 쓰기' }))
  const asking = screen.getByRole('alertdialog', { name: '알림' })
  expect(asking).toHaveTextContent('로그인이 필요합니다. 로그인하시겠습니까?')
  await user.click(screen.getByRole('button', { name: '확인' }))
  expect(decodeURIComponent(router.state.location.search)).toBe('?query={"next":"/?tab=reviews"}')
})

test('hides the review form from users who have not attended', async () => {
  const { answers } = section(aMember())
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer())
  await screen.findByText('아직 후기가 없어요')
  expect(screen.queryByRole('button', { name: '후기 쓰기' })).toBeNull()
})

test('a review needs stars and a text, and is stored', async () => {
  const { answers, user, requests } = section(aMember())
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true }))
  answers(getOwnReview, { review: null, isDetailed: false })
  await user.click(await screen.findByRole('button', { name: '후기 쓰기' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: '등록' }))
  expect(screen.getByText('별점을 골라 주세요.')).toBeVisible()
  expect(screen.getByText('내용을 입력해주세요')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '4점' }))
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '차분해서 좋았어요.')
  answers(saveReview, aReview('차분해서 좋았어요.'))
  await user.click(screen.getByRole('button', { name: '등록' }))
  const saved = () => requests.find(({ call }) => JSON.stringify(call).includes('차분해서 좋았어요.'))
  await waitFor(() => expect(saved()?.call).toMatchObject({ body: { reviewPoint: 4 } }))
})

test('a link to the form opens it for a learner, and not again after they return to reading', async () => {
  const { answers, user, router } = section(aMember(), '/classes/7#write-review')
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true }))
  expect(await screen.findByRole('dialog', { name: '후기 쓰기' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '취소' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.hash).toBe('#reviews')
})

test('an earlier review is prefilled for editing, and the draft stays if saving fails', async () => {
  const { answers, user } = section(aMember())
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: 3, reviewDesc: '보통이에요.' }))
  answers(getOwnReview, { review: { ...aReview('보통이에요.'), hiddenReason: null }, isDetailed: false })
  await user.click(await screen.findByRole('button', { name: '후기 고치기' }))
  expect(await screen.findByRole('radio', { name: '3점' })).toBeChecked()
  await user.type(screen.getByRole('textbox', { name: /내용/ }), ' 다시 보니 좋아요.')
  await user.click(screen.getByRole('button', { name: '등록' }))
  expect(await screen.findByText('저장하지 못했어요. 쓰신 내용은 그대로 있어요.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /내용/ })).toHaveValue('보통이에요. 다시 보니 좋아요.')
})

test('a discarded text does not return when the form opens again', async () => {
  const { answers, user } = section(aMember())
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: 3, reviewDesc: '보통이에요.' }))
  answers(getOwnReview, { review: { ...aReview('보통이에요.'), hiddenReason: null }, isDetailed: false })
  await user.click(await screen.findByRole('button', { name: '후기 고치기' }))
  await user.clear(await screen.findByRole('textbox', { name: /내용/ }))
  await user.click(screen.getByRole('radio', { name: '5점' }))
  await user.click(screen.getByRole('button', { name: '등록' }))
  expect(screen.getByText('내용을 입력해주세요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '취소' }))
  await user.click(screen.getByRole('button', { name: '후기 고치기' }))
  expect(screen.getByRole('textbox', { name: /내용/ })).toHaveValue('보통이에요.')
  expect(screen.getByRole('radio', { name: '3점' })).toBeChecked()
  expect(screen.queryByText('내용을 입력해주세요')).toBeNull()
})

test('a text without stars is edited with five of them', async () => {
  const { answers, user } = section(aMember())
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: null, reviewDesc: '좋아요.' }))
  answers(getOwnReview, { review: null, isDetailed: false })
  await user.click(await screen.findByRole('button', { name: /후기/ }))
  expect(await screen.findByRole('radio', { name: '5점' })).toBeChecked()
})

test('a review is removed after a question, and class and reviews are fetched again', async () => {
  const { answers, user, requests } = section(aMember())
  const none = { reviews: [], reviewCount: 0, reviewRate: 0, summary: null }
  answers(listReviews, none)
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: 3, reviewDesc: '보통이에요.' }))
  answers(getOwnReview, { review: { ...aReview('보통이에요.'), hiddenReason: null }, isDetailed: false })
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    requests.filter(({ name }) => name === nameOf(endpoint)).length
  await user.click(await screen.findByRole('button', { name: '후기 고치기' }))
  await user.click(await screen.findByRole('button', { name: '삭제' }))
  expect(sent(removeReview)).toBe(0)
  await user.click(screen.getByRole('button', { name: '그대로 두기' }))
  await user.click(await screen.findByRole('button', { name: '삭제' }))
  answers(removeReview, null)
  answers(listReviews, none)
  answers(getCourseViewer, aViewer({ attend, canReview: true }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }))
  expect(await screen.findByRole('button', { name: '후기 쓰기' })).toBeVisible()
  expect([sent(removeReview), sent(listReviews), sent(getCourseViewer)]).toEqual([1, 2, 2])
})

test('staff of the class reply to a review, and everybody reads it below', async () => {
  const { answers, user, requests } = section(aManager('CLASS_QUESTIONS_UPDATE'))
  const review = aReview('어깨가 가벼워졌어요.')
  const page = { reviewCount: 1, reviewRate: 5, summary: null }
  answers(listReviews, { ...page, reviews: [review] })
  answers(getCourseViewer, aViewer({ isClassManager: true, userTypeCd: 'MNG' }))
  answers(replyToReview, null)
  const reply = {
    writerName: '한도윤',
    content: '함께해 주셔서 고마워요.',
    repliedAt: '2026-11-21T03:00:00Z',
  }
  answers(listReviews, { ...page, reviews: [{ ...review, reply }] })

  await user.click(await screen.findByRole('button', { name: '답글 쓰기' }))
  await user.click(await screen.findByRole('button', { name: '답글 등록' }))
  expect(screen.getByText('내용을 입력해주세요')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '이하준 님의 후기에 답글' }), reply.content)
  await user.click(screen.getByRole('button', { name: '답글 등록' }))

  expect(await screen.findByRole('region', { name: '이하준 님의 후기에 답글' })).toHaveTextContent(
    /한도윤.*함께해 주셔서 고마워요\./,
  )
  expect(requests.find(({ name }) => name === nameOf(replyToReview))?.call).toMatchObject({
    body: { content: reply.content },
  })
})

test('staff of another class are offered no reply', async () => {
  const { answers } = section(aManager('CLASS_QUESTIONS_UPDATE'))
  answers(listReviews, { reviews: [aReview('좋아요')], reviewCount: 1, reviewRate: 5, summary: null })
  answers(getCourseViewer, aViewer())
  await screen.findByText('좋아요')
  expect(screen.queryByRole('button', { name: '답글 쓰기' })).toBeNull()
})

const scores = { delivery: 5, kindness: null, preparation: 4, punctuality: null }
test('where the site wants them, scores are collected and shown', async () => {
  const { answers, user, requests } = section(aMember())
  const best = { ...aReview('꼭 들어 보세요.'), isBest: true, isRecommended: true, scores }
  const summary = { scores, recommendPercent: 80 }
  answers(listReviews, { reviews: [best], reviewCount: 1, reviewRate: 5, summary })
  answers(getCourseViewer, aViewer({ attend, canReview: true }))
  expect(await screen.findByText('베스트')).toBeVisible()
  expect(screen.getByText('80%가 추천해요')).toBeVisible()
  expect(screen.getByText('전달력 5점')).toBeVisible()
  expect(screen.queryByText(/친절함 /)).toBeNull()
  answers(getOwnReview, { review: null, isDetailed: true })
  await user.click(screen.getByRole('button', { name: '후기 쓰기' }))
  await user.click(await screen.findByRole('radio', { name: '추천해요' }))
  await user.click(screen.getByRole('radio', { name: '시간 준수 3점' }))
  await user.click(screen.getByRole('radio', { name: '4점' }))
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '좋았어요.')
  answers(saveReview, aReview('좋았어요.'))
  await user.click(screen.getByRole('button', { name: '등록' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(saveReview))?.call).toMatchObject({
      body: { isRecommended: true, scores: { delivery: null, punctuality: 3 } },
    }),
  )
})

test('a writer whose review is hidden reads why', async () => {
  const { answers } = section(aMember(), '/classes/7#write-review')
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: 3, reviewDesc: '싸요' }))
  answers(getOwnReview, { review: { ...aReview('싸요'), hiddenReason: '광고예요' }, isDetailed: false })
  expect(await screen.findByText('운영자가 숨긴 글이에요: 광고예요')).toBeVisible()
})

test('a member reports the review of somebody else, but not their own', async () => {
  const { answers, user, requests } = section(aMember())
  const own = { ...aReview('제 글'), attendSeq: attend.attendSeq, writerName: '미나' }
  answers(listReviews, {
    reviews: [aReview('이거 사세요'), own],
    reviewCount: 2,
    reviewRate: 5,
    summary: null,
  })
  answers(getCourseViewer, aViewer({ attend, canReview: true }))
  await user.click(await screen.findByRole('button', { name: '이하준 님의 후기 더보기' }))
  expect(screen.queryByRole('button', { name: '미나 님의 후기 더보기' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: '신고하기' }))
  answers(reportReview, null)
  await user.click(await screen.findByRole('button', { name: '신고하기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(reportReview))?.call).toMatchObject({
      body: { reason: 'SPAM', description: '' },
    }),
  )
})

test('everybody sees the pictures of a review, one at a time', async () => {
  const { answers, user } = section()
  const variants = [{ width: 320, url: '/files/1/2/320.webp' }]
  const pictures = [{ fileSeq: aSeq('file'), altText: '새 매트', variants }]
  answers(listReviews, {
    reviews: [{ ...aReview('좋아요'), pictures }],
    reviewCount: 1,
    reviewRate: 5,
    summary: null,
  })
  await user.click(await screen.findByRole('button', { name: '새 매트' }))
  expect(screen.getByRole('dialog', { name: '이하준님이 올린 사진' })).toBeVisible()
})

test('a writer removes a picture of their review', async () => {
  const { answers, user, requests } = section(aMember(), '/classes/7#write-review')
  const pictures = [1, 2].map((at) => ({ fileSeq: aSeq('file'), altText: `${at}`, variants: [] }))
  answers(listReviews, { reviews: [], reviewCount: 0, reviewRate: 0, summary: null })
  answers(getCourseViewer, aViewer({ attend, canReview: true, reviewPoint: 3, reviewDesc: '좋아요' }))
  answers(getOwnReview, { review: { ...aReview('좋아요'), pictures, hiddenReason: null }, isDetailed: false })
  await user.click(await screen.findByRole('button', { name: '사진 1 삭제' }))
  answers(saveReview, aReview('좋아요'))
  await user.click(screen.getByRole('button', { name: '등록' }))
  const body = { pictures: [{ fileSeq: pictures[1]?.fileSeq, altText: '2' }] }
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(saveReview))?.call).toMatchObject({ body }),
  )
})
