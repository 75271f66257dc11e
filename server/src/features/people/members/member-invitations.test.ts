import { expect, test } from 'vitest'
import { blockMember, listMembers } from 'contract/people/members/api'
import * as api from 'contract/people/members/invitations.api'
import { MAX_INVITED_A_DAY } from 'contract/people/members/invitations.rules'
import { downloadMemberUpload, listMemberUploads } from 'contract/people/members/uploads.api'
import { joinChannel } from 'contract/people/members/membership.api'
import { plainSentence } from '../../../platform/words/sentence.ts'
import { rowsAt, uploaded } from '../../../testing/spreadsheets.ts'
import { aSite, somebody } from '../../../testing/world.ts'
import { forgetMemberInvitations } from './member-invitations.jobs.ts'

const row = (rowNo: number, email: string) => ({ rowNo, email, name: '하나', phone: '' })

async function anInvitingSite() {
  const site = await aSite()
  const { owner, channelSeq } = site
  const check = async (rows: (string | number | null)[][]) =>
    owner.call(api.checkMemberUpload, { channelSeq, body: { file: await uploaded(rows) } })
  const invite = (rows: ReturnType<typeof row>[]) =>
    owner.call(api.inviteNewMembers, { channelSeq, body: { rows, hasConsent: true } })
  const invited = async () => owner.call(api.listMemberInvitations, { channelSeq, query: {} })
  return { ...site, check, invite, invited }
}

test('two rows of one number are refused, because their results would be one', async () => {
  const { invite, invited } = await anInvitingSite()
  await expect(invite([row(2, 'hana@example.com'), row(2, 'duri@example.com')])).refuses('BAD_INPUT')
  expect((await invited()).list).toEqual([])
})

test('staff fill the template, see what is wrong, and invite the others by mail', async () => {
  const { app, owner, member, mails, check, invite, invited, channelSeq } = await anInvitingSite()
  const { url } = await owner.call(api.getMemberTemplate, { channelSeq })
  const [heads = []] = await rowsAt(app, url)
  expect(heads).toEqual(['이름', '이메일', '연락처'])
  await member('Jun')
  const { list } = await owner.call(listMembers, { channelSeq, query: { q: 'Jun' } })
  for (const { userSeq } of list) await owner.call(blockMember, { channelSeq, userSeq })

  const { rows } = await check([
    heads.map(String),
    ['하나', 'Hana@example.com', 1012345678],
    ['미나', 'mina@example.com', null],
    ['준', 'jun@example.com', null],
    ['두리', 'duri', null],
  ])
  expect(rows).toEqual([
    { rowNo: 2, name: '하나', email: 'hana@example.com', phone: '01012345678', fault: null },
    expect.objectContaining({ rowNo: 3, fault: 'MEMBER' }),
    expect.objectContaining({ rowNo: 4, fault: 'BLOCKED' }),
    expect.objectContaining({ rowNo: 5, fault: 'EMAIL_WRONG' }),
  ])

  const { results } = await invite([
    row(2, 'hana@example.com'),
    row(3, 'mina@example.com'),
    row(4, 'jun@example.com'),
  ])
  expect(results).toEqual([
    { rowNo: 2, outcome: 'DONE', message: null },
    { rowNo: 3, outcome: 'ALREADY', message: null },
    { rowNo: 4, outcome: 'FAILED', message: expect.stringContaining('이용할 수 없는') as unknown },
  ])
  await app.workOnce()
  const sent = mails.filter(({ to }) => to === 'hana@example.com')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('http://haru.localhost:3000/join')
  expect(mails.some(({ to }) => to === 'mina@example.com')).toBe(false)
  expect(await invited()).toMatchObject({
    total: 1,
    list: [{ email: 'hana@example.com', name: '하나', invitedBy: 'Haru' }],
  })
})

