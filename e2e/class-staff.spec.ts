import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, expectAccessible, openBrowser, platform, signIn, site } from './browser.ts'
import { fillSignUp, person, expectToast } from './story/people.ts'

const CLASS = '해 뜨기 전 20분, 아침을 여는 요가'
const EMAIL = 'helper@example.com'
const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The address of an invitation in the mailbox. */
async function invitationFor(context: BrowserContext, email: string) {
  const mails = `${platform()}/dev/mailbox?to=${encodeURIComponent(email)}`
  for (;;) {
    const [, mail] = /\/dev\/mailbox\/(\d+)/.exec(await (await context.request.get(mails)).text()) ?? []
    if (!mail) continue
    const body = await (await context.request.get(`${platform()}/dev/mailbox/${mail}/body`)).text()
    return /href="([^"]+\/invitation\?code=[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  }
}

test('a person without an account is invited as assistant of one class, signs up, and reaches only that class', async () => {
  const owner = await person(browser, 'class-owner')
  await signIn(owner.page, demo(), 'owner@example.com')
  await owner.page.goto(`${demo()}/settings/course`)
  await owner.page.getByRole('link', { name: CLASS }).first().click()
  await owner.page
    .getByRole('navigation', { name: '클래스 설정' })
    .getByRole('link', { name: '함께하는 사람' })
    .click()
  await owner.page.getByRole('button', { name: '사람 추가' }).click()
  const adding = owner.page.getByRole('dialog', { name: '함께할 사람 추가' })
  await adding.getByLabel('맡길 일').selectOption({ label: '클래스 운영자' })
  await adding.getByText('이메일로 초대').click()
  await adding.getByLabel('이메일').last().fill(EMAIL)
  await expectAccessible(owner.page)
  await adding.getByRole('button', { name: '초대 보내기' }).click()
  await expectToast(owner.page, /초대를 보냈어요/)
  await owner.page.getByText(EMAIL).waitFor()
  await expectAccessible(owner.page)

  const helper = await person(browser, 'class-helper', { isPhone: true })
  const { page } = helper
  await page.goto(await invitationFor(helper.context, EMAIL))
  await page.waitForURL(/\/login/)
  await page
    .getByRole('link', { name: /회원가입/ })
    .first()
    .click()
  await fillSignUp(page, { name: '고운이', email: EMAIL })
  await page.getByRole('button', { name: '회원가입' }).click()
  // Only an account with a verified address can become staff.
  const verifying = page.getByRole('dialog', { name: '이메일 인증하기' })
  await verifying.getByText('초 뒤에 다시 보낼 수 있어요').waitFor()
  await verifying.getByLabel('인증번호 6자리 입력').fill(await codeFor(helper.context, EMAIL))
  await verifying.getByRole('button', { name: '인증하기' }).click()
  await page.getByRole('button', { name: '수락하기' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '수락하기' }).click()
  await page.waitForURL(/\/classes\/\d+\/settings/)
  const tabs = page.getByRole('navigation', { name: '클래스 설정' })
  await tabs.getByRole('link', { name: '커리큘럼' }).click()
  await page.getByRole('heading', { name: '함께 깨어나기' }).waitFor()
  await expectAccessible(page)

  await page.goto(`${demo()}/settings/my-classes`)
  await page.getByText(CLASS).waitFor()
  await expectAccessible(page)
  await page.goto(`${demo()}/settings/members`)
  await page.getByRole('alertdialog').getByText(/권한/).waitFor()
  expect(helper.complaints).toEqual([])

  await owner.page.reload()
  await owner.page.getByText('고운이').first().waitFor()
  expect(owner.complaints).toEqual([])
})
