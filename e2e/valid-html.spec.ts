import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, platform, site, somebody } from './browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page } = await somebody(browser))
})
afterAll(() => browser.close())

const sites = () => [site('demo'), site('sodam')]

const newChecker = () =>
  new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Required for other origins only: a checksum in a page adds nothing for files of the page's own origin.
      'require-sri': ['error', { target: 'crossorigin', exclude: [platform(), ...sites()] }],
    },
  })

/** The violations of the standard in a page, each with its line. */
async function faultsIn(html: string) {
  const { results } = await newChecker().validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
}

/** The page as the server sends it, before any script changes it. Only the browser resolves the host names of sites. */
async function sent(url: string) {
  const { host, pathname, search } = new URL(url)
  const answer = await page.request.get(`${platform()}${pathname}${search}`, { headers: { host } })
  return answer.text()
}

/** Every address in the site map, and those that links lead to. */
async function publicPages() {
  const others = [
    '/main',
    '/classes?q=%EC%9A%94%EA%B0%80',
    '/search?q=%EC%9A%94%EA%B0%80',
    ...accounts,
    ...lost,
  ]
  const addresses = await Promise.all(
    sites().map(async (origin) => addressesIn(await sent(`${origin}/sitemap.xml`))),
  )
  const category = `${site('demo')}/classes?channelCategorySeq=1`
  return [
    ...addresses.flat(),
    category,
    `${site('demo')}/notices/1`,
    ...sites().flatMap((origin) => others.map((path) => origin + path)),
    ...['/intro', ...accounts, ...lost].map((path) => platform() + path),
  ]
}
const accounts = ['/login', '/createaccount', '/join', '/resetpassword/none', '/unsubscribe/email']
const lost = ['/nowhere', '/p/nowhere', '/classes/999999', '/certificates/none']

const addressesIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? '')

test('every public page is valid HTML as the server sends it', async () => {
  const pages = await publicPages()
  expect(pages.length).toBeGreaterThan(40)
  const faults = await Promise.all(
    pages.map(async (url) => (await faultsIn(await sent(url))).map((fault) => `${url} ${fault}`)),
  )
  expect(faults.flat()).toEqual([])
})

/** Articles without a heading, which an outline cannot name. */
const namelessArticles = () =>
  page
    .locator('article:not([aria-label]):not(:has(h1, h2, h3, h4, h5, h6))')
    .evaluateAll((articles) => articles.map(({ outerHTML }) => outerHTML.slice(0, 120)))

test('a page is valid after its scripts ran, too, and its articles have headings', async () => {
  const ofSite = ['/', '/classes', '/classes/1', '/classes/2', '/notices/1', '/search?q=%EC%9A%94%EA%B0%80']
  const urls = [
    ...[...ofSite, '/p/visit', '/createaccount', '/nowhere'].map((path) => site('demo') + path),
    ...['/intro', '/login', '/createaccount'].map((path) => platform() + path),
  ]
  for (const url of urls) {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    expect(await faultsIn(await page.content()), url).toEqual([])
    expect(await namelessArticles(), url).toEqual([])
  }
})

const factsIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? 'null')

test('the structured data of a class has what search engines require', async () => {
  const classes = (await publicPages()).filter((url) => /\/classes\/\d{1,3}$/.test(url))
  expect(classes.length).toBeGreaterThan(10)
  const modes = new Set<string>()
  for (const url of classes) {
    const facts = factsIn(await sent(url))
    expect(facts, url).toMatchObject([{ '@type': 'Course', ...required }, { '@type': 'BreadcrumbList' }])
    const json = JSON.stringify(facts)
    modes.add(/"courseMode":"(\w+)"/.exec(json)?.[1] ?? 'unknown')
    // Search engines reject an instance without duration and schedule.
    if (json.includes('CourseInstance')) expect(json).toMatch(/"courseWorkload":"PT|"courseSchedule":\{/)
  }
  // The demo videos may still be in preparation; until then the data lacks their length.
  expect(modes).toContain('onsite')
})
const required = {
  name: expect.any(String),
  description: expect.any(String),
  provider: { '@type': 'Organization', name: expect.any(String), url: expect.any(String) },
  offers: { '@type': 'Offer', priceCurrency: 'KRW', category: expect.stringMatching(/^(Paid|Free)$/) },
}
