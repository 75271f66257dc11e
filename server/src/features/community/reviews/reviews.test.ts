import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { getCourse } from 'contract/views/class-page/api'
import * as api from 'contract/community/reviews/api'
import * as reviewsSchemasApi from 'contract/community/reviews/schemas'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aReviewed() {
  const world = await aRunningClass()
  const { mina, courseRef, attendSeq } = world
  const write = (reviewPoint = 5, description = '어깨가 가벼워졌어요') =>
    mina.call(api.saveReview, { ...courseRef, body: { attendSeq, reviewPoint, description } })
  return { ...world, write }
}

test("a learner's review is public, and staff are notified", async () => {
  const { write, visitor, owner, app, courseRef, channelSeq } = await aReviewed()

  const review = await write()

  const { reviews, reviewCount, reviewRate } = await visitor.call(api.listReviews, {
    ...courseRef,
    query: {},
  })
  expect([reviews, reviewCount, reviewRate]).toEqual([[{ ...review, writerName: 'M**a' }], 1, 5])
  expect(review.writerName).toBe('Mina')
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({ reviewCount: 1, reviewRate: 5 })
  expect((await visitor.call(api.listRecentReviews, { channelSeq })).reviews).toMatchObject([
    { description: '어깨가 가벼워졌어요', courseTitle: '굳은 어깨를 푸는 저녁 요가' },
  ])
  await app.workOnce()
  expect((await owner.call(listAlarms, { channelSeq, query: {} })).list).toMatchObject([{ alarmType: '00' }])
})

test('visitors read masked names until the site shows them in full', async () => {
  const { write, visitor, owner, mina, courseRef, channelSeq } = await aReviewed()
  await write()
  const names = async () => {
    const { reviews } = await visitor.call(api.listReviews, { ...courseRef, query: {} })
    const recent = await visitor.call(api.listRecentReviews, { channelSeq })
    return [...reviews, ...recent.reviews].map(({ writerName }) => writerName)
  }
  expect(await names()).toEqual(['M**a', 'M**a'])
  expect((await owner.call(api.listSiteReviews, { channelSeq, query: {} })).list).toMatchObject([
    { writerName: 'Mina' },
  ])
  const body = { showsFullName: true }
  await expect(mina.call(api.setReviewSetting, { channelSeq, body })).refuses('NOT_ALLOWED')
  await owner.call(api.setReviewSetting, { channelSeq, body })
  expect(await owner.call(api.getReviewSetting, { channelSeq })).toEqual({
    ...body,
    isDetailed: false,
    invites: true,
  })
  expect(await names()).toEqual(['Mina', 'Mina'])
})

test('changing a review replaces its text and counts once', async () => {
  const { write, visitor, courseRef } = await aReviewed()
  await write(5)
  await Promise.all([write(2, '다시 보니'), write(2, '다시 보니')])

  const { reviews, reviewCount, reviewRate } = await visitor.call(api.listReviews, {
    ...courseRef,
    query: {},
  })
  expect([reviews.length, reviewCount, reviewRate]).toEqual([1, 1, 2])
})

test('a review can be written until the last moment of its period', async () => {
  const { write, clock } = await aReviewed()
  clock.pass({ days: 1, minutes: -1 })
  await write()
  clock.pass({ minutes: 1 })
  await expect(write()).refuses('REVIEW_WINDOW_CLOSED')
})

test('a place that ended by itself can be reviewed as long as its period lasts', async () => {
  const { write, add, clock } = await aReviewed()
  await add.all("update enrolments set state = 'EXPIRED'")
  await write()
  clock.pass({ days: 1 })
  await expect(write()).refuses('REVIEW_WINDOW_CLOSED')
})

test('a learner whose enrolment was cancelled cannot review', async () => {
  const { write, add } = await aReviewed()
  await add.all("update enrolments set state = 'CANCELLED', cancelled_at = now()")
  await expect(write()).refuses('REVIEW_NOT_ATTENDED')
})

test('nobody writes or removes a review for another learner', async () => {
  const { write, member, visitor, otherSite, courseRef, attendSeq } = await aReviewed()
  await write()
  const body = { attendSeq, reviewPoint: 1, description: 'x' }
  const jun = await member('Jun')
  await expect(jun.call(api.saveReview, { ...courseRef, body })).refuses('NOT_FOUND')
  await expect(jun.call(api.removeReview, { ...courseRef, body: { attendSeq } })).refuses('NOT_FOUND')
  await expect(visitor.call(api.saveReview, { ...courseRef, body })).refuses('SIGN_IN_FIRST')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.saveReview, { ...there, body })).refuses('NOT_FOUND')
  await expect(otherSite.owner.call(api.listReviews, { ...there, query: {} })).refuses('CLASS_NOT_FOUND')
})

