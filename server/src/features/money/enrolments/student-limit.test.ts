import { expect, test } from 'vitest'
import * as api from 'contract/money/enrolments/student-limit.api'
import { cancelEnrolment, enrolFree, inviteAttendees } from 'contract/workflows/admissions/api'
import { applyForPlace, decideAttendees } from 'contract/workflows/admissions/applications.api'
import { aShop, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { person } from '../../../testing/person.ts'
import { somebody } from '../../../testing/world.ts'

const contact = (name: string) => ({ name, email: `${name}@example.com`, phone: '' })

/** A site where so many may learn, with a free class and members who do not learn yet. */
async function aLimitedSite(studentLimit: number, { price = 0 } = {}) {
  const shop = await aShop({ price })
  const { app, add, as, channelSeq, owner } = shop
  const account = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [account.userSeq])
  const boss = person(app, { token: account.token, host: 'localhost:3000' })
  const limit = (limited: number | null, limitedChannelSeq = channelSeq) =>
    boss.call(api.setStudentLimit, { body: { limitedChannelSeq, studentLimit: limited } })
  await limit(studentLimit)
  const newMember = async (name: string) => as(await somebody(add, { name, channelSeq }))
  const shown = () => owner.call(api.getStudentLimit, { channelSeq })
  return { ...shop, boss, limit, newMember, shown }
}

test('as many different people learn at a site as its operator says, and staff see how many do', async () => {
  const { mina, add, newMember, shown, limit, courseRef, channelSeq, ownerSeq } = await aLimitedSite(2)
  const jun = await newMember('Jun')
  const seo = await newMember('Seo')
  await mina.call(enrolFree, courseRef)
  await jun.call(enrolFree, courseRef)
  expect(await shown()).toEqual({ studentCount: 2, studentLimit: 2 })
  await expect(seo.call(enrolFree, courseRef)).refuses('STUDENTS_FULL')

  const other = await add.course(channelSeq, { writer: ownerSeq, price: 0 })
  await mina.call(enrolFree, { channelSeq, courseSeq: other.courseSeq })
  expect((await shown()).studentCount, 'a second class is no second student').toBe(2)

  await limit(null)
  await seo.call(enrolFree, courseRef)
  await limit(1)
  expect(await shown(), 'nobody loses anything').toEqual({ studentCount: 3, studentLimit: 1 })
})

test('of many who press at once exactly as many get in as the limit leaves', async () => {
  const { add, newMember, shown, courseRef, channelSeq, ownerSeq } = await aLimitedSite(3)
  const other = await add.course(channelSeq, { writer: ownerSeq, price: 0 })
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(newMember))
  const presses = people.flatMap((who, at) => {
    const here = { channelSeq, courseSeq: at % 2 ? other.courseSeq : courseRef.courseSeq }
    return [who.call(enrolFree, here), who.call(enrolFree, here)]
  })
  const outcomes = await Promise.allSettled(presses)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused.filter((reason) => !/STUDENTS_FULL|ALREADY_ENROLLED|8100(03|07)/.test(reason))).toEqual([])
  expect((await shown()).studentCount).toBe(3)
})

test('a place that is left makes room, and another site has its own limit', async () => {
  const { mina, owner, newMember, shown, courseRef, otherSite } = await aLimitedSite(1)
  const jun = await newMember('Jun')
  const { attendSeq } = await mina.call(enrolFree, courseRef)
  await expect(jun.call(enrolFree, courseRef)).refuses('STUDENTS_FULL')
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await jun.call(enrolFree, courseRef)
  expect((await shown()).studentCount).toBe(1)

  const { channelSeq } = otherSite
  expect(await otherSite.owner.call(api.getStudentLimit, { channelSeq })).toEqual({
    studentCount: 0,
    studentLimit: null,
  })
})

test('nobody pays and is not let in: a held seat counts, and the refusal comes before the payment', async () => {
  const { mina, newMember, courseRef, shown } = await aLimitedSite(1, { price: PRICE })
  const jun = await newMember('Jun')
  const { orderNo } = await pressPay(mina, courseRef)
  await expect(pressPay(jun, courseRef)).refuses('STUDENTS_FULL')
  await comeBack(mina, courseRef, orderNo)
  expect(await shown()).toEqual({ studentCount: 1, studentLimit: 1 })
})

test('staff who approve or add people are refused row by row', async () => {
  const { add, mina, owner, newMember, courseRef } = await aLimitedSite(1)
  const jun = await newMember('Jun')
  await add.all("update courses set choise_type_cd = '01'")
  const first = await mina.call(applyForPlace, { ...courseRef, body: contact('mina') })
  const second = await jun.call(applyForPlace, { ...courseRef, body: contact('jun') })
  const attendSeqs = [first.attendSeq, second.attendSeq]
  const decided = await owner.call(decideAttendees, {
    ...courseRef,
    body: { attendSeqs, decision: 'APPROVE' },
  })
  expect(decided).toMatchObject({ doneCount: 1, failed: [{ attendSeq: second.attendSeq }] })
  expect(decided.failed[0]?.message).toContain('인원이 모두 찼습니다')
  await newMember('Seo')
  const added = await owner.call(inviteAttendees, { ...courseRef, body: { emails: ['seo@example.com'] } })
  expect(added).toMatchObject({ doneCount: 0, failed: [{ email: 'seo@example.com' }] })
})

test('only the operator sets limits, and finds a site by its name', async () => {
  const { boss, owner, mina, channelSeq } = await aLimitedSite(7)
  const found = await boss.call(api.listStudentLimits, { query: { q: 'har' } })
  expect(found).toMatchObject({ total: 1, list: [{ channelSeq, studentCount: 0, studentLimit: 7 }] })
  expect((await boss.call(api.listStudentLimits, { query: {} })).total).toBe(2)
  await expect(owner.call(api.listStudentLimits, { query: {} })).rejects.toThrow()
  await expect(
    owner.call(api.setStudentLimit, { body: { limitedChannelSeq: channelSeq, studentLimit: 1 } }),
  ).rejects.toThrow()
  await expect(mina.call(api.getStudentLimit, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(
    boss.call(api.setStudentLimit, { body: { limitedChannelSeq: 999_999 as never, studentLimit: 1 } }),
  ).refuses('NOT_FOUND')
})
