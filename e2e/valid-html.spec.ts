import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, platform, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Scripts and styles of the product come from where its pages come from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** What the standard says is wrong with a page, each with its line. */
async function wrongIn(html: string) {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
}

/** Articles of which nobody learns from an outline what they are. */
const nameless = (page: Page) =>
  page
    .locator('article:not([aria-label]):not(:has(h1, h2, h3, h4, h5, h6))')
    .evaluateAll((articles) => articles.map(({ outerHTML }) => outerHTML.slice(0, 120)))

test.each([
  ['/'],
  ['/main'],
  ['/classes'],
  ['/classes?q=%EC%9A%94%EA%B0%80'],
  ['/classes/1'],
  ['/classes/2'],
  ['/classes/5'],
  ['/notices'],
  ['/notices/1'],
  ['/intro'],
  ['/search?q=%EC%9A%94%EA%B0%80'],
  ['/p/nowhere'],
  ['/nowhere'],
  ['/login'],
  ['/createaccount'],
  ['/resetpassword/none'],
])('%s of a site is valid HTML, as it is sent and as it stands in the browser', async (path) => {
  const { context, page } = await somebody(browser)
  const sent = (await page.goto(site('demo') + path))?.text()
  expect(await wrongIn((await sent) ?? '')).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(await wrongIn(await page.content())).toEqual([])
  expect(await nameless(page)).toEqual([])
  await context.close()
})

test('so are the pages of the platform', async () => {
  const { context, page } = await somebody(browser)
  for (const path of ['', '/login', '/createaccount']) {
    const sent = (await page.goto(platform() + path))?.text()
    expect(await wrongIn((await sent) ?? '')).toEqual([])
    await page.waitForLoadState('networkidle')
    expect(await wrongIn(await page.content())).toEqual([])
  }
  await context.close()
})
