import * as api from 'contract/learning/challenges/learner.api'
import * as missions from 'contract/learning/challenges/missions.api'
import { updateChallengeSetting } from 'contract/learning/challenges/api'
import { listMyPoints } from 'contract/learning/points/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aRunningChallenge } from '../../../testing/challenges-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { remindDaily } from './challenges.notify.ts'

const at = (text: string) => new Date(`${text}+09:00`)

test('a learner checks in once a day, and earns for it', async () => {
  const { checkIn, today, mina, channelSeq, clock } = await aRunningChallenge()
  expect(await today()).toMatchObject({
    term: { partNumber: 1, state: 'RUNNING', dayNumber: 1, dayCount: 10 },
    participantCount: 2,
    missions: [{ title: '한 줄 쓰기', day: '2026-12-07', state: 'OPEN' }],
    record: { done: 0, total: 10, rate: 0, streak: 0 },
  })
  await expect(checkIn(mina, { content: ' ' })).refuses('CHECK_IN_INCOMPLETE')
  expect(await checkIn()).toMatchObject({ point: 10, xp: 5 })
  await expect(checkIn()).refuses('CHALLENGE_DAY_FULL')
  const { balances, list } = await mina.call(listMyPoints, { channelSeq, query: {} })
  expect(balances).toMatchObject({ point: 10, xp: 5 })
  expect(list[0]).toMatchObject({ sourceType: 'CURRICULUM', title: '한 줄 쓰기' })
  clock.set(at('2026-12-08T08:00'))
  await checkIn()
  expect((await today()).record).toMatchObject({ done: 2, rate: 20, streak: 2 })
})

test('of two devices one checks in', async () => {
  const { checkIn, today } = await aRunningChallenge()
  const both = await Promise.allSettled([checkIn(), checkIn()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await today()).record?.done).toBe(1)
})

test('a mission is open in its hours, over midnight for the day it began', async () => {
  const night = { dailyStartTime: '22:00', dailyEndTime: '02:00' }
  const { checkIn, today, clock } = await aRunningChallenge(night)
  await expect(checkIn()).refuses('CHALLENGE_NOT_OPEN')
  clock.set(at('2026-12-17T01:00'))
  await checkIn()
  expect((await today()).record?.days.at(-1)).toEqual({ day: '2026-12-16', state: 'DONE' })
})

test('before the term and after it nobody checks in', async () => {
  const { checkIn, clock, today } = await aRunningChallenge()
  for (const moment of ['2026-12-06T23:59', '2026-12-17T00:00']) {
    clock.set(at(moment))
    await expect(checkIn()).refuses('CHALLENGE_NOT_OPEN')
    expect((await today()).missions).toEqual([])
  }
})

test('a picture and a number are asked for where the mission is about them', async () => {
  const { checkIn, addMission, mina, courseRef } = await aRunningChallenge({
    checkInType: 'NUMBER',
    unit: '쪽',
  })
  await expect(checkIn()).refuses('CHECK_IN_INCOMPLETE')
  await checkIn(mina, { amount: 12.5, content: '재미있어요' })
  const photo = { ...courseRef, ...(await addMission({ title: '한 장', checkInType: 'PHOTO' })) }
  const body = { picture: { fileSeq: 999_999, altText: '' } }
  await expect(mina.call(api.checkIn, { ...photo, body: {} })).refuses('CHECK_IN_INCOMPLETE')
  await expect(mina.call(api.checkIn, { ...photo, body: body as never })).refuses('NOT_FOUND')
  const { list } = await mina.call(api.listCheckIns, { ...courseRef, query: {} })
  expect(list).toMatchObject([{ amount: 12.5, unit: '쪽', content: '재미있어요', isMine: true }])
})

