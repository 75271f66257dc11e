import { expect, test } from 'vitest'
import { blockMember, listMembers } from 'contract/people/members/api'
import { getChannelAuth, getChannelUser, joinChannel } from 'contract/people/members/membership.api'
import { listJoinedChannels } from 'contract/people/members/my-sites.api'
import { listStaffActions, saveRolePermissions } from 'contract/people/staff/api'
import { permissionsOf } from 'contract/http/permissions'
import { refundOrder } from 'contract/money/orders/api'
import { listAttendees, enrolFree } from 'contract/workflows/admissions/api'
import { removeMember } from 'contract/workflows/member-removal/api'
import { aMembership } from '../../../testing/memberships-world.ts'
import { aShop, buy, comeBack, pressPay } from '../../../testing/orders-world.ts'
import { aClass, aSite } from '../../../testing/world.ts'
import { expireOrders } from '../../money/orders/orders.jobs.ts'
import { eraseRemoved } from './member-removal.jobs.ts'
import { removalMail } from './member-removal.mail.ts'

const agreed = { agreements: ['terms' as const, 'privacy' as const] }

test('a removed member has left the site, with their free places, and may join again', async () => {
  const { owner, mina, minaSeq, courseRef, channelSeq, app } = await aClass({ price: 0 })
  const here = { channelSeq }
  const sites = async () => (await mina.call(listJoinedChannels, {})).list.map((one) => one.channelSeq)
  await mina.call(enrolFree, courseRef)
  expect(await sites()).toEqual([channelSeq])

  await owner.call(removeMember, { ...here, userSeq: minaSeq })
  await app.workOnce()
  expect(await mina.call(getChannelUser, here)).toEqual({ isChannelUser: false })
  expect(await mina.call(getChannelAuth, here)).toMatchObject({ roles: [], userTypeCd: null })
  expect(await sites()).toEqual([])
  const members = await owner.call(listMembers, { ...here, query: {} })
  expect(members.list.map(({ userSeq }) => userSeq)).not.toContain(minaSeq)
  const { list } = await owner.call(listAttendees, { ...courseRef, query: {} })
  expect(list.filter(({ state }) => state === 'APPROVED')).toEqual([])
  const record = await owner.call(listStaffActions, { ...here, query: {} })
  expect(record.list[0]).toMatchObject({ room: 'member-removal', about: 'Mina' })
  await expect(owner.call(removeMember, { ...here, userSeq: minaSeq })).refuses('NOT_FOUND')

  await mina.call(joinChannel, { ...here, body: agreed })
  expect(await mina.call(getChannelUser, here)).toEqual({ isChannelUser: true })
  expect(await sites()).toEqual([channelSeq])
})

// docs/rules.md R-1314
test('a removed member reads in a mail which site it was, until when data is kept, and whom to ask', async () => {
  const { owner, minaSeq, channelSeq, app, mails } = await aSite()
  await owner.call(removeMember, { channelSeq, userSeq: minaSeq })
  await app.workOnce()
  expect(mails).toMatchObject([
    { to: 'mina@example.com', subject: expect.stringContaining('회원 탈퇴가 처리되었습니다') },
  ])
  expect(mails[0]?.text).toContain('정보 삭제일: 2026년 12월 21일')
  expect(mails[0]?.text).toContain('haru에 문의해 주세요')
})

test.each([
  ['ko', '문의: help@example.com'],
  ['en', 'Questions: help@example.com'],
  ['jp', 'お問い合わせ: help@example.com'],
] as const)('in %s it names the address of the site', (language, line) => {
  const brand = { siteName: '하루', siteUrl: 'https://haru.example', brandColor: '#2f6bff' }
  const erasedAt = new Date('2026-12-21T03:00:00Z')
  const contactEmail = 'help@example.com'
  const { text } = removalMail({ ...brand, language, to: 'mina@example.com', erasedAt, contactEmail })
  expect(text).toContain(line)
  expect(text).not.toMatch(/[{}]/)
})

