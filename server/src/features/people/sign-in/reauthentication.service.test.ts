import { expect, test } from 'vitest'
import { changePassword, sendCode } from 'contract/people/sign-in/api'
import { getChannelAuth } from 'contract/people/members/membership.api'
import { deleteOwner } from 'contract/people/staff/api'
import type { RefusalName } from 'contract/http/refusals'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  getStaffGuard,
  makeRecoveryCodes,
  setStaffGuard,
} from 'contract/people/mfa/api'
import {
  askPasskeyProof,
  askPasskeyStep,
  getProofWays,
  prove,
} from 'contract/people/sign-in/reauthentication.api'
import type { UserSeq } from 'contract/values/ids'
import { listSales, refundOrder } from 'contract/money/orders/api'
import { newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { aGuardedTown } from '../../../testing/guard-world.ts'
import { aShop, buy } from '../../../testing/orders-world.ts'
import { aSite } from '../../../testing/world.ts'
import { refusalNamed } from '../../../platform/refusals.ts'

const is = (name: RefusalName) => ({ code: refusalNamed(name).code })
const byPassword = (password: string) => ({ body: { proof: { way: 'PASSWORD' as const, password } } })

test('sensitive calls require a proof after a quarter of an hour, and continue after the password', async () => {
  const { signedUp, clock } = await aGuardedTown()
  const mina = await signedUp()
  await mina.call(beginTotp, {})
  clock.pass({ minutes: 16 })
  expect(await mina.refusal(beginTotp, {})).toMatchObject(is('PROVE_AGAIN'))
  expect(await mina.call(getProofWays, {})).toEqual({ ways: ['PASSWORD'], email: newcomer.email })
  expect(await mina.refusal(prove, byPassword('wrong-1!'))).toMatchObject(is('PASSWORD_WRONG'))
  expect(await mina.refusal(beginTotp, {})).toMatchObject(is('PROVE_AGAIN'))
  await mina.call(prove, byPassword(PASSWORD))
  await mina.call(beginTotp, {})
})

test('with a second factor the password does not suffice', async () => {
  const { signedUp, guard, clock } = await aGuardedTown()
  const mina = await signedUp()
  const { phone, recoveryCodes } = await guard(mina)
  clock.pass({ minutes: 16 })
  expect((await mina.call(getProofWays, {})).ways).toEqual(['TOTP', 'RECOVERY'])
  expect(await mina.refusal(prove, byPassword(PASSWORD))).toMatchObject(is('PASSWORD_WRONG'))
  const change = { body: { password: PASSWORD, newPassword: 'otheryoga2!' } }
  expect(await mina.refusal(changePassword, change)).toMatchObject(is('PROVE_AGAIN'))

  await mina.call(prove, { body: { proof: { way: 'TOTP', code: phone.code() } } })
  await mina.call(changePassword, change)
  clock.pass({ minutes: 16 })
  const used = { body: { proof: { way: 'RECOVERY' as const, code: recoveryCodes[0] ?? '' } } }
  await mina.call(prove, used)
  expect(await mina.refusal(prove, used)).toMatchObject(is('SECOND_FACTOR_WRONG'))
})

test('a user without a password proves their identity by a mailed code', async () => {
  const { signedUp, clock, add, codeFor } = await aGuardedTown()
  const mina = await signedUp()
  await add.all('update users set password_hash = null, email_verified_at = created_at')
  clock.pass({ minutes: 16 })
  expect((await mina.call(getProofWays, {})).ways).toEqual(['MAIL'])
  await mina.call(sendCode, { body: { email: newcomer.email } })
  const code = await codeFor(newcomer.email)
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await mina.refusal(prove, { body: { proof: { way: 'MAIL', code: wrong } } })).toMatchObject(
    is('CODE_WRONG'),
  )
  await mina.call(prove, { body: { proof: { way: 'MAIL', code } } })
  await mina.call(beginTotp, {})
  expect(await mina.refusal(prove, { body: { proof: { way: 'MAIL', code } } })).toMatchObject(
    is('CODE_WRONG'),
  )
})

