import * as api from 'contract/learning/challenges/api'
import * as termsApi from 'contract/learning/challenges/terms.api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { getCourseSettings, saveCoursePayment } from 'contract/teaching/courses/api'
import { orderCourses } from 'contract/teaching/courses/order.api'
import { openRound } from 'contract/teaching/courses/rounds.api'
import { expect, test } from 'vitest'
import { getCourse } from 'contract/views/class-page/api'
import { updateChallengeMission } from 'contract/learning/challenges/missions.api'
import { aChallengeClass, termDates } from '../../../testing/challenges-world.ts'
import { aClass, noon } from '../../../testing/world.ts'

test('challenges of a site are made, found and ordered; a class is none', async () => {
  const { owner, courseRef, channelSeq, add } = await aClass()
  await expect(owner.call(api.getChallengeSetting, courseRef)).refuses('NO_CHALLENGE')
  const make = (title: string) => owner.call(api.createChallenge, { channelSeq, body: { title } })
  const [first, second] = [await make('새벽 달리기'), await make('매일 한 줄')]
  const here = { channelSeq, ...first }
  expect(await owner.call(api.getChallengeSetting, here)).toMatchObject({
    setting: { showsRanking: true, reminderHour: 20 },
    terms: [{ partNumber: 1, state: 'RECRUITING', missionCount: 0, canDelete: false }],
  })
  const setting = { showsRanking: false, reminderHour: null }
  await owner.call(api.updateChallengeSetting, { ...here, body: setting })
  expect((await owner.call(api.getChallengeSetting, here)).setting).toEqual(setting)
  const listed = async (query: object = {}) =>
    (await owner.call(api.listChallenges, { channelSeq, query })).list.map(({ courseSeq }) => courseSeq)
  expect(await listed()).toEqual([second.courseSeq, first.courseSeq])
  expect(await listed({ q: '달리기' })).toEqual([first.courseSeq])
  await add.all("update courses set state = 'PUBLISHED'")
  const order = { productKind: 'CHALLENGE' as const, courseSeqs: [first.courseSeq] }
  await owner.call(orderCourses, { channelSeq, body: order })
  expect(await listed()).toEqual([first.courseSeq, second.courseSeq])
})

test('a request that is repeated makes one challenge', async () => {
  const { owner, channelSeq } = await aClass()
  const body = { title: '한 번만', requestKey: crypto.randomUUID() }
  const first = await owner.call(api.createChallenge, { channelSeq, body })
  expect(await owner.call(api.createChallenge, { channelSeq, body })).toEqual(first)
})

test('instructors see the challenges that they teach', async () => {
  const { member, channelSeq } = await aChallengeClass()
  const teacher = await member('Tae', 'TCH')
  expect(await teacher.call(api.listChallenges, { channelSeq, query: {} })).toEqual({ list: [], total: 0 })
})

test('dates, seats and text of a term are saved; its first day locks the dates and not the seats', async () => {
  const { save, term, clock, owner, courseRef } = await aChallengeClass()
  expect(await term()).toMatchObject({ dayCount: 10, maxUserCount: 3, state: 'RECRUITING', attendCount: 1 })
  await save({ introduction: '매일 아침 6시', maxUserCount: 5 })
  expect(await term()).toMatchObject({ introduction: '매일 아침 6시', maxUserCount: 5 })
  await expect(save({ endAt: '2026-12-01' })).refuses('CLASS_RULE')
  await expect(save({ rowVersion: 1 })).refuses('CLASS_STATE_CHANGED')
  clock.set(new Date('2026-12-07T00:00:00+09:00'))
  expect((await term()).state).toBe('RUNNING')
  await expect(save({ endAt: '2026-12-20' })).refuses('CHALLENGE_TERM_LOCKED')
  const stored = await owner.call(getCourseSettings, courseRef)
  const payment = { ...stored, price: stored.price ?? 0, discountPrice: null }
  const body = { ...payment, endAt: '2026-12-20' }
  await expect(owner.call(saveCoursePayment, { ...courseRef, body })).refuses('CHALLENGE_TERM_LOCKED')
  await owner.call(saveCoursePayment, { ...courseRef, body: payment })
  await save({ maxUserCount: 10, introduction: '힘내요' })
  expect(await term()).toMatchObject({ maxUserCount: 10, introduction: '힘내요' })
})

test('there are never fewer seats than people', async () => {
  const { save, add, channelSeq, courseSeq, classSeq, member } = await aChallengeClass()
  await member('Jun')
  const [jun] = await add.all<{ seq: number }>("select user_seq as seq from users where name = 'Jun'")
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: jun?.seq as never })
  await expect(save({ maxUserCount: 1 })).refuses('CAPACITY_EXCEEDED')
})

