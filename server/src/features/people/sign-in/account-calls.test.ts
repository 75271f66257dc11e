import { expect, test } from 'vitest'
import {
  authenticateV2,
  checkCode,
  checkCodeV2,
  getHome,
  getMyPageInfo,
  getMyPageUser,
  getUserInfo,
  signupInitPlan,
} from 'contract/people/sign-in/legacy.api'
import { listCoursesOfPerson } from 'contract/views/my-classes/api'
import {
  authenticate,
  checkResetPasswordToken,
  me,
  sendResetPasswordToken,
  signup,
} from 'contract/people/sign-in/api'
import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import { saveReview } from 'contract/community/reviews/api'
import { aTown, newcomer } from '../../../testing/accounts-world.ts'
import { person } from '../../../testing/person.ts'
import { aRunningClass } from '../../../testing/world.ts'

const { email } = newcomer

test('a right code can be checked any number of times, and is used up once', async () => {
  const { signedUp, codeFor } = await aTown()
  const haru = await signedUp()
  const code = await codeFor(email)

  expect(await haru.call(checkCode, { code, body: { email } })).toEqual({ isValid: true })
  expect(await haru.call(checkCodeV2, { code, query: { email } })).toEqual({ isValid: true })
  const { user } = await haru.call(authenticateV2, { body: { email, code } })
  expect(user.isAuthenticated).toBe(true)
  expect(await haru.call(checkCodeV2, { code, query: { email } })).toEqual({ isValid: false })
})

test('checking cannot be used to guess codes', async () => {
  const { signedUp, codeFor } = await aTown()
  const haru = await signedUp()
  const right = await codeFor(email)
  const code = right === '000000' ? '111111' : '000000'
  for (let count = 0; count < 5; count += 1)
    expect(await haru.call(checkCode, { code, body: { email } })).toEqual({ isValid: false })
  await expect(haru.call(checkCode, { code: right, body: { email } })).refuses('TOO_MANY_ATTEMPTS')
  await expect(haru.call(checkCodeV2, { code, query: { email: 'x@example.com' } })).refuses('EMAIL_UNKNOWN')
})

test('a user who starts for free gets an account prepared for opening a site', async () => {
  const { visitor } = await aTown()
  const haru = visitor()
  await haru.call(signupInitPlan, { body: newcomer })
  for (const who of [getUserInfo, getHome, getMyPageInfo, getMyPageUser, me])
    expect((await haru.call(who, {})).user).toMatchObject({ email, isInitPlan: true, phoneAt: null })
})

test('opening such an account refuses a common password in its own words', async () => {
  const { visitor } = await aTown()
  const body = { ...newcomer, password: 'Password1!' }
  await expect(visitor().call(signupInitPlan, { body })).refuses('PASSWORD_COMMON')
})

test('the calls of the second version refuse what those of the first refuse', () => {
  expect(authenticateV2.refuses).toEqual(authenticate.refuses)
  expect(signupInitPlan.refuses).toEqual(signup.refuses)
})

test('a reset link belongs to the address it was sent to', async () => {
  const { signedUp, visitor, newestMail } = await aTown()
  await signedUp()
  await visitor().call(sendResetPasswordToken, { body: { email } })
  const { text } = await newestMail(email)
  const code = /resetpassword\/(\S+)/.exec(text)?.[1] ?? ''
  const isValid = async (of: string) =>
    (await visitor().call(checkResetPasswordToken, { query: { code, email: of } })).isValid
  expect([await isValid(email), await isValid('x@example.com')]).toEqual([true, false])
})

test("a member's courses are those of the current site, or of all sites on the platform", async () => {
  const { mina, app, courseSeq, channelSeq } = await aRunningClass()
  const mine = { courseSeq, channelSeq, channelName: 'haru', domain: 'http://haru.localhost:3000' }
  const at = (host: string) => person(app, { token: mina.state.token, host })

  expect((await mina.call(listCoursesOfPerson, {})).list).toMatchObject([mine])
  expect((await at('localhost:3000').call(listCoursesOfPerson, {})).list).toMatchObject([mine])
  expect((await at('sodam.localhost:3000').call(listCoursesOfPerson, {})).list).toEqual([])
})

test('the badge counts unread notifications of the current site, or of all sites on the platform', async () => {
  const { owner, mina, courseRef, attendSeq, app, channelSeq } = await aRunningClass()
  await mina.call(saveReview, { ...courseRef, body: { attendSeq, reviewPoint: 5, description: '좋아요' } })
  await app.workOnce()
  const badgeAt = async (host: string) =>
    (await person(app, { token: owner.state.token, host }).call(me, {})).user.badgeCount

  const { badgeCount } = await owner.call(listAlarms, { channelSeq, query: {} })
  expect(badgeCount).toBe(1)
  expect(await badgeAt('haru.localhost:3000')).toBe(1)
  expect(await badgeAt('localhost:3000')).toBe(1)
  expect(await badgeAt('sodam.localhost:3000')).toBe(0)

  await owner.call(readAlarms, { channelSeq })
  const { user } = await owner.call(me, {})
  expect(user.badgeCount).toBe(0)
  expect(user.alarmReadSeq).toBeGreaterThan(0)
})

test('a browser without a session id gets one, which continues while the browser sends it', async () => {
  const { app } = await aTown()
  const ask = async (session?: string) => {
    const headers = { host: 'localhost:3000', ...(session !== undefined && { session }) }
    return (await app.http.inject({ url: '/api/v1.0/common/session', headers })).headers['session']
  }
  const first = await ask()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(await ask(String(first))).toBe(first)
  expect(await ask('<script>')).not.toBe('<script>')
})

test('a common password is refused at sign-up', async () => {
  const { signedUp } = await aTown()
  await expect(signedUp({ password: 'Password1!' })).refuses('PASSWORD_COMMON')
})
