import { Secret, TOTP } from 'otpauth'
import { authenticate, login } from 'contract/people/sign-in/api'
import { addTotp, beginTotp } from 'contract/people/mfa/api'
import { takeSecondStep } from 'contract/people/sign-in/reauthentication.api'
import { newcomer, PASSWORD, aTown } from './accounts-world.ts'
import type { Person } from './person.ts'

/** An authenticator app with one secret, using the app's clock. */
const app = (secret: string, now: () => Date) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return { code: () => totp.generate({ timestamp: now().getTime() }) }
}

const answer = (code: string, { isTrusted = false } = {}) => ({
  body: { proof: { way: 'TOTP' as const, code }, isTrusted },
})

/** An app with a user whose account requires a second step. */
export async function aGuardedTown() {
  const town = await aTown()
  const { clock, visitor } = town

  /** Signed up, with a verified address. */
  async function signedUp({ email = newcomer.email }: { email?: string } = {}) {
    const who = await town.signedUp({ email })
    await who.call(authenticate, { body: { email, code: await town.codeFor(email) } })
    return who
  }

  async function guard(who: Person) {
    const { ticket, secret } = await who.call(beginTotp, {})
    const phone = app(secret, () => clock.now)
    const { recoveryCodes, factor } = await who.call(addTotp, {
      body: { ticket, code: phone.code(), name: '내 휴대폰' },
    })
    // A code is valid once; the next one comes with the next half minute.
    clock.pass({ minutes: 1 })
    return { phone, factor, recoveryCodes: recoveryCodes ?? [] }
  }
  const credentials = { email: newcomer.email, password: PASSWORD }
  const tryLogin = (who: Person) => who.refusal(login, { body: credentials })
  /** Completes the sign-in, from an IP address of its own. */
  async function enter(
    phone: { code: () => string },
    { host = 'localhost:3000', isTrusted = false, userAgent = '' } = {},
  ) {
    const who = visitor(host)
    who.state.userAgent = userAgent
    await tryLogin(who)
    await who.call(takeSecondStep, answer(phone.code(), { isTrusted }))
    clock.pass({ minutes: 1 })
    return who
  }
  return { ...town, signedUp, guard, tryLogin: tryLogin, answer, enter }
}
