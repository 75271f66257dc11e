import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const demo = () => site('demo')
const soon = 40 * 60_000

/** Prices, the purchase button, and all form fields. */
const precious =
  '[data-price], button, #main input:not([type=hidden], [type=file]), #main textarea, #main select'

test.each([
  ['a phone', true],
  ['a desk', false],
] as const)('a live lesson that begins soon lies over no price and no field at %s', async (_, isPhone) => {
  const { page, context } = await somebody(browser, { isPhone })
  await beginSoon(page)
  await signIn(page, demo(), 'learner@example.com')
  for (const path of ['/classes/2', '/classes', '/editinformation']) {
    await page.goto(demo() + path)
    await page.getByRole('region', { name: '곧 시작하는 라이브' }).waitFor()
    expect(await covered(page, path === '/editinformation' ? 3 : 1)).toEqual([])
  }
  await context.close()
})

test('on a phone the band of live lessons states that joining is not open yet', async () => {
  const { page, context } = await somebody(browser, { isPhone: true })
  await beginSoon(page)
  await signIn(page, demo(), 'learner@example.com')
  await page.goto(`${demo()}/classes/2`)
  const band = page.getByRole('region', { name: '곧 시작하는 라이브' })
  await band.getByRole('button', { name: '라이브 목록 펼치기' }).click()
  await band.getByText('입장 전', { exact: true }).first().waitFor()
  expect(await covered(page, 1)).toEqual([])
  await context.close()
})

test('on a phone a live lesson is not shown long before its start', async () => {
  const { page, context } = await somebody(browser, { isPhone: true })
  await beginSoon(page, 7 * 60 * 60_000)
  await signIn(page, demo(), 'learner@example.com')
  const response = page.waitForResponse(/\/live(?:\?|$)/)
  await page.goto(`${demo()}/classes/2`)
  await response
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('region', { name: '곧 시작하는 라이브' }).count()).toBe(0)
  await context.close()
})

test('the hint of a first site covers nothing on the page of a class', async () => {
  const { page, context } = await somebody(browser)
  await signIn(page, demo(), 'owner@example.com')
  await page.evaluate(() => localStorage.setItem('isFirstChannel', 'true'))
  for (const path of ['/classes/1', '/classes/2', '/classes']) {
    await page.goto(demo() + path)
    await page.getByRole('link', { name: '사이트 관리' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await covered(page, 1)).toEqual([])
  }
  await page.goto(demo())
  await page.getByText('사이트 관리는 여기에 있어요').waitFor()
  await context.close()
})

/** Demo lessons are at fixed times: this changes the response to the browser so that the first one starts soon. */
async function beginSoon(page: Page, ahead = soon) {
  await page.route(/\/live(?:\?|$)/, async (route) => {
    // Only the browser resolves the host names of sites.
    const url = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: url.host }
    const answer = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers })
    const body = (await answer.json()) as { data: { nowLives: Record<string, string>[] } }
    for (const live of body.data.nowLives) {
      live['liveStartAt'] = seoul(Date.now() + ahead)
      live['liveEndAt'] = seoul(Date.now() + ahead + soon)
    }
    await route.fulfill({ response: answer, json: body })
  })
}
const seoul = (time: number) => new Date(time + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The visible elements that a press at their centre would not hit after scrolling to them. */
async function covered(page: Page, atLeast: number) {
  const { seen, under } = await page.evaluate((selector) => {
    const all = Array.from(document.querySelectorAll<HTMLElement>(selector))
      .filter((element) => element.tagName !== 'BUTTON' || /신청|결제하기|강의실/.test(element.innerText))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 8)
    const lost = all.flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      // A whole card may be one link, and the label of a field counts as the field.
      const isHit = element.contains(hit) || hit?.closest('article, li, label, form')?.contains(element)
      return isHit ? [] : [`${element.outerHTML.slice(0, 90)} under ${hit?.outerHTML.slice(0, 90)}`]
    })
    return { seen: all.length, under: lost }
  }, precious)
  expect(seen).toBeGreaterThanOrEqual(atLeast)
  return under
}
