import { expect, test } from 'vitest'
import * as api from 'contract/growth/segments/api'
import type { Input } from 'contract/http/endpoint'
import { giveLevel, revokeLevel } from 'contract/learning/level-progress/api'
import { createLevel, deleteLevel } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { MAX_SEGMENTS } from 'contract/growth/segments/segments.rules'
import { memberLeft } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aShop, buy } from '../../../testing/orders-world.ts'
import { somebody } from '../../../testing/world.ts'

type Body = Input<typeof api.createSegment>['body']
const buyers: Body = {
  kind: 'RULE',
  name: '구매한 회원',
  audience: { conditions: [{ kind: 'PAID', relation: 'AT_LEAST', amount: 1 }] },
}

/** A site with Mina, Jun and Kai beside its owner. */
async function aGroup() {
  const shop = await aShop({ isQuiet: true })
  const { owner, channelSeq, add, as } = shop
  const one = async (name: string) => {
    const who = await somebody(add, { name, channelSeq })
    return { userSeq: who.userSeq, ...as(who) }
  }
  const create = (body: Body) => owner.call(api.createSegment, { channelSeq, body })
  const refOf = async (body: Body) => ({ channelSeq, ...(await create(body)) })
  return {
    ...shop,
    jun: await one('Jun'),
    kai: await one('Kai'),
    create,
    refOf,
    put: (ref: Awaited<ReturnType<typeof refOf>>, ...userSeqs: (typeof shop.minaSeq)[]) =>
      owner.call(api.addSegmentMembers, { ...ref, body: { userSeqs } }),
    names: async (ref: Awaited<ReturnType<typeof refOf>>, q?: string) =>
      (await owner.call(api.listSegmentMembers, { ...ref, query: { ...(q && { q }) } })).list.map(
        ({ name }) => name,
      ),
    list: () => owner.call(api.listSegments, { channelSeq, query: {} }),
  }
}

test('a segment by rule holds those to whom its conditions apply at that moment', async () => {
  const { refOf, names, list, mina, courseRef, owner, channelSeq } = await aGroup()
  const ref = await refOf(buyers)
  expect(await names(ref)).toEqual([])
  const query = { audience: JSON.stringify(buyers.kind === 'RULE' && buyers.audience) }
  expect((await owner.call(api.countSegmentAudience, { channelSeq, query })).members).toBe(0)
  await buy(mina, courseRef)
  expect(await names(ref)).toEqual(['Mina'])
  expect((await list()).list).toMatchObject([{ name: '구매한 회원', kind: 'RULE', memberCount: 1 }])
  expect(await owner.call(api.getSegment, ref)).toMatchObject({
    memberCount: 1,
    audience: { conditions: [{ kind: 'PAID', amount: 1 }] },
  })
})

test('staff put members into a segment, find those who are not in it, and take them out', async () => {
  const { refOf, put, names, owner, minaSeq, jun, kai } = await aGroup()
  const ref = await refOf({ kind: 'MANUAL', name: '우수 회원' })
  const search = async (q: string) =>
    (await owner.call(api.findSegmentCandidates, { ...ref, query: { q } })).list.map(({ name }) => name)
  expect(await search('example')).toEqual(['Haru', 'Jun', 'Kai', 'Mina'])
  expect(await put(ref, minaSeq, jun.userSeq)).toEqual({ added: 2 })
  expect(await put(ref, minaSeq, kai.userSeq)).toEqual({ added: 1 })
  expect(await names(ref)).toEqual(['Jun', 'Kai', 'Mina'])
  expect(await names(ref, 'ka')).toEqual(['Kai'])
  expect(await search('example')).toEqual(['Haru'])
  await owner.call(api.removeSegmentMember, { ...ref, userSeq: jun.userSeq })
  await expect(owner.call(api.removeSegmentMember, { ...ref, userSeq: jun.userSeq })).refuses('NOT_FOUND')
  expect(await names(ref)).toEqual(['Kai', 'Mina'])
})

test('people who are no members of the site do not come in, and leaving takes one out', async () => {
  const { refOf, put, names, add, minaSeq, app, channelSeq, otherSite } = await aGroup()
  const ref = await refOf({ kind: 'MANUAL', name: '우수 회원' })
  const away = await somebody(add, { name: 'Away', channelSeq: otherSite.channelSeq })
  expect(await put(ref, away.userSeq, minaSeq)).toEqual({ added: 1 })
  await add.all("update members set status = 'BLOCKED' where user_seq = $1", [minaSeq])
  expect(await names(ref)).toEqual([])
  await add.all("update members set status = 'ACTIVE' where user_seq = $1", [minaSeq])
  expect(await names(ref)).toEqual(['Mina'])
  const site = await app.contextFor(channelSeq)
  await site.transaction((tx) => emit(tx, memberLeft, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await names(ref)).toEqual([])
})

test('a name stands once, whatever its case, also when two are created at the same moment', async () => {
  const { create, refOf, owner } = await aGroup()
  const results = await Promise.allSettled([
    create({ kind: 'MANUAL', name: 'VIP' }),
    create({ kind: 'MANUAL', name: 'vip' }),
  ])
  expect(results.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ])
  await expect(create({ ...buyers, name: ' Vip ' })).refuses('SEGMENT_NAME_TAKEN')
  const ref = await refOf(buyers)
  const rename = (name: string) => owner.call(api.modifySegment, { ...ref, body: { name, audience: null } })
  await expect(rename('vip')).refuses('SEGMENT_NAME_TAKEN')
  await rename('구매한 회원')
  expect((await owner.call(api.getSegment, ref)).audience?.conditions).toHaveLength(1)
})

