import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site, somebody } from './browser.ts'

const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a learner sees the dates of their classes and subscribes to them in a calendar app', async () => {
  const { page, context, complaints } = await somebody(browser)
  await signIn(page, demo(), 'learner@example.com')
  await page.goto(`${demo()}/me/classes`)
  await page.getByRole('link', { name: '내 일정' }).click()
  await page.getByRole('heading', { name: '내 일정' }).waitFor()
  await page.getByRole('table', { name: '월' }).waitFor()
  await expectAccessible(page)
  // The views are reached by the keyboard as well.
  await page.getByRole('radio', { name: '월' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('list', { name: '목록' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: '캘린더 구독' }).click()
  await page.getByRole('button', { name: '구독 주소 만들기' }).click()
  const { pathname } = new URL(await page.getByLabel('구독 주소').inputValue())
  const read = () => context.request.get(`${platform()}${pathname}`)
  await expectAccessible(page)
  const calendar = await (await read()).text()
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0)
  expect(calendar).not.toContain('zoom.us')

  await page.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '캘린더 구독' }).click()
  await page.getByRole('button', { name: '구독 중지' }).click()
  await page.getByRole('region', { name: '알림 메시지' }).getByText('구독을 중지했어요.').waitFor()
  expect((await read()).status()).toBe(404)
  expect(complaints).toEqual([])
})

test('a phone begins with the list, and staff see the dates of the whole site', async () => {
  const { page, complaints } = await somebody(browser, { isPhone: true })
  await signIn(page, demo(), 'owner@example.com')
  await page.goto(`${demo()}/settings/timetable`)
  await page.getByRole('list', { name: '목록' }).waitFor()
  await expectAccessible(page)
  await page.getByText('월', { exact: true }).click()
  await page.getByRole('table', { name: '월' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
