import { expect, test } from 'vitest'
import { changePassword, login, me, resetPassword, sendResetPasswordToken } from 'contract/people/sign-in/api'
import { getSession } from 'contract/people/sessions/api'
import { endDevice, listDevices } from 'contract/people/sessions/devices.api'
import type { RefusalName } from 'contract/http/refusals'
import {
  addTotp,
  beginPasskey,
  beginTotp,
  getSecondFactors,
  makeRecoveryCodes,
  removeFactor,
  renameFactor,
} from 'contract/people/mfa/api'
import { MAX_FACTORS } from 'contract/people/mfa/schemas'
import { getSecondStep, takeSecondStep } from 'contract/people/sign-in/reauthentication.api'
import { SUCCESS } from 'contract/http/envelope'
import { newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { aGuardedTown } from '../../../testing/guard-world.ts'
import { refusalNamed } from '../../../platform/refusals.ts'

const by = (code: string) => ({ body: { proof: { way: 'RECOVERY' as const, code }, isTrusted: false } })
const is = (name: RefusalName) => ({ code: refusalNamed(name).code })

test('an app is set up with its first code, which also creates recovery codes', async () => {
  const { signedUp, clock, add } = await aGuardedTown()
  const mina = await signedUp()
  const { ticket, secret, uri, qr } = await mina.call(beginTotp, {})
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M\d/)
  expect(await mina.call(getSecondFactors, {})).toEqual({ list: [], recoveryCodes: 0 })
  const wrong = { ticket, code: '000000', name: '휴대폰' }
  expect(await mina.refusal(addTotp, { body: wrong })).toMatchObject(is('SECOND_FACTOR_WRONG'))

  const { TOTP, Secret } = await import('otpauth')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now.getTime() })
  const added = await mina.call(addTotp, { body: { ...wrong, code } })
  expect(added.factor).toMatchObject({ kind: 'TOTP', name: '휴대폰', isUsableHere: true })
  expect(new Set(added.recoveryCodes)).toHaveLength(10)
  expect(added.recoveryCodes?.[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
  expect(await mina.refusal(addTotp, { body: { ...wrong, code } })).toMatchObject(is('SECOND_STEP_ENDED'))

  const kept = JSON.stringify(
    await add.all('select * from second_factors, recovery_codes, second_step_tickets'),
  )
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(added.recoveryCodes?.[0]?.replace('-', ''))
})

test('with a second factor the password alone does not sign in; the code does', async () => {
  const { signedUp, guard, visitor, tryLogin, answer } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  const thief = visitor()
  expect(await tryLogin(thief)).toMatchObject(is('SECOND_STEP_NEEDED'))
  expect(thief.state.token).toBeNull()
  expect((await thief.call(getSession, {})).user).toBeNull()
  expect(await thief.call(getSecondStep, {})).toEqual({ ways: ['TOTP', 'RECOVERY'] })
  expect(await thief.refusal(takeSecondStep, answer('000000'))).toMatchObject(is('SECOND_FACTOR_WRONG'))

  const { user } = await thief.call(takeSecondStep, answer(phone.code()))
  expect(user.email).toBe(newcomer.email)
  expect((await thief.call(me, {})).user.email).toBe(newcomer.email)
})

test('without a second factor signing in is unchanged', async () => {
  const { signedUp, visitor, tryLogin } = await aGuardedTown()
  await signedUp()
  const mina = visitor()
  expect(await tryLogin(mina)).toMatchObject({ code: SUCCESS })
  expect(await mina.refusal(getSecondStep, {})).toMatchObject(is('SECOND_STEP_ENDED'))
})

test('a code is valid once, for all browsers', async () => {
  const { signedUp, guard, visitor, tryLogin, answer, clock } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  const [mina, watcher] = [visitor(), visitor()]
  await tryLogin(mina)
  await tryLogin(watcher)
  const seen = phone.code()
  await mina.call(takeSecondStep, answer(seen))
  expect(await watcher.refusal(takeSecondStep, answer(seen))).toMatchObject(is('SECOND_FACTOR_WRONG'))
  clock.pass({ minutes: 1 })
  expect(await watcher.refusal(takeSecondStep, answer(seen))).toMatchObject(is('SECOND_FACTOR_WRONG'))
})

