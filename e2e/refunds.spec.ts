import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('a learner asks for a refund with the computed amount, the owner gives back a part and keeps the enrolment', async () => {
  const learner = await somebody(browser, { isPhone: true })
  await signIn(learner.page, site('demo'), 'learner@example.com')
  const { page } = learner
  await page.goto(`${site('demo')}/paymenthistory`)
  await page
    .getByRole('link', { name: /환불 요청/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /돌려받을 수 있습니다/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('radio', { name: '일정이 맞지 않습니다' }).check()
  await page.getByLabel(/판매자에게 전할 말/).fill('이사를 가게 되었습니다.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /환불 요청하기/ }).click()
  await page.getByText('판매자의 답을 기다리고 있습니다').waitFor()
  await expectAccessible(page)

  const owner = await somebody(browser)
  await signIn(owner.page, site('demo'), 'owner@example.com')
  await owner.page.goto(`${site('demo')}/settings/refunds`)
  await owner.page.getByRole('link', { name: /까지/ }).first().click()
  await owner.page.getByText('“이사를 가게 되었습니다.”').waitFor()
  await owner.page.getByLabel('환불할 금액').fill('1000')
  await owner.page.getByText(/적어요/).waitFor()
  await owner.page.getByLabel('수강을 함께 끝내기').uncheck()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: '1,000원 환불하기' }).click()
  await owner.page.getByText('1,000원을 환불했어요.').first().waitFor()

  await page.reload()
  await expect
    .poll(() => page.getByRole('main').innerText(), { timeout: 20_000 })
    .toMatch(/1,000원을 돌려드렸습니다|환불을 처리하고 있습니다/)
  expect([...learner.complaints, ...owner.complaints]).toEqual([])
})
