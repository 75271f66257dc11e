import { expect, test } from 'vitest'
import { getChannelAuth } from 'contract/people/members/membership.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { acceptInvitation } from 'contract/workflows/staff-invitations/api'
import {
  addOwner,
  approveInvitation,
  cancelOwnerRemoval,
  changeRole,
  deleteOwner,
  inviteMembers,
  inviteUser,
  listInvitations,
  listStaff,
  removeStaff,
  resendInvitation,
} from 'contract/people/staff/api'
import type { UserSeq } from 'contract/values/ids'
import { aSite } from '../../../testing/world.ts'
import { carryOutRemovals } from './owner-removals.service.ts'

/** A site with a founder, a second owner and a manager. */
async function aSiteOfOwners() {
  const site = await aSite()
  const { app, mails, channelSeq, owner, mina, minaSeq, member, clock } = site
  const here = { channelSeq }
  const mo = await member('Mo', 'MNG')
  await owner.call(addOwner, { ...here, body: { userSeq: minaSeq } })
  await app.workOnce()
  mails.length = 0
  const codeFor = async (email: string) => {
    await app.workOnce()
    const text = mails.findLast(
      ({ to, text: said }) => to === email && said.includes('invitation?code='),
    )?.text
    return /invitation\?code=([\w-]+)/.exec(text ?? '')?.[1] ?? null
  }
  const roleOf = async (userSeq: UserSeq) =>
    (await owner.call(listStaff, here)).list.find((one) => one.userSeq === userSeq)
  const pass = async (days: number) => {
    clock.pass({ days })
    await carryOutRemovals.visit(await app.contextFor(channelSeq))
    await app.workOnce()
  }
  return { ...site, here, mo, mina, codeFor, roleOf, pass }
}

test("a manager's own second account does not become an owner without an owner's approval", async () => {
  const { owner, mo, mails, member, here, codeFor, app } = await aSiteOfOwners()
  const second = await member('Second')
  const email = 'second@example.com'
  await mo.call(inviteMembers, { ...here, body: { members: [{ email, userTypeCd: 'OWN' }] } })

  expect(await codeFor(email)).toBeNull()
  const [waiting] = (await owner.call(listInvitations, here)).list
  expect(waiting).toMatchObject({ email, userTypeCd: 'OWN', needsApproval: true })
  const invitationRef = { ...here, invitationSeq: waiting?.invitationSeq ?? (0 as never) }
  await expect(mo.call(resendInvitation, invitationRef)).refuses('NOT_ALLOWED')
  await expect(mo.call(approveInvitation, invitationRef)).refuses('NOT_ALLOWED')
  await app.workOnce()
  const mailed = mails
    .filter(({ subject }) => subject.includes('소유자 초대를 승인해 주세요'))
    .map(({ to }) => to)
  expect(mailed.toSorted()).toEqual(['haru@example.com', 'mina@example.com'])

  await owner.call(approveInvitation, invitationRef)
  const code = (await codeFor(email)) ?? ''
  await second.call(acceptInvitation, { ...here, body: { code } })
  expect((await second.call(getChannelAuth, here)).userTypeCd).toBe('OWN')
  await app.workOnce()
  const { list } = await owner.call(listAlarms, { ...here, query: {} })
  expect(list[0]?.content).toContain('ownerAdded')
})

test('an account with an unverified address accepts no invitation and becomes no owner', async () => {
  const { owner, mo, member, add, here, codeFor } = await aSiteOfOwners()
  const tea = await member('Tea')
  const [row] = await add.all<{ user_seq: number }>(
    "update users set email_verified_at = null where email = 'tea@example.com' returning user_seq",
  )
  const userSeq = Number(row?.user_seq) as UserSeq
  await mo.call(inviteUser, { ...here, body: { userTypeCd: 'TCH', userSeq } })
  const code = (await codeFor('tea@example.com')) ?? ''
  await expect(tea.call(acceptInvitation, { ...here, body: { code } })).refuses('EMAIL_NOT_VERIFIED')
  await expect(owner.call(addOwner, { ...here, body: { userSeq } })).refuses('MEMBER_NOT_VERIFIED')
})

test('another owner is removed after seven days, and everybody concerned is notified', async () => {
  const { owner, ownerSeq, mina, mails, here, roleOf, pass, app } = await aSiteOfOwners()
  await mina.call(deleteOwner, { ...here, userSeq: ownerSeq })
  expect(await roleOf(ownerSeq)).toMatchObject({
    userTypeCd: 'OWN',
    removal: { requestedBy: 'Mina', effectiveAt: '2026-11-28T03:00:00.000Z' },
  })
  await app.workOnce()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['haru@example.com', 'mina@example.com'])
  await pass(6)
  expect((await owner.call(getChannelAuth, here)).userTypeCd).toBe('OWN')
  await pass(1)
  expect((await owner.call(getChannelAuth, here)).userTypeCd).toBeNull()
  expect(mails.at(-1)?.subject).toContain('소유자가 해제되었습니다')
})

test.each([
  ['deleteOwner', deleteOwner],
  ['removeStaff', removeStaff],
])('an owner who is to be removed by %s objects, and stays', async (_, take) => {
  const { owner, ownerSeq, mina, here, roleOf, pass } = await aSiteOfOwners()
  await mina.call(take, { ...here, userSeq: ownerSeq })
  await owner.call(cancelOwnerRemoval, { ...here, userSeq: ownerSeq })
  await expect(owner.call(cancelOwnerRemoval, { ...here, userSeq: ownerSeq })).refuses('NOT_FOUND')
  await pass(8)
  expect(await roleOf(ownerSeq)).toMatchObject({ userTypeCd: 'OWN', removal: null })
})

test('demoting another owner is delayed too; stepping down is not', async () => {
  const { ownerSeq, mina, minaSeq, here, roleOf, pass } = await aSiteOfOwners()
  await mina.call(changeRole, { ...here, userSeq: ownerSeq, body: { userTypeCd: 'MNG' } })
  expect((await roleOf(ownerSeq))?.removal).toMatchObject({ userTypeCd: 'MNG' })
  await mina.call(deleteOwner, { ...here, userSeq: minaSeq })
  expect(await roleOf(minaSeq)).toBeUndefined()
  // Now the founder is the last owner, and stays.
  await pass(8)
  expect(await roleOf(ownerSeq)).toMatchObject({ userTypeCd: 'OWN', removal: null })
})

test('a manager cannot object', async () => {
  const { ownerSeq, mina, mo, here } = await aSiteOfOwners()
  await mina.call(deleteOwner, { ...here, userSeq: ownerSeq })
  await expect(mo.call(cancelOwnerRemoval, { ...here, userSeq: ownerSeq })).refuses('NOT_ALLOWED')
})