test('a pending step is for one browser and one host, once, for ten minutes', async () => {
  const { signedUp, guard, visitor, tryLogin, answer, clock, add } = await aGuardedTown()
  await add.channel('haru', await add.user('Owner'))
  const { phone } = await guard(await signedUp())
  const mina = visitor()
  await tryLogin(mina)
  const ticket = mina.state.cookies.get('sd_step') ?? ''

  const otherSite = visitor('haru.localhost:3000')
  otherSite.state.cookies.set('sd_step', ticket)
  expect(await otherSite.refusal(takeSecondStep, answer(phone.code()))).toMatchObject(is('SECOND_STEP_ENDED'))
  expect(await visitor().refusal(takeSecondStep, answer(phone.code()))).toMatchObject(is('SECOND_STEP_ENDED'))

  await mina.call(takeSecondStep, answer(phone.code()))
  clock.pass({ minutes: 1 })
  const copy = visitor()
  copy.state.cookies.set('sd_step', ticket)
  expect(await copy.refusal(takeSecondStep, answer(phone.code()))).toMatchObject(is('SECOND_STEP_ENDED'))

  const late = visitor()
  await tryLogin(late)
  clock.pass({ minutes: 11 })
  expect(await late.refusal(takeSecondStep, answer(phone.code()))).toMatchObject(is('SECOND_STEP_ENDED'))
})

test('wrong codes end the step, and then further attempts are refused', async () => {
  const { signedUp, guard, visitor, tryLogin, answer } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  const tried: string[] = []
  for (const browser of [visitor(), visitor(), visitor()]) {
    await tryLogin(browser)
    for (let at = 0; at < 6; at++) tried.push((await browser.refusal(takeSecondStep, answer('000000'))).code)
    expect((await browser.refusal(takeSecondStep, answer(phone.code()))).code).not.toBe(SUCCESS)
  }
  expect(tried.filter((code) => code === refusalNamed('SECOND_FACTOR_WRONG').code).length).toBeLessThan(10)
  expect(tried).toContain(refusalNamed('SECOND_STEP_ENDED').code)
  expect(tried).toContain(refusalNamed('TOO_MANY_ATTEMPTS').code)
})

test('a recovery code works once, in any notation; new ones invalidate the old', async () => {
  const { signedUp, guard, visitor, tryLogin } = await aGuardedTown()
  const { recoveryCodes } = await guard(await signedUp())
  const [first = '', second = ''] = recoveryCodes
  const mina = visitor()
  await tryLogin(mina)
  await mina.call(takeSecondStep, by(first.toLowerCase().replace('-', ' ')))
  expect((await mina.call(getSecondFactors, {})).recoveryCodes).toBe(9)
  const again = visitor()
  await tryLogin(again)
  expect(await again.refusal(takeSecondStep, by(first))).toMatchObject(is('SECOND_FACTOR_WRONG'))

  const { recoveryCodes: fresh } = await mina.call(makeRecoveryCodes, {})
  expect(fresh).not.toContain(second)
  expect(await again.refusal(takeSecondStep, by(second))).toMatchObject(is('SECOND_FACTOR_WRONG'))
  await again.call(takeSecondStep, by(fresh[0] ?? ''))
})

test('a trusted browser skips the second step for thirty days, or until it is signed out remotely', async () => {
  const { signedUp, guard, enter, visitor, clock } = await aGuardedTown()
  const first = await signedUp()
  const { phone } = await guard(first)
  const home = await enter(phone, { isTrusted: true })
  const comeBack = () => {
    const back = visitor()
    back.state.cookies.set('sd_trust', home.state.cookies.get('sd_trust') ?? '')
    return back
  }
  const credentials = { body: { email: newcomer.email, password: PASSWORD } }
  await comeBack().call(login, credentials)
  const { list } = await first.call(listDevices, {})
  const trusted = list.filter(({ trustedUntil }) => trustedUntil !== null)
  expect(trusted).toHaveLength(1)

  await first.call(endDevice, { deviceId: trusted[0]?.deviceId ?? '' })
  expect(await comeBack().refusal(login, credentials)).toMatchObject(is('SECOND_STEP_NEEDED'))

  const again = await enter(phone, { isTrusted: true })
  home.state.cookies.set('sd_trust', again.state.cookies.get('sd_trust') ?? '')
  clock.pass({ days: 31 })
  expect(await comeBack().refusal(login, credentials)).toMatchObject(is('SECOND_STEP_NEEDED'))
})

