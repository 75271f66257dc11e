import { expect, test } from 'vitest'
import { getCourseViewer } from 'contract/views/class-page/api'
import { cancelEnrolment, enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { checkSchedule } from 'contract/money/enrolments/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { aShop, pressPay } from '../../../testing/orders-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { Refused } from '../../../platform/refuse.ts'
import { expirePlaces } from './enrolments.jobs.ts'

const aFreeClass = (options: { seats?: number | null; vodDays?: number } = {}) =>
  aShop({ price: 0, seats: null, ...options })

test('where nothing is to pay one press enrols', async () => {
  const { mina, courseRef, channelSeq, seats, owner } = await aFreeClass()

  const { attendSeq } = await mina.call(enrolFree, courseRef)

  const { list } = await mina.call(listMyCourses, { channelSeq })
  expect(list).toMatchObject([{ attendSeq, state: 'APPROVED', nextTitle: '첫 인사', canReview: true }])
  expect(await seats()).toEqual([1, 1])
  const { list: attendees, counts } = await owner.call(listAttendees, { ...courseRef, query: {} })
  expect(attendees).toMatchObject([{ name: 'Mina', email: 'mina@example.com', paidAmount: 0, orderNo: null }])
  expect(counts.APPROVED).toBe(1)
})

test('a user who presses in many tabs gets one enrolment', async () => {
  const { mina, courseRef, seats, add } = await aFreeClass({ seats: 5 })

  const presses = [1, 2, 3, 4].map(() => mina.call(enrolFree, courseRef).then(() => 'in', refusalOf))

  expect((await Promise.all(presses)).toSorted()).toEqual([
    'ALREADY_ENROLLED',
    'ALREADY_ENROLLED',
    'ALREADY_ENROLLED',
    'in',
  ])
  expect(await seats()).toEqual([1, 1])
  expect(await add.all('select 1 from access_grants')).toHaveLength(1)
})

test('of thirty people who press at once for three free seats, three are enrolled', async () => {
  const { member, courseRef, seats } = await aFreeClass({ seats: 3 })
  const people = []
  for (let at = 0; at < 30; at++) people.push(await member(`Learner ${at}`))

  const outcomes = await Promise.all(
    people.map((one) => one.call(enrolFree, courseRef).then(() => 'in', refusalOf)),
  )

  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(27)
  expect(await seats()).toEqual([3, 3])
})

test('a full class refuses its learners and strangers differently, and one without a limit takes everybody', async () => {
  const { mina, member, courseRef, add } = await aFreeClass({ seats: 1 })
  const late = await member('Late')
  await mina.call(enrolFree, courseRef)
  await expect(mina.call(enrolFree, courseRef)).refuses('ALREADY_ENROLLED')
  await expect(late.call(enrolFree, courseRef)).refuses('SOLD_OUT')

  // The number of a former limit stays with the round.
  await add.all("update course_rounds set user_limit_type_cd = '01'")
  await late.call(enrolFree, courseRef)
})

function refusalOf(error: unknown) {
  if (error instanceof Refused) return error.refusal
  throw error
}

test('a class that costs something is not given away', async () => {
  const { mina, courseRef } = await aShop()
  await expect(mina.call(enrolFree, courseRef)).refuses('PRICE_CHANGED')
})

test('outside the time of applying the button says why, and nobody gets in', async () => {
  const { mina, courseRef, add } = await aFreeClass()
  expect(await mina.call(checkSchedule, courseRef)).toEqual({ isBlocked: false, message: '' })
  await add.all('update courses set recruit_closed_at = now()')

  expect(await mina.call(checkSchedule, courseRef)).toMatchObject({ isBlocked: true })
  expect(await mina.refusal(checkSchedule, courseRef)).toMatchObject({
    code: '100010',
    message: '신청 기간이 지났습니다.',
  })
  await expect(mina.call(enrolFree, courseRef)).refuses('RECRUITING_OVER')

  await add.all("update courses set recruit_closed_at = null, pay_start_at = '2027-01-01'")
  await expect(mina.call(enrolFree, courseRef)).refuses('NOT_RECRUITING_YET')
})

test('a visitor and a stranger cannot enrol', async () => {
  const { visitor, otherSite, courseRef } = await aFreeClass()
  await expect(visitor.call(enrolFree, courseRef)).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(enrolFree, courseRef)).refuses('NOT_CHANNEL_USER')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(enrolFree, there)).refuses('CLASS_NOT_FOUND')
})

