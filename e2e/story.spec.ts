import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a learner pays, sits down in the classroom and finds the class again; the owner sees the sale', async () => {
  const { page, complaints, context } = await somebody(browser, { isPhone: true })
  const demo = site('demo')
  await signIn(page, demo, 'learner@example.com')
  await page.goto(`${demo}/classes/1`)
  await page.getByRole('button', { name: '신청하기' }).first().click()
  await page.waitForURL(/\/classes\/1\/payment/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: '88,000원 결제하기' }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: '88,000원 결제하기' }).click()
  await page.getByText('결제가 완료되었습니다', { exact: true }).first().waitFor()
  await expectAccessible(page)

  await page.goto(`${demo}/classes/1/classroom/first`)
  await page.getByText('첫 인사와 몸 상태 점검').first().waitFor()
  await page.goto(`${demo}/me/classes`)
  await page.getByText('굳은 어깨를 푸는 저녁 요가').first().waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()

  const owner = await somebody(browser)
  await signIn(owner.page, demo, 'owner@example.com')
  await owner.page.goto(`${demo}/settings/sales`)
  await owner.page.getByText('88,000').first().waitFor()
  expect(owner.complaints).toEqual([])
  await owner.context.close()
})
