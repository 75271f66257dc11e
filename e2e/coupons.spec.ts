import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')

test('an owner makes a coupon; a learner types its code at the checkout, pays less, and finds it used', async () => {
  const owner = await somebody(browser)
  await signIn(owner.page, demo(), 'owner@example.com')
  await owner.page.goto(`${demo()}/settings/coupons/create`)
  await owner.page.getByLabel('쿠폰 이름').fill('친구 초대')
  await owner.page.getByLabel('할인 금액').fill('15000')
  await owner.page.getByLabel('쿠폰 코드').fill('friend-15')
  await owner.page.getByRole('heading', { name: '친구 초대' }).waitFor()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: '쿠폰 발행하기' }).click()
  await owner.page.getByText(/FRIEND15/).waitFor()
  await expectAccessible(owner.page)

  const learner = await somebody(browser, { isPhone: true })
  const { page } = learner
  await signIn(page, demo(), 'learner3@example.com')
  await page.goto(`${demo()}/classes/3/payment`)
  await page.getByRole('button', { name: '쿠폰 코드 등록' }).click()
  await page.getByLabel('쿠폰 코드', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: '등록하기' }).click()
  await page.getByText(/사용할 수 없는 쿠폰입니다/).waitFor()
  await page.getByLabel('쿠폰 코드', { exact: true }).fill('FRIEND 15')
  await page.getByRole('button', { name: '등록하기' }).click()
  await page.getByText('쿠폰 ‘친구 초대’').waitFor()
  await expectAccessible(page)
  await page.getByLabel(/결제에 동의합니다/).check()
  await page.getByRole('button', { name: '결제하기' }).last().click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.getByRole('heading', { name: '결제가 완료되었습니다' }).waitFor()
  await page.getByText('−15,000원').waitFor()

  await page.goto(`${demo()}/coupon`)
  await page.getByRole('tab', { name: /사용함/ }).click()
  await page.getByRole('heading', { name: '친구 초대' }).waitFor()
  await expectAccessible(page)
  await owner.page.reload()
  await owner.page
    .getByRole('row', { name: /친구 초대/ })
    .getByText('1 / 100장')
    .waitFor()
  expect([...owner.complaints, ...learner.complaints]).toEqual([])
})
