import { expect, test } from 'vitest'
import {
  authenticate,
  changePassword,
  checkResetPasswordToken,
  login,
  me,
  resetPassword,
  sendCode,
  sendResetPasswordToken,
  signup,
} from 'contract/people/sign-in/api'
import { getSession } from 'contract/people/sessions/api'
import { beginPasskey, beginTotp } from 'contract/people/mfa/api'
import { connectIdentity, listIdentities, snsLogin } from 'contract/people/sign-in/social.api'
import { withdraw } from 'contract/workflows/account-closing/api'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import type { Person } from '../../../testing/person.ts'
import { aSocialSite, cameBack, cameIn } from '../../../testing/social-world.ts'

const { email } = newcomer
const MINE = 'minesince1!'

/** An installation where a person signed up with an address that is not theirs. */
async function aHostage() {
  const town = await aTown()
  const attacker = await town.signedUp()
  const owner = town.visitor()
  return { ...town, attacker, owner }
}
const codeOf = (text: string) => /resetpassword\/([\w-]+)/.exec(text)?.[1] ?? ''

async function reset(owner: Person, newestMail: (to: string) => Promise<{ text: string }>) {
  await owner.call(sendResetPasswordToken, { body: { email } })
  const code = codeOf((await newestMail(email)).text)
  await owner.call(resetPassword, { body: { code, password: MINE } })
  return owner.call(login, { body: { email, password: MINE } })
}

test('an account with an unverified address gets no second factor, no passkey and no provider', async () => {
  const { attacker } = await aHostage()
  await expect(attacker.call(beginTotp, {})).refuses('EMAIL_NOT_VERIFIED')
  await expect(attacker.call(beginPasskey, {})).refuses('EMAIL_NOT_VERIFIED')
  const { browser, channelSeq } = await aSocialSite()
  const naver = browser()
  await cameIn(naver, { snsTypeCd: 'NAV', channelSeq, key: 'sol' })
  const body = await cameBack(naver, { snsTypeCd: 'GOG', channelSeq, key: 'jun' })
  await expect(naver.call(connectIdentity, { body })).refuses('EMAIL_NOT_VERIFIED')
})

test('a hijacked address: after a reset the owner of the mailbox gets in, and nobody else does', async () => {
  const { attacker, owner, newestMail, add, visitor } = await aHostage()
  const { user } = await attacker.call(me, {})
  // Created by an earlier version, which still allowed it.
  const app = { kind: 'TOTP', sealed: 'x', last_step: 0, created_at: '2026-11-21T03:00:00Z', name: 'mine' }
  await add.row('second_factors', { ...app, user_seq: user.userSeq })
  await expect(visitor().call(login, { body: newcomer })).refuses('SECOND_STEP_NEEDED')

  const { user: entered } = await reset(owner, newestMail)

  expect(entered).toMatchObject({ email, isAuthenticated: true })
  expect(await add.all('select 1 from second_factors')).toEqual([])
  await expect(attacker.call(me, {})).refuses('SIGN_IN_FIRST')
  expect(await attacker.call(getSession, {})).toEqual({ user: null })
  await expect(attacker.call(login, { body: newcomer })).refuses('PASSWORD_WRONG')
})

test('a reset removes a provider that does not vouch for the address', async () => {
  const { browser, channelSeq, app, mails, add } = await aSocialSite()
  const attacker = browser()
  const through = { snsTypeCd: 'NAV' as const, channelSeq, key: 'sol' }
  await cameIn(attacker, through)
  const owner = browser()
  await owner.call(sendResetPasswordToken, { body: { email: 'sol@example.com' } })
  await app.workOnce()
  const code = codeOf(mails.findLast(({ to }) => to === 'sol@example.com')?.text ?? '')
  await owner.call(resetPassword, { body: { code, password: MINE } })
  await owner.call(login, { body: { email: 'sol@example.com', password: MINE } })

  const body = await cameBack(attacker, through)
  expect(await attacker.call(snsLogin, { body })).toEqual({ user: null, integrated: null })
  await expect(attacker.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await owner.call(listIdentities, {})).list).toEqual([])
  expect(await add.all("select 1 from social_identities where email = 'sol@example.com'")).toEqual([])
})

test('a verified account keeps its providers through a reset', async () => {
  const { browser, channelSeq, app, mails } = await aSocialSite()
  const jun = browser()
  const through = { snsTypeCd: 'KAK' as const, channelSeq, key: 'jun' }
  await cameIn(jun, through)
  await jun.call(sendResetPasswordToken, { body: { email: 'jun@example.com' } })
  await app.workOnce()
  await jun.call(resetPassword, { body: { code: codeOf(mails.at(-1)?.text ?? ''), password: MINE } })
  expect((await cameIn(jun, through)).user?.hasPassword).toBe(true)
})

