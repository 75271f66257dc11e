import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, expectAccessible, openBrowser, platform, signIn, site } from './browser.ts'
import { fillSignUp, PASSWORD, person } from './story/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Simulates a device with a fingerprint reader that always recognises its owner. */
async function withFinger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, address: string, email: string) {
  await page.goto(`${address}/login`)
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByRole('heading', { name: '한 번 더 확인할게요' }).waitFor()
}

test('a user signs in with a passkey at the platform, and with a recovery code at a site', async () => {
  const email = 'careful@example.com'
  const address = site('demo')
  const { page, context, complaints } = await person(browser, 'careful')
  await withFinger(page)
  await page.goto(`${address}/createaccount`)
  await fillSignUp(page, { name: '조심이', email })
  await page.getByRole('button', { name: '회원가입' }).click()
  // Only an account with a verified address can have a second factor.
  const verifying = page.getByRole('dialog', { name: '이메일 인증하기' })
  await verifying.getByText('초 뒤에 다시 보낼 수 있어요').waitFor()
  await verifying.getByLabel('인증번호 6자리 입력').fill(await codeFor(context, email))
  await verifying.getByRole('button', { name: '인증하기' }).click()
  await page.waitForURL(`${address}/`)

  // The site links to the platform, where users change the security of their account.
  await page.goto(`${address}/editinformation`)
  const toSecurity = page.getByRole('link', { name: '계정 보안으로 가기' })
  await toSecurity.waitFor()
  await expectAccessible(page)
  await toSecurity.click()
  await page.waitForURL((url) => url.origin === platform() && url.pathname === '/login')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByText('에서 오셨어요').waitFor()
  await page.getByRole('button', { name: '패스키 추가' }).click()
  const sheet = page.getByRole('dialog', { name: '복구 코드를 보관해 주세요' })
  await sheet.getByRole('listitem').first().waitFor()
  const codes = await sheet.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '완료' }).click()
  await page.getByText(`${new URL(platform()).hostname}에서 만듦`).waitFor()
  await expectAccessible(page)

  // Returns to the site, signed in by the platform.
  await page.getByRole('link', { name: '사이트로 돌아가기' }).click()
  await page.waitForURL(`${address}/editinformation`)
  await page.getByRole('button', { name: '패스키 추가' }).waitFor()

  await context.clearCookies()
  await typePassword(page, platform(), email)
  await expectAccessible(page)
  await page.getByRole('button', { name: '패스키로 확인' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  const phone = await person(browser, 'careful-phone', { isPhone: true })
  await typePassword(phone.page, address, email)
  await phone.page.getByLabel('복구 코드').fill(codes[0] ?? '')
  await expectAccessible(phone.page)
  await phone.page.getByRole('button', { name: '확인' }).click()
  await phone.page.waitForURL((url) => url.pathname !== '/login')
  expect(complaints).toEqual([])
  expect(phone.complaints).toEqual([])
})

test('without a second factor the password suffices', async () => {
  const { page, complaints } = await person(browser, 'carefree')
  await signIn(page, site('demo'), 'learner@example.com')
  expect(complaints).toEqual([])
})
