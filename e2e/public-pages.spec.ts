import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const publicPages = [
  '/',
  '/classes',
  '/classes?q=%EC%97%86%EB%8A%94',
  '/classes/1',
  '/notices',
  '/notices/1',
  '/intro',
  '/login',
  '/createaccount',
  '/nowhere',
]

test.each([
  ['a desk', false, 'ko-KR'],
  ['a phone', true, 'ko-KR'],
  ['a desk in English', false, 'en-US'],
  ['a phone in English', true, 'en-US'],
] as const)('everybody can read the public pages at %s', async (_, isPhone, language) => {
  const { page, complaints, context } = await somebody(browser, { isPhone, language })
  for (const path of publicPages) {
    await page.goto(site('demo') + path)
    await page.locator('#main').waitFor()
    await page.waitForFunction(() => document.title !== '')
    expect(await page.locator('title').count()).toBe(1)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(`${path} ${overflow}`).toBe(`${path} 0`)
    expect(await misplaced(page)).toEqual([])
    await expectAccessible(page)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a visitor on a phone reads a post of a board, and nothing in the dialog to share a class is cut off', async () => {
  const { page, complaints, context } = await somebody(browser, { isPhone: true })
  await page.goto(`${site('demo')}/boards`)
  for (const name of [/이야기 나누기/, /이 게시판은 이렇게 쓰면 좋아요/]) {
    expect(await misplaced(page)).toEqual([])
    await expectAccessible(page)
    await page.locator('#main').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  expect(await misplaced(page)).toEqual([])
  await expectAccessible(page)
  await page.goto(`${site('demo')}/classes/1`)
  await page.getByRole('button', { name: '공유하기' }).click()
  const dialog = page.getByRole('dialog', { name: '공유하기' })
  await dialog.getByRole('img', { name: 'QR 코드' }).waitFor()
  expect(await dialog.evaluate(cutOff)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

/** The texts that stand outside of the element, which scrolls down but not sideways. */
const cutOff = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  const isOutside = (box: DOMRect) => box.left < left || box.right > right
  return Array.from(element.querySelectorAll('*'))
    .filter((one) => one.textContent !== '' && isOutside(one.getBoundingClientRect()))
    .map(({ textContent }) => textContent)
}

test.each([
  ['a desk', false],
  ['a phone', true],
] as const)(
  'the platform says what it is, shows sites that are open, and has one button, at %s',
  async (_, isPhone) => {
    const { page, complaints, context } = await somebody(browser, { isPhone })
    await page.goto(`${platform()}/intro`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: '내 사이트 만들기' }).count()).toBe(1)
    const shop = page.getByRole('link', { name: /온결요가 둘러보기/ })
    expect(new URL((await shop.getAttribute('href')) ?? '').host).toBe(new URL(site('demo')).host)
    await shop.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await shop.locator('img').evaluateAll(areLoaded)).toBe(true)
    expect(await misplaced(page)).toEqual([])
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  },
)

const areLoaded = (pictures: Element[]) =>
  pictures.length > 0 &&
  pictures.every(
    (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
  )

/** Elements in places that the standard forbids: blocks in inline text, links in links, duplicate ids. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const line = ':is(span, button, label, p, h1, h2, h3, h4, em, strong, b, small)'
    const block =
      ':is(dialog, div, section, article, aside, nav, ul, ol, dl, p, table, form, figure, h1, h2, h3)'
    const wrong = Array.from(
      document.querySelectorAll(`${line} ${block}, a a, a button, button a, button button`),
    )
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return [
      ...wrong.map((element) => element.outerHTML.slice(0, 90)),
      ...ids.filter((id, at) => ids.indexOf(id) !== at),
    ]
  })

test.each([
  ['ko-KR', 'America/New_York'],
  ['en-US', 'America/Los_Angeles'],
  ['ja-JP', 'Pacific/Kiritimati'],
] as const)('a browser set to %s in %s takes each page over as it was drawn', async (language, timeZone) => {
  const { page, complaints, context } = await somebody(browser, { language, timeZone })
  for (const path of [
    ...publicPages,
    '/main',
    '/p/nowhere',
    '/classes/2',
    '/classes?page=none&sort=latest',
  ]) {
    await page.goto(site('demo') + path)
    await page.waitForLoadState('networkidle')
    expect(complaints.map((complaint) => `${path}: ${complaint}`)).toEqual([])
  }
  await context.close()
})

test('a visitor who only reads does not fetch the schemas of forms', async () => {
  const { context, page } = await somebody(browser)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  for (const path of ['/', '/classes']) {
    await page.goto(site('demo') + path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.some((path) => path.startsWith('/assets/base-'))).toBe(true)
  expect(scripts.filter((path) => path.startsWith('/assets/checks-'))).toEqual([])
  await context.close()
})

test('the first view waits for no fonts and no scripts, and shows the web fonts in the end', async () => {
  const { page, context } = await somebody(browser)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const answer = await page.goto(site('demo') + '/classes/1')
  expect(await answer?.text()).not.toContain('modulepreload')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily), { timeout: 20_000 })
    .toMatch(/^"Pretendard Variable"/)
  const picture = fetched.findIndex((url) => url.includes('/files/'))
  expect(picture).toBeGreaterThan(0)
  expect(fetched.findIndex((url) => url.endsWith('.woff2'))).toBeGreaterThan(picture)
  expect(fetched.findIndex((url) => /[/]base-[^/]+[.]js$/.test(url))).toBeGreaterThan(picture)
  await context.close()
})

test.each(['ko-KR', 'en-US'])(
  'nothing moves when our letters come and a phone in %s wakes up',
  async (language) => {
    const { page, context } = await somebody(browser, { isPhone: true, language })
    for (const path of ['/', '/classes/1']) {
      await page.goto(site('demo') + path)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.fonts), { timeout: 20_000 })
        .toBe('')
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(moved)).toBeLessThan(0.05)
    }
    await context.close()
  },
)

/** The layout shift of the page since it was opened, as browsers measure it. */
function moved() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const values = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0))
  return values.reduce((sum, value) => sum + value, 0)
}
