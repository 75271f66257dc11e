import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test('an owner makes a package of two classes and publishes it; a learner buys it and finds both classes', async () => {
  const owner = await somebody(browser)
  await signIn(owner.page, site('demo'), 'owner@example.com')
  await owner.page.goto(`${site('demo')}/packages/create`)
  await owner.page.getByLabel('패키지 이름').fill('바르게 앉고, 바르게 움직이기')
  await owner.page.getByLabel('패키지 가격').fill('79000')
  await owner.page.getByLabel('바르게 앉아 일하는 법').check()
  await owner.page.getByLabel('집에서 시작하는 요가 — 준비물과 안전 수칙').check()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: '초안 만들기' }).click()
  await owner.page.waitForURL(/\/packages\/\d+\/settings\/setting/)
  await owner.page.getByRole('button', { name: '공개하기' }).click()
  await owner.page.getByText('클래스를 공개했어요').waitFor()
  const page = owner.page.url().replace(/\/settings.*/, '')
  expect(owner.complaints).toEqual([])

  const buyer = await somebody(browser, { isPhone: true })
  await buyer.page.goto(page)
  await buyer.page.getByRole('heading', { name: '바르게 앉고, 바르게 움직이기' }).waitFor()
  await expectAccessible(buyer.page)
  await buyer.page.getByRole('button', { name: '패키지 신청하기' }).filter({ visible: true }).first().click()
  await buyer.page.getByLabel('이름').fill('패키지')
  await buyer.page.getByLabel('이메일').fill('package@example.com')
  await buyer.page.getByLabel('이용약관 동의 (필수)').check()
  await buyer.page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await buyer.page.getByLabel(/결제에 동의합니다/).check()
  await buyer.page.getByRole('button', { name: '결제하기' }).last().click()
  await buyer.page.waitForURL(/sandbox-provider/)
  await buyer.page.getByRole('button', { name: /원 결제하기/ }).click()
  await buyer.page.getByRole('heading', { name: '결제가 완료되었습니다' }).waitFor()
  expect(buyer.page.url()).toContain(`${new URL(page).pathname}/payment/complete`)
  await buyer.page.goto(`${site('demo')}/me/classes`)
  for (const title of [
    '바르게 앉고, 바르게 움직이기',
    '바르게 앉아 일하는 법',
    '집에서 시작하는 요가 — 준비물과 안전 수칙',
  ])
    await buyer.page.getByRole('heading', { name: title }).waitFor()
  expect(buyer.complaints).toEqual([])
})
