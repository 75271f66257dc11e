import { expect, test } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { listManagedChannels } from 'contract/people/members/my-sites.api'
import { createCourse, listAdminCourses } from 'contract/teaching/courses/api'
import { listSales } from 'contract/money/orders/api'
import { permissionsOf } from 'contract/http/permissions'
import {
  addOwner,
  changeRole,
  deleteOwner,
  getRolePermissions,
  listStaff,
  removeStaff,
  saveRolePermissions,
  searchUsers,
} from 'contract/people/staff/api'
import { features } from '../../../app.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createApp } from '../../../platform/create-app.ts'
import { person } from '../../../testing/person.ts'
import { aRunningClass, aSite, somebody } from '../../../testing/world.ts'
import { carryOutRemovals } from './owner-removals.service.ts'

async function aStaff() {
  const site = await aSite()
  const { add, as, channelSeq } = site
  const [mo, tea] = [
    await somebody(add, { name: 'Mo', channelSeq, role: 'MNG' }),
    await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' }),
  ]
  return { ...site, here: { channelSeq }, mo: as(mo), moSeq: mo.userSeq, tea: as(tea), teaSeq: tea.userSeq }
}

test('owners come first in the list of the staff', async () => {
  const { mo, here } = await aStaff()
  const { list } = await mo.call(listStaff, here)
  expect(list.map(({ name, userTypeCd }) => `${name} ${userTypeCd}`)).toEqual([
    'Haru OWN',
    'Mo MNG',
    'Tea TCH',
  ])
})

test("an owner changes an instructor's role, which applies from the next call on, here and in their list of sites", async () => {
  const { owner, tea, teaSeq, here, clock, channelSeq } = await aStaff()
  clock.pass({ days: 1 })
  await owner.call(changeRole, { ...here, userSeq: teaSeq, body: { userTypeCd: 'mng' } })

  expect((await tea.call(getChannelAuth, here)).userTypeCd).toBe('MNG')
  expect((await tea.call(listManagedChannels, { query: {} })).list.map((site) => site.channelSeq)).toEqual([
    channelSeq,
  ])
  const { list } = await owner.call(listStaff, here)
  expect(list.find(({ userSeq }) => userSeq === teaSeq)?.since).toBe('2026-11-22T03:00:00.000Z')
})

test('the sites on which sales may be read are those where the role allows it', async () => {
  const { owner, mo, tea, here, channelSeq } = await aStaff()
  const readable = async (who: typeof mo) =>
    (await who.call(listManagedChannels, { query: { permission: 'SITE_SALES_READ' } })).list.map(
      (site) => site.channelSeq,
    )
  expect([await readable(owner), await readable(mo), await readable(tea)]).toEqual([
    [channelSeq],
    [channelSeq],
    [],
  ])
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'MNG', permissions: [] } })
  const permissions = ['SITE_SALES_READ']
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'TCH', permissions } })
  expect([await readable(mo), await readable(tea)]).toEqual([[], [channelSeq]])
  const updating = ['SITE_SALES_UPDATE']
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'TCH', permissions: updating } })
  const query = { permission: 'SITE_SALES_READ', orPermission: 'SITE_SALES_UPDATE' } as const
  expect(await readable(tea)).toEqual([])
  expect((await tea.call(listManagedChannels, { query })).list.map((site) => site.channelSeq)).toEqual([
    channelSeq,
  ])
})

test('a member who is removed from the staff stays a member and manages nothing', async () => {
  const { owner, mo, moSeq, here } = await aStaff()
  await owner.call(removeStaff, { ...here, userSeq: moSeq })
  expect(await mo.call(getChannelAuth, here)).toEqual({ roles: [], userTypeCd: null, classes: [] })
  expect(await mo.call(getChannelUser, here)).toEqual({ isChannelUser: true })
  await expect(owner.call(removeStaff, { ...here, userSeq: moSeq })).refuses('NOT_FOUND')
})

test('the last owner can neither leave nor change role', async () => {
  const { owner, ownerSeq, minaSeq, here } = await aStaff()
  const userSeq = ownerSeq
  for (const leave of [removeStaff, deleteOwner])
    await expect(owner.call(leave, { ...here, userSeq })).refuses('LAST_OWNER')
  const demote = { ...here, userSeq, body: { userTypeCd: 'TCH' } }
  await expect(owner.call(changeRole, demote)).refuses('LAST_OWNER')

  await owner.call(addOwner, { ...here, body: { userSeq: minaSeq } })
  await owner.call(deleteOwner, { ...here, userSeq })
  await expect(owner.call(listStaff, here)).refuses('NOT_ALLOWED')
})

test('two owners who remove each other at once leave one', async () => {
  const { owner, ownerSeq, mina, minaSeq, here, add, app, clock, channelSeq } = await aStaff()
  await owner.call(addOwner, { ...here, body: { userSeq: minaSeq } })
  await Promise.all([
    owner.call(deleteOwner, { ...here, userSeq: minaSeq }),
    mina.call(deleteOwner, { ...here, userSeq: ownerSeq }),
  ])
  clock.pass({ days: 7 })
  const carryOut = async () => carryOutRemovals.visit(await app.contextFor(channelSeq))
  await Promise.all([carryOut(), carryOut()])
  expect(
    await add.all(`select 1 from members where role = 'OWN' and channel_seq = ${here.channelSeq}`),
  ).toHaveLength(1)
})