test('what the site knows of a removed member is erased after thirty days, unless they joined again', async () => {
  const { owner, member, minaSeq, channelSeq, app, add, clock } = await aSite()
  const jin = await member('Jin')
  const [found] = await add.all<{ user_seq: typeof minaSeq }>("select user_seq from users where name = 'Jin'")
  const jinSeq = found?.user_seq ?? minaSeq
  await add.all("update members set introduction = 'yoga'")
  for (const userSeq of [minaSeq, jinSeq]) await owner.call(removeMember, { channelSeq, userSeq })
  const night = async () => {
    await eraseRemoved.visit(await app.contextFor(channelSeq))
    await app.workOnce()
  }
  const left = (table: string, what: string) =>
    add.all(`select ${what} from ${table} where user_seq = any($1) order by user_seq`, [[minaSeq, jinSeq]])
  clock.pass({ days: 29 })
  await night()
  expect(await left('members', 'introduction')).toEqual([{ introduction: 'yoga' }, { introduction: 'yoga' }])
  await jin.call(joinChannel, { channelSeq, body: agreed })
  clock.pass({ days: 2 })
  await night()
  expect(await left('members', 'introduction, status')).toEqual([
    { introduction: null, status: 'LEFT' },
    { introduction: 'yoga', status: 'ACTIVE' },
  ])
  expect(await left('account_sites', 'left_at')).toEqual([{ left_at: null }])
})

test('nobody is removed who paid for a class that is not over', async () => {
  const shop = await aShop()
  const { owner, mina, minaSeq, courseRef, channelSeq, app } = shop
  const { orderNo } = await buy(mina, courseRef)
  await app.workOnce()
  await expect(owner.call(removeMember, { channelSeq, userSeq: minaSeq })).refuses('MEMBER_HAS_PAID')
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '환불' } })
  await app.workOnce()
  await owner.call(removeMember, { channelSeq, userSeq: minaSeq })
})

test('nobody is removed while they pay; who was removed before they come back is charged nothing', async () => {
  const shop = await aShop()
  const { owner, mina, minaSeq, courseRef, channelSeq, clock, add } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  const remove = () => owner.call(removeMember, { channelSeq, userSeq: minaSeq })
  await expect(remove()).refuses('MEMBER_HAS_PAID')

  clock.pass({ minutes: 40 })
  await shop.passTimer(expireOrders)
  await remove()
  await shop.app.workOnce()
  await expect(comeBack(mina, courseRef, orderNo)).refuses('NOT_CHANNEL_USER')
  expect(await add.all('select state, paid_amount from orders')).toEqual([
    { state: 'EXPIRED', paid_amount: 0 },
  ])
  expect(shop.gateway.control.payments.get(`key-${orderNo}`)?.taken).toBe(false)
})

test('nobody is removed whose membership runs', async () => {
  const world = await aMembership()
  const { owner, mina, minaSeq, channelSeq } = world
  await world.registerCard(mina)
  await world.join(mina)
  await expect(owner.call(removeMember, { channelSeq, userSeq: minaSeq })).refuses('MEMBER_HAS_PAID')
})

test('staff and blocked members stay, and only staff with the permission remove others', async () => {
  const { owner, mina, minaSeq, ownerSeq, member, channelSeq } = await aSite()
  const here = { channelSeq }
  const mo = await member('Mo', 'MNG')
  await expect(mina.call(removeMember, { ...here, userSeq: minaSeq })).refuses('NOT_ALLOWED')
  await expect(mo.call(removeMember, { ...here, userSeq: ownerSeq })).refuses('ALREADY_STAFF')
  await mo.call(blockMember, { ...here, userSeq: minaSeq })
  await expect(mo.call(removeMember, { ...here, userSeq: minaSeq })).refuses('MEMBER_STAYS_BLOCKED')
  const permissions = permissionsOf('MNG').filter((key) => key !== 'SITE_MEMBER_DELETE')
  await owner.call(saveRolePermissions, { ...here, body: { userTypeCd: 'MNG', permissions } })
  await expect(mo.call(removeMember, { ...here, userSeq: minaSeq })).refuses('NOT_ALLOWED')
})