test('removing a review removes its rating from the average', async () => {
  const { write, mina, visitor, courseRef, attendSeq } = await aReviewed()
  await write()
  await mina.call(api.removeReview, { ...courseRef, body: { attendSeq } })
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({ reviewCount: 0, reviewRate: 0 })
  await expect(mina.call(api.removeReview, { ...courseRef, body: { attendSeq } })).refuses('NOT_FOUND')
})

test('staff hide a review; teachers, learners and other sites do not', async () => {
  const { write, owner, mina, member, visitor, otherSite, courseRef, channelSeq } = await aReviewed()
  const { evaluationSeq } = await write()
  const input = { channelSeq, evaluationSeq, body: { reason: '광고예요' } }
  await expect(mina.call(api.hideReview, input)).refuses('NOT_ALLOWED')
  await expect((await member('Tea', 'TCH')).call(api.hideReview, input)).refuses('NOT_ALLOWED')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.hideReview, there)).refuses('NOT_FOUND')

  await owner.call(api.hideReview, input)

  expect(await visitor.call(api.listReviews, { ...courseRef, query: {} })).toMatchObject({
    reviews: [],
    reviewCount: 0,
  })
  await expect(owner.call(api.hideReview, input)).refuses('NOT_FOUND')
})

test('reviews come ten at a time, newest first, without gaps where moments are equal', async () => {
  const { visitor, add, courseRef, channelSeq, courseSeq, classSeq, clock } = await aReviewed()
  for (let at = 0; at < 12; at++) {
    const userSeq = await add.user(`Learner ${at}`)
    await add.member({ channelSeq, userSeq, role: null })
    const attendSeq = await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq })
    await add.row('reviews', {
      channel_seq: channelSeq,
      course_seq: courseSeq,
      attend_seq: attendSeq,
      user_seq: userSeq,
      review_point: 4,
      description: `${at}`,
      created_at: clock.now,
    })
  }
  const { reviews } = await visitor.call(api.listReviews, { ...courseRef, query: {} })
  const last = reviews.at(-1)
  if (!last) throw new Error('no reviews')
  const query = { lastEvaluationSeq: last.evaluationSeq, lastReviewDatetime: last.createdAt }
  const rest = await visitor.call(api.listReviews, { ...courseRef, query })
  const seen = [...reviews, ...rest.reviews].map(({ description }) => Number(description))
  expect(seen).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test('staff list every review of the site, and show a hidden one again', async () => {
  const { write, owner, mina, member, visitor, otherSite, courseRef, channelSeq } = await aReviewed()
  const { evaluationSeq } = await write()
  const list = (query: Partial<reviewsSchemasApi.SiteReviewFilter> = {}) =>
    owner.call(api.listSiteReviews, { channelSeq, query })
  expect(await list()).toMatchObject({ total: 1, list: [{ evaluationSeq, isHidden: false }] })
  expect((await list({ shelf: 'hidden' })).total).toBe(0)
  expect((await list({ q: '%' })).total).toBe(0)
  for (const person of [mina, await member('Tea', 'TCH')])
    await expect(person.call(api.listSiteReviews, { channelSeq, query: {} })).refuses('NOT_ALLOWED')

  const input = { channelSeq, evaluationSeq }
  await expect(owner.call(api.showReview, input)).refuses('NOT_FOUND')
  expect((await list({ shelf: 'withoutReply' })).total).toBe(1)
  const replying = { ...courseRef, evaluationSeq }
  await owner.call(api.replyToReview, { ...replying, body: { content: '고마워요.' } })
  expect((await list({ shelf: 'withoutReply' })).total).toBe(0)
  expect(await list()).toMatchObject({ list: [{ reply: { content: '고마워요.' } }] })
  await owner.call(api.removeReviewReply, replying)

  await owner.call(api.hideReview, { ...input, body: { reason: '광고예요' } })
  expect((await list({ shelf: 'withoutReply' })).total).toBe(0)
  expect(await list({ shelf: 'hidden' })).toMatchObject({ total: 1, list: [{ isHidden: true }] })
  await expect(mina.call(api.showReview, input)).refuses('NOT_ALLOWED')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.showReview, there)).refuses('NOT_FOUND')
  await owner.call(api.showReview, input)
  expect((await visitor.call(api.listReviews, { ...courseRef, query: {} })).reviewCount).toBe(1)
})

