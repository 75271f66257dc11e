import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as steps from 'contract/teaching/courses/state.api'
import * as courses from 'contract/views/class-page/api'
import * as coursesCourses from 'contract/teaching/courses/api'
import * as api from 'contract/workflows/course-approval/api'
import { aClass, somebody } from '../../../testing/world.ts'
import { publishUnreviewed } from '../../teaching/courses/courses.jobs.ts'

const reason = '대표 사진이 흐려요. 더 선명한 사진으로 바꿔 주세요.'

/** A submitted course, its instructor and the operator of the installation. */
async function aHandedInClass() {
  const world = await aClass()
  const { add, app, as, owner, courseRef, channelSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const operator = as(boss)
  Object.assign(app.ports.settings, { courseReviewHours: 48 })
  const { file_seq } = await add.row<{ file_seq: number }>('files', {
    channel_seq: channelSeq,
    kind: 'course',
    origin_file_name: 'a.jpg',
    content_type: 'image/jpeg',
    file_size: 10,
    storage_key: 'a',
    widths: [10],
    uploaded_by_user_seq: world.ownerSeq,
    created_at: world.clock.now,
  })
  await add.all(
    `update courses set state = 'DRAFT', published_at = null, public_cd = '99', lesson_count = 1, image_file_seq = $1`,
    [file_seq],
  )
  await owner.call(steps.submitCourse, courseRef)
  const waiting = async () => (await operator.call(api.listCourseReviews, {})).list
  const [review] = await waiting()
  if (!review) throw new Error('nothing waits')
  const { courseReviewSeq } = review
  const timePasses = async () => publishUnreviewed.visit(await app.contextFor(channelSeq))
  const alarms = async () => (await owner.call(listAlarms, { channelSeq })).list.map(({ content }) => content)
  return { ...world, operator, review, courseReviewSeq, waiting, timePasses, alarms }
}

test('the operator sees submitted courses of every site, with their automatic publication times', async () => {
  const { operator, owner, review, courseSeq } = await aHandedInClass()
  expect(review).toMatchObject({ courseSeq, siteName: 'haru', submittedBy: 'Haru', verdict: null })
  expect(review.autoPublishAt).toBe('2026-11-23T03:00:00.000Z')
  const { reviewHours, total } = await operator.call(api.listCourseReviews, {})
  expect([reviewHours, total]).toEqual([48, 1])
  await expect(owner.call(api.listCourseReviews, {})).refuses('NOT_ALLOWED')
})

test('the operator reads the class before anybody else can', async () => {
  const { operator, visitor, courseRef, courseReviewSeq } = await aHandedInClass()
  await expect(visitor.call(courses.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  const { course, lessons } = await operator.call(api.getCourseReview, { courseReviewSeq })
  expect(course.state).toBe('SUBMITTED')
  expect(lessons).toHaveLength(1)
})

test('an approved course is public at once, and its instructor is notified in the inbox and by mail', async () => {
  const {
    operator,
    visitor,
    app,
    courseRef,
    courseReviewSeq,
    waiting,
    alarms,
    mails,
    forgotten,
    channelSeq,
  } = await aHandedInClass()
  await operator.call(api.approveCourse, { courseReviewSeq })
  expect((await visitor.call(courses.getCourse, courseRef)).state).toBe('PUBLISHED')
  expect(forgotten).toContainEqual({ channelSeq, features: ['courses'] })
  expect(await waiting()).toEqual([])
  await app.workOnce()
  expect(await alarms()).toEqual([expect.stringContaining('classPublished')])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('공개되었습니다')
})

test('a rejected course shows the reason, and can be submitted again', async () => {
  const { operator, owner, app, courseRef, courseReviewSeq, waiting, alarms, mails } = await aHandedInClass()
  await operator.call(api.rejectCourse, { courseReviewSeq, body: { reason } })
  const rejected = await owner.call(coursesCourses.getCourseSettings, courseRef)
  expect(rejected).toMatchObject({ state: 'REJECTED', rejectedReason: reason, autoPublishAt: null })
  await app.workOnce()
  expect(await alarms()).toEqual([expect.stringContaining('classRejected')])
  expect(mails[0]?.text).toContain(reason)

  expect(await owner.call(steps.submitCourse, courseRef)).toEqual({ state: 'SUBMITTED' })
  expect((await owner.call(coursesCourses.getCourseSettings, courseRef)).rejectedReason).toBeNull()
  expect(await waiting()).toHaveLength(1)
  const decided = await operator.call(api.listCourseReviews, { query: { shelf: 'decided' } })
  expect(decided.list[0]).toMatchObject({ verdict: 'REJECTED', reason })
  // The decision about the first submission does not apply to the second.
  await expect(operator.call(api.approveCourse, { courseReviewSeq })).refuses('CLASS_STATE_CHANGED')
})

test('the timer and the operator decide once, whichever is first', async () => {
  const { operator, clock, app, timePasses, courseReviewSeq, waiting, alarms, mails } = await aHandedInClass()
  clock.pass({ days: 2 })
  const answers = await Promise.allSettled([
    timePasses(),
    timePasses(),
    operator.call(api.approveCourse, { courseReviewSeq }),
  ])
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await waiting()).toEqual([])
  await app.workOnce()
  expect(await alarms()).toHaveLength(1)
  expect(mails).toHaveLength(1)
})

test('a withdrawn or trashed course is no longer under review', async () => {
  const { owner, clock, visitor, timePasses, courseRef, waiting } = await aHandedInClass()
  await owner.call(steps.withdrawCourse, courseRef)
  expect(await waiting()).toEqual([])
  await expect(owner.call(steps.withdrawCourse, courseRef)).refuses('CLASS_STATE_CHANGED')

  await owner.call(steps.submitCourse, courseRef)
  await owner.call(steps.trashCourse, courseRef)
  clock.pass({ days: 3 })
  await timePasses()
  await owner.call(steps.restoreCourse, courseRef)
  await timePasses()
  expect((await owner.call(coursesCourses.getCourseSettings, courseRef)).state).toBe('DRAFT')
  await expect(visitor.call(courses.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
})
