import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const demo = () => site('demo')

test('a receipt prints the paid amount, without the buttons around it', async () => {
  const { page, context } = await somebody(browser)
  const shop = site('sodam')
  await signIn(page, shop, 'learner30@example.com')
  await page.goto(`${shop}/classes?q=${encodeURIComponent('물레')}`)
  await page
    .getByRole('link', { name: /물레로 빚는 첫 그릇/ })
    .first()
    .click()
  await page.getByRole('button', { name: '신청하기' }).first().click()
  await page.getByRole('checkbox').first().check()
  await page
    .getByRole('button', { name: /원 결제하기/ })
    .last()
    .click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.getByRole('button', { name: '인쇄하기' }).waitFor()
  const printed = await printedText(page)
  expect(printed).toContain('주문번호')
  expect(printed).toContain('78,000원')
  expect(printed).not.toContain('인쇄하기')
  await context.close()
})

test('a certificate prints its holder and its number, and nothing of the site around it', async () => {
  const { page, context } = await somebody(browser)
  await signIn(page, demo(), 'learner@example.com')
  await page.goto(`${demo()}/me/classes`)
  const link = page.locator('a[href*="/me/certificates/"]').first()
  await link.waitFor()
  await page.goto(new URL((await link.getAttribute('href')) ?? '', demo()).href)
  await page.locator('article').waitFor()
  const shown = await page.locator('article').innerText()
  const number = /[0-9A-Z]{4}-[0-9A-Z-]{4,}/.exec(shown)?.[0]
  if (!number) throw new Error(`no number on the certificate: ${shown}`)
  const printed = await printedText(page)
  expect(printed).toContain(number)
  expect(printed).toContain('수료증')
  expect(printed).not.toContain('로그인')
  await context.close()
})

test.each(['/', '/classes/1', '/notices/1'])('%s prints its text', async (path) => {
  const { page, context } = await somebody(browser)
  await page.goto(demo() + path)
  const title = await page.locator('#main h1').first().innerText()
  expect(await printedText(page)).toContain(title.replaceAll(/\s/g, ''))
  await context.close()
})

/** The text of the printed pages without spaces, because each letter is positioned on its own. */
async function printedText(page: Page) {
  await page.waitForLoadState('networkidle')
  const data = new Uint8Array(await page.pdf())
  const sheets = await getDocument({ data, verbosity: 0 }).promise
  const texts: string[] = []
  for (let at = 1; at <= sheets.numPages; at++) {
    const { items } = await (await sheets.getPage(at)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await sheets.destroy()
  return texts.join('').normalize('NFC').replaceAll(/\s/g, '')
}
