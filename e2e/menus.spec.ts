import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openMembers(isPhone: boolean) {
  const owner = await somebody(browser, { isPhone })
  await signIn(owner.page, site('demo'), 'owner@example.com')
  await owner.page.goto(`${site('demo')}/settings/members`)
  const rows = owner.page.getByRole('button', { name: / 더보기$/ })
  await rows.first().waitFor()
  return { ...owner, rows }
}
const focused = (page: Page) => page.locator(':focus')
const menu = (page: Page) => page.getByRole('menu')

/** Whether requests for these files are under way, from this call on. */
function downloadsOf(page: Page, address: RegExp) {
  const open = new Set<Request>()
  page.on('request', (request) => address.test(request.url()) && open.add(request))
  const close = (request: Request) => void open.delete(request)
  page.on('requestfailed', close)
  page.on('requestfinished', close)
  return () => open.size > 0
}

test('a keyboard moves through a menu, Tab leaves it, and a dialog that it opened gives the focus back', async () => {
  const { page, context, complaints, rows } = await openMembers(false)
  const more = rows.nth(2)
  await more.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  await expect.poll(() => items.first().evaluate((item) => item === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page).textContent()).toBe(await items.last().textContent())
  await page.keyboard.press('Tab')
  await menu(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Shift+Tab')
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.keyboard.press('Space')
  await items.first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('a menu opens above its button where there is no space below, and a second press closes it', async () => {
  const { page, context, rows } = await openMembers(false)
  // Below the first screenful, so that the test can scroll it to the lower edge.
  const more = rows.nth(14)
  await more.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 8))
  await more.click()
  await menu(page).waitFor()
  const heights = async () => {
    const [list, button] = [await menu(page).boundingBox(), await more.boundingBox()]
    return list && button ? button.y - (list.y + list.height) : NaN
  }
  await expect.poll(heights).toBeGreaterThanOrEqual(0)
  await more.click()
  await menu(page).waitFor({ state: 'detached' })
  await context.close()
})

test('on a phone a press elsewhere closes a menu, and without a network the next press tries again', async () => {
  const { page, context, rows } = await openMembers(true)
  const code = /MenuPopup-[^/]*\.js/
  const isUnderWay = downloadsOf(page, code)
  await page.route(code, (route) => route.abort())
  await rows.first().click()
  await expect.poll(() => rows.first().getAttribute('aria-expanded')).toBe('false')
  expect(await menu(page).count()).toBe(0)
  // The browser may ask for the same file twice; a press during a request that is about to fail would fail with it.
  await expect.poll(isUnderWay).toBe(false)
  await page.unroute(code)
  await rows.first().click()
  await menu(page).waitFor()
  await expectAccessible(page)
  await page.locator('#main h1').first().click()
  await menu(page).waitFor({ state: 'detached' })
  await context.close()
})
