import { completeLesson } from 'contract/learning/lessons/api'
import { saveCurriculum } from 'contract/teaching/curriculum/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import * as api from 'contract/learning/points/api'
import { downloadMembers } from 'contract/people/members/api'
import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { emit } from '../../../platform/jobs/tasks.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aLedger() {
  const world = await aRunningClass()
  const { owner, mina, minaSeq, courseRef, channelSeq, curriculumSeq } = world
  const whose = { channelSeq, userSeq: minaSeq }
  await owner.call(saveCurriculum, {
    ...courseRef,
    curriculumSeq,
    body: { curriculumTypeCd: '05', title: '첫 글', point: 100, credit: 2 },
  })
  return {
    ...world,
    whose,
    mine: (query: object = {}) => mina.call(api.listMyPoints, { channelSeq, query }),
    change: (body: { kind: 'POINT' | 'XP' | 'CREDIT'; amount: number; reason: string }) =>
      owner.call(api.changeMemberPoints, { ...whose, body }),
  }
}

test('completing an item earns its reward once, with its source in the ledger', async () => {
  const { mina, courseRef, curriculumSeq, mine, owner, whose } = await aLedger()
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  const points = await mine()
  expect(points.balances).toEqual({ point: 100, xp: 0, credit: 2 })
  expect(points.list).toHaveLength(2)
  expect(points.list[1]).toMatchObject({
    kind: 'POINT',
    amount: 100,
    title: '첫 글',
    courseSeq: courseRef.courseSeq,
  })
  expect((await mine({ kind: 'CREDIT' })).list).toMatchObject([{ amount: 2 }])
  expect((await owner.call(api.listMemberPoints, { ...whose, query: {} })).balances.point).toBe(100)
})

test('a second enrolment in the same course earns nothing again', async () => {
  const { mina, courseRef, curriculumSeq, mine, owner, add, ...world } = await aLedger()
  const { channelSeq, classSeq, minaSeq, attendSeq } = world
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await add.enrolment({ channelSeq, courseSeq: courseRef.courseSeq, classSeq, userSeq: minaSeq })
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  expect((await mine()).balances.point).toBe(100)
})

test('staff add and deduct points with a reason, never below zero', async () => {
  const { change, mine, mina, whose, member, add } = await aLedger()
  await change({ kind: 'XP', amount: 50, reason: '이벤트 당첨' })
  await change({ kind: 'XP', amount: -20, reason: '사용' })
  await expect(change({ kind: 'XP', amount: -31, reason: '사용' })).refuses('POINTS_TOO_FEW')
  const { balances, list } = await mine()
  expect(balances.xp).toBe(30)
  expect(list).toMatchObject([
    { amount: -20, reason: '사용' },
    { amount: 50, reason: '이벤트 당첨', sourceType: 'STAFF', courseSeq: null },
  ])
  const body = { kind: 'XP' as const, amount: 1, reason: '나' }
  await expect(mina.call(api.changeMemberPoints, { ...whose, body })).refuses('NOT_ALLOWED')
  const teacher = await member('Tea', 'TCH')
  await expect(teacher.call(api.changeMemberPoints, { ...whose, body })).refuses('NOT_ALLOWED')
  expect(await add.all("select 1 from staff_actions where after->>'amount' = '50'")).toHaveLength(1)
})

test('two simultaneous deductions cannot exceed the balance', async () => {
  const { change, mine } = await aLedger()
  await change({ kind: 'POINT', amount: 10, reason: '선물' })
  const take = () => change({ kind: 'POINT', amount: -10, reason: '사용' })
  const done = await Promise.allSettled([take(), take(), take()])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await mine()).balances.point).toBe(0)
})

test('older entries are paged', async () => {
  const { change, mine } = await aLedger()
  for (const amount of [1, 2, 3]) await change({ kind: 'POINT', amount, reason: '선물' })
  const first = await mine({ limit: 2 })
  expect(first.list.map(({ amount }) => amount)).toEqual([3, 2])
  const rest = await mine({ limit: 2, minSeq: first.list.at(-1)?.entrySeq })
  expect(rest.list.map(({ amount }) => amount)).toEqual([1])
})

