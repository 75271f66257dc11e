import { expect, test } from 'vitest'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { getCourse } from 'contract/views/class-page/api'
import { listCourses } from 'contract/teaching/courses/api'
import { cancelEnrolment, enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import { listRounds, openRound, prepareRound } from 'contract/teaching/courses/rounds.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { aShop, buy, comeBack, pressPay } from '../../../testing/orders-world.ts'
import { aFreeClass, nextRound, openNext, prepare } from '../../../testing/rounds-world.ts'

const contact = { name: 'Jun', email: 'jun@example.com', phone: '' }

test('a course opens its next round: applications go there, earlier learners keep their access', async () => {
  const { mina, member, owner, visitor, courseRef, channelSeq, classSeq, open } = await aFreeClass()
  await mina.call(enrolFree, courseRef)
  const jun = await member('Jun')
  await expect(jun.call(enrolFree, courseRef)).refuses('SOLD_OUT')

  const opened = await open()
  expect(opened).toMatchObject({ partNumber: 2 })
  expect(await visitor.call(getCourse, { ...courseRef, query: {} })).toMatchObject({
    classSeq: opened.classSeq,
    partNumber: 2,
    currentPartNumber: 2,
    startAt: '2026-12-07T10:00:00.000Z',
    attendCount: 0,
    maxUserCount: 2,
  })
  await jun.call(enrolFree, courseRef)

  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([
    { state: 'APPROVED', partNumber: 1 },
  ])
  await expect(mina.call(enrolFree, courseRef)).refuses('ALREADY_ENROLLED')
  const of = async (round: typeof classSeq) =>
    (await owner.call(listAttendees, { ...courseRef, query: { classSeq: round } })).list.map((one) => [
      one.name,
      one.partNumber,
    ])
  expect(await of(classSeq)).toEqual([['Mina', 1]])
  expect(await of(opened.classSeq)).toEqual([['Jun', 2]])
  const { list } = await owner.call(listRounds, courseRef)
  const dated = { payStartCd: '99', payEndCd: '00', settingPayTimeYn: 'Y' }
  const undated = { payStartCd: '99', payEndCd: '99', settingPayTimeYn: 'N' }
  expect(list).toMatchObject([
    { partNumber: 2, isCurrent: true, acceptCnt: 1, payEndAt: '2026-12-20T10:00:00.000Z', ...dated },
    { partNumber: 1, isCurrent: false, acceptCnt: 1, payEndAt: null, ...undated },
  ])
  expect((await visitor.call(listCourses, { channelSeq, query: {} })).total).toBe(1)
})

test('a copied course begins with its first round and an empty waitlist', async () => {
  const { owner, visitor, mina, member, courseRef, add, open } = await aFreeClass()
  await open()
  await add.all("update course_rounds set user_limit_type_cd = '00', max_user_count = 1")
  await mina.call(enrolFree, courseRef)
  await (await member('Jun')).call(applyForPlace, { ...courseRef, body: contact })
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  expect(
    await add.all('select part_number, seats_taken, wait_count from course_rounds where course_seq = $1', [
      courseSeq,
    ]),
  ).toEqual([{ part_number: 1, seats_taken: 0, wait_count: 0 }])
  expect(await visitor.call(getCourse, { ...courseRef, query: {} })).toMatchObject({ partNumber: 2 })
})

test('a round that closed since the page was shown cannot be bought', async () => {
  const shop = await aShop({ seats: 3 })
  const { mina, member, courseRef, classSeq, add } = shop
  expect(await mina.call(getPaymentInfo, { ...courseRef, query: { classSeq } })).toMatchObject({
    partNumber: 1,
  })
  const { orderNo } = await pressPay(mina, courseRef, { classSeq })
  await openNext(shop)

  const jun = await member('Jun')
  await expect(pressPay(jun, courseRef, { classSeq })).refuses('RECRUITING_OVER')
  await expect(jun.call(getPaymentInfo, { ...courseRef, query: { classSeq } })).refuses('RECRUITING_OVER')
  expect(await jun.call(getPaymentInfo, { ...courseRef, query: {} })).toMatchObject({ partNumber: 2 })

  // A buyer who was already paying keeps the reserved seat.
  await comeBack(mina, courseRef, orderNo)
  await buy(jun, courseRef)
  expect(await add.all('select part_number, accepted_count from course_rounds order by 1')).toEqual([
    { part_number: 1, accepted_count: 1 },
    { part_number: 2, accepted_count: 1 },
  ])
})

test('an applicant waiting in an earlier round gets the seat that becomes free there', async () => {
  const { mina, member, owner, courseRef, add, app, open, channelSeq } = await aFreeClass()
  await add.all("update course_rounds set user_limit_type_cd = '00'")
  await mina.call(enrolFree, courseRef)
  const jun = await member('Jun')
  await jun.call(applyForPlace, { ...courseRef, body: contact })
  await open()
  const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
  for (const { attendSeq } of list) await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await app.workOnce()
  expect((await jun.call(listMyCourses, { channelSeq })).list).toMatchObject([
    { state: 'APPROVED', partNumber: 1 },
  ])
})

test('a round given by days runs from the first minute of one to the last of another', async () => {
  const shop = await aFreeClass()
  const { owner, visitor, courseRef } = shop
  const days = {
    startAt: '2026-12-07',
    endAt: '2026-12-28',
    payStartAt: '2026-12-01',
    payEndAt: '2026-12-10',
  }
  const { rowVersion } = await prepare(shop, days)
  await owner.call(openRound, { ...courseRef, body: { rowVersion } })
  expect(await visitor.call(getCourse, { ...courseRef, query: {} })).toMatchObject({
    startAt: '2026-12-06T15:00:00.000Z',
    endAt: '2026-12-28T14:59:00.000Z',
    payStartAt: '2026-11-30T15:00:00.000Z',
    payEndAt: '2026-12-10T14:59:00.000Z',
  })
  const wrong = { ...nextRound, startAt: '12/07' }
  expect(
    Object.keys((await owner.refusal(prepareRound, { ...courseRef, body: wrong })).fields ?? {}),
  ).toEqual(['body.startAt'])
})
