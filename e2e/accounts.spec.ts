import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site } from './browser.ts'
import { fillSignUp, PASSWORD, person, expectToast } from './story/people.ts'

const sodam = () => site('sodam')
const NEW_PASSWORD = 'Sodam2026!'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a user replaces a forgotten password through a mailed link, once, which signs other devices out', async () => {
  const email = 'forgetful@example.com'
  const { page, context, complaints } = await person(browser, 'forgetful')
  await signUp(page, email)
  const phone = await person(browser, 'forgetful-phone', { isPhone: true })
  await phone.page.goto(`${sodam()}/login`)
  await phone.page.getByLabel('이메일').fill(email)
  await phone.page.getByLabel('비밀번호', { exact: true }).fill('Wrong2026!')
  await phone.page.getByRole('button', { name: '로그인' }).click()
  await phone.page
    .getByText(/이메일 또는 비밀번호|비밀번호를 확인/)
    .first()
    .waitFor()
  await expectAccessible(phone.page)

  await phone.page.getByRole('button', { name: '비밀번호 재설정' }).click()
  const asking = phone.page.getByRole('dialog', { name: '비밀번호 재설정' })
  expect(await asking.getByLabel('이메일').inputValue()).toBe(email)
  await expectAccessible(phone.page)
  await asking.getByRole('button', { name: '이메일 발송' }).click()
  await expectToast(phone.page, /재설정 링크를 메일로 보냈습니다/)

  const link = await linkFor(context, email)
  await phone.page.goto(link)
  await phone.page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD)
  await phone.page.getByLabel('비밀번호 확인').fill(NEW_PASSWORD)
  await expectAccessible(phone.page)
  await phone.page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await phone.page.waitForURL(/\/login/)
  await signIn(phone.page, sodam(), email, NEW_PASSWORD)

  await page.goto(`${sodam()}/me/classes`)
  await page.waitForURL(/\/login/)
  await page.goto(link)
  await page.getByText('링크가 만료되었어요').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  expect(phone.complaints).toEqual([])
})

test('a learner of one site joins another by ticking two boxes, and not before', async () => {
  const email = 'neighbour@example.com'
  const { page, complaints } = await person(browser, 'neighbour')
  await signUp(page, email)
  await signIn(page, site('demo'), email, PASSWORD)
  await page.goto(`${site('demo')}/createaccount`)
  await page.getByText('약관에 동의하면 바로 이용할 수 있어요').waitFor()
  await expectAccessible(page)
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()
  await page.waitForURL(`${site('demo')}/`)
  await page.getByRole('button', { name: /알림 열기/ }).waitFor()
  expect(complaints).toEqual([])
})

async function signUp(page: Page, email: string) {
  await page.goto(`${sodam()}/createaccount`)
  await fillSignUp(page, { name: '이소담', email })
  await page.getByRole('button', { name: '회원가입' }).click()
  const verifying = page.getByRole('dialog', { name: '이메일 인증하기' })
  await verifying.getByRole('button', { name: '나중에 하기' }).click()
  await page.waitForURL(`${sodam()}/`)
}

/** The newest link for a password reset in the mailbox. */
async function linkFor(context: BrowserContext, email: string) {
  const list = await (
    await context.request.get(`${platform()}/dev/mailbox?to=${encodeURIComponent(email)}`)
  ).text()
  for (const [, mail] of list.matchAll(/\/dev\/mailbox\/(\d+)/g)) {
    const body = await (await context.request.get(`${platform()}/dev/mailbox/${mail}/body`)).text()
    const link = /href="([^"]+\/resetpassword\/[^"]+)"/i.exec(body)?.[1]
    if (link) return link.replaceAll('&amp;', '&')
  }
  throw new Error('no link was mailed')
}
