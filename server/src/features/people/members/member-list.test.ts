import { expect, test } from 'vitest'
import { getChannelUser, joinChannel } from 'contract/people/members/membership.api'
import {
  blockMember,
  countMembers,
  downloadMembers,
  listMembers,
  saveMemberMemos,
  unblockMember,
} from 'contract/people/members/api'
import { getMember } from 'contract/views/member-profile/api'
import { permissionsOf } from 'contract/http/permissions'
import { saveRolePermissions } from 'contract/people/staff/api'
import { saveKeywords } from 'contract/site/terminology/api'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aRunningClass, aSite, somebody } from '../../../testing/world.ts'

test('members are searched, filtered, sorted and counted', async () => {
  const { owner, member, channelSeq } = await aRunningClass()
  const mo = await member('Mo', 'MNG')
  await member('Jun')
  const names = async (query: object = {}) =>
    (await mo.call(listMembers, { channelSeq, query })).list.map(({ name }) => name)

  expect(await names({ sort: 'name' })).toEqual(['Haru', 'Jun', 'Mina', 'Mo'])
  expect(await names({ q: 'JUN@exa' })).toEqual(['Jun'])
  expect(await names({ audienceCd: 'MNG' })).toEqual(['Mo'])
  expect(await names({ audienceCd: 'STUD' })).toEqual(['Mina'])
  expect(await names({ audienceCd: 'MBR', sort: 'name' })).toEqual(['Jun', 'Mina'])
  expect(await names({ state: 'BLOCKED' })).toEqual([])
  expect(await names({ sort: 'name', size: 2, page: 2 })).toEqual(['Mina', 'Mo'])
  expect(await owner.call(countMembers, { channelSeq })).toEqual({ count: 4, blocked: 0 })
})

test('a member is shown with classes and orders; sales only to staff who may read them', async () => {
  const { owner, member, minaSeq, add, as, courseRef, channelSeq, courseSeq } = await aRunningClass()
  const { userSeq, token } = await somebody(add, { name: 'Jun', channelSeq })
  const jun = as({ token })
  const { orderNo } = await pressPay(jun, courseRef, { name: 'Jun' })
  await comeBack(jun, courseRef, orderNo)

  const shown = await owner.call(getMember, { channelSeq, userSeq })
  expect(shown.enrolments).toMatchObject([{ courseSeq, state: 'APPROVED' }])
  expect(shown.orders).toMatchObject([{ orderNo, totalAmount: 30_000 }])
  expect((await owner.call(getMember, { channelSeq, userSeq: minaSeq })).orders).toEqual([])
  const tea = await member('Tea', 'TCH')
  await expect(tea.call(getMember, { channelSeq, userSeq })).refuses('NOT_ALLOWED')
  const permissions = permissionsOf('MNG').filter((key) => key !== 'SITE_SALES_READ')
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions } })
  const mo = await member('Mo', 'MNG')
  expect((await mo.call(getMember, { channelSeq, userSeq })).orders).toBeNull()
})

test('staff write a memo about a member, and delete it', async () => {
  const { owner, mina, minaSeq, channelSeq } = await aSite()
  const save = (memo: string) =>
    owner.call(saveMemberMemos, { channelSeq, body: { members: [{ userSeq: minaSeq, memo }] } })
  await save('무릎이 약해요')
  await save('무릎은 이제 괜찮아요')
  expect((await owner.call(getMember, { channelSeq, userSeq: minaSeq })).memo).toBe('무릎은 이제 괜찮아요')
  await save('')
  expect((await owner.call(getMember, { channelSeq, userSeq: minaSeq })).memo).toBeNull()
  await expect(save('가'.repeat(501))).refuses('BAD_INPUT')
  await expect(mina.call(getMember, { channelSeq, userSeq: minaSeq })).refuses('NOT_ALLOWED')
})

test('a blocked member is shut out and cannot join again until staff unblock them', async () => {
  const { owner, mina, minaSeq, ownerSeq, channelSeq } = await aSite()
  await owner.call(blockMember, { channelSeq, userSeq: minaSeq })
  expect(await mina.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: false })
  const body = { agreements: ['terms' as const, 'privacy' as const] }
  await expect(mina.call(joinChannel, { channelSeq, body })).refuses('MEMBER_BLOCKED')
  expect(await owner.call(countMembers, { channelSeq })).toEqual({ count: 1, blocked: 1 })

  await owner.call(unblockMember, { channelSeq, userSeq: minaSeq })
  expect(await mina.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: true })
  await expect(owner.call(blockMember, { channelSeq, userSeq: ownerSeq })).refuses('ALREADY_STAFF')
  await expect(owner.call(unblockMember, { channelSeq, userSeq: ownerSeq })).refuses('ALREADY_STAFF')
})

test('ten thousand members are one spreadsheet, and a page of them comes at once', async () => {
  const { owner, add, channelSeq, app } = await aSite()
  await add.all(
    `with people as (
       insert into users (email, password_hash, name)
       select 'p' || n || '@example.com', 'x', case n when 1 then '=cmd' else '회원 ' || n end
       from generate_series(1, 10000) n returning user_seq)
     insert into members (channel_seq, user_seq, joined_at)
     select ${channelSeq}, user_seq, timestamptz '2026-11-01' from people`,
  )
  await add.all('analyze members')
  const began = performance.now()
  const page = await owner.call(listMembers, { channelSeq, query: { page: 50, size: 100 } })
  expect(performance.now() - began).toBeLessThan(1000)
  expect(page).toMatchObject({ total: 10_002 })

  const { url } = await owner.call(downloadMembers, { channelSeq, body: {} })
  const [heads, ...rows] = await rowsAt(app, url)
  expect(rows).toHaveLength(10_002)
  const points = ['포인트', '경험치', '크레딧']
  const contact = ['이름', '이메일', '연락처']
  expect(heads).toEqual([...contact, '역할', '상태', '가입일', '마케팅 동의일', '메모', '등급', ...points])
  expect(rows.find(([, email]) => email === 'p1@example.com')?.[0]).toBe('=cmd')
})

test("a spreadsheet uses the site's names of roles", async () => {
  const { owner, member, channelSeq, app } = await aSite()
  await member('Jin', 'TCH')
  const coach = { one: '코치', many: '코치' }
  await owner.call(saveKeywords, {
    channelSeq,
    body: { words: { ko: { instructor: coach }, en: {}, jp: {} } },
  })

  const { url } = await owner.call(downloadMembers, { channelSeq, body: { audienceCd: 'TCH' } })
  const [, ...rows] = await rowsAt(app, url)
  expect(rows.map(([name, , , role, ...rest]) => [name, role, ...rest.slice(-3)])).toEqual([
    ['Jin', '코치', 0, 0, 0],
  ])
})
