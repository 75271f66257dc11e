import { expect, test } from 'vitest'
import { completeLesson } from 'contract/learning/lessons/api'
import { saveRolePermissions } from 'contract/people/staff/api'
import * as api from 'contract/views/studio/api'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aTeam } from '../../../testing/teams-world.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aStudio() {
  const world = await aMembership()
  const { add, minaSeq } = world
  const [mina] = await add.all<{ user_uid: string }>('select user_uid from users where user_seq = $1', [
    minaSeq,
  ])
  return { ...world, userUid: mina?.user_uid ?? '' }
}

test('staff search who joined, and open one by an identifier that is no number', async () => {
  const world = await aStudio()
  const { owner, channelSeq, mina, userUid, otherSite } = world
  await world.registerCard(mina)
  await world.join(mina)
  const found = await owner.call(api.listStudioMembers, { channelSeq, query: { q: 'mina' } })
  expect(found).toMatchObject({
    list: [
      {
        userUid,
        name: 'Mina',
        classCount: 0,
        memberships: [{ name: '올클래스', isPaused: false, use: 'OWN' }],
      },
    ],
    total: 1,
  })
  expect(found.list[0]).not.toHaveProperty('userSeq')
  const member = await owner.call(api.getStudioMember, { channelSeq, userUid })
  expect(member).toMatchObject({
    name: 'Mina',
    memberships: [{ name: '올클래스', state: 'ACTIVE' }],
    payments: [{ title: '올클래스', paidAmount: MONTH }],
  })
  const there = { channelSeq: otherSite.channelSeq, userUid }
  await expect(otherSite.owner.call(api.getStudioMember, there)).refuses('NOT_FOUND')
})

test('who has a seat in a team is in its membership, and the page of them says who pays', async () => {
  const world = await aTeam()
  const { owner, channelSeq } = world
  await world.seated('Jin')
  const { list } = await owner.call(api.listStudioMembers, { channelSeq, query: {} })
  const usesOf = (name: string) => list.find((one) => one.name === name)?.memberships
  expect(usesOf('Mina')).toEqual([{ name: '올클래스', isPaused: false, use: 'PAYER' }])
  expect(usesOf('Jin')).toEqual([{ name: '올클래스', isPaused: false, use: 'TEAM' }])
  const userUid = list.find(({ name }) => name === 'Jin')?.userUid ?? ''
  const member = await owner.call(api.getStudioMember, { channelSeq, userUid })
  expect(member).toMatchObject({ memberships: [], teams: [{ name: '올클래스', payer: { name: 'Mina' } }] })
})

test('members, and managers whose role lost the key, see nothing of the studio', async () => {
  const { owner, member: addMember, channelSeq, mina, userUid } = await aStudio()
  const manager = await addMember('Mo', 'MNG')
  const query = {}
  await expect(mina.call(api.listStudioMembers, { channelSeq, query })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.getStudioMember, { channelSeq, userUid })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.listStudioPayments, { channelSeq, query })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.listStudioCourses, { channelSeq, query })).refuses('NOT_ALLOWED')
  const member = () => manager.call(api.getStudioMember, { channelSeq, userUid })
  expect((await member()).payments).not.toBeNull()
  await owner.call(saveRolePermissions, {
    channelSeq,
    body: { userTypeCd: 'MNG', permissions: ['SITE_INFO_READ'] },
  })
  expect((await member()).payments).toBeNull()
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions: [] } })
  await expect(member()).refuses('NOT_ALLOWED')
})

test('payments of memberships list what was paid and what was not, the latest first', async () => {
  const world = await aStudio()
  const { owner, channelSeq, mina } = world
  const payments = (query = {}) => owner.call(api.listStudioPayments, { channelSeq, query })
  expect(await payments()).toEqual({ list: [], total: 0 })
  await world.registerCard(mina)
  await world.join(mina)
  world.provider.declines = true
  await world.passDays(30)
  expect(await payments()).toMatchObject({
    list: [
      { state: 'FAILED', orderNo: null, amount: MONTH, period: { start: '2026-12-21' } },
      { state: 'PAID', name: 'Mina', title: '올클래스', period: { start: '2026-11-21' }, isTest: true },
    ],
    total: 2,
  })
  expect(await payments({ state: 'FAILED' })).toMatchObject({ total: 1 })
  expect(await payments({ q: 'nobody' })).toEqual({ list: [], total: 0 })
  expect(await payments({ type: 'GOODS' })).toEqual({ list: [], total: 0 })
  expect(await payments({ type: 'GOODS', q: 'nobody' })).toEqual({ list: [], total: 0 })
})

test('the lists of members and payments are spreadsheets, too, of what was searched', async () => {
  const world = await aStudio()
  const { app, owner, channelSeq, mina } = world
  await world.registerCard(mina)
  await world.join(mina)
  const rowsOf = async (
    body: object,
    call: typeof api.downloadStudioPayments | typeof api.downloadStudioMembers,
  ) => {
    const [heads = [], ...rows] = await rowsAt(app, (await owner.call(call, { channelSeq, body })).url)
    return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  }
  expect(await rowsOf({}, api.downloadStudioPayments)).toMatchObject([
    {
      상품: '올클래스',
      이름: 'Mina',
      '이용 시작': '2026-11-21',
      금액: MONTH,
      상태: '결제 완료',
      '시험 결제': 'Y',
    },
  ])
  expect(await rowsOf({ state: 'FAILED' }, api.downloadStudioPayments)).toEqual([])
  expect(await rowsOf({ type: 'GOODS' }, api.downloadStudioPayments)).toEqual([])
  const members = await rowsOf({ q: 'mina' }, api.downloadStudioMembers)
  expect(members).toMatchObject([{ 이름: 'Mina', 멤버십: '올클래스', '클래스 수': 0 }])
  await expect(mina.call(api.downloadStudioPayments, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.downloadStudioMembers, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})

test('the learning of a site is listed with its people and how far they are', async () => {
  const { owner, mina, otherSite, channelSeq, courseRef, curriculumSeq } = await aRunningClass()
  const courses = (query: { q?: string } = {}) => owner.call(api.listStudioCourses, { channelSeq, query })
  const before = await courses()
  expect(before.list).toMatchObject([{ productKind: 'CLASS', isPublic: true, learnerCount: 1, percent: 0 }])
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  const [course] = (await courses()).list
  expect(course?.percent).toBe(100)
  expect(await courses({ q: '없는 이름' })).toEqual({ list: [], total: 0 })
  const there = { channelSeq: otherSite.channelSeq, query: {} }
  expect((await otherSite.owner.call(api.listStudioCourses, there)).list).not.toMatchObject([
    { courseSeq: courseRef.courseSeq },
  ])
})
