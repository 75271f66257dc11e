import { expect, test } from 'vitest'
import { refusals } from 'contract/teaching/curriculum/refusals'
import { listAlarms } from 'contract/messaging/notifications/api'
import { completeLesson, getClassroom } from 'contract/learning/lessons/api'
import { addCurriculum, removeCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { memberErased } from 'contract/people/members/events'
import * as api from 'contract/learning/assignments/api'
import { listMyPoints } from 'contract/learning/points/api'
import type { WorkTypeCd } from 'contract/values/type-codes'
import { emit } from '../../../platform/jobs/tasks.ts'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aRunningClass } from '../../../testing/world.ts'

const mission = (workTypeCd: WorkTypeCd) => ({
  curriculumTypeCd: '03' as const,
  title: '자기소개 쓰기',
  content: '<p>세 줄로 써 보세요.</p>',
  workTypeCd,
})

async function aMission(workTypeCd: WorkTypeCd = '00') {
  const world = await aRunningClass()
  const { owner, mina, courseRef, app } = world
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: mission(workTypeCd) })
  const here = { ...courseRef, curriculumSeq }
  return {
    ...world,
    here,
    handIn: (body: object) => mina.call(api.handIn, { ...here, body }),
    own: async () => (await mina.call(api.getMission, here)).work,
    isDone: async () =>
      (await mina.call(getClassroom, courseRef)).lessons.find((one) => one.curriculumSeq === curriculumSeq)
        ?.progressState === 'DONE',
    received: async (who: typeof mina) => {
      await app.workOnce()
      const { list } = await who.call(listAlarms, { channelSeq: courseRef.channelSeq, query: {} })
      return list
        .filter(({ alarmType }) => alarmType === '09')
        .map(({ content }) => (JSON.parse(content) as { kind: string }).kind)
        .toSorted()
    },
  }
}

test('work is submitted, returned with a reason, submitted again and approved, which completes the mission', async () => {
  const { owner, mina, here, courseRef, handIn, own, isDone, received } = await aMission()
  const { submissionSeq } = await handIn({ content: '안녕하세요' })
  expect(await received(owner)).toEqual(['missionHandedIn'])

  const one = { ...here, submissionSeq }
  await expect(owner.call(api.judgeWork, { ...one, body: { state: 'RETURNED' } })).refuses('CLASS_RULE')
  await owner.call(api.judgeWork, { ...one, body: { state: 'RETURNED', comment: '조금 더 길게요' } })
  expect(await own()).toMatchObject({
    state: 'RETURNED',
    comments: [{ isStaff: true, content: '조금 더 길게요' }],
  })
  expect(await isDone()).toBe(false)

  await mina.call(api.commentWork, { ...one, body: { content: '네!' } })
  await handIn({ content: '안녕하세요, 미나예요. 반가워요.' })
  const waiting = await owner.call(api.listWork, { ...here, query: { state: 'SUBMITTED' } })
  expect(waiting).toMatchObject({
    total: 1,
    counts: { SUBMITTED: 1 },
    list: [{ name: 'Mina', content: /미나/ }],
  })
  await owner.call(api.judgeWork, { ...one, body: { state: 'APPROVED' } })

  expect(await isDone()).toBe(true)
  expect(await received(mina)).toEqual(['missionApproved', 'missionReturned'])
  expect((await mina.call(api.listMissions, courseRef)).list).toMatchObject([
    { title: '자기소개 쓰기', isOpen: true, isDone: true, state: 'APPROVED' },
  ])
  expect(await mina.call(api.getMission, here)).toMatchObject({ mayHandIn: false })
  await expect(handIn({ content: '한 번 더' })).refuses('WORK_APPROVED')
  await expect(owner.call(api.judgeWork, { ...one, body: { state: 'APPROVED' } })).refuses('WORK_APPROVED')
})

