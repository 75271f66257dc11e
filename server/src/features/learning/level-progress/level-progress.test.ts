import { expect, test } from 'vitest'
import type { Input } from 'contract/http/endpoint'
import { completeLesson } from 'contract/learning/lessons/api'
import * as api from 'contract/learning/level-progress/api'
import { changeMemberPoints } from 'contract/learning/points/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { refundOrder } from 'contract/money/orders/api'
import { createLevel, deleteLevel, listLevels, modifyLevel } from 'contract/people/levels/api'
import { noConditions, type LevelConditions } from 'contract/people/levels/levels.rules'
import { downloadMembers, listMembers } from 'contract/people/members/api'
import { joinChannel } from 'contract/people/members/membership.api'
import { addOwner, removeStaff } from 'contract/people/staff/api'
import { getMember } from 'contract/views/member-profile/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aRunningClass, type aSite, somebody } from '../../../testing/world.ts'
import { recountDaily } from './level-progress.jobs.ts'

type World = Awaited<ReturnType<typeof aSite>>
type Body = Input<typeof createLevel>['body']

/** What tests do with levels on a site. */
function withLevels<Site extends World>(site: Site) {
  const { owner, mina, minaSeq, channelSeq, app } = site
  const create = async (name: string, body: Partial<Body>) => {
    const conditions = noConditions
    const filled: Body = { name, color: 'gold', way: 'EVERYBODY', conditions, ...body }
    return (await owner.call(createLevel, { channelSeq, body: filled })).levelSeq
  }
  const whose = { channelSeq, userSeq: minaSeq }
  return {
    ...site,
    whose,
    create,
    byRule: (name: string, conditions: Partial<LevelConditions>) =>
      create(name, { way: 'RULE', conditions: { ...noConditions, ...conditions } }),
    mine: async () => (await mina.call(api.getMyLevel, { channelSeq }))?.progress,
    levelName: async () => {
      await app.workOnce()
      return (await mina.call(api.getMyLevel, { channelSeq }))?.progress.level?.name ?? null
    },
    changes: async () => (await owner.call(api.getMemberLevel, whose))?.changes ?? [],
    give: (levelSeq: Input<typeof api.giveLevel>['body']['levelSeq'], reason = '공로') =>
      owner.call(api.giveLevel, { ...whose, body: { levelSeq, reason } }),
    points: (amount: number) =>
      owner.call(changeMemberPoints, { ...whose, body: { kind: 'POINT', amount, reason: '이벤트' } }),
    alarms: async () =>
      (await mina.call(listAlarms, { channelSeq, query: {} })).list.filter(({ content }) =>
        content.includes('levelRaised'),
      ),
  }
}

test('a site without levels says so, and so does the sheet of a member', async () => {
  const { mina, owner, channelSeq, whose } = withLevels(await aShop())
  expect(await mina.call(api.getMyLevel, { channelSeq })).toBeNull()
  expect(await owner.call(api.getMemberLevel, whose)).toBeNull()
})

test('paying leads to a level, and a refund back', async () => {
  const { byRule, levelName, mina, courseRef, owner, channelSeq, mine } = withLevels(await aShop())
  await byRule('단골', { paid: PRICE })
  expect(await levelName()).toBeNull()
  expect(await mine()).toMatchObject({ next: { name: '단골' }, percent: 0, facts: { paid: 0 } })
  const { orderNo } = await buy(mina, courseRef)
  expect(await levelName()).toBe('단골')
  expect(await mine()).toMatchObject({ next: null, percent: 100, facts: { paid: PRICE } })
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '변심' } })
  expect(await levelName()).toBeNull()
})

test('finishing a class leads to a level, and a cancelled enrolment back', async () => {
  const site = withLevels(await aRunningClass())
  const { byRule, levelName, mina, courseRef, curriculumSeq, owner, attendSeq } = site
  await byRule('수료자', { finished: 1 })
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  expect(await levelName()).toBe('수료자')
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(await levelName()).toBeNull()
})

test('points lead to the highest level that they reach; all conditions have to apply', async () => {
  const { byRule, levelName, points } = withLevels(await aShop())
  await byRule('실버', { points: 10 })
  await byRule('골드', { points: 100 })
  await byRule('VIP', { points: 100, paid: 1 })
  await points(150)
  expect(await levelName()).toBe('골드')
  await points(-100)
  expect(await levelName()).toBe('실버')
})

test('months pass by the day, and the daily job goes through all members', async () => {
  const site = withLevels(await aShop())
  const { byRule, create, levelName, clock, passTimer, owner, channelSeq } = site
  await create('패밀리', {})
  await byRule('한 달', { months: 1 })
  expect(await levelName()).toBe('패밀리')
  clock.pass({ days: 40 })
  await passTimer(recountDaily)
  expect(await levelName()).toBe('한 달')
  expect((await owner.call(listLevels, { channelSeq })).levels.map((one) => one.memberCount)).toEqual([0, 1])
})

