import { expect, test } from 'vitest'
import { changeLanguage, login } from 'contract/people/sign-in/api'
import { removeFactor } from 'contract/people/mfa/api'
import { newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { aGuardedTown } from '../../../testing/guard-world.ts'

const credentials = { body: { email: newcomer.email, password: PASSWORD } }

test('the owner is mailed about every added and removed second factor, in their language', async () => {
  const { signedUp, guard, newestMail } = await aGuardedTown()
  const mina = await signedUp()
  const { factor } = await guard(mina)
  const added = await newestMail(newcomer.email)
  expect(added.subject).toContain('2단계 인증 수단이 추가되었습니다')
  expect(added.text).toContain('내 휴대폰')
  expect(added.text).toContain('/editinformation#second-factor')

  await mina.call(changeLanguage, { body: { language: 'en' } })
  await mina.call(removeFactor, { factorSeq: factor.factorSeq })
  const removed = await newestMail(newcomer.email)
  expect(removed.subject).toContain('A second factor was removed')
  expect(removed.text).toContain('내 휴대폰')
})

test('a sign-in from an unknown browser is mailed once; a known browser is not', async () => {
  const { app, signedUp, visitor, mails } = await aGuardedTown()
  await signedUp()
  const mailsTo = async () => {
    await app.workOnce()
    return mails.filter(({ subject }) => subject.includes('새로운 브라우저')).length
  }
  expect(await mailsTo()).toBe(0)

  const laptop = visitor()
  laptop.state.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await laptop.call(login, credentials)
  expect(await mailsTo()).toBe(1)
  expect(mails.at(-1)?.text).toContain('Firefox · Linux')
  expect(mails.at(-1)?.text).toContain('/editinformation#devices')

  await laptop.call(login, credentials)
  expect(await mailsTo()).toBe(1)
})

test('the second step has to be passed before a mail about a new browser is sent', async () => {
  const { app, signedUp, guard, tryLogin, enter, mails, visitor } = await aGuardedTown()
  const { phone } = await guard(await signedUp())
  const mailsTo = async () => {
    await app.workOnce()
    return mails.filter(({ subject }) => subject.includes('새로운 브라우저')).length
  }
  const thief = visitor()
  thief.state.userAgent = 'somebody else'
  await tryLogin(thief)
  expect(await mailsTo()).toBe(0)
  await enter(phone, { userAgent: 'my other one' })
  expect(await mailsTo()).toBe(1)
})