test('staff see who attends, teachers those of their own classes, learners nobody', async () => {
  const { owner, member, mina, visitor, otherSite, courseRef } = await aRunningClass()
  const input = { ...courseRef, query: {} }
  expect(await owner.call(listAttendees, input)).toMatchObject({ total: 1 })
  expect(await owner.call(listAttendees, { ...courseRef, query: { q: 'mina' } })).toMatchObject({ total: 1 })
  expect(await owner.call(listAttendees, { ...courseRef, query: { q: '%' } })).toMatchObject({ total: 0 })
  expect(await owner.call(listAttendees, { ...courseRef, query: { state: 'CANCELLED' } })).toMatchObject({
    total: 0,
  })

  await expect((await member('Tea', 'TCH')).call(listAttendees, input)).refuses('CLASS_NOT_FOUND')
  await expect(mina.call(listAttendees, input)).refuses('NOT_ALLOWED')
  await expect(visitor.call(listAttendees, input)).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(listAttendees, input)).refuses('NOT_CHANNEL_USER')
  const there = { ...input, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(listAttendees, there)).refuses('CLASS_NOT_FOUND')
})

test('a hold that came to nothing is no applicant', async () => {
  const { mina, owner, courseRef, clock, passTimer } = await aShop()
  await pressPay(mina, courseRef)
  const { expireOrders } = await import('../orders/orders.jobs.ts')
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  expect((await owner.call(listAttendees, { ...courseRef, query: {} })).total).toBe(0)
})

test('staff cancel a free enrolment: the seat is free, access ends, the learner is notified', async () => {
  const { owner, mina, courseRef, attendSeq, add, app, channelSeq } = await aRunningClass()
  const input = { ...courseRef, attendSeq, body: { reason: 'no show' } }
  await expect(mina.call(cancelEnrolment, input)).refuses('NOT_ALLOWED')

  expect(await owner.call(cancelEnrolment, input)).toEqual({ refundedAmount: 0 })

  expect((await mina.call(listMyCourses, { channelSeq })).list).toEqual([])
  expect(await add.all('select seats_taken, accepted_count from course_rounds')).toEqual([
    { seats_taken: 0, accepted_count: 0 },
  ])
  expect(await add.all('select end_reason from access_grants')).toEqual([{ end_reason: 'CANCELLED' }])
  await app.workOnce()
  expect(await add.all("select target_user_seq from alarms where alarm_type = '14'")).toHaveLength(2)
  await expect(owner.call(cancelEnrolment, input)).refuses('CANNOT_CHANGE_CANCELLED')
})

test('a place of another class or another site is not found', async () => {
  const { owner, otherSite, courseRef, attendSeq, add, channelSeq, ownerSeq } = await aRunningClass()
  const other = await add.course(channelSeq, { writer: ownerSeq })
  const wrong = { channelSeq, courseSeq: other.courseSeq, attendSeq, body: {} }
  await expect(owner.call(cancelEnrolment, wrong)).refuses('NOT_FOUND')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq, attendSeq, body: {} }
  await expect(otherSite.owner.call(cancelEnrolment, there)).refuses('CLASS_NOT_FOUND')
})

test('a place whose days are over makes room and ends', async () => {
  const { mina, courseRef, channelSeq, clock, passTimer, seats, add } = await aFreeClass({
    seats: 1,
    vodDays: 7,
  })
  await mina.call(enrolFree, courseRef)
  clock.pass({ days: 6 })
  await passTimer(expirePlaces)
  expect(await seats()).toEqual([1, 1])

  clock.pass({ days: 1 })
  await passTimer(expirePlaces)
  await passTimer(expirePlaces)

  expect(await seats()).toEqual([0, 0])
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([{ state: 'EXPIRED' }])
  expect(await add.all('select end_reason from access_grants')).toEqual([{ end_reason: 'EXPIRED' }])
})

test('a page knows how its reader stands to the class', async () => {
  const { mina, owner, member, visitor, otherSite, courseRef, attendSeq } = await aRunningClass()

  expect(await mina.call(getCourseViewer, courseRef)).toMatchObject({
    isChannelUser: true,
    isClassManager: false,
    userTypeCd: 'STUD',
    attend: { attendSeq, choiseStatusCd: '00' },
    canReview: true,
  })
  expect(await owner.call(getCourseViewer, courseRef)).toMatchObject({
    isClassManager: true,
    userTypeCd: 'OWN',
    attend: null,
  })
  expect(await (await member('Jun')).call(getCourseViewer, courseRef)).toMatchObject({
    userTypeCd: null,
    attend: null,
  })
  expect(await otherSite.owner.call(getCourseViewer, courseRef)).toMatchObject({
    isChannelUser: false,
    isClassManager: false,
  })
  await expect(visitor.call(getCourseViewer, courseRef)).refuses('SIGN_IN_FIRST')
})