test('a revoked approval revokes its reward, and the missions that waited for it', async () => {
  const { owner, mina, here, courseRef, handIn, isDone, app } = await aMission()
  const saved = { ...mission('00'), point: 20 }
  await owner.call(saveCurriculum, { ...here, body: saved })
  const { curriculumSeq: next } = await owner.call(addCurriculum, {
    ...courseRef,
    body: { curriculumTypeCd: '08', title: '기다려요', missionResourceId: here.curriculumSeq, xp: 3 },
  })
  await app.workOnce()
  const { submissionSeq } = await handIn({ content: '안녕하세요' })
  const judge = (state: 'APPROVED' | 'RETURNED') =>
    owner.call(api.judgeWork, { ...here, submissionSeq, body: { state, comment: '다시 봤어요' } })
  const { channelSeq } = courseRef
  const balances = async () => (await mina.call(listMyPoints, { channelSeq, query: {} })).balances
  await judge('APPROVED')
  expect(await balances()).toMatchObject({ point: 20, xp: 3 })
  await judge('RETURNED')
  expect([await isDone(), await balances()]).toMatchObject([false, { point: 0, xp: 0 }])
  await handIn({ content: '안녕하세요, 미나예요' })
  await judge('APPROVED')
  expect([await isDone(), await balances()]).toMatchObject([true, { point: 20, xp: 3 }])
  expect((await mina.call(listMyPoints, { channelSeq, query: { kind: 'POINT' } })).list).toMatchObject([
    { amount: 20 },
    { amount: -20 },
    { amount: 20 },
  ])
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.find(({ curriculumSeq }) => curriculumSeq === next)).toMatchObject({
    progressState: 'DONE',
    isEarned: true,
  })
})

test('only the learner and staff can open a submitted file', async () => {
  const { owner, mina, member, here, handIn, app, channelSeq } = await aMission('01')
  const { sent, get } = documentsOf({ app, channelSeq })
  await expect(handIn({ content: '여기요' })).refuses('CLASS_RULE')
  const file = await sent(mina, { filename: '과제.pdf', kind: 'assignment' })
  const { submissionSeq } = await handIn({ fileSeq: file.fileSeq })
  const one = { ...here, submissionSeq }
  for (const who of [mina, owner]) {
    const { url } = await who.call(api.openWork, one)
    expect((await get(url)).rawPayload).toEqual(pdf)
  }
  const jun = await member('Jun')
  await expect(jun.call(api.openWork, one)).refuses('NOT_FOUND')
  await expect(jun.call(api.commentWork, { ...one, body: { content: '나도' } })).refuses('NOT_FOUND')
  await expect(jun.call(api.handIn, { ...here, body: { content: '' } })).refuses('NOT_ATTENDING')
  await expect(mina.call(api.listWork, { ...here, query: {} })).refuses('NOT_ALLOWED')
  const theirs = await sent(owner, { kind: 'assignment' })
  await expect(handIn({ fileSeq: theirs.fileSeq })).refuses('NOT_FOUND')
})

test('a link must be a URL; parts the mission does not ask for are dropped', async () => {
  const { handIn, own } = await aMission('02')
  await expect(handIn({ linkUrl: 'javascript:alert(1)' })).refuses('CLASS_RULE')
  await handIn({ linkUrl: 'https://example.com/mine', fileSeq: 999_999 })
  expect(await own()).toMatchObject({ linkUrl: 'https://example.com/mine', file: null })
})

test('without a submission the learner confirms the mission', async () => {
  const { mina, owner, here, isDone, handIn } = await aMission('99')
  await expect(handIn({ content: '했어요' })).refuses('CLASS_RULE')
  await mina.call(completeLesson, here)
  expect(await isDone()).toBe(true)
  await owner.call(saveCurriculum, { ...here, body: mission('00') })
  await expect(mina.call(completeLesson, here)).refuses('CLASS_RULE')
})

test('a mission with submissions is deleted only on explicit request', async () => {
  const { owner, here, handIn, mina } = await aMission()
  await handIn({ content: '안녕하세요' })
  const refused = await owner.refusal(removeCurriculum, { ...here, body: {} })
  expect(refused).toMatchObject({
    code: refusals.MISSION_HAS_WORK.code,
    message: expect.stringContaining('1'),
  })
  await owner.call(removeCurriculum, { ...here, body: { forceYn: 'Y' } })
  await expect(mina.call(api.getMission, here)).refuses('NOT_FOUND')
})

test('submissions of a former member are deleted', async () => {
  const { handIn, app, channelSeq, minaSeq, add } = await aMission()
  await handIn({ content: '안녕하세요' })
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await add.all('select 1 from mission_submissions')).toEqual([])
})
