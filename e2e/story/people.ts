import { onTestFailed } from 'vitest'
import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { expectAccessible, somebody } from '../browser.ts'

export type Somebody = Awaited<ReturnType<typeof somebody>>
export const PASSWORD = 'Haru2026!'

/** A user whose screens are saved in `.data/e2e` and printed as text if the story fails. */
export async function person(browser: Browser, name: string, options: { isPhone?: boolean } = {}) {
  const one = await somebody(browser, options)
  onTestFailed(async () => {
    mkdirSync('.data/e2e', { recursive: true })
    for (const [at, page] of one.context.pages().entries()) {
      const text = await page.locator('body').ariaSnapshot()
      console.error(`${name}, page ${at + 1}, ${page.url()}\n${text}\n`, one.complaints)
      await page.screenshot({ path: `.data/e2e/${name}-${at + 1}.png`, fullPage: true })
    }
  })
  return one
}

interface NewAccount {
  name: string
  email: string
}

/** Fills in the visible sign-up form. */
export async function fillSignUp(page: Page, { name, email }: NewAccount) {
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
}

/** Publishes the current class, checks the final dialog with its QR code, and closes it. */
export async function publishHere(page: Page) {
  await page.getByRole('button', { name: '공개하기' }).click()
  const end = page.getByRole('dialog', { name: '클래스를 공개했어요' })
  await end.getByRole('img', { name: 'QR 코드' }).waitFor()
  await expectAccessible(page)
  await end.getByRole('button', { name: '닫기' }).click()
  await end.waitFor({ state: 'detached' })
}

/** Waits until a toast shows the text and disappears. */
export async function expectToast(page: Page, text: string | RegExp) {
  const message = page.getByRole('region', { name: '알림 메시지' }).getByText(text)
  await message.waitFor()
  await message.waitFor({ state: 'detached' })
}
