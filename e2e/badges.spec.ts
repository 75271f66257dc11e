import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')
const LEARNER = 'learner17@example.com'
const NAME = '안건우'
const BADGE = '이달의 수련생'
const REASON = '빠지지 않고 나와 주셔서 고마워요.'
const TITLE = '배지를 받은 날'

/** Switches on a badge that staff give, under a name of the site's own. */
async function switchOn(page: Page) {
  await page.goto(`${demo()}/settings/members/badges`)
  await page.getByRole('button', { name: '고치기 명예 회원' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /이 배지 사용/ }).check()
  await dialog.getByRole('textbox', { name: /이름/ }).fill(BADGE)
  await dialog.getByRole('radio', { name: '로켓' }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '저장' }).click()
  await page.getByRole('button', { name: `고치기 ${BADGE}` }).waitFor()
  await expectAccessible(page)
}

async function give(page: Page) {
  await page.goto(`${demo()}/settings/members?q=${encodeURIComponent(LEARNER)}`)
  await page
    .getByRole('button', { name: new RegExp(NAME) })
    .first()
    .click()
  await page.getByRole('button', { name: '배지 주기' }).click()
  const dialog = page.getByRole('dialog', { name: `${NAME} 님에게 배지 주기` })
  await dialog.getByRole('combobox', { name: /배지/ }).selectOption({ label: BADGE })
  await dialog.getByRole('textbox', { name: /사유/ }).fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '배지 주기' }).click()
  await page.getByText(REASON).waitFor()
  await expectAccessible(page)
}

test('staff switch on a badge and give it; its member is notified, shows it beside their name, and earns another', async () => {
  const owner = await somebody(browser)
  await signIn(owner.page, demo(), 'owner@example.com')
  await switchOn(owner.page)
  await give(owner.page)

  const member = await somebody(browser, { isPhone: true })
  const { page } = member
  await signIn(page, demo(), LEARNER)
  await page.getByRole('button', { name: /알림 열기/ }).click()
  await page.getByText(`‘${BADGE}’ 배지를 받았어요`).click()
  await page.waitForURL(/\/me\/badges/)
  const own = page.getByRole('region', { name: '받은 배지' })
  await own.getByText(REASON).waitFor()
  await expectAccessible(page)
  await own
    .getByRole('listitem')
    .filter({ hasText: BADGE })
    .getByRole('switch', { name: '이름 옆에 보이기' })
    .click()
  await page.getByRole('region', { name: '알림 메시지' }).getByText('이름 옆에 배지를 보여 드려요.').waitFor()
  await page.getByRole('region', { name: '받을 수 있는 배지' }).getByText('첫 인사').waitFor()

  await page.goto(`${demo()}/boards`)
  await page
    .getByRole('link', { name: /이야기 나누기/ })
    .first()
    .click()
  await page.getByRole('link', { name: '글쓰기' }).click()
  await page.getByLabel('제목').fill(TITLE)
  await page.getByRole('textbox', { name: '내용' }).fill('모두 고맙습니다.')
  await page.getByRole('button', { name: '올리기' }).click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await page.getByRole('article').getByText(BADGE).first().waitFor()
  await expectAccessible(page)

  const post = page.url()

  // What was written earned a badge by itself, which a job counts.
  const hasEarned = async () => {
    await page.goto(`${demo()}/me/badges`)
    await page.getByRole('heading', { name: '받은 배지' }).waitFor()
    return own.getByText('첫 인사').isVisible()
  }
  await expect.poll(hasEarned).toBe(true)
  await owner.page.goto(post)
  await owner.page.getByRole('article').getByText(BADGE).first().waitFor()
  expect([...owner.complaints, ...member.complaints]).toEqual([])
})