test('a trusted browser is listed among the devices and can be ended there', async () => {
  const { signedUp, guard, enter, clock } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  await enter(phone, { isTrusted: true })
  clock.pass({ days: 3 })
  const now = await enter(phone)
  const { list } = await now.call(listDevices, {})
  expect(list.map(({ isThis, isSignedIn }) => [isThis, isSignedIn])).toEqual([
    [true, true],
    [false, false],
  ])
  await now.call(endDevice, { deviceId: list[1]?.deviceId ?? '' })
  expect((await now.call(listDevices, {})).list).toHaveLength(1)
})

test('a new password ends all trust; neither it nor a mailed link removes the second step', async () => {
  const { signedUp, guard, enter, visitor, newestMail } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  const home = await enter(phone, { isTrusted: true })
  const browser = () => {
    const back = visitor()
    back.state.cookies.set('sd_trust', home.state.cookies.get('sd_trust') ?? '')
    return back
  }
  const newPassword = 'otheryoga2!'
  await home.call(changePassword, { body: { password: PASSWORD, newPassword } })
  const body = { email: newcomer.email, password: newPassword }
  expect(await browser().refusal(login, { body })).toMatchObject(is('SECOND_STEP_NEEDED'))

  await visitor().call(sendResetPasswordToken, { body: { email: newcomer.email } })
  const { text } = await newestMail(newcomer.email)
  const code = /resetpassword\/([\w-]+)/.exec(text)?.[1] ?? ''
  await visitor().call(resetPassword, { body: { code, password: PASSWORD } })
  expect(await browser().refusal(login, { body: { ...body, password: PASSWORD } })).toMatchObject(
    is('SECOND_STEP_NEEDED'),
  )
})

test('a user who passed both steps is signed in at the other addresses too', async () => {
  const { signedUp, guard, enter, add } = await aGuardedTown()
  await add.channel('haru', await add.user('Owner'))
  const { phone } = await guard(await signedUp())
  const mina = await enter(phone)
  const there = await mina.handedTo('haru.localhost:3000')
  // Includes endpoints that require a recent proof: it was given a moment ago.
  await there.call(beginPasskey, {})
})

test('a factor is renamed, and after removing the last one signing in needs one step', async () => {
  const { signedUp, guard, visitor, tryLogin } = await aGuardedTown()
  const mina = await signedUp()
  const { factor } = await guard(mina)
  const { factorSeq } = factor
  await mina.call(renameFactor, { factorSeq, body: { name: '새 휴대폰' } })
  expect((await mina.call(getSecondFactors, {})).list[0]?.name).toBe('새 휴대폰')
  const other = await signedUp({ email: 'other@example.com' })
  expect(await other.refusal(removeFactor, { factorSeq })).toMatchObject(is('NOT_FOUND'))
  expect(await other.refusal(makeRecoveryCodes, {})).toMatchObject(is('SECOND_FACTOR_MISSING'))

  await mina.call(removeFactor, { factorSeq })
  expect(await mina.call(getSecondFactors, {})).toEqual({ list: [], recoveryCodes: 0 })
  expect(await tryLogin(visitor())).toMatchObject({ code: SUCCESS })
})

test('an account has ten second factors at most', async () => {
  const { signedUp, guard, add } = await aGuardedTown()
  const mina = await signedUp()
  await guard(mina)
  await add.all(
    `insert into second_factors (user_seq, kind, name, sealed, last_step, created_at)
      select user_seq, kind, name, sealed, last_step, created_at from second_factors, generate_series(2, $1)`,
    [MAX_FACTORS],
  )
  await expect(mina.call(beginTotp, {})).refuses('TOO_MANY_FACTORS')
})