test('a forged passkey response is refused, and a challenge is valid once', async () => {
  const { signedUp, guard, visitor, tryLogin } = await aGuardedTown()
  const mina = await signedUp()
  const input = await mina.call(beginPasskey, {})
  expect(input.rp.id).toBe('localhost')
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.create', challenge: input.challenge, origin: 'http://localhost:3000' }),
  ).toString('base64url')
  const credential = {
    id: 'abc',
    rawId: 'abc',
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject: 'o2Nm', transports: [] },
  }
  const body = { credential, name: '휴대폰' }
  expect(await mina.refusal(addPasskey, { body })).toMatchObject(is('SECOND_FACTOR_WRONG'))

  await guard(mina)
  const question = await mina.call(askPasskeyProof, {})
  expect(question.allowCredentials).toEqual([])
  const browser = visitor()
  expect(await browser.refusal(askPasskeyStep, {})).toMatchObject(is('SECOND_STEP_ENDED'))
  await tryLogin(browser)
  const { challenge } = await browser.call(askPasskeyStep, {})
  expect(challenge).not.toBe(question.challenge)
})

async function aGuardedSite() {
  const site = await aSite()
  const secure = (userSeq: UserSeq) =>
    site.add.row('second_factors', {
      user_seq: userSeq,
      kind: 'TOTP',
      name: '휴대폰',
      sealed: 'x',
      last_step: 0,
      created_at: site.clock.now,
    })
  return { ...site, secure, here: { channelSeq: site.channelSeq } }
}

test('a site that requires a second factor gives staff without one no access, and learners full access', async () => {
  const { owner, ownerSeq, member, mina, secure, here, add } = await aGuardedSite()
  const mo = await member('Mo', 'MNG')
  const switchOn = { ...here, body: { isRequired: true } }
  expect(await owner.refusal(setStaffGuard, switchOn)).toMatchObject(is('SECOND_FACTOR_MISSING'))
  await secure(ownerSeq)
  expect(await mo.refusal(setStaffGuard, switchOn)).toMatchObject(is('NOT_ALLOWED'))
  await owner.call(setStaffGuard, switchOn)

  const settings = await owner.call(getStaffGuard, here)
  expect(settings).toMatchObject({ isRequired: true, hasOwn: true })
  expect(settings.missing.map(({ name }) => name)).toEqual(['Mo'])
  const sales = { ...here, query: { page: 1, size: 20 } }
  expect(await mo.refusal(listSales, sales)).toMatchObject(is('SECOND_FACTOR_NEEDED'))
  expect(await mo.call(getChannelAuth, here)).toMatchObject({ userTypeCd: 'MNG', isSecondFactorNeeded: true })
  expect(await mina.refusal(listSales, sales)).toMatchObject(is('NOT_ALLOWED'))
  expect(await mina.call(getChannelAuth, here)).toEqual({ roles: [], userTypeCd: null, classes: [] })
  await owner.call(listSales, sales)

  const [{ user_seq: moSeq }] = (await add.all<{ user_seq: UserSeq }>(
    "select user_seq from users where name = 'Mo'",
  )) as [{ user_seq: UserSeq }]
  await secure(moSeq)
  await mo.call(listSales, sales)
  await owner.call(setStaffGuard, { ...here, body: { isRequired: false } })
})

const forgetProof = (add: { all: (text: string) => Promise<unknown> }) =>
  add.all("update http_sessions set proved_at = '2020-01-01'")

test('an owner proves their identity again before owners change', async () => {
  const { owner, ownerSeq, add, here } = await aGuardedSite()
  await forgetProof(add)
  const one = { ...here, userSeq: ownerSeq }
  expect(await owner.refusal(deleteOwner, one)).toMatchObject(is('PROVE_AGAIN'))
})

test.each([
  ['little', 30_000, '000000'],
  ['much', 1_000_000, refusalNamed('PROVE_AGAIN').code],
] as const)('giving %s back asks for no proof, or for one: %d won', async (_, paid, expected) => {
  const { owner, mina, courseRef, add } = await aShop()
  const { orderNo } = await buy(mina, courseRef)
  await add.all(
    `with item as (update order_items set paid_amount = ${paid}, unit_price = ${paid}, discount_amount = 0)
     update orders set paid_amount = ${paid}, total_amount = ${paid}, amount_shown = ${paid}, price = ${paid}, discount_amount = 0`,
  )
  await forgetProof(add)
  const answer = await owner.refusal(refundOrder, {
    channelSeq: courseRef.channelSeq,
    orderNo,
    body: { reason: '요청' },
  })
  expect(answer.code).toBe(expected)
})

test('new recovery codes require a fresh proof of identity', async () => {
  const { signedUp, guard, clock } = await aGuardedTown()
  const mina = await signedUp()
  await guard(mina)
  clock.pass({ minutes: 16 })
  expect(await mina.refusal(makeRecoveryCodes, {})).toMatchObject(is('PROVE_AGAIN'))
})