test('a rise is congratulated once, never a fall, and never a change of the conditions', async () => {
  const site = withLevels(await aShop())
  const { byRule, create, points, alarms, app, owner, channelSeq, changes } = site
  await create('패밀리', {})
  const silver = await byRule('실버', { points: 10 })
  await app.workOnce()
  expect(await alarms()).toEqual([])
  await points(10)
  await app.workOnce()
  expect(await alarms()).toMatchObject([
    { content: JSON.stringify({ kind: 'levelRaised', title: '실버' }), path: '/me/level' },
  ])
  await points(-10)
  await app.workOnce()
  await points(10)
  await app.workOnce()
  expect(await alarms()).toHaveLength(1)
  const body: Body = {
    name: '실버',
    color: 'gray',
    way: 'RULE',
    conditions: { ...noConditions, points: 50 },
  }
  await owner.call(modifyLevel, { channelSeq, levelSeq: silver, body })
  await app.workOnce()
  await byRule('골드', { points: 1 })
  await app.workOnce()
  expect(await alarms()).toHaveLength(1)
  expect((await changes()).map(({ to, cause }) => `${to?.name} ${cause}`)).toEqual([
    '골드 SETTINGS',
    '패밀리 SETTINGS',
    '실버 RULE',
    '패밀리 RULE',
    '실버 RULE',
    '패밀리 SETTINGS',
  ])
})

test('a level given by hand stays until it is taken back, with its reason in the history', async () => {
  const site = withLevels(await aShop())
  const { byRule, create, give, points, levelName, mine, owner, whose, changes, alarms } = site
  await byRule('실버', { points: 10 })
  const vip = await create('VIP', { way: 'HAND' })
  await give(vip, '공동구매 대표')
  expect(await levelName()).toBe('VIP')
  expect(await alarms()).toHaveLength(1)
  await points(10)
  expect(await levelName()).toBe('VIP')
  expect(await mine()).toMatchObject({ isByHand: true, next: null })
  await owner.call(api.revokeLevel, whose)
  expect(await levelName()).toBe('실버')
  await expect(owner.call(api.revokeLevel, whose)).refuses('LEVEL_NOT_GIVEN')
  expect(await changes()).toMatchObject([
    { from: { name: 'VIP' }, to: { name: '실버' }, cause: 'REVOKED', byName: 'Haru' },
    { from: null, to: { name: 'VIP' }, cause: 'GIVEN', reason: '공동구매 대표', byName: 'Haru' },
  ])
})

test('only members are given a level, and only one that there is', async () => {
  const { create, give, owner, channelSeq, add, otherSite, mina, whose } = withLevels(await aShop())
  const vip = await create('VIP', { way: 'HAND' })
  await owner.call(deleteLevel, { channelSeq, levelSeq: vip })
  await expect(give(vip)).refuses('NOT_FOUND')
  const away = await somebody(add, { name: 'Away', channelSeq: otherSite.channelSeq })
  const input = { channelSeq, userSeq: away.userSeq, body: { levelSeq: vip, reason: '공로' } }
  await expect(owner.call(api.giveLevel, input)).refuses('NOT_FOUND')
  const mine = { ...whose, body: { levelSeq: vip, reason: '나' } }
  await expect(mina.call(api.giveLevel, mine)).refuses('NOT_ALLOWED')
})

test('who joins gets the level of everybody without a word', async () => {
  const { create, add, as, channelSeq, app, owner } = withLevels(await aShop())
  await create('패밀리', {})
  await app.workOnce()
  const jun = await somebody(add, { name: 'Jun', signedInAt: channelSeq })
  await as(jun).call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await app.workOnce()
  const level = await owner.call(api.getMemberLevel, { channelSeq, userSeq: jun.userSeq })
  expect(level?.progress.level).toMatchObject({ name: '패밀리' })
  expect((await as(jun).call(listAlarms, { channelSeq, query: {} })).list).toEqual([])
})

test('the list of members shows, filters and exports levels', async () => {
  const { create, give, owner, channelSeq, minaSeq, app } = withLevels(await aShop())
  const vip = await create('VIP', { way: 'HAND' })
  await give(vip)
  const list = async (query: object) => (await owner.call(listMembers, { channelSeq, query })).list
  expect(await list({ levelSeq: vip })).toMatchObject([{ name: 'Mina', level: { name: 'VIP' } }])
  expect(await list({ q: 'haru' })).toMatchObject([{ level: null }])
  const sheet = await owner.call(getMember, { channelSeq, userSeq: minaSeq })
  expect(sheet.level).toMatchObject({ levelSeq: vip, color: 'gold' })
  const { url } = await owner.call(downloadMembers, { channelSeq, body: { levelSeq: vip } })
  const rows = await rowsAt(app, url)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('VIP')
})

// docs/rules.md R-1312
test('staff have no level: it ends with their role, and none is given to them', async () => {
  const site = withLevels(await aShop())
  const { create, give, owner, mina, channelSeq, minaSeq, whose, levelName, add, app } = site
  await create('패밀리', {})
  const vip = await create('VIP', { way: 'HAND' })
  await give(vip)
  expect(await levelName()).toBe('VIP')
  const tea = await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' })
  const levelOfTea = async () => {
    await app.workOnce()
    const sheet = await owner.call(getMember, { channelSeq, userSeq: tea.userSeq })
    return sheet.level?.name ?? null
  }
  const counts = async () =>
    (await owner.call(listLevels, { channelSeq })).levels.map(({ memberCount }) => memberCount)
  expect(await levelOfTea()).toBeNull()
  expect(await counts()).toEqual([0, 1])

  await add.all('update users set email_verified_at = now()')
  await owner.call(addOwner, { channelSeq, body: { userSeq: minaSeq } })
  expect(await levelName()).toBeNull()
  expect(await mina.call(api.getMyLevel, { channelSeq })).toBeNull()
  expect(await owner.call(api.getMemberLevel, whose)).toBeNull()
  expect(await counts()).toEqual([0, 0])
  await expect(give(vip)).refuses('LEVEL_NOT_FOR_STAFF')

  await owner.call(removeStaff, { channelSeq, userSeq: tea.userSeq })
  expect(await levelOfTea()).toBe('패밀리')
})
