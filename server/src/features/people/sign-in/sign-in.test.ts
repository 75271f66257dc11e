import { expect, test } from 'vitest'
import {
  authenticate,
  changeName,
  changePassword,
  checkResetPasswordToken,
  checkUserId,
  login,
  me,
  resetPassword,
  sendCode,
  sendResetPasswordToken,
  signup,
} from 'contract/people/sign-in/api'
import { beginHandOff, getSession, handOff, logout, takeHandOff } from 'contract/people/sessions/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { aSite } from '../../../testing/world.ts'

const { email } = newcomer
const OTHER = 'sodamyoga9!'
const SITE = 'haru.localhost:3000'
const state = 'a state of twenty letters or more'
const site = { name: 'Haru Yoga', address: 'haru' }

/** Haru has verified her address and opened a site. */
async function haruWithHerSite() {
  const town = await aTown()
  const haru = await town.signedUp()
  await haru.call(authenticate, { body: { email, code: await town.codeFor(email) } })
  const channel = await haru.call(createChannel, { body: site })
  const signInAtSite = () => haru.signInStartedAt(SITE, '/settings/dashboard')
  return { ...town, haru, channel, askedAtSite: signInAtSite }
}

test('a user signs up, opens a site, and is signed in there by a single-use code', async () => {
  const { visitor, channel, askedAtSite: signInAtSite } = await haruWithHerSite()
  expect(channel.domain).toBe('http://haru.localhost:3000')

  const { there, url, code } = await signInAtSite()
  expect(url.origin + url.pathname).toBe('http://haru.localhost:3000/authcallback')
  expect(url.searchParams.get('next')).toBe('/settings/dashboard')
  const { user } = await there.call(takeHandOff, { body: { code } })

  expect(user).toMatchObject({ email, isAuthenticated: true, mngCnt: 1, isInitPlan: false })
  expect((await there.call(getSession, {})).user?.email).toBe(email)
  await expect(visitor(SITE).call(takeHandOff, { body: { code } })).refuses('HANDOFF_DEAD')
  await expect(there.call(takeHandOff, { body: { code } })).refuses('HANDOFF_DEAD')
})

test('a hand-off is invalid on another host, and after a minute', async () => {
  const { visitor, askedAtSite: signInAtSite, clock } = await haruWithHerSite()
  const { code } = await signInAtSite()
  await expect(visitor('localhost:3000').call(takeHandOff, { body: { code } })).refuses('HANDOFF_DEAD')

  const late = await signInAtSite()
  clock.pass({ minutes: 1 })
  await expect(late.there.call(takeHandOff, { body: { code: late.code } })).refuses('HANDOFF_DEAD')
})

test('a hand-off is invalid in a browser that did not request it', async () => {
  const { visitor, askedAtSite: signInAtSite } = await haruWithHerSite()
  const { there, code } = await signInAtSite()
  const victim = visitor(SITE)
  await expect(victim.call(takeHandOff, { body: { code } })).refuses('HANDOFF_DEAD')
  await victim.call(beginHandOff, { body: {} })
  await expect(victim.call(takeHandOff, { body: { code } })).refuses('HANDOFF_DEAD')
  expect(await victim.call(getSession, {})).toEqual({ user: null })
  // The other host's attempt did not use it up either.
  await there.call(takeHandOff, { body: { code } })
})

test('a user who is signed in as another person is prompted first, and nothing happens before they agree', async () => {
  const { haru, signedUp, askedAtSite: signInAtSite } = await haruWithHerSite()
  const mina = { email: 'mina@example.com', name: '미나' }
  await signedUp(mina)
  const { there, code } = await signInAtSite()
  await there.call(login, { body: { email: mina.email, password: PASSWORD } })

  const request = await there.call(takeHandOff, { body: { code } })
  expect(request).toEqual({
    user: null,
    switching: { from: mina, to: { email, name: (await haru.call(me, {})).user.name } },
  })
  expect((await there.call(getSession, {})).user?.email).toBe(mina.email)
  await there.call(takeHandOff, { body: { code, isAgreed: true } })
  expect((await there.call(getSession, {})).user?.email).toBe(email)
})

test.each([
  'https://evil.example.com/',
  'http://nobody.localhost:3000/',
  'http://haru.localhost:4000/',
  'http://haru.localhost:3000.evil.com/',
  'javascript:alert(1)',
  '/settings',
])('nobody is handed off to %s', async (foreign) => {
  const { haru } = await haruWithHerSite()
  await expect(haru.call(handOff, { body: { target: foreign, state } })).refuses('HANDOFF_DEAD')
})

test('the target after a hand-off stays on its own host', async () => {
  const { haru } = await haruWithHerSite()
  const { url } = await haru.call(handOff, {
    body: { target: 'http://haru.localhost:3000//evil.example.com', state },
  })
  expect(new URL(url).searchParams.get('next')).toBe('/evil.example.com')
})

