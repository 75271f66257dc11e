import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { login, resetPassword, sendResetPasswordToken, signup } from 'contract/people/sign-in/api'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import type { Person } from '../../../testing/person.ts'
import { limits, limitsTable } from '../accounts/limits.rules.ts'

const { email } = newcomer
const WRONG = 'notmypassword1!'
const tryIn = (who: Person, password: string) => who.call(login, { body: { email, password } })

/** A user with an account, and an attacker who has used up the limits from another network. */
async function aStorm() {
  const town = await aTown()
  const haru = await town.signedUp()
  const guess = () => tryIn(town.visitor(), WRONG)
  for (let count = 0; count < limits.signIn.most; count += 1) await expect(guess()).refuses('PASSWORD_WRONG')
  await expect(guess()).refuses('TOO_MANY_ATTEMPTS')
  return { ...town, haru, guess }
}

/** A table without the padding of its columns. */
const bare = (text: string) => text.replace(/-+:?/g, '-').replace(/[ \t]+/g, '')

test('the documented table of limits equals the code', () => {
  const rules = readFileSync(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8')
  expect(bare(rules)).toContain(bare(limitsTable()))
})

test('an attacker gets ten attempts in an hour', async () => {
  const { guess, clock } = await aStorm()
  let tried = limits.signIn.most
  for (let minute = 1; minute < 60; minute += 1) {
    clock.pass({ minutes: 1 })
    const outcome = await guess().catch((error: unknown) => error)
    if (!String(outcome).includes('TOO_MANY_ATTEMPTS')) tried += 1
  }
  expect(tried).toBeLessThanOrEqual(10)
})

test('guesses from other browsers never lock out a known browser', async () => {
  const { haru, guess, clock } = await aStorm()
  for (let hour = 0; hour < 3; hour += 1) {
    clock.pass({ minutes: 60 })
    for (let count = 0; count < 20; count += 1) await guess().catch(() => null)
    expect((await tryIn(haru, PASSWORD)).user.email).toBe(email)
  }
})

test('the mark of a known browser is valid for its account and browser only', async () => {
  const { haru, visitor } = await aStorm()
  const known = haru.state.cookies.get('sd_known') ?? ''
  const [, ...marks] = known.split('.')
  const thief = visitor()
  thief.state.cookies.set('sd_known', ['somebodyelse', ...marks].join('.'))
  await expect(tryIn(thief, PASSWORD)).refuses('TOO_MANY_ATTEMPTS')
})

test('a known browser has a limit too', async () => {
  const { haru } = await aStorm()
  for (let count = 0; count < limits.signInFromKnownBrowser.most; count += 1)
    await expect(tryIn(haru, WRONG)).refuses('PASSWORD_WRONG')
  await expect(tryIn(haru, PASSWORD)).refuses('TOO_MANY_ATTEMPTS')
})

test('a mailed link signs in during an attack', async () => {
  const { visitor, newestMail, guess } = await aStorm()
  const fresh = visitor()
  await expect(tryIn(fresh, PASSWORD)).refuses('TOO_MANY_ATTEMPTS')
  await fresh.call(sendResetPasswordToken, { body: { email } })
  const code = /resetpassword\/([\w-]+)/.exec((await newestMail(email)).text)?.[1] ?? ''
  await fresh.call(resetPassword, { body: { code, password: 'fresh-start-26' } })
  await guess().catch(() => null)
  expect((await tryIn(fresh, 'fresh-start-26')).user.email).toBe(email)
})

test('a refusal states the seconds until the next attempt', async () => {
  const { app } = await aStorm()
  const { method, path } = login
  const response = await app.http.inject({
    method,
    url: `/api/v1.0${path}`,
    payload: { email, password: WRONG },
  })
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBe(limits.signIn.everySeconds)
})

test(
  'sixty learners behind one router sign up and sign in within five minutes',
  { timeout: 120_000 },
  async () => {
    const { visitor, clock } = await aTown()
    for (let learner = 0; learner < 60; learner += 1) {
      const credentials = { email: `learner${learner}@example.com`, password: PASSWORD }
      await visitor().call(signup, { body: { ...newcomer, ...credentials } })
      const { user } = await visitor().call(login, { body: credentials })
      expect(user.email).toBe(credentials.email)
      clock.pass({ minutes: 5 / 60 })
    }
  },
)

test('a script behind one IP address cannot sign up without limit', async () => {
  const { visitor } = await aTown()
  let made = 0
  for (let count = 0; count < limits.signUpPerNetwork.most + 20; count += 1) {
    const body = { ...newcomer, email: `bot${count}@example.com` }
    const outcome = await visitor()
      .call(signup, { body })
      .catch(() => null)
    if (outcome) made += 1
  }
  expect(made).toBe(limits.signUpPerNetwork.most)
}, 120_000)