test('the next term is a copy with later dates, opened like any round and deleted while nobody joined', async () => {
  const { owner, termRef, courseRef, save, terms, ownerSeq } = await aChallengeClass()
  await save({ introduction: '열흘 동안' })
  await owner.call(termsApi.addChallengeLeader, { ...termRef, body: { leaderSeq: ownerSeq } })
  const { classSeq } = await owner.call(termsApi.copyChallengeTerm, termRef)
  const copy = { ...courseRef, classSeq }
  const draft = await owner.call(termsApi.getChallengeTerm, copy)
  expect(draft).toMatchObject({
    partNumber: 2,
    state: 'DRAFT',
    startAt: '2026-12-16T15:00:00.000Z',
    dayCount: 10,
    introduction: '열흘 동안',
    leaders: [{ userSeq: ownerSeq }],
  })
  await expect(owner.call(termsApi.copyChallengeTerm, termRef)).refuses('CHALLENGE_DRAFT_EXISTS')
  await owner.call(openRound, { ...courseRef, body: { rowVersion: draft.rowVersion } })
  expect((await terms()).map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
    ['RECRUITING', true],
    ['CLOSED', false],
  ])
  await owner.call(termsApi.deleteChallengeTerm, copy)
  expect(await terms()).toHaveLength(1)
  await expect(owner.call(termsApi.deleteChallengeTerm, termRef)).refuses('CHALLENGE_TERM_IN_USE')
  const again = await owner.call(termsApi.copyChallengeTerm, termRef)
  await owner.call(termsApi.deleteChallengeTerm, { ...courseRef, ...again })
  expect(await terms()).toHaveLength(1)
})

test('leaders are staff of the class', async () => {
  const { owner, termRef, term, minaSeq, ownerSeq, add } = await aChallengeClass()
  const lead = (leaderSeq: typeof minaSeq) =>
    owner.call(termsApi.addChallengeLeader, { ...termRef, body: { leaderSeq } })
  await expect(lead(minaSeq)).refuses('NO_CHALLENGE')
  await lead(ownerSeq)
  await lead(ownerSeq)
  expect((await term()).leaders.map(({ userSeq }) => userSeq)).toEqual([ownerSeq])
  await owner.call(termsApi.removeChallengeLeader, { ...termRef, body: { leaderSeq: ownerSeq } })
  expect((await term()).leaders).toEqual([])
  for (const n of Array.from({ length: 20 }, (_, at) => at)) {
    const userSeq = await add.user(`Staff ${n}`)
    const row = { channel_seq: termRef.channelSeq, class_seq: termRef.classSeq, user_seq: userSeq }
    await add.row('challenge_leaders', { ...row, added_at: noon })
  }
  await expect(lead(ownerSeq)).refuses('CHALLENGE_LEADERS_FULL')
})

test('of two who want the last seat of a term one gets it', async () => {
  const { save, member, courseRef, add, courseSeq, term } = await aChallengeClass()
  await save({ maxUserCount: 2 })
  await add.all("update courses set fare_cd = '00', price = 0 where course_seq = $1", [courseSeq])
  const [jun, sora] = [await member('Jun'), await member('Sora')]
  const joined = await Promise.allSettled(
    [jun, sora].map((who) => who.call(enrolFree, { ...courseRef, body: {} })),
  )
  expect(joined.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await term()).attendCount).toBe(2)
})

test('a copy of the class runs as a challenge too', async () => {
  const { owner, courseRef, channelSeq, app, save } = await aChallengeClass()
  await save({ introduction: '열흘 동안' })
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  await app.workOnce()
  await app.workOnce()
  const copy = { channelSeq, courseSeq }
  const { setting, terms } = await owner.call(api.getChallengeSetting, copy)
  expect(setting).toEqual({ showsRanking: true, reminderHour: 20 })
  const classSeq = terms[0]?.classSeq as never
  expect(await owner.call(termsApi.getChallengeTerm, { ...copy, classSeq })).toMatchObject({
    introduction: '열흘 동안',
  })
})

test('learners and other sites change nothing', async () => {
  const { mina, termRef, courseRef, otherSite } = await aChallengeClass()
  const body = { ...termDates, rowVersion: 1 }
  await expect(mina.call(termsApi.updateChallengeTerm, { ...termRef, body })).refuses('NOT_ALLOWED')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.getChallengeSetting, there)).refuses('CLASS_NOT_FOUND')
})

test('visitors read the titles and days of the missions before they join, and nothing more', async () => {
  const { owner, visitor, courseRef, termRef } = await aChallengeClass()
  const add = (body: object) =>
    owner.call(updateChallengeMission, { ...termRef, body: { title: '', checkInType: 'CHECK', ...body } })
  await add({ title: '물 한 잔', content: '참여자만 읽는 설명', point: 10, dailyEndTime: '10:00' })
  await add({ title: '돌아보기', fromDay: 7, untilDay: 7 })
  const page = await visitor.call(getCourse, courseRef)
  expect(page.challengeMissions).toEqual([
    { title: '물 한 잔', fromDay: 1, untilDay: null },
    { title: '돌아보기', fromDay: 7, untilDay: 7 },
  ])
  expect(JSON.stringify(page)).not.toContain('참여자만 읽는 설명')
})