test('the others of the term read and cheer; strangers do not', async () => {
  const { checkIn, jun, member, courseRef, mina } = await aRunningChallenge()
  const made = { ...courseRef, ...(await checkIn()) }
  const { challengeCheckInSeq } = made
  const ref = { ...courseRef, challengeCheckInSeq }
  await jun.call(api.cheerCheckIn, { ...ref, body: { isCheered: true } })
  await jun.call(api.cheerCheckIn, { ...ref, body: { isCheered: true } })
  const read = async (who = jun) => (await who.call(api.listCheckIns, { ...courseRef, query: {} })).list
  expect(await read()).toMatchObject([{ writerName: 'Mina', cheerCount: 1, isCheered: true, isMine: false }])
  expect(await read(mina)).toMatchObject([{ isCheered: false, isMine: true }])
  await jun.call(api.cheerCheckIn, { ...ref, body: { isCheered: false } })
  expect(await read()).toMatchObject([{ cheerCount: 0 }])
  const stranger = await member('Far away')
  await expect(read(stranger)).refuses('NOT_ATTENDING')
  await expect(stranger.call(api.cheerCheckIn, { ...ref, body: { isCheered: true } })).refuses(
    'NOT_ATTENDING',
  )
  await expect(jun.call(api.removeCheckIn, ref)).refuses('NO_CHALLENGE')
})

test('what was taken back while the day was open earns nothing, and again when it is done again', async () => {
  const { checkIn, mina, courseRef, channelSeq, today, clock } = await aRunningChallenge()
  const points = async () => (await mina.call(listMyPoints, { channelSeq, query: {} })).balances.point
  const first = await checkIn()
  await mina.call(api.removeCheckIn, { ...courseRef, challengeCheckInSeq: first.challengeCheckInSeq })
  expect([await points(), (await today()).record?.done]).toEqual([0, 0])
  const second = await checkIn()
  expect(await points()).toBe(10)
  clock.set(at('2026-12-08T08:00'))
  const ref = { ...courseRef, challengeCheckInSeq: second.challengeCheckInSeq }
  await expect(mina.call(api.removeCheckIn, ref)).refuses('CHALLENGE_NOT_OPEN')
})

test('staff refuse a check-in: it no longer counts, and its writer reads why and may try again', async () => {
  const { checkIn, owner, jun, mina, courseRef, channelSeq, today, app } = await aRunningChallenge()
  const { challengeCheckInSeq } = await checkIn()
  const ref = { ...courseRef, challengeCheckInSeq, body: { reason: '오늘 한 일이 아니에요' } }
  await expect(jun.call(api.rejectCheckIn, ref)).refuses('NOT_ALLOWED')
  await owner.call(api.rejectCheckIn, ref)
  await owner.call(api.rejectCheckIn, ref)
  await app.workOnce()
  await app.workOnce()
  const read = async (who = jun) => (await who.call(api.listCheckIns, { ...courseRef, query: {} })).list
  expect(await read()).toEqual([])
  expect(await read(mina)).toMatchObject([{ rejectedReason: '오늘 한 일이 아니에요' }])
  expect((await today()).record?.done).toBe(0)
  expect((await mina.call(listMyPoints, { channelSeq, query: {} })).balances.point).toBe(0)
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list).toHaveLength(1)
  await checkIn()
  expect((await today()).record?.done).toBe(1)
})

test('a mission with check-ins is deleted after a question, with what they earned', async () => {
  const { checkIn, owner, jun, termRef, missionRef, mina, channelSeq, today } = await aRunningChallenge()
  await checkIn()
  await checkIn(jun)
  const { challengeMissionSeq } = missionRef
  const drop = (forceYn: 'Y' | 'N') =>
    owner.call(missions.deleteChallengeMission, { ...termRef, challengeMissionSeq, body: { forceYn } })
  await expect(drop('N')).refuses('MISSION_HAS_CHECK_INS')
  const { list } = await owner.call(missions.listChallengeMissions, termRef)
  expect(list).toMatchObject([{ checkInCount: 2 }])
  await drop('Y')
  expect((await owner.call(missions.listChallengeMissions, termRef)).list).toEqual([])
  expect((await today()).missions).toEqual([])
  expect((await mina.call(listMyPoints, { channelSeq, query: {} })).balances.point).toBe(0)
})