test('a file leaves a record of what became of each row, for who may invite', async () => {
  const { app, owner, mina, otherSite, check, channelSeq, clock } = await anInvitingSite()
  const { rows, memberUploadSeq } = await check([
    ['이름', '이메일', '연락처'],
    ['하나', 'hana@example.com', null],
    ['하나', 'hana@example.com', null],
    ['미나', 'mina@example.com', null],
    ['두리', 'duri', null],
    ['세찬', 'sechan@example.com', null],
  ])
  const uploads = () => owner.call(listMemberUploads, { channelSeq, query: {} })
  expect(await uploads(), 'a file that was only read').toEqual({ list: [], total: 0 })

  const [first] = rows
  if (!first) throw new Error('no row')
  const { rowNo, name, email, phone } = first
  const body = { rows: [{ rowNo, name, email, phone }], hasConsent: true as const, memberUploadSeq }
  await owner.call(api.inviteNewMembers, { channelSeq, body })
  await owner.call(api.inviteNewMembers, { channelSeq, body })
  const counts = { rowCount: 5, doneCount: 1, skippedCount: 2, failedCount: 1, openCount: 1 }
  expect(await uploads()).toMatchObject({
    total: 1,
    list: [{ memberUploadSeq, uploadedBy: 'Haru', ...counts }],
  })

  const { url } = await owner.call(downloadMemberUpload, { channelSeq, memberUploadSeq })
  expect(await rowsAt(app, url)).toEqual([
    ['행', '이름', '이메일', '연락처', '결과', '이유'],
    [2, '하나', 'hana@example.com', '', '초대함', null],
    [3, '하나', 'hana@example.com', '', '건너뜀', '파일 안에서 중복'],
    [4, '미나', 'mina@example.com', '', '건너뜀', '이미 회원'],
    [5, '두리', 'duri', '', '실패', '이메일 형식이 아님'],
    [6, '세찬', 'sechan@example.com', '', '보내지 않음', null],
  ])

  const there = { channelSeq: otherSite.channelSeq }
  expect(await otherSite.owner.call(listMemberUploads, { ...there, query: {} })).toEqual({
    list: [],
    total: 0,
  })
  await expect(otherSite.owner.call(downloadMemberUpload, { ...there, memberUploadSeq })).refuses('NOT_FOUND')
  await expect(otherSite.owner.call(api.inviteNewMembers, { ...there, body })).refuses('NOT_FOUND')
  await expect(mina.call(listMemberUploads, { channelSeq, query: {} })).refuses('NOT_ALLOWED')

  clock.pass({ days: 31 })
  await forgetMemberInvitations.visit(await app.contextFor(channelSeq))
  expect((await uploads()).total).toBe(0)
})

test('the link of an invitation says whom it invites, until it is withdrawn or over', async () => {
  const { app, visitor, otherSite, mails, owner, clock, invite, invited, channelSeq } = await anInvitingSite()
  await invite([{ ...row(2, 'hana@example.com'), phone: '01012345678' }])
  await app.workOnce()
  const [, code = ''] = /\/join\?invitation=([\w.-]+)/.exec(mails[0]?.text ?? '') ?? []
  const read = async (of = code, at = channelSeq) =>
    (await visitor.call(api.getReceivedInvitation, { channelSeq: at, query: { code: of } })).invited
  expect(await read()).toEqual({ email: 'hana@example.com', name: '하나', phone: '01012345678' })
  expect(await read(`${code}x`)).toBeNull()
  expect(await read(code.replace(/^\d+/, '999999'))).toBeNull()
  expect(await read('1')).toBeNull()
  expect(await read(code, otherSite.channelSeq)).toBeNull()

  const [{ memberInvitationSeq } = { memberInvitationSeq: null }] = (await invited()).list
  if (memberInvitationSeq === null) throw new Error('nobody is invited')
  await owner.call(api.withdrawMemberInvitation, { channelSeq, memberInvitationSeq })
  expect(await read()).toBeNull()
  await invite([row(2, 'hana@example.com')])
  expect(await read()).toMatchObject({ email: 'hana@example.com' })
  clock.pass({ days: 31 })
  expect(await read()).toBeNull()
})

