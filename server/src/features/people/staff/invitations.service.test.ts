import { expect, test } from 'vitest'
import { getChannelAuth, joinChannel } from 'contract/people/members/membership.api'
import { getMember } from 'contract/views/member-profile/api'
import { acceptInvitation, getInvitation } from 'contract/workflows/staff-invitations/api'
import {
  approveInvitation,
  inviteMembers,
  inviteUser,
  listInvitations,
  listStaffActions,
  resendInvitation,
  withdrawInvitation,
} from 'contract/people/staff/api'
import { saveKeywords } from 'contract/site/terminology/api'
import { aSite, somebody } from '../../../testing/world.ts'

async function aSiteWithMail() {
  const site = await aSite()
  const { app, mails, channelSeq } = site
  /** The code of the newest invitation to a person. */
  const codeFor = async (email: string) => {
    await app.workOnce()
    const text = mails.findLast(({ to }) => to === email)?.text ?? ''
    return /invitation\?code=([\w-]+)/.exec(text)?.[1] ?? ''
  }
  return { ...site, here: { channelSeq }, codeFor }
}

test('a person without an account is invited by e-mail, joins, accepts, and the link is used up', async () => {
  const { owner, add, as, here, codeFor } = await aSiteWithMail()
  const email = 'tea@example.com'
  const members = [{ email: 'Tea@example.com', userTypeCd: 'tch', memo: '봄 학기부터' }]
  await owner.call(inviteMembers, { ...here, body: { members } })
  expect((await owner.call(listInvitations, here)).list).toMatchObject([
    { email, userTypeCd: 'TCH', memo: '봄 학기부터', invitedBy: 'Haru', isExpired: false },
  ])

  const { userSeq, token } = await somebody(add, { name: 'Tea' })
  const tea = as({ token })
  const code = await codeFor(email)
  await expect(tea.call(getInvitation, { ...here, query: { code } })).refuses('NOT_CHANNEL_USER')
  await tea.call(joinChannel, { ...here, body: { agreements: ['terms', 'privacy'] } })
  expect(await tea.call(getInvitation, { ...here, query: { code } })).toMatchObject({ invitedBy: 'Haru' })
  expect(await tea.call(acceptInvitation, { ...here, body: { code } })).toEqual({
    userTypeCd: 'TCH',
    courseSeq: null,
  })

  expect((await tea.call(getChannelAuth, here)).userTypeCd).toBe('TCH')
  expect((await owner.call(getMember, { ...here, userSeq })).memo).toBe('봄 학기부터')
  await expect(tea.call(acceptInvitation, { ...here, body: { code } })).refuses('INVITATION_DEAD')
  expect((await owner.call(listInvitations, here)).list).toEqual([])
  const { list } = await owner.call(listStaffActions, { ...here, query: {} })
  expect(list[0]).toMatchObject({ name: 'Tea', before: { role: null }, after: { role: 'TCH' } })
})

test('a manager invites a member as owner: it takes effect once an owner approves and the member accepts', async () => {
  const { owner, member, mina, minaSeq, here, codeFor } = await aSiteWithMail()
  const mo = await member('Mo', 'MNG')
  await mo.call(inviteUser, { ...here, body: { userTypeCd: 'OWN', userSeq: minaSeq } })
  const [waiting] = (await owner.call(listInvitations, here)).list
  await owner.call(approveInvitation, { ...here, invitationSeq: waiting?.invitationSeq ?? (0 as never) })
  expect((await mina.call(getChannelAuth, here)).userTypeCd).toBeNull()
  await mina.call(acceptInvitation, { ...here, body: { code: await codeFor('mina@example.com') } })
  expect((await mina.call(getChannelAuth, here)).userTypeCd).toBe('OWN')
  await expect(mo.call(inviteUser, { ...here, body: { userTypeCd: 'TCH', userSeq: minaSeq } })).refuses(
    'ALREADY_STAFF',
  )
})

test('an invitation is valid for its recipient, for seven days, until it is revoked', async () => {
  const { owner, mina, minaSeq, member, here, codeFor, clock } = await aSiteWithMail()
  const jun = await member('Jun')
  const invite = () => owner.call(inviteUser, { ...here, body: { userTypeCd: 'TCH', userSeq: minaSeq } })
  await invite()
  const code = await codeFor('mina@example.com')
  await expect(jun.call(acceptInvitation, { ...here, body: { code } })).refuses('INVITATION_NOT_YOURS')

  clock.pass({ days: 7 })
  await expect(mina.call(acceptInvitation, { ...here, body: { code } })).refuses('INVITATION_DEAD')
  const [late] = (await owner.call(listInvitations, here)).list
  expect(late?.isExpired).toBe(true)
  const invitationRef = { ...here, invitationSeq: late?.invitationSeq ?? (0 as never) }
  await owner.call(resendInvitation, invitationRef)
  await expect(owner.call(resendInvitation, invitationRef)).refuses('TOO_MANY_ATTEMPTS')
  const fresh = await codeFor('mina@example.com')
  expect(fresh).not.toBe(code)
  await expect(mina.call(acceptInvitation, { ...here, body: { code } })).refuses('INVITATION_DEAD')

  await owner.call(withdrawInvitation, invitationRef)
  await expect(owner.call(withdrawInvitation, invitationRef)).refuses('INVITATION_DEAD')
  await expect(mina.call(acceptInvitation, { ...here, body: { code: fresh } })).refuses('INVITATION_DEAD')
})

test('the mail is in the language of the invited person', async () => {
  const { owner, add, here, mails, app } = await aSiteWithMail()
  await add.all("update users set language = 'en' where name = 'Mina'")
  const members = [
    { email: 'mina@example.com', userTypeCd: 'MNG' },
    { email: 'new@example.com', userTypeCd: 'TCH' },
  ]
  await owner.call(inviteMembers, { ...here, body: { members } })
  await app.workOnce()
  const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))
  expect(subjects['mina@example.com']).toBe('[haru] You are invited to the staff')
  expect(subjects['new@example.com']).toBe('[haru] 운영진 초대')
})

test("an invitation uses the site's terms, each with its particle", async () => {
  const { owner, mails, here, app } = await aSiteWithMail()
  const coach = { one: '코칭 스태프장', many: '코칭 스태프장' }
  await owner.call(saveKeywords, { ...here, body: { words: { ko: { instructor: coach }, en: {}, jp: {} } } })
  await owner.call(inviteMembers, {
    ...here,
    body: { members: [{ email: 'tea@example.com', userTypeCd: 'TCH' }] },
  })
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain('코칭 스태프장으로 초대했습니다')
})
