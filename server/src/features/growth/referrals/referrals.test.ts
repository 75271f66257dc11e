import { expect, test } from 'vitest'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { getCourseViewer } from 'contract/views/class-page/api'
import { cancelEnrolment, enrolFree } from 'contract/workflows/admissions/api'
import * as api from 'contract/growth/referrals/api'
import { memberErased } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { Person } from '../../../testing/person.ts'
import { aClass, somebody } from '../../../testing/world.ts'

/** A free course whose learners may invite, with Mina in it. */
async function anInvitingClass() {
  const world = await aClass({ price: 0 })
  const { owner, mina, courseRef, channelSeq, add, as } = world
  await owner.call(saveEtc, { ...courseRef, body: { inviteEventYn: 'Y' } })
  const { attendSeq } = await mina.call(enrolFree, courseRef)
  const { refererCode } = await mina.call(api.makeMyInvite, courseRef)
  return {
    ...world,
    attendSeq,
    refererCode: refererCode ?? '',
    guest: async (name: string) => as(await somebody(add, { name })),
    come: async (who: Person, code = refererCode ?? '') =>
      (await who.call(api.openInvite, { channelSeq, refererCode: code })).outcome,
    counts: async () => {
      const { openedCount, enrolledCount } = await mina.call(api.getMyInvite, courseRef)
      return [openedCount, enrolledCount]
    },
    staffSee: () => owner.call(api.listInvites, { ...courseRef, query: {} }),
  }
}

test('a learner has one link per course, however many tabs create it', async () => {
  const { mina, courseRef, refererCode } = await anInvitingClass()
  const again = await Promise.all([1, 2, 3].map(() => mina.call(api.makeMyInvite, courseRef)))
  expect(new Set(again.map((one) => one.refererCode))).toEqual(new Set([refererCode]))
  expect((await mina.call(getCourseViewer, courseRef)).refererCodeUrl).toBe(again[0]?.refererCodeUrl)
  expect(again[0]?.refererCodeUrl).toMatch(new RegExp(`^http://haru\\..+/invite/${refererCode}$`))
})

test('a friend who follows the link counts once, and as enrolled once they enrol', async () => {
  const { member, courseRef, come, counts, staffSee, owner } = await anInvitingClass()
  const jun = await member('Jun')
  expect(await come(jun)).toBe('COUNTED')
  expect(await come(jun)).toBe('KNOWN')
  expect(await counts()).toEqual([1, 0])

  await jun.call(enrolFree, courseRef)
  expect(await come(jun)).toBe('TAKING_PART')
  expect(await counts()).toEqual([1, 1])
  expect(await staffSee()).toMatchObject({
    list: [{ name: 'Jun', inviterName: 'Mina', enrolledAt: '2026-11-21T03:00:00.000Z' }],
    total: 1,
    enrolledTotal: 1,
  })
  const { list } = await owner.call(api.listInviters, { ...courseRef, query: {} })
  expect(list).toMatchObject([{ name: 'Mina', openedCount: 1, enrolledCount: 1 }])
})

test('a cancelled enrolment no longer counts; a visitor stays with their first inviter', async () => {
  const { member, owner, courseRef, come, counts } = await anInvitingClass()
  const jun = await member('Jun')
  await come(jun)
  const { attendSeq } = await jun.call(enrolFree, courseRef)
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(await counts()).toEqual([1, 0])

  const kai = await member('Kai')
  await kai.call(enrolFree, courseRef)
  const { refererCode } = await kai.call(api.makeMyInvite, courseRef)
  expect(await come(jun, refererCode ?? '')).toBe('KNOWN')
})

test("a learner's own link, and an expired one, are reported as such and count nobody", async () => {
  const { mina, member, owner, courseRef, attendSeq, come, staffSee } = await anInvitingClass()
  expect(await come(mina)).toBe('OWN')
  const jun = await member('Jun')
  await owner.call(saveEtc, { ...courseRef, body: { inviteEventYn: 'N' } })
  expect(await come(jun)).toBe('OVER')

  await owner.call(saveEtc, { ...courseRef, body: { inviteEventYn: 'Y' } })
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(await come(jun)).toBe('OVER')
  expect(await come(owner)).toBe('OVER')
  expect((await staffSee()).total).toBe(0)
})

test('an unknown code, or one of a private course, is not found; a visitor signs in first', async () => {
  const { mina, visitor, member, owner, courseRef, come, channelSeq, refererCode } = await anInvitingClass()
  await expect(visitor.call(api.openInvite, { channelSeq, refererCode })).refuses('SIGN_IN_FIRST')
  const jun = await member('Jun')
  await expect(come(jun, 'f'.repeat(18))).refuses('INVITE_GONE')
  await expect(come(jun, 'cut-sho')).refuses('INVITE_GONE')
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await expect(come(jun)).refuses('INVITE_GONE')
  await expect(mina.call(api.getMyInvite, courseRef)).refuses('CLASS_NOT_FOUND')
})

test('members who are not learners invite only where staff allow it', async () => {
  const { member, owner, courseRef } = await anInvitingClass()
  const jun = await member('Jun')
  await expect(jun.call(api.makeMyInvite, courseRef)).refuses('INVITE_OFF')
  await owner.call(saveEtc, { ...courseRef, body: { canSendInviteEventYn: 'Y' } })
  expect(await jun.call(api.makeMyInvite, courseRef)).toMatchObject({ openedCount: 0 })
})

test('a visitor who did not join is counted without a name', async () => {
  const { guest, come, staffSee } = await anInvitingClass()
  expect(await come(await guest('Guest'))).toBe('COUNTED')
  expect((await staffSee()).list).toMatchObject([{ name: null, inviterName: 'Mina' }])
})

test('the link of an erased member stops working, and the people they invited stay counted', async () => {
  const { member, come, staffSee, app, channelSeq, minaSeq } = await anInvitingClass()
  await come(await member('Jun'))
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  await expect(come(await member('Kai'))).refuses('INVITE_GONE')
  expect((await staffSee()).total).toBe(1)
})

test('guessing codes is rate-limited', async () => {
  const { member, come } = await anInvitingClass()
  const jun = await member('Jun')
  for (let n = 0; n < 10; n += 1) await come(jun)
  await expect(come(jun)).refuses('TOO_MANY_REQUESTS')
})

test('only staff of the class see who invited whom, and no other site', async () => {
  const { mina, otherSite, courseRef } = await anInvitingClass()
  await expect(mina.call(api.listInvites, { ...courseRef, query: {} })).refuses('NOT_ALLOWED')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq, query: {} }
  await expect(otherSite.owner.call(api.listInviters, there)).refuses('CLASS_NOT_FOUND')
})