test('a manager makes nobody an owner, even where the site lets managers change roles', async () => {
  const { owner, ownerSeq, mo, teaSeq, here } = await aStaff()
  const permissions = [...permissionsOf('MNG'), 'ACL_UPDATE', 'SITE_ACL_DELETE']
  const tooMuch = { userTypeCd: 'MNG' as const, permissions: [...permissions, 'SITE_OWNER_UPDATE'] }
  await expect(owner.call(saveRolePermissions, { ...here, body: tooMuch })).refuses('BAD_INPUT')
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'MNG', permissions } })

  const to = (userTypeCd: string) => ({ ...here, userSeq: teaSeq, body: { userTypeCd } })
  await expect(mo.call(changeRole, to('OWN'))).refuses('NOT_ALLOWED')
  await expect(mo.call(addOwner, { ...here, body: { userSeq: teaSeq } })).refuses('NOT_ALLOWED')
  await expect(mo.call(removeStaff, { ...here, userSeq: ownerSeq })).refuses('NOT_ALLOWED')
  await mo.call(changeRole, to('MNG'))
})

test('a site decides the permissions of its managers and instructors, within limits', async () => {
  const { owner, mo, tea, here, otherSite } = await aStaff()
  const before = await owner.call(getRolePermissions, here)
  expect(before.inUse).toContain('SITE_SALES_READ')
  expect(before.inUse).not.toContain('member')
  await expect(tea.call(listSales, { ...here, query: {} })).refuses('NOT_ALLOWED')

  const permissions = [...before.roles.TCH, 'sales_read'].filter((key) => key !== 'CLASS_LIFECYCLE_CREATE')
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'TCH', permissions } })

  expect((await tea.call(listSales, { ...here, query: {} })).list).toEqual([])
  await expect(tea.call(createCourse, { ...here, body: { title: '새벽 요가' } })).refuses('NOT_ALLOWED')
  expect((await owner.call(getRolePermissions, here)).roles.MNG).toEqual(before.roles.MNG)
  expect((await otherSite.owner.call(getRolePermissions, otherSite)).roles).toEqual(before.roles)
  const strange = { userTypeCd: 'TCH' as const, permissions: ['EVERYTHING'] }
  await expect(owner.call(saveRolePermissions, { ...here, body: strange })).refuses('BAD_INPUT')
  await expect(mo.call(saveRolePermissions, { ...here, body: { ...strange, permissions: [] } })).refuses(
    'NOT_ALLOWED',
  )
})

test('a manager without permission for all courses works on their own, as an instructor does', async () => {
  const { owner, member, channelSeq, courseSeq } = await aRunningClass()
  const mo = await member('Mo', 'MNG')
  const query = {}
  expect((await mo.call(listAdminCourses, { channelSeq, query })).list.map((one) => one.courseSeq)).toEqual([
    courseSeq,
  ])
  const permissions = permissionsOf('MNG').filter((key) => key !== 'SITE_CLASS_UPDATE')
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions } })
  expect((await mo.call(listAdminCourses, { channelSeq, query })).list).toEqual([])
})

test('another process learns of a decision at once, and otherwise makes no query', async () => {
  const { owner, here, add, clone, ports, clock } = await aStaff()
  const database = await openDatabase({ url: clone.url, onLost: () => {} })
  const bugs: unknown[] = []
  const onBug = (error: unknown) => void bugs.push(error)
  const second = await createApp({ features, database, ports, clock: () => clock.now, onBug })
  const { token } = await somebody(add, { name: 'Tia', ...here, role: 'TCH' })
  const tia = person(second, { token, host: 'haru.localhost:3000' })
  const mayRead = async () => (await tia.call(getChannelAuth, here)).roles.includes('SITE_SALES_READ')
  expect(await mayRead()).toBe(false)

  // Written directly to the database: a process that has loaded a site's roles does not reload them.
  await add.all(`insert into role_permissions values (${here.channelSeq}, 'TCH', 'SITE_SALES_READ', true)`)
  expect(await mayRead()).toBe(false)
  const { roles } = await owner.call(getRolePermissions, here)
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'TCH', permissions: roles.TCH } })
  expect(await mayRead()).toBe(true)
  await second.http.close()
  await database.close()
  expect(bugs).toEqual([])
})

test('members are found by a part of their name or e-mail, without those who have the role', async () => {
  const { mo, add, here } = await aStaff()
  for (const number of [1, 2, 3]) await somebody(add, { name: `Minseo ${number}`, ...here })
  const search = (query: { q: string; userTypeCd: string; page?: number; limit?: number }) =>
    mo.call(searchUsers, { ...here, query })

  const key = crypto.randomUUID()
  await add.all(
    "update users set phone = '01012345678', profile_image_key = $1, sns_type_cd = 'KAK' where name = 'Mina'",
    [key],
  )
  const first = await search({ q: 'min', userTypeCd: 'TCH', limit: 3 })
  expect(first.list.slice(0, 2)).toMatchObject([
    { phone: '01012345678', profileImageUrl: `/files/people/${key}.webp`, snsTypeCd: 'KAK' },
    { phone: null, profileImageUrl: null, snsTypeCd: 'LIV' },
  ])
  expect(first.list.map(({ name }) => name)).toEqual(['Mina', 'Minseo 1', 'Minseo 2'])
  expect(first.isLast).toBe(false)
  const rest = await search({ q: 'min', userTypeCd: 'TCH', limit: 3, page: 2 })
  expect(rest).toMatchObject({ page: 2, isLast: true, list: [{ name: 'Minseo 3' }] })
  expect((await search({ q: 'tea@example', userTypeCd: 'MNG' })).list).toMatchObject([{ userTypeCd: 'TCH' }])
  expect((await search({ q: 'tea', userTypeCd: 'TCH' })).list).toEqual([])
  expect((await search({ q: '%', userTypeCd: 'TCH' })).list).toEqual([])
})