test('nobody is a member before they join by themselves, and nobody is signed up for marketing', async () => {
  const { app, add, as, owner, invite, invited, channelSeq } = await anInvitingSite()
  await invite([row(2, 'hana@example.com')])
  const members = async () => owner.call(listMembers, { channelSeq, query: { q: 'hana' } })
  expect((await members()).total).toBe(0)

  const hana = as(await somebody(add, { name: 'Hana' }))
  await hana.call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await app.workOnce()
  expect((await members()).list).toMatchObject([{ email: 'hana@example.com', marketingAgreedAt: null }])
  expect((await invited()).total, 'who joined is no longer invited').toBe(0)
})

test('the same rows sent again mail nobody twice, also when two send them at once', async () => {
  const { app, mails, invite } = await anInvitingSite()
  const rows = [row(2, 'hana@example.com'), row(3, 'duri@example.com')]
  const both = await Promise.all([invite(rows), invite(rows.toReversed())])
  const again = await invite(rows)
  expect(again.results.map(({ outcome }) => outcome)).toEqual(['ALREADY', 'ALREADY'])
  expect(both.flatMap(({ results }) => results).filter(({ outcome }) => outcome === 'DONE')).toHaveLength(2)
  await app.workOnce()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['duri@example.com', 'hana@example.com'])
})

test('a withdrawn invitation leaves the list, and one address is mailed three times at most', async () => {
  const { app, mails, owner, otherSite, invite, invited, channelSeq } = await anInvitingSite()
  for (let time = 1; time <= 3; time += 1) {
    expect((await invite([row(2, 'hana@example.com')])).results).toMatchObject([{ outcome: 'DONE' }])
    const [one] = (await invited()).list
    if (!one) throw new Error('nobody is invited')
    const { memberInvitationSeq } = one
    await expect(
      otherSite.owner.call(api.withdrawMemberInvitation, {
        channelSeq: otherSite.channelSeq,
        memberInvitationSeq,
      }),
    ).rejects.toThrow()
    await owner.call(api.withdrawMemberInvitation, { channelSeq, memberInvitationSeq })
    expect((await invited()).total).toBe(0)
    await expect(owner.call(api.withdrawMemberInvitation, { channelSeq, memberInvitationSeq })).refuses(
      'NOT_FOUND',
    )
  }
  expect((await invite([row(2, 'hana@example.com')])).results).toMatchObject([
    { outcome: 'FAILED', message: plainSentence('ko', 'INVITED_ENOUGH') },
  ])
  await app.workOnce()
  expect(mails).toHaveLength(3)
})

test('an invitation is forgotten after thirty days, with the address', async () => {
  const { app, clock, add, invite, channelSeq } = await anInvitingSite()
  const passNight = async () => forgetMemberInvitations.visit(await app.contextFor(channelSeq))
  await invite([row(2, 'hana@example.com')])
  clock.pass({ days: 29 })
  await passNight()
  expect(await add.all('select 1 from member_invitations')).toHaveLength(1)
  clock.pass({ days: 2 })
  await passNight()
  expect(await add.all('select 1 from member_invitations')).toHaveLength(0)
})

test('a site invites so many people within a day and no more', async () => {
  const { add, invite, channelSeq, ownerSeq, clock } = await anInvitingSite()
  await add.all(
    `insert into member_invitations (channel_seq, email, name, invited_by_user_seq, invited_at)
     select ${channelSeq}, 'p' || n || '@example.com', 'P', ${ownerSeq}, $1 from generate_series(1, ${MAX_INVITED_A_DAY - 1}) n`,
    [clock.now],
  )
  await expect(invite([row(2, 'hana@example.com'), row(3, 'duri@example.com')])).refuses('INVITATIONS_FULL')
  expect((await invite([row(2, 'hana@example.com')])).results).toMatchObject([{ outcome: 'DONE' }])
})

test('members and instructors invite nobody', async () => {
  const { mina, member, channelSeq } = await anInvitingSite()
  const jin = await member('Jin', 'TCH')
  for (const who of [mina, jin]) {
    await expect(who.call(api.getMemberTemplate, { channelSeq })).refuses('NOT_ALLOWED')
    await expect(
      who.call(api.checkMemberUpload, { channelSeq, body: { file: await uploaded([['이메일']]) } }),
    ).refuses('NOT_ALLOWED')
    await expect(who.call(api.listMemberInvitations, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
  }
})
