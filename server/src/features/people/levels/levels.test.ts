import { expect, test } from 'vitest'
import { giveLevel } from 'contract/learning/level-progress/api'
import type { Input } from 'contract/http/endpoint'
import * as api from 'contract/people/levels/api'
import { MAX_LEVELS, noConditions } from 'contract/people/levels/levels.rules'
import { memberErased, memberLeft } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aSite } from '../../../testing/world.ts'

type Body = Input<typeof api.createLevel>['body']
const level = (name: string, body: Partial<Body> = {}): Body => ({
  name,
  color: 'gray',
  way: 'EVERYBODY',
  conditions: noConditions,
  ...body,
})

async function aLadder() {
  const site = await aSite({ isQuiet: true })
  const { owner, channelSeq } = site
  return {
    ...site,
    create: async (body: Body) => (await owner.call(api.createLevel, { channelSeq, body })).levelSeq,
    list: () => owner.call(api.listLevels, { channelSeq }),
    order: (...levelSeqs: Input<typeof api.orderLevels>['body']['levelSeqs']) =>
      owner.call(api.orderLevels, { channelSeq, body: { levelSeqs } }),
  }
}
const namesIn = ({ levels }: { levels: { name: string }[] }) => levels.map(({ name }) => name)

test('a new level is the highest, and staff put all of them into an order', async () => {
  const { create, list, order, owner, channelSeq } = await aLadder()
  const family = await create(level('패밀리'))
  const gold = await create(level('골드', { way: 'RULE', conditions: { ...noConditions, finished: 3 } }))
  const vip = await create(level('VIP', { way: 'HAND', color: 'purple' }))
  expect(namesIn(await list())).toEqual(['패밀리', '골드', 'VIP'])
  await order(gold, family, vip)
  expect(namesIn(await list())).toEqual(['골드', '패밀리', 'VIP'])
  await expect(order(gold, family)).refuses('LEVELS_CHANGED')
  await expect(order(gold, family, family)).refuses('LEVELS_CHANGED')
  expect(await owner.call(api.listLevelNames, { channelSeq })).toMatchObject([
    { levelSeq: gold, name: '골드' },
    { levelSeq: family },
    { levelSeq: vip, color: 'purple' },
  ])
})

test('names differ whatever their letters, also after a change; the name of a deleted level is free', async () => {
  const { create, owner, channelSeq, list } = await aLadder()
  const vip = await create(level('Vip'))
  const gold = await create(level('Gold'))
  await expect(create(level('VIP'))).refuses('LEVEL_NAME_TAKEN')
  const change = { channelSeq, levelSeq: gold, body: level('vip') }
  await expect(owner.call(api.modifyLevel, change)).refuses('LEVEL_NAME_TAKEN')
  await owner.call(api.modifyLevel, { channelSeq, levelSeq: vip, body: level('VIP', { color: 'gold' }) })
  await owner.call(api.deleteLevel, { channelSeq, levelSeq: vip })
  await expect(owner.call(api.deleteLevel, { channelSeq, levelSeq: vip })).refuses('NOT_FOUND')
  await expect(owner.call(api.modifyLevel, { channelSeq, levelSeq: vip, body: level('Other') })).refuses(
    'NOT_FOUND',
  )
  await create(level('vip'))
  expect(namesIn(await list())).toEqual(['Gold', 'vip'])
})

test('a level by conditions needs one, and those that do not count are not kept', async () => {
  const { create, list } = await aLadder()
  await expect(create(level('골드', { way: 'RULE' }))).refuses('BAD_INPUT')
  await create(level('기본', { conditions: { ...noConditions, paid: 5 } }))
  expect((await list()).levels).toMatchObject([{ way: 'EVERYBODY', conditions: noConditions }])
})

test('there are twenty levels at most', async () => {
  const { create } = await aLadder()
  for (let at = 0; at < MAX_LEVELS; at += 1) await create(level(`등급 ${at}`))
  await expect(create(level('하나 더'))).refuses('LEVELS_FULL')
})

test('everybody gets the level of everybody soon, and the list counts active members', async () => {
  const { create, list, app, add, minaSeq, member } = await aLadder()
  await member('Jun')
  const base = await create(level('패밀리'))
  await app.workOnce()
  expect((await list()).levels).toMatchObject([{ levelSeq: base, memberCount: 2 }])
  await add.all("update members set status = 'BLOCKED' where user_seq = $1", [minaSeq])
  expect((await list()).levels).toMatchObject([{ levelSeq: base, memberCount: 1 }])
})

test('a level that was given to somebody is not deleted', async () => {
  const { create, owner, channelSeq, minaSeq } = await aLadder()
  const levelSeq = await create(level('VIP', { way: 'HAND' }))
  const body = { levelSeq, reason: '공동구매 대표' }
  await owner.call(giveLevel, { channelSeq, userSeq: minaSeq, body })
  await expect(owner.call(api.deleteLevel, { channelSeq, levelSeq })).refuses('LEVEL_IN_USE')
})

test('staff switch levels beside names on and off; they are off at first', async () => {
  const { list, owner, channelSeq } = await aLadder()
  expect((await list()).isBesideNames).toBe(false)
  await owner.call(api.setLevelDisplay, { channelSeq, body: { isBesideNames: true } })
  await owner.call(api.setLevelDisplay, { channelSeq, body: { isBesideNames: true } })
  expect((await list()).isBesideNames).toBe(true)
})

test('members neither read nor change levels', async () => {
  const { mina, channelSeq } = await aLadder()
  await expect(mina.call(api.listLevels, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.createLevel, { channelSeq, body: level('나') })).refuses('NOT_ALLOWED')
})

test('who leaves has no level any more, and whose data is erased no history', async () => {
  const { create, app, add, minaSeq, channelSeq } = await aLadder()
  await create(level('패밀리'))
  await app.workOnce()
  const ctx = await app.contextFor(channelSeq)
  const rowsOf = (table: string) => add.all(`select from ${table} where user_seq = $1`, [minaSeq])
  expect(await rowsOf('level_members')).toHaveLength(1)
  await ctx.transaction((tx) => emit(tx, memberLeft, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await rowsOf('level_members')).toHaveLength(0)
  expect(await rowsOf('level_changes')).toHaveLength(1)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await rowsOf('level_changes')).toHaveLength(0)
})