test('signing out ends the session, its tokens and all hosts it was handed off to', async () => {
  const { haru, askedAtSite: signInAtSite, published } = await haruWithHerSite()
  const pending = await signInAtSite()
  const there = await haru.handedTo(SITE)

  await haru.call(logout, {})

  await expect(there.call(me, {})).refuses('SIGN_IN_FIRST')
  expect(await there.call(getSession, {})).toEqual({ user: null })
  await expect(pending.there.call(takeHandOff, { body: { code: pending.code } })).refuses('HANDOFF_DEAD')
  expect(published).toContainEqual({
    topic: 'family',
    body: expect.objectContaining({ message: { cmd: 'E0013' } }),
  })
})

test('a browser stays signed in for two days after each use', async () => {
  const { clock, signedUp } = await aTown()
  const haru = await signedUp()

  clock.pass({ days: 1.9 })
  haru.state.token = null
  expect((await haru.call(getSession, {})).user?.email).toBe(email)
  clock.pass({ days: 1.9 })
  haru.state.token = null
  await haru.call(getSession, {})
  expect((await haru.call(me, {})).user.name).toBe(newcomer.name)

  clock.pass({ days: 2 })
  expect(await haru.call(getSession, {})).toEqual({ user: null })
  await expect(haru.call(me, {})).refuses('SIGN_IN_FIRST')
})

test('reading the session writes nothing: neither for visitors, nor repeatedly in one browser', async () => {
  const { visitor, signedUp, add } = await aTown()
  const rows = async () => {
    const tables = [
      'access_tokens',
      'http_sessions',
      'one_time_tokens',
      'attempts',
      'trusted_devices',
      'event_logs',
    ]
    const counts = tables.map((table) => add.all<{ n: number }>(`select count(*)::int as n from ${table}`))
    return (await Promise.all(counts)).map(([row]) => row?.n)
  }
  const before = await rows()
  const nobody = visitor()
  for (let request = 0; request < 300; request += 1) await nobody.call(getSession, {})
  expect(await rows()).toEqual(before)

  const haru = await signedUp()
  const signedIn = await rows()
  for (let request = 0; request < 300; request += 1) await haru.call(getSession, {})
  expect(await rows()).toEqual(signedIn)
}, 120_000)

test('a sign-in that is used every day ends after thirty days', async () => {
  const { signedUp, clock } = await aTown()
  const haru = await signedUp()
  for (let day = 0; day < 29; day += 1) {
    clock.pass({ days: 1 })
    expect((await haru.call(getSession, {})).user).not.toBeNull()
  }
  clock.pass({ days: 1, minutes: 1 })
  expect((await haru.call(getSession, {})).user).toBeNull()
  await expect(haru.call(me, {})).refuses('SIGN_IN_FIRST')
})

test('secrets are stored as hashes only', async () => {
  const { add, signedUp } = await aTown()
  const haru = await signedUp()
  const rows = await add.all('select * from users, http_sessions, access_tokens, email_verifications')
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(PASSWORD)
  expect(stored).not.toContain(haru.state.token)
  expect(stored).not.toContain(haru.state.cookies.get('sd_session'))
})

test('an address has one account, whatever its case', async () => {
  const { signedUp, visitor } = await aTown()
  await signedUp()
  await expect(signedUp({ email: email.toUpperCase() })).refuses('EMAIL_TAKEN')
  const ask = (id: string) => visitor().call(checkUserId, { query: { id } })
  expect(await ask(email)).toEqual({ isDuplicate: true, isUsable: false, message: null })
  expect(await ask('mina@example.com')).toEqual({ isDuplicate: false, isUsable: true, message: null })
  expect(await ask('미나')).toEqual({
    isDuplicate: false,
    isUsable: false,
    message: '아이디는 영문, 숫자 조합 2자 이상으로 사용해 주세요.',
  })
})

test.each([
  ['a short password', { password: 'a1!' }],
  ['a password without a sign', { password: 'haruyoga12' }],
  ['a password with a sign nobody sees', { password: 'haruyoga1!\u200b' }],
  ['no consent', { agreements: ['terms' as const] }],
  ['no name', { name: ' ' }],
])('signing up with %s is refused', async (_, wrong) => {
  const { visitor } = await aTown()
  await expect(visitor().call(signup, { body: { ...newcomer, ...wrong } })).refuses('BAD_INPUT')
})

test('five wrong codes invalidate a code; a new one after a minute works', async () => {
  const { signedUp, codeFor, clock, mails } = await aTown()
  const haru = await signedUp()
  const code = await codeFor(email)
  const wrong = code === '000000' ? '111111' : '000000'
  const tryCode = (given: string) => haru.call(authenticate, { body: { email, code: given } })

  for (let count = 0; count < 5; count += 1) await expect(tryCode(wrong)).refuses('CODE_WRONG')
  await expect(tryCode(code)).refuses('TOO_MANY_ATTEMPTS')

  expect(await haru.call(sendCode, { body: { email } })).toEqual({ resendAfterSeconds: 60 })
  expect(mails).toHaveLength(1)
  clock.pass({ minutes: 1 })
  await haru.call(sendCode, { body: { email } })
  expect((await tryCode(await codeFor(email))).user.isAuthenticated).toBe(true)
})

