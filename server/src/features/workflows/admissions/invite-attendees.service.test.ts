import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { getCourseViewer } from 'contract/views/class-page/api'
import { cancelEnrolment, inviteAttendees, listAttendees } from 'contract/workflows/admissions/api'
import { aShop, waitUnpaid } from '../../../testing/orders-world.ts'
import { plainSentence } from '../../../platform/words/sentence.ts'
import type { Person } from '../../../testing/person.ts'

/** A paid course with two members who are not related to it yet. */
async function aClassWithFriends(options: Parameters<typeof aShop>[0] = {}) {
  const shop = await aShop({ price: 30_000, seats: null, ...options })
  const { owner, courseRef, member } = shop
  const [jun, sora] = [await member('Jun'), await member('Sora')]
  const invite = (...emails: string[]) =>
    owner
      .call(inviteAttendees, { ...courseRef, body: { emails } })
      .then(({ doneCount, failed }) => [doneCount, failed.map(({ email }) => email)])
  const stateOf = async (who: Person) => (await who.call(getCourseViewer, courseRef)).attend
  return { ...shop, shop, jun, sora, invite, stateOf }
}

test('staff enrol members for free, and learn who could not be enrolled', async () => {
  const { invite, stateOf, jun, sora, owner, courseRef, app, channelSeq } = await aClassWithFriends()
  expect(
    await invite('Jun@example.com', 'sora@example.com', 'jun@example.com', 'nobody@example.com'),
  ).toEqual([2, ['nobody@example.com']])
  expect([await stateOf(jun), await stateOf(sora)]).toMatchObject([
    { choiseStatusCd: '00' },
    { choiseStatusCd: '00' },
  ])
  expect(await invite('jun@example.com')).toEqual([0, ['jun@example.com']])
  const { failed } = await owner.call(inviteAttendees, {
    ...courseRef,
    body: { emails: ['jun@example.com', 'nobody@example.com'] },
  })
  expect(failed.map(({ message }) => message)).toEqual([
    plainSentence('ko', 'ALREADY_IN_CLASS'),
    plainSentence('ko', 'NOT_A_MEMBER'),
  ])

  const { list } = await owner.call(listAttendees, { ...courseRef, query: {} })
  expect(Object.fromEntries(list.map(({ name, state, paidAmount }) => [name, [state, paidAmount]]))).toEqual({
    Jun: ['APPROVED', 0],
    Sora: ['APPROVED', 0],
  })
  await app.workOnce()
  expect((await jun.call(listAlarms, { channelSeq, query: {} })).list).not.toEqual([])

  const [first] = list
  if (!first) throw new Error('nobody is there')
  const taken = await owner.call(cancelEnrolment, { ...courseRef, attendSeq: first.attendSeq, body: {} })
  expect(taken).toEqual({ refundedAmount: 0 })
})

test('seats are never exceeded, and a waiting applicant is enrolled where one is free', async () => {
  const { shop, invite, stateOf, sora, courseRef, add, owner, visitor, mina, otherSite } =
    await aClassWithFriends({
      seats: 1,
    })
  expect(await invite('jun@example.com', 'sora@example.com')).toEqual([1, ['sora@example.com']])
  await add.all("update course_rounds set user_limit_type_cd = '00'")
  await waitUnpaid(shop, sora)
  expect(await invite('sora@example.com')).toEqual([0, ['sora@example.com']])
  await add.all('update course_rounds set max_user_count = 2')
  expect(await invite('sora@example.com')).toEqual([1, []])
  expect(await stateOf(sora)).toMatchObject({ choiseStatusCd: '00' })
  expect(await add.all('select seats_taken, accepted_count, wait_count from course_rounds')).toEqual([
    { seats_taken: 2, accepted_count: 2, wait_count: 0 },
  ])

  const body = { emails: ['mina@example.com'] }
  await expect(mina.call(inviteAttendees, { ...courseRef, body })).refuses('NOT_ALLOWED')
  await expect(visitor.call(inviteAttendees, { ...courseRef, body })).refuses('SIGN_IN_FIRST')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq, body }
  await expect(otherSite.owner.call(inviteAttendees, there)).refuses('CLASS_NOT_FOUND')
  await add.all("update courses set state = 'DRAFT'")
  await expect(owner.call(inviteAttendees, { ...courseRef, body })).refuses('NOT_POSSIBLE_NOW')
})

test('staff who add somebody to a full class read that it is full', async () => {
  const { owner, courseRef } = await aClassWithFriends({ seats: 1 })
  const emails = ['jun@example.com', 'sora@example.com']
  const { doneCount, failed } = await owner.call(inviteAttendees, { ...courseRef, body: { emails } })
  expect([doneCount, failed]).toEqual([1, [{ email: 'sora@example.com', message: '정원이 모두 찼습니다.' }]])
})