test('missions are changed and ordered, fifty at most', async () => {
  const { owner, termRef, missionRef, addMission } = await aRunningChallenge()
  const second = await addMission({ title: '둘째', fromDay: 3, untilDay: 1, dailyStartTime: '05:00' })
  const titles = async () =>
    (await owner.call(missions.listChallengeMissions, termRef)).list.map(({ title }) => title)
  const order = (seqs: unknown[]) =>
    owner.call(missions.orderChallengeMissions, { ...termRef, body: { challengeMissionSeqs: seqs as never } })
  await order([second.challengeMissionSeq, missionRef.challengeMissionSeq])
  expect(await titles()).toEqual(['둘째', '한 줄 쓰기'])
  await expect(order([second.challengeMissionSeq])).refuses('CLASS_STATE_CHANGED')
  await addMission({
    title: '다듬은 둘째',
    challengeMissionSeq: second.challengeMissionSeq,
    fromDay: 3,
    untilDay: 1,
  })
  const { list } = await owner.call(missions.listChallengeMissions, termRef)
  expect(list[0]).toMatchObject({ title: '다듬은 둘째', untilDay: 3, dailyStartTime: null })
  for (let n = 2; n < 50; n++) await addMission({ title: `${n}` })
  await expect(addMission()).refuses('CHALLENGE_MISSIONS_FULL')
})

test('the ranking and the list of staff count check-ins; a site can hide the ranking from learners', async () => {
  const { app, checkIn, jun, owner, mina, courseRef, termRef, clock } = await aRunningChallenge()
  await checkIn(jun)
  clock.set(at('2026-12-08T08:00'))
  await checkIn(jun)
  await checkIn()
  const ranking = (who = mina) => who.call(api.getChallengeRanking, { ...courseRef, query: {} })
  expect(await ranking()).toMatchObject({
    list: [
      { rank: 1, name: 'Jun', count: 2, rate: 20, isMine: false },
      { rank: 2, name: 'Mina', count: 1, rate: 10, isMine: true },
    ],
    total: 2,
    mine: { rank: 2 },
  })
  const listed = async (query: object) =>
    (await owner.call(missions.listChallengeAttendees, { ...termRef, query })).list.map(({ name }) => name)
  expect(await listed({})).toHaveLength(2)
  expect(await listed({ sort: 'name', q: 'nobody-at-all' })).toEqual([])
  expect(await listed({ sort: 'recent' })).toHaveLength(2)
  const inFile = async (body: object) => {
    const { url } = await owner.call(missions.downloadChallengeAttendees, { ...termRef, body })
    return (await rowsAt(app, url)).map(([, , count, rate]) => [count, rate])
  }
  const heads = ['인증 횟수', '달성률']
  expect(await inFile({})).toEqual([heads, [1, 10], [2, 20]])
  expect(await inFile({ q: 'nobody-at-all' })).toEqual([heads])
  await expect(mina.call(missions.downloadChallengeAttendees, { ...termRef, body: {} })).refuses(
    'NOT_ALLOWED',
  )
  await owner.call(updateChallengeSetting, {
    ...courseRef,
    body: { showsRanking: false, reminderHour: null },
  })
  await expect(ranking()).refuses('CHALLENGE_RANKING_HIDDEN')
  expect((await ranking(owner)).total).toBe(2)
})

test('at its hour those are reminded who have something left of the day', async () => {
  const { checkIn, jun, mina, channelSeq, app, workThrough, clock } = await aRunningChallenge()
  await checkIn()
  clock.set(at('2026-12-07T20:00'))
  const ctx = await app.contextFor(channelSeq)
  await remindDaily.visit(ctx)
  await remindDaily.visit(ctx)
  await workThrough({ minutes: 1 })
  const alarms = async (who: typeof mina) => (await who.call(listAlarms, { channelSeq, query: {} })).list
  expect(await alarms(mina)).toEqual([])
  expect(await alarms(jun)).toHaveLength(1)
})

test('what a person did goes with them', async () => {
  const { checkIn, add, minaSeq, courseRef, jun, app, channelSeq } = await aRunningChallenge()
  const { challengeCheckInSeq } = await checkIn()
  await jun.call(api.cheerCheckIn, { ...courseRef, challengeCheckInSeq, body: { isCheered: true } })
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await add.all('select 1 from challenge_check_ins')).toEqual([])
})