test("a code expires after ten minutes, ten are sent a day, and only to the user's own address", async () => {
  const { signedUp, codeFor, clock } = await aTown()
  const haru = await signedUp()
  const code = await codeFor(email)
  clock.pass({ minutes: 10 })
  await expect(haru.call(authenticate, { body: { email, code } })).refuses('CODE_WRONG')
  await expect(haru.call(authenticate, { body: { email: 'x@example.com', code } })).refuses('EMAIL_UNKNOWN')
  await expect(haru.call(sendCode, { body: { email: 'x@example.com' } })).refuses('EMAIL_UNKNOWN')

  for (let count = 1; count < 10; count += 1) {
    await haru.call(sendCode, { body: { email } })
    clock.pass({ minutes: 2 })
  }
  await expect(haru.call(sendCode, { body: { email } })).refuses('TOO_MANY_ATTEMPTS')
})

test('a failed sign-in does not reveal accounts, unless the installation allows it', async () => {
  const { signedUp, visitor, ports } = await aTown()
  await signedUp()
  const tryLogin = (known: string, password = OTHER) =>
    visitor().call(login, { body: { email: known, password } })
  for (const known of [email, 'nobody@example.com']) await expect(tryLogin(known)).refuses('PASSWORD_WRONG')
  await expect(tryLogin(email, '')).refuses('PASSWORD_EMPTY')
  Object.assign(ports.settings, { authStrict: false })
  await expect(tryLogin('nobody@example.com')).refuses('EMAIL_UNKNOWN')
})

test('a forgotten password is reset by a single-use link, and all browsers are signed out', async () => {
  const { signedUp, visitor, newestMail } = await aTown()
  const haru = await signedUp()
  const stranger = visitor()
  await stranger.call(sendResetPasswordToken, { body: { email } })
  const { text } = await newestMail(email)
  const code = /resetpassword\/(\S+)/.exec(text)?.[1] ?? ''
  const isOpen = () => stranger.call(checkResetPasswordToken, { query: { code } })
  expect(await isOpen()).toEqual({ isValid: true })

  await stranger.call(resetPassword, { body: { code, password: OTHER } })

  expect(await isOpen()).toEqual({ isValid: false })
  await expect(stranger.call(resetPassword, { body: { code, password: OTHER } })).refuses('RESET_LINK_DEAD')
  await expect(haru.call(me, {})).refuses('SIGN_IN_FIRST')
  await stranger.call(login, { body: { email, password: OTHER } })
})

test('requesting a link reveals nothing about an address, and the link expires after half an hour', async () => {
  const { signedUp, visitor, newestMail, mails, clock, app } = await aTown()
  await signedUp()
  await app.workOnce()
  const known = await visitor().call(sendResetPasswordToken, { body: { email: 'nobody@example.com' } })
  await app.workOnce()
  expect(mails).toHaveLength(1)
  expect(await visitor().call(sendResetPasswordToken, { body: { email } })).toEqual(known)

  const { text } = await newestMail(email)
  const code = /resetpassword\/(\S+)/.exec(text)?.[1] ?? ''
  clock.pass({ minutes: 30 })
  await expect(visitor().call(resetPassword, { body: { code, password: OTHER } })).refuses('RESET_LINK_DEAD')
})

test('a changed password signs out every browser but this one', async () => {
  const { signedUp, visitor } = await aTown()
  const haru = await signedUp()
  const phone = visitor()
  await phone.call(login, { body: { email, password: PASSWORD } })

  const wrong = { password: OTHER, newPassword: OTHER }
  await expect(haru.call(changePassword, { body: wrong })).refuses('PASSWORD_WRONG')
  await haru.call(changePassword, { body: { password: PASSWORD, newPassword: OTHER } })

  await expect(phone.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await haru.call(me, {})).user.email).toBe(email)
})

test('people correct their name and phone number', async () => {
  const { signedUp } = await aTown()
  const haru = await signedUp()
  await haru.call(changeName, { body: { name: '이하루', phone: '01012345678' } })
  expect((await haru.call(me, {})).user).toMatchObject({ name: '이하루', phone: '01012345678' })
  await haru.call(changeName, { body: { name: '이하루', phone: '' } })
  expect((await haru.call(me, {})).user.phone).toBeNull()
})

test('expired sessions, tokens and codes are deleted', async () => {
  const { app, clock, add } = await aSite()
  const { forgetExpired } = await import('../sessions/sessions.jobs.ts')
  clock.pass({ days: 401 })
  await forgetExpired.run(app.platformContext())
  expect(await add.all('select 1 from http_sessions')).toEqual([])
})

test('many sign-ups in a row work, and an address is still taken only once', async () => {
  const { signedUp } = await aTown()
  // More executions than PostgreSQL plans individually for each value.
  for (let at = 0; at < 10; at++) await signedUp({ email: `learner${at}@example.com` })
  await expect(signedUp({ email: 'learner3@example.com' })).refuses('EMAIL_TAKEN')
})