test("the ledger of a former member is deleted; nobody reads another member's", async () => {
  const { change, owner, app, channelSeq, minaSeq, add, whose, otherSite } = await aLedger()
  await change({ kind: 'POINT', amount: 10, reason: '선물' })
  const there = { ...whose, channelSeq: otherSite.channelSeq, query: {} }
  await expect(otherSite.owner.call(api.listMemberPoints, there)).refuses('NOT_FOUND')
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await add.all('select 1 from point_entries')).toEqual([])
  await expect(
    owner.call(api.listMemberPoints, { ...whose, userSeq: 999_999 as typeof minaSeq, query: {} }),
  ).refuses('NOT_FOUND')
})

test('staff download the ledger of a member, and the balances with the list of members', async () => {
  const { app, mina, owner, courseRef, curriculumSeq, change, whose, channelSeq } = await aLedger()
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  await change({ kind: 'POINT', amount: -30, reason: '=교환' })

  const { url } = await owner.call(api.downloadMemberPoints, whose)
  const [heads, ...rows] = await rowsAt(app, url)
  expect(heads).toEqual(['날짜', '종류', '수량', '구분', '내용', '클래스'])
  expect(rows.map(([, kind, amount, why, about]) => [kind, amount, why, about])).toEqual([
    ['포인트', 100, '완료', '첫 글'],
    ['크레딧', 2, '완료', '첫 글'],
    ['포인트', -30, '운영자 차감', '=교환'],
  ])
  const members = await owner.call(downloadMembers, { channelSeq, body: { q: 'Mina' } })
  expect((await rowsAt(app, members.url))[1]?.slice(-3)).toEqual([70, 0, 2])
  await expect(owner.call(api.downloadMemberPoints, { ...whose, userSeq: 999_999 as never })).refuses(
    'NOT_FOUND',
  )
  await expect(mina.call(api.downloadMemberPoints, whose)).refuses('NOT_ALLOWED')
})

// docs/rules.md R-922
test('staff read the entries of everybody with the balance after each, filter them and download what they see', async () => {
  const { app, mina, owner, member, courseRef, curriculumSeq, change, channelSeq, clock } = await aLedger()
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  clock.pass({ days: 1 })
  await change({ kind: 'POINT', amount: -30, reason: '굿즈 교환' })
  const ledger = async (query: object = {}) => owner.call(api.listPointLedger, { channelSeq, query })
  const all = await ledger()
  expect(all.total).toBe(3)
  expect(all.list).toMatchObject([
    { name: 'Mina', kind: 'POINT', amount: -30, balance: 70, sourceType: 'STAFF', reason: '굿즈 교환' },
    { name: 'Mina', kind: 'CREDIT', amount: 2, balance: 2, title: '첫 글', byName: null },
    { name: 'Mina', kind: 'POINT', amount: 100, balance: 100, courseSeq: courseRef.courseSeq },
  ])
  expect(all.list[0]?.byName).not.toBeNull()
  const counts = async (query: object) => (await ledger(query)).total
  expect(await counts({ kind: 'CREDIT' })).toBe(1)
  expect(await counts({ sourceType: 'STAFF' })).toBe(1)
  expect(await counts({ q: 'min' })).toBe(3)
  expect(await counts({ q: '%' })).toBe(0)
  expect(await counts({ startDt: '2026-11-22' })).toBe(1)
  expect(await counts({ endDt: '2026-11-21' })).toBe(2)
  expect((await ledger({ page: 2, size: 2 })).list).toMatchObject([{ amount: 100 }])

  const { url } = await owner.call(api.downloadPointLedger, { channelSeq, body: { kind: 'POINT' } })
  const [heads, ...rows] = await rowsAt(app, url)
  expect(heads).toContain('잔액')
  expect(rows.map((row) => [row[1], row[4], row[5], row[7]])).toEqual([
    ['Mina', 100, 100, '첫 글'],
    ['Mina', -30, 70, '굿즈 교환'],
  ])
  const teacher = await member('Tea', 'TCH')
  for (const who of [mina, teacher]) {
    await expect(who.call(api.listPointLedger, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
    await expect(who.call(api.downloadPointLedger, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
  }
})
