import { EventEmitter, once } from 'node:events'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from './demo.ts'
import { expectAccessible, openBrowser, platform, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('signing in works on a connection so slow that the scripts load after the press', async () => {
  const { page, context } = await somebody(browser)
  const presses = new EventEmitter()
  const firstPress = once(presses, 'press')
  await page.route(/[/]assets[/]base-[^/]+[.]js$/, async (route) => {
    await firstPress
    await route.continue()
  })
  await page.goto(site('demo') + '/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('이메일').fill('learner@example.com')
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  presses.emit('press')
  await page.waitForURL((url) => url.pathname !== '/login')
  await context.close()
})

test('a crawler without JavaScript reads the class and finds every page in the site map', async () => {
  const { context, page: crawler } = await somebody(browser)
  const get = async (path: string) => (await crawler.goto(site('demo') + path))?.text() ?? ''
  const page = await get('/classes/1')
  expect(page).toContain('굳은 어깨와 목을 푸는 저녁 요가')
  expect(page).toContain('갈비뼈로 숨 쉬는 법')
  expect(page).toContain('application/ld+json')
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/classes\/1"/)
  expect(page).toContain('og:image')
  expect(page).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:json|ld\+json)"))/)
  expect(await get('/sitemap.xml')).toContain('/classes/1</loc>')
  expect(await get('/robots.txt')).toContain('Sitemap:')
  await context.close()
})

test('the owner finds the management area, and axe finds nothing there', async () => {
  const { page, complaints, context } = await somebody(browser)
  await signIn(page, site('demo'), 'owner@example.com')
  for (const path of [
    '/settings/dashboard',
    '/settings/course',
    '/settings/review',
    '/settings/sales',
    '/settings/configuration',
    '/classes/1/settings/information',
    '/classes/1/settings/curriculums',
    '/classes/1/settings/payment',
    '/classes/1/settings/attendees',
    '/notices/create',
    '/classes/create',
  ]) {
    await page.goto(site('demo') + path)
    await page.locator('#main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['a desk', false],
  ['a phone', true],
] as const)(
  'a learner enrols, learns and looks things up at %s, and axe finds nothing',
  async (_, isPhone) => {
    const { page, complaints, context } = await somebody(browser, { isPhone })
    const demo = site('demo')
    await signIn(page, demo, 'learner@example.com')
    await page.goto(`${demo}/classes/2/payment`)
    await page.getByRole('heading', { name: '결제 수단' }).waitFor()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /결제하기/ })
      .last()
      .click()
    await page.getByText('동의').first().waitFor()
    await expectAccessible(page)
    for (const path of ['/classes/2/classroom/first', '/me/classes', '/paymenthistory', '/editinformation']) {
      await page.goto(demo + path)
      await page.locator('#main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: /알림 열기/ }).click()
    await page.getByRole('heading', { name: '알림', exact: true }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('the mailbox and the sandbox provider pass the checks of every page', async () => {
  const { page, complaints, context } = await somebody(browser, { isPhone: true })
  await page.goto(`${platform()}/dev/mailbox`)
  await page.getByRole('heading', { name: '메일함' }).waitFor()
  await expectAccessible(page)
  await signIn(page, site('demo'), 'learner@example.com')
  await page.goto(`${site('demo')}/classes/4/payment`)
  await page.getByRole('checkbox').first().check()
  await page
    .getByRole('button', { name: /원 결제하기/ })
    .first()
    .click()
  await page.waitForURL(/sandbox-provider/)
  await expectAccessible(page)
  await page.getByRole('button', { name: '카드 거절 시험' }).click()
  await page.getByRole('heading', { name: '카드사에서 결제를 승인하지 않았습니다' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('the platform redirects to sign-in, and a learner may not open the management area', async () => {
  const { page, context } = await somebody(browser)
  await page.goto(`${platform()}/mypage`)
  await page.waitForURL(/\/login\?query=/)
  await expectAccessible(page)
  await signIn(page, site('demo'), 'learner@example.com')
  await page.goto(`${site('demo')}/settings/dashboard`)
  await page.getByText('접근 권한이 없습니다.').waitFor()
  await context.close()
})