test('staff download the reviews that the list shows, hidden ones with their state', async () => {
  const { app, write, owner, mina, courseRef, channelSeq } = await aReviewed()
  const { evaluationSeq } = await write()
  await owner.call(api.replyToReview, { ...courseRef, evaluationSeq, body: { content: '고마워요.' } })
  await owner.call(api.hideReview, { channelSeq, evaluationSeq, body: { reason: '광고예요' } })
  const rows = async (body: object) =>
    rowsAt(app, (await owner.call(api.downloadReviews, { channelSeq, body })).url)

  const [heads, ...found] = await rows({ shelf: 'hidden' })
  expect(heads).toEqual(['클래스', '작성자', '별점', '내용', '작성일', '상태', '답글'])
  expect(found).toMatchObject([
    [
      expect.any(String),
      'Mina',
      expect.any(Number),
      expect.any(String),
      expect.any(Date),
      '숨김',
      '고마워요.',
    ],
  ])
  expect(await rows({ shelf: 'shown' })).toHaveLength(1)
  await expect(mina.call(api.downloadReviews, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})

test('the main page shows no review of a course that is not public', async () => {
  const { write, visitor, add, channelSeq } = await aReviewed()
  await write()
  const recent = async () => (await visitor.call(api.listRecentReviews, { channelSeq })).reviews
  expect(await recent()).toHaveLength(1)
  await add.all("update courses set public_cd = '99'")
  expect(await recent()).toEqual([])
})

test('the staff of a class reply in public, and the writer hears of the first reply', async () => {
  const { write, owner, mina, visitor, app, courseRef, channelSeq } = await aReviewed()
  const { evaluationSeq } = await write()
  const reply = (content: string) =>
    owner.call(api.replyToReview, { ...courseRef, evaluationSeq, body: { content } })
  const shown = async () =>
    (await visitor.call(api.listReviews, { ...courseRef, query: {} })).reviews[0]?.reply
  const heard = async () => {
    await app.workOnce()
    const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
    return list.filter(({ content }) => content.includes('"reviewReply"')).length
  }
  expect(await shown()).toBeNull()

  await reply('함께해 주셔서 고마워요')
  expect(await shown()).toMatchObject({ content: '함께해 주셔서 고마워요', writerName: 'Haru' })
  expect(await heard()).toBe(1)

  await reply('다음에도 만나요')
  expect(await shown()).toMatchObject({ content: '다음에도 만나요' })
  expect(await heard()).toBe(1)

  await write(4, '고쳐 썼어요')
  expect(await shown()).toMatchObject({ content: '다음에도 만나요' })

  await owner.call(api.removeReviewReply, { ...courseRef, evaluationSeq })
  expect(await shown()).toBeNull()
  await expect(owner.call(api.removeReviewReply, { ...courseRef, evaluationSeq })).refuses('NOT_FOUND')
})

test('who does not work on a class replies to none of its reviews', async () => {
  const { write, mina, member, visitor, otherSite, courseRef } = await aReviewed()
  const { evaluationSeq } = await write()
  const input = { ...courseRef, evaluationSeq, body: { content: 'x' } }
  await expect(mina.call(api.replyToReview, input)).refuses('NOT_ALLOWED')
  await expect((await member('Tea', 'TCH')).call(api.replyToReview, input)).refuses('CLASS_NOT_FOUND')
  await expect(visitor.call(api.replyToReview, input)).refuses('SIGN_IN_FIRST')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.replyToReview, there)).refuses('CLASS_NOT_FOUND')
})

