import { expect, test } from 'vitest'
import { setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/community/reviews/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { aRunningClass } from '../../../testing/world.ts'
import { inviteToReview } from './review-invitations.jobs.ts'

async function aFinished() {
  const world = await aRunningClass()
  const { app, mina, add, channelSeq, courseSeq, attendSeq, clock, mails } = world
  // A class without an end of access can be reviewed at any time.
  await add.all('update enrolments set review_expires_at = null')
  return {
    ...world,
    certify: () =>
      add.row('certificates', {
        channel_seq: channelSeq,
        attend_seq: attendSeq,
        course_seq: courseSeq,
        certificate_no: 'ABCD-EFGH-JKLM',
        issued_at: clock.now,
      }),
    async visit() {
      await inviteToReview.visit(await app.contextFor(channelSeq))
      await app.workOnce()
    },
    async invited() {
      const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
      return [
        list.filter(({ content }) => content.includes('"reviewInvitation"')).length,
        mails.filter(({ subject }) => subject.includes('어떠셨나요')).length,
      ]
    },
  }
}

test('who earned a certificate is invited to review, once', async () => {
  const { certify, visit, invited, clock } = await aFinished()
  await visit()
  expect(await invited()).toEqual([0, 0])
  await certify()
  await visit()
  clock.pass({ days: 1 })
  await visit()
  expect(await invited()).toEqual([1, 1])
})

test('who reviewed it already, or finished long ago, is not invited', async () => {
  const { certify, visit, invited, mina, courseRef, attendSeq, clock } = await aFinished()
  await certify()
  const body = { attendSeq, reviewPoint: 5, description: '좋아요' }
  await mina.call(api.saveReview, { ...courseRef, body })
  await visit()
  expect(await invited()).toEqual([0, 0])
  await mina.call(api.removeReview, { ...courseRef, body: { attendSeq } })
  clock.pass({ days: 15 })
  await visit()
  expect(await invited()).toEqual([0, 0])
})

test('a site invites nobody where it does not want to, and a learner may do without the mail', async () => {
  const { certify, visit, invited, mina, owner, channelSeq } = await aFinished()
  await certify()
  const turn = (invites: boolean) => owner.call(api.setReviewSetting, { channelSeq, body: { invites } })
  await turn(false)
  await visit()
  expect(await invited()).toEqual([0, 0])
  await mina.call(setMailNotice, { channelSeq, body: { kind: 'REVIEW', isOn: false } })
  await turn(true)
  await visit()
  expect(await invited()).toEqual([1, 0])
})

test('a class of meetings asks a week after its last one', async () => {
  const { visit, invited, owner, courseRef, clock } = await aFinished()
  const offlineStartAt = new Date(clock.now.getTime() + 3_600_000).toISOString()
  const body = { curriculumTypeCd: '04' as const, title: '숲 산책', offlineStartAt, addrRoad1: '서울숲길 1' }
  await owner.call(addCurriculum, { ...courseRef, body })
  clock.pass({ days: 7 })
  await visit()
  expect(await invited()).toEqual([0, 0])
  clock.pass({ minutes: 61 })
  await visit()
  expect(await invited()).toEqual([1, 1])
})

test('who completed every lesson is invited', async () => {
  const { visit, invited, add, channelSeq, attendSeq, clock } = await aFinished()
  const lessons = await add.all<{ curriculum_seq: number }>(
    "select curriculum_seq from curriculums where curriculum_type_cd <> '01' and deleted_at is null",
  )
  expect(lessons.length).toBeGreaterThan(0)
  for (const { curriculum_seq } of lessons) {
    await add.row('curriculum_progress', {
      channel_seq: channelSeq,
      attend_seq: attendSeq,
      curriculum_seq,
      state: 'DONE',
      opened_at: clock.now,
      completed_at: clock.now,
      updated_at: clock.now,
    })
  }
  await visit()
  expect(await invited()).toEqual([1, 1])
})

// docs/rules.md R-122
test('a place that ended is invited as long as it may be reviewed', async () => {
  const { certify, visit, invited, add, clock } = await aFinished()
  await certify()
  const end = (reviewExpiresAt: Date | null) =>
    add.all(`update enrolments set state = 'EXPIRED', review_expires_at = $1`, [reviewExpiresAt])
  for (const over of [null, clock.now]) {
    await end(over)
    await visit()
    expect(await invited()).toEqual([0, 0])
  }
  await end(new Date(clock.now.getTime() + 60_000))
  await visit()
  expect(await invited()).toEqual([1, 1])
})
