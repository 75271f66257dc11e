import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { person } from './story/people.ts'

const CLASS = '숨부터 고르는 명상 10일'
const LESSON = '바다 앞에서 숨 고르기'
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const HOST = /^https:\/\/www\.youtube(-nocookie)?\.com\//
/** Reports that it is ready on request, as the host's player does. */
const PLAYER = `<title>player</title><script>
  addEventListener('message', () => parent.postMessage(JSON.stringify({ event: 'onReady', info: null }), '*'))
</script>`
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function addLink(page: Page) {
  await page.goto(`${site('demo')}/settings/course`)
  await page.getByRole('link', { name: CLASS }).first().click()
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '커리큘럼' }).click()
  const kinds = page.getByRole('complementary', { name: '커리큘럼 설정' })
  await kinds.getByRole('button', { name: '영상 링크' }).click()
  const dialog = page.getByRole('dialog', { name: '새 영상 링크' })
  await dialog.getByLabel('이름').fill(LESSON)
  await dialog.getByLabel('영상 주소').fill(LINK)
  await dialog.getByLabel('영상 길이').fill('3')
  await dialog.getByRole('button', { name: '추가하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(LESSON).first().waitFor()
}

/** Blocks all requests to the host. */
const block = (context: BrowserContext) => context.route(HOST, (route) => route.abort('addressunreachable'))

async function open({ page, context }: { page: Page; context: BrowserContext }) {
  await block(context)
  const classroom = page.url().replace(/\/settings.*/, '/classroom/first')
  await page.goto(classroom)
  await page.getByRole('link', { name: LESSON }).first().click()
  await page.getByRole('heading', { level: 1, name: LESSON }).waitFor()
}

const LONG_TITLE = '처음 시작하는 사람을 위한 숨부터 고르는 아침 명상 열흘 과정'
/** Whether the whole text of the header is visible. */
const isWhole = (page: Page, title: string) =>
  page
    .getByRole('banner')
    .locator('p')
    .evaluate((line, text) => {
      line.textContent = text
      return line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight
    }, title)

test('covers a video of a blocked host with a message and a link, until the host responds', async () => {
  const teacher = await person(browser, 'linked-video')
  const { page, context, complaints } = teacher
  await signIn(page, site('demo'), 'owner@example.com')
  await addLink(page)
  await open(teacher)

  await page.getByRole('status', { name: '영상을 여는 중이에요' }).waitFor()
  await page.getByText('YouTube에 연결하지 못했어요.').waitFor()
  const way = page.getByRole('link', { name: /YouTube에서 보기/ })
  expect(await way.getAttribute('href')).toBe(LINK)
  expect(await way.getAttribute('target')).toBe('_blank')
  // The browser's own error page must not be visible.
  expect(await page.getByTitle(LESSON).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: '북마크', exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await isWhole(page, LONG_TITLE)).toBe(true)

  await context.unroute(HOST)
  await context.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER }))
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByTitle(LESSON).waitFor()
  await way.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '북마크', exact: true }).waitFor()
  expect(complaints).toEqual([])
})