test('a site that wants them collects a recommendation and four scores', async () => {
  const { app, write, mina, owner, visitor, courseRef, channelSeq, attendSeq } = await aReviewed()
  const scores = { delivery: 5, kindness: 4, preparation: null, punctuality: 2 }
  const body = { attendSeq, reviewPoint: 4, description: '좋았어요', isRecommended: true, scores }
  const save = () => mina.call(api.saveReview, { ...courseRef, body })
  const list = () => visitor.call(api.listReviews, { ...courseRef, query: {} })
  // Without the setting they are not kept.
  await save()
  const turn = (isDetailed: boolean) => owner.call(api.setReviewSetting, { channelSeq, body: { isDetailed } })
  await turn(true)
  expect((await list()).reviews).toMatchObject([{ isRecommended: null, scores: null }])

  await save()
  expect(await list()).toMatchObject({
    reviews: [{ isRecommended: true, scores }],
    summary: { scores, recommendPercent: 100 },
  })
  // A client that knows nothing of them changes none.
  await write(5, '다시 썼어요')
  expect((await list()).reviews).toMatchObject([{ description: '다시 썼어요', scores }])

  const { url } = await owner.call(api.downloadReviews, { channelSeq, body: {} })
  const [heads, row] = await rowsAt(app, url)
  expect(heads?.slice(3, 8)).toEqual(['추천', '전달력', '친절함', '준비성', '시간 준수'])
  expect(row?.slice(3, 8)).toEqual(['추천해요', 5, 4, null, 2])

  await turn(false)
  expect(await list()).toMatchObject({ reviews: [{ isRecommended: null, scores: null }], summary: null })
})

test('the best reviews come first on every page, until they are changed or hidden', async () => {
  const {
    write,
    mina,
    owner,
    visitor,
    app,
    add,
    courseRef,
    channelSeq,
    courseSeq,
    classSeq,
    attendSeq,
    clock,
  } = await aReviewed()
  const { evaluationSeq } = await write(4, '첫 글')
  clock.pass({ minutes: 1 })
  for (let at = 0; at < 10; at++) {
    const userSeq = await add.user(`Learner ${at}`)
    await add.member({ channelSeq, userSeq, role: null })
    const row = { channel_seq: channelSeq, course_seq: courseSeq, user_seq: userSeq, created_at: clock.now }
    const place = await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq })
    await add.row('reviews', { ...row, attend_seq: place, review_point: 4, description: `${at}` })
  }
  const best = (isBest: boolean) =>
    owner.call(api.markReviewBest, { channelSeq, evaluationSeq, body: { isBest } })
  await expect(mina.call(api.markReviewBest, { channelSeq, evaluationSeq, body: { isBest: true } })).refuses(
    'NOT_ALLOWED',
  )
  await best(true)
  const first = await visitor.call(api.listReviews, { ...courseRef, query: {} })
  expect(first.reviews[0]).toMatchObject({ description: '첫 글', isBest: true })
  const last = first.reviews.at(-1)
  if (!last) throw new Error('no reviews')
  const query = { lastEvaluationSeq: last.evaluationSeq, lastReviewDatetime: last.createdAt }
  const rest = await visitor.call(api.listReviews, { ...courseRef, query })
  expect(rest.reviews.map(({ description }) => description)).toEqual(['0'])
  const [one] = first.reviews
  const afterBest = { lastEvaluationSeq: evaluationSeq, lastReviewDatetime: one?.createdAt ?? '' }
  const next = await visitor.call(api.listReviews, { ...courseRef, query: afterBest })
  expect(next.reviews).toHaveLength(10)
  expect((await owner.call(api.listSiteReviews, { channelSeq, query: { shelf: 'best' } })).total).toBe(1)

  // Other words are not what staff chose.
  await write(4, '첫 글')
  expect(await mina.call(api.getOwnReview, { ...courseRef, query: { attendSeq } })).toMatchObject({
    review: { isBest: true, hiddenReason: null },
  })
  expect(await write(4, '고친 글')).toMatchObject({ isBest: false })

  await best(true)
  await owner.call(api.hideReview, { channelSeq, evaluationSeq, body: { reason: '광고예요' } })
  await expect(best(true)).refuses('NOT_FOUND')
  expect(await mina.call(api.getOwnReview, { ...courseRef, query: { attendSeq } })).toMatchObject({
    review: { isBest: false, hiddenReason: '광고예요' },
  })
  await app.workOnce()
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list.filter(({ content }) => content.includes('"reviewHidden"'))).toHaveLength(1)
})

test("nobody reads another learner's own review", async () => {
  const { write, member, courseRef, attendSeq } = await aReviewed()
  await write()
  const jun = await member('Jun')
  await expect(jun.call(api.getOwnReview, { ...courseRef, query: { attendSeq } })).refuses('NOT_FOUND')
})
