import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn } from './browser.ts'
import { freePort, newDataDir, startProduct, type Product } from './product.ts'
import { expectToast, person } from './story/people.ts'

/** A product of its own: plans are switched on for all of its sites. */
let product: Product
let browser: Browser
const dataDir = newDataDir()
beforeAll(async () => {
  product = await startProduct({ dataDir, port: await freePort() })
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const platform = () => `http://localhost:${product.port}`
const demo = () => `http://demo.localhost:${product.port}`

async function switchPlansOn() {
  const { page, complaints } = await person(browser, 'operator of plans')
  await signIn(page, platform(), 'operator@example.com')
  await page.goto(`${platform()}/admin/plans`)
  await page.getByText('요금제를 운영하지 않아요').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '요금제 켜기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '요금제 켜기' }).click()
  await page.getByText('요금제를 운영하고 있어요').waitFor()
  await page.getByRole('link', { name: '쿠폰' }).click()
  await page.getByRole('button', { name: '쿠폰 만들기' }).click()
  await page.getByLabel('이름').fill('오픈 기념')
  await page.getByLabel('코드').fill('OPEN50')
  await page.getByLabel('할인 값').fill('50')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await page.getByText('OPEN50').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
}

test('an owner registers a card and a coupon, chooses a plan for what was said, and ends its renewal', async () => {
  await switchPlansOn()
  const { page, complaints } = await person(browser, 'owner of plans')
  const tabs = page.getByRole('navigation', { name: '서비스 이용' })
  await signIn(page, demo(), 'owner@example.com')
  await page.goto(`${demo()}/service`)
  await page.waitForURL(`${demo()}/service/servicemanage`)
  await page.getByRole('region', { name: '지금 쓰는 요금제' }).getByText('프리').waitFor()
  await page.getByRole('button', { name: '요금제 바꾸기' }).waitFor()
  await expectAccessible(page)

  await tabs.getByRole('link', { name: '결제 정보' }).click()
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await page.waitForURL(`${demo()}/service/servicepaymentinfo`)
  await tabs.getByRole('link', { name: '쿠폰' }).click()
  await page.getByLabel('쿠폰 코드').fill('open50')
  await page.getByRole('button', { name: '등록하기' }).click()
  await page.getByText('다음 결제에 사용').waitFor()
  await expectAccessible(page)

  await tabs.getByRole('link', { name: '요금제' }).click()
  await page.getByRole('button', { name: '프로 선택' }).click()
  await page.getByRole('dialog').getByText('−39,500원').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '39,500원 결제하고 바꾸기' }).click()
  await expectToast(page, '요금제를 바꿨어요.')
  await page.getByRole('region', { name: '지금 쓰는 요금제' }).getByText('프로').waitFor()

  await tabs.getByRole('link', { name: '결제 내역' }).click()
  await page.getByText('프로 이용료').waitFor()
  await page.getByText('39,500원', { exact: false }).first().waitFor()
  await expectAccessible(page)
  await tabs.getByRole('link', { name: '요금제' }).click()
  await page.getByRole('button', { name: '자동 결제 끄기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '자동 결제 끄기' }).click()
  await page
    .getByText(/무료 요금제로 바뀌어요/)
    .first()
    .waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('on the platform an owner picks the site, and `/` leads users to their sites and visitors to the sign-in', async () => {
  const { page, complaints } = await person(browser, 'owner of plans at the platform')
  await page.goto(platform())
  await page.waitForURL((url) => url.pathname === '/login')
  await signIn(page, platform(), 'owner@example.com')
  await page.goto(platform())
  await page.waitForURL((url) => url.pathname === '/mypage')
  await page.goto(`${platform()}/service`)
  await page.getByRole('heading', { name: '어느 사이트의 요금제를 볼까요?' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('사이트').selectOption({ label: '온결요가' })
  await page.getByRole('region', { name: '지금 쓰는 요금제' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: '지금 쓰는 요금제' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