test('verifying the address by a code ends every earlier sign-in', async () => {
  const { attacker: first, visitor, codeFor } = await aHostage()
  const second = visitor()
  await second.call(login, { body: newcomer })
  await first.call(authenticate, { body: { email, code: await codeFor(email) } })
  await expect(second.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await first.call(me, {})).user.isAuthenticated).toBe(true)
})

test('a changed password invalidates all sent links, and is announced by mail', async () => {
  const { attacker: haru, newestMail, visitor, mails, app } = await aHostage()
  await haru.call(sendResetPasswordToken, { body: { email } })
  const code = codeOf((await newestMail(email)).text)
  await haru.call(changePassword, { body: { password: PASSWORD, newPassword: MINE } })

  expect(await visitor().call(checkResetPasswordToken, { query: { code } })).toEqual({ isValid: false })
  await expect(visitor().call(resetPassword, { body: { code, password: PASSWORD } })).refuses(
    'RESET_LINK_DEAD',
  )
  const { subject, text } = await newestMail(email)
  expect(subject).toContain('비밀번호가 변경되었습니다')
  expect(text).toContain('http://localhost:3000/editinformation#devices')

  await reset(haru, newestMail)
  await app.workOnce()
  expect(mails.some((mail) => mail.subject.includes('비밀번호가 재설정되었습니다'))).toBe(true)
})

test('a reset link leads to the platform, whatever site the call names', async () => {
  const { browser, channelSeq, app, mails } = await aSocialSite()
  const jun = browser()
  await cameIn(jun, { snsTypeCd: 'KAK', channelSeq, key: 'jun' })
  await jun.call(sendResetPasswordToken, { body: { email: 'jun@example.com', channelSeq } })
  await app.workOnce()
  const { subject, text } = mails.at(-1) ?? { subject: '', text: '' }
  expect(subject).toContain('haru')
  expect([...new Set(text.match(/https?:\/\/[^/\s]+/g))]).toEqual(['http://localhost:3000'])
})

test('deleting an account requires a fresh proof, also without a password, and is confirmed by mail', async () => {
  const { browser, channelSeq, clock, app, mails } = await aSocialSite()
  const jun = browser()
  const through = { snsTypeCd: 'KAK' as const, channelSeq, key: 'jun' }
  await cameIn(jun, through)
  clock.pass({ minutes: 16 })
  await expect(jun.call(withdraw, { body: { password: '' } })).refuses('PROVE_AGAIN')
  await cameIn(jun, through)
  await jun.call(withdraw, { body: {} })
  await app.workOnce()
  expect(mails.at(-1)).toMatchObject({
    to: 'jun@example.com',
    subject: '[Seodang] 회원 탈퇴가 완료되었습니다',
  })
})

test("codes to other people's addresses are limited, one pending address at a time", async () => {
  const { browser, channelSeq, clock, app, mails } = await aSocialSite()
  const nari = browser()
  await cameIn(nari, { snsTypeCd: 'KAK', channelSeq, key: 'nari' })
  const ask = (to: string) => nari.call(sendCode, { body: { email: to } })
  const codeFor = async (to: string) => {
    await app.workOnce()
    return /\b\d{6}\b/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
  }
  await ask('first@example.com')
  const first = await codeFor('first@example.com')
  clock.pass({ minutes: 2 })
  await ask('second@example.com')
  await expect(nari.call(authenticate, { body: { email: 'first@example.com', code: first } })).refuses(
    'CODE_WRONG',
  )
  for (let count = 2; count < 5; count += 1) {
    clock.pass({ minutes: 2 })
    await ask(`stranger${count}@example.com`)
  }
  clock.pass({ minutes: 2 })
  await expect(ask('sixth@example.com')).refuses('TOO_MANY_ATTEMPTS')
  const newest = await codeFor('stranger4@example.com')
  expect(mails.filter(({ to }) => to.endsWith('@example.com'))).toHaveLength(5)

  // Another user who claims the same address does not invalidate the code of the first.
  const other = browser()
  await cameIn(other, { snsTypeCd: 'NAV', channelSeq, key: 'nari' })
  await other.call(sendCode, { body: { email: 'stranger4@example.com' } })
  const { user } = await nari.call(authenticate, { body: { email: 'stranger4@example.com', code: newest } })
  expect(user.isAuthenticated).toBe(true)
})

test('an address cannot sign up twice, and a new code names the site', async () => {
  const { browser, channelSeq, clock, app, mails } = await aSocialSite()
  const mina = browser()
  await mina.call(signup, { body: { ...newcomer, channelSeq } })
  clock.pass({ minutes: 2 })
  await mina.call(sendCode, { body: { email, channelSeq } })
  await app.workOnce()
  expect(mails.findLast(({ to }) => to === email)?.subject).toContain('haru')
})