test('a deleted segment is gone, and its name is free', async () => {
  const { refOf, create, list, owner, put, minaSeq, add } = await aGroup()
  const ref = await refOf({ kind: 'MANUAL', name: '우수 회원' })
  await put(ref, minaSeq)
  await owner.call(api.deleteSegment, ref)
  await expect(owner.call(api.getSegment, ref)).refuses('NOT_FOUND')
  await expect(owner.call(api.listSegmentMembers, { ...ref, query: {} })).refuses('NOT_FOUND')
  expect((await list()).total).toBe(0)
  expect(await add.all('select from segment_members')).toEqual([])
  await create({ kind: 'MANUAL', name: '우수 회원' })
})

test('a segment by rule has a condition and nobody is put into it', async () => {
  const { refOf, create, put, minaSeq, owner } = await aGroup()
  await expect(create({ kind: 'RULE', name: '모두', audience: { conditions: [] } })).refuses('BAD_INPUT')
  const ref = await refOf(buyers)
  await expect(put(ref, minaSeq)).refuses('SEGMENT_BY_RULE')
  await expect(owner.call(api.removeSegmentMember, { ...ref, userSeq: minaSeq })).refuses('SEGMENT_BY_RULE')
  await expect(owner.call(api.findSegmentCandidates, { ...ref, query: { q: '' } })).refuses('SEGMENT_BY_RULE')
  const manual = await refOf({ kind: 'MANUAL', name: '우수 회원' })
  const body = { name: '우수 회원', audience: buyers.kind === 'RULE' ? buyers.audience : null }
  await expect(owner.call(api.modifySegment, { ...manual, body })).refuses('BAD_INPUT')
})

test('a site has fifty segments and a segment ten thousand members', async () => {
  const { refOf, create, put, add, channelSeq, minaSeq } = await aGroup()
  const ref = await refOf({ kind: 'MANUAL', name: '우수 회원' })
  await add.all(
    `with people as (insert into users (email, name, created_at) select 'p' || n || '@example.com', 'P', now()
       from generate_series(1, 10000) n returning user_seq)
     insert into segment_members select $1, $2, user_seq, now() from people`,
    [channelSeq, ref.segmentSeq],
  )
  await expect(put(ref, minaSeq)).refuses('SEGMENT_MEMBERS_FULL')
  for (let index = 1; index < MAX_SEGMENTS - 1; index += 1)
    await create({ kind: 'MANUAL', name: `그룹 ${index}` })
  const last = await Promise.allSettled(['가', '나'].map((name) => create({ kind: 'MANUAL', name })))
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(create(buyers)).refuses('SEGMENTS_FULL')
})

test('learners and staff without the permission neither see nor change segments', async () => {
  const { refOf, mina, channelSeq, member } = await aGroup()
  const ref = await refOf(buyers)
  const teacher = await member('Tea', 'TCH')
  for (const who of [mina, teacher]) {
    await expect(who.call(api.listSegments, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
    await expect(who.call(api.deleteSegment, ref)).refuses('NOT_ALLOWED')
  }
})

test('a segment by level holds those who have one of its levels now, and keeps the level from being deleted', async () => {
  const { refOf, names, owner, channelSeq, minaSeq } = await aGroup()
  const level = (name: string) =>
    owner.call(createLevel, {
      channelSeq,
      body: { name, color: 'gold', way: 'HAND', conditions: noConditions },
    })
  const { levelSeq } = await level('VIP')
  const other = await level('골드')
  const conditions = [{ kind: 'LEVEL' as const, levelSeqs: [levelSeq, other.levelSeq] }]
  const ref = await refOf({ kind: 'RULE', name: '등급 회원', audience: { conditions } })
  expect(await names(ref)).toEqual([])
  const whose = { channelSeq, userSeq: minaSeq }
  await owner.call(giveLevel, { ...whose, body: { levelSeq, reason: '공로' } })
  expect(await names(ref)).toEqual(['Mina'])
  await owner.call(revokeLevel, whose)
  expect(await names(ref)).toEqual([])
  const gone = { channelSeq, levelSeq: other.levelSeq }
  await expect(owner.call(deleteLevel, gone)).refuses('LEVEL_IN_USE')
  await owner.call(api.deleteSegment, ref)
  await owner.call(deleteLevel, gone)
})
