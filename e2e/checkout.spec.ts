import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const EMAIL = 'visitor@example.com'

test('a visitor signs up while paying, leaves the provider, and continues from the class page in another tab', async () => {
  const { page, context, complaints } = await somebody(browser, { isPhone: true })
  await page.goto(`${site('demo')}/classes/3`)
  const classPage = page.url()
  await page.getByRole('button', { name: '신청하기' }).first().click()
  await page.getByRole('heading', { name: '주문자' }).waitFor()
  await expectAccessible(page)

  // The press leads to what is missing.
  await page.getByRole('button', { name: '결제하기' }).last().click()
  await expect
    .poll(() => page.getByLabel('이름').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByLabel('이름').fill('방문자')
  await page.getByLabel('이메일').fill(EMAIL)
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await page.getByLabel(/결제에 동의합니다/).check()
  await page.getByRole('button', { name: '결제하기' }).last().click()
  await page.waitForURL(/sandbox-provider/)
  const mailbox = `${platform()}/dev/mailbox?to=${EMAIL}`
  const mails = async () => (await context.request.get(mailbox)).text()
  await expect.poll(mails, { timeout: 20_000 }).toContain('비밀번호')

  // Back from the provider the same seat is still reserved, here and in another tab.
  await page.goBack()
  await page
    .getByText(/자리를 잡아 두었습니다/)
    .first()
    .waitFor()
  const tab = await context.newPage()
  await tab.goto(classPage)
  await tab
    .getByText(/자리를 잡아 두었어요/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await tab.getByRole('button', { name: '결제 이어서 하기' }).last().click()
  await tab.getByLabel(/결제에 동의합니다/).check()
  await tab.getByRole('button', { name: '결제하기' }).last().click()
  await tab.waitForURL(/sandbox-provider/)
  await tab.getByRole('button', { name: /원 결제하기/ }).click()
  await tab.getByRole('heading', { name: '결제가 완료되었습니다' }).waitFor()
  const orderNo = new URL(tab.url()).searchParams.get('orderNo')

  // The failure address of the paid order says that it is paid.
  await page.goto(`${classPage}/payment/fail?orderNo=${orderNo}&code=PAY_PROCESS_CANCELED`)
  await page.getByRole('heading', { name: '이미 결제된 주문입니다' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
