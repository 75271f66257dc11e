import { expect, test } from 'vitest'
import * as api from 'contract/system/announcements/api'
import { listStaffActions } from 'contract/people/staff/api'
import { aSite, somebody } from '../../../testing/world.ts'

async function announcing() {
  const world = await aSite()
  const { add, as, clock } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const operator = as(boss)
  const inHours = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString()
  const body = (more: object = {}) => ({
    title: '점검 안내',
    text: '오늘 밤 점검해요.\nhttps://status.example',
    level: 'INFO' as const,
    audience: 'STAFF' as const,
    startsAt: null,
    endsAt: inHours(24),
    ...more,
  })
  const announce = (more?: object) => operator.call(api.createAnnouncement, { body: body(more) })
  const shelf = async (which: 'running' | 'planned' | 'over') =>
    (await operator.call(api.listDeskAnnouncements, { query: { shelf: which } })).list
  const firstOf = async (which: 'running' | 'planned' | 'over') => {
    const [first] = await shelf(which)
    if (!first) throw new Error('nothing there')
    return first.announcementSeq
  }
  const barOf = async (who = world.owner, channelSeq = world.channelSeq) =>
    (await who.call(api.getAnnouncement, { channelSeq })).announcement?.title ?? null
  return { ...world, operator, announce, body, inHours, shelf, firstOf, barOf }
}

test('staff of every site read what the operator announces, and nobody else does', async () => {
  const { announce, barOf, owner, otherSite, member, mina, visitor, channelSeq } = await announcing()
  await announce()
  expect(await barOf()).toBe('점검 안내')
  expect(await barOf(otherSite.owner, otherSite.channelSeq)).toBe('점검 안내')
  expect(await barOf(await member('Tea', 'TCH'))).toBe('점검 안내')
  await expect(mina.call(api.getAnnouncement, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(visitor.call(api.listAnnouncements, { channelSeq })).refuses('SIGN_IN_FIRST')
  await expect(owner.call(api.listDeskAnnouncements, {})).refuses('NOT_ALLOWED')
})

test('what is for owners is not read by other staff', async () => {
  const { announce, barOf, member, channelSeq } = await announcing()
  await announce({ audience: 'OWNERS', title: '요금 안내' })
  expect(await barOf()).toBe('요금 안내')
  const manager = await member('Mo', 'MNG')
  expect(await barOf(manager)).toBe(null)
  expect(await manager.call(api.listAnnouncements, { channelSeq })).toEqual({ list: [], total: 0 })
})

test('each person closes it for themselves, at all of their sites', async () => {
  const { announce, barOf, firstOf, owner, otherSite, member, shelf, add, channelSeq } = await announcing()
  await announce()
  const announcementSeq = await firstOf('running')
  await owner.call(api.dismissAnnouncement, { announcementSeq })
  await owner.call(api.dismissAnnouncement, { announcementSeq })
  expect(await barOf()).toBe(null)
  expect(await barOf(otherSite.owner, otherSite.channelSeq)).toBe('점검 안내')
  expect(await barOf(await member('Mo', 'MNG'))).toBe('점검 안내')
  expect(await shelf('running')).toMatchObject([{ createdBy: 'Boss' }])
  expect(await add.all('select * from announcement_dismissals')).toHaveLength(1)
  // The list goes on with it, and nothing of this stands in the history of the site.
  const { list } = await owner.call(api.listAnnouncements, { channelSeq })
  expect(list).toMatchObject([{ title: '점검 안내', isOver: false }])
  expect((await owner.call(listStaffActions, { channelSeq })).list).toEqual([])
})

test('an important one stands before a newer one', async () => {
  const { announce, owner, clock, channelSeq } = await announcing()
  await announce({ level: 'IMPORTANT', title: '중요' })
  clock.pass({ minutes: 5 })
  await announce({ title: '하나' })
  clock.pass({ minutes: 5 })
  await announce({ title: '둘' })
  const closed: string[] = []
  for (;;) {
    const { announcement } = await owner.call(api.getAnnouncement, { channelSeq })
    if (!announcement) break
    closed.push(announcement.title)
    await owner.call(api.dismissAnnouncement, { announcementSeq: announcement.announcementSeq })
  }
  expect(closed).toEqual(['중요', '둘', '하나'])
})

test('it begins and ends by itself, or is ended', async () => {
  const { announce, barOf, firstOf, shelf, operator, clock, inHours, body } = await announcing()
  await announce({ startsAt: inHours(1), endsAt: inHours(3) })
  expect(await barOf()).toBe(null)
  const announcementSeq = await firstOf('planned')
  await expect(operator.call(api.endAnnouncement, { announcementSeq })).refuses('ANNOUNCEMENT_NOT_RUNNING')
  clock.pass({ minutes: 90 })
  expect(await barOf()).toBe('점검 안내')
  const longer = body({ title: '점검 연장', startsAt: inHours(5), endsAt: inHours(8) })
  await operator.call(api.modifyAnnouncement, { announcementSeq, body: longer })
  expect(await barOf()).toBe('점검 연장')
  await operator.call(api.endAnnouncement, { announcementSeq })
  expect(await barOf()).toBe(null)
  expect(await shelf('over')).toMatchObject([{ title: '점검 연장', shelf: 'over' }])
  await expect(operator.call(api.modifyAnnouncement, { announcementSeq, body: body() })).refuses(
    'ANNOUNCEMENT_OVER',
  )
  await operator.call(api.deleteAnnouncement, { announcementSeq })
  for (const call of [api.deleteAnnouncement, api.endAnnouncement])
    await expect(operator.call(call, { announcementSeq })).refuses('NOT_FOUND')
  await expect(operator.call(api.modifyAnnouncement, { announcementSeq, body: body() })).refuses('NOT_FOUND')
})

test('it ends after it begins, and not in the past', async () => {
  const { operator, body, inHours } = await announcing()
  for (const period of [
    { startsAt: inHours(3), endsAt: inHours(2) },
    { startsAt: inHours(-3), endsAt: inHours(-2) },
  ])
    await expect(operator.call(api.createAnnouncement, { body: body(period) })).refuses('ANNOUNCEMENT_PERIOD')
})
