import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, site, somebody } from './browser.ts'
import { openSite } from './story/opening.ts'
import { expectToast, person } from './story/people.ts'
import { sellClass } from './story/selling.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const SHOTS = process.env['E2E_SHOTS']
const shoot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
const home = () => site('deposits')

async function nameAccount(page: Page) {
  await page.goto(`${home()}/settings/payments`)
  await page.getByRole('textbox', { name: '은행', exact: true }).fill('국민은행')
  await page.getByRole('textbox', { name: '계좌번호', exact: true }).fill('110-123-456789')
  await page.getByRole('textbox', { name: '예금주' }).fill('하루공방')
  await expectAccessible(page)
  await shoot(page, 'settings')
  await page.getByRole('button', { name: '계좌 저장하기' }).click()
  await page.getByText('무통장입금으로 결제를 받고 있어요.').waitFor()
}

test('a site is paid by bank deposit: ordered with a phone, confirmed by its owner', async () => {
  const owner = await person(browser, 'owner')
  await openSite(owner, {
    owner: '하루',
    email: 'deposits@example.com',
    name: '하루공방',
    address: 'deposits',
  })
  await nameAccount(owner.page)
  const classPath = await sellClass(owner.page, home(), {
    title: '손으로 빚는 하루',
    lesson: { name: '흙을 고르는 법', text: '손에 맞는 흙을 고릅니다.' },
    price: 30_000,
  })

  const { page, complaints } = await somebody(browser, { isPhone: true })
  await page.goto(`${home()}${classPath}/payment`)
  await page.getByLabel('이름').fill('서연')
  await page.getByLabel('이메일').fill('deposit-buyer@example.com')
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await page.getByLabel(/결제에 동의합니다/).check()
  await expectAccessible(page)
  await shoot(page, 'checkout-390')
  await page.getByRole('button', { name: '주문하고 입금 안내 받기' }).last().click()
  await page.getByRole('heading', { name: '30,000원을 입금해 주십시오' }).waitFor()
  await page.getByText('110-123-456789').waitFor()
  await expectAccessible(page)
  await shoot(page, 'guide-390')
  const guide = page.url()
  await page.goto(`${home()}/paymenthistory`)
  await page.getByText('입금 대기').waitFor()
  await shoot(page, 'history-390')
  await page.goto(`${home()}${classPath}/payment`)
  await page.waitForURL(guide)

  await owner.page.goto(`${home()}/settings/sales`)
  await owner.page.getByRole('heading', { name: '입금 대기 1건' }).waitFor()
  await expectAccessible(owner.page)
  await shoot(owner.page, 'sales')
  await owner.page.getByRole('button', { name: /서연 님의 입금 확인/ }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('입금된 금액').fill('20000')
  await dialog.getByRole('button', { name: '입금 확인' }).click()
  await dialog.getByText(/주문 금액보다 적습니다/).waitFor()
  await shoot(owner.page, 'confirm')
  await dialog.getByLabel('입금된 금액').fill('30000')
  await dialog.getByRole('button', { name: '입금 확인' }).click()
  await expectToast(owner.page, '서연 님의 입금을 확인했어요.')

  await page.goto(guide)
  await page.getByRole('heading', { name: '입금이 확인되었습니다' }).waitFor()
  await page.getByRole('link', { name: '영수증 보기' }).click()
  await page.getByText('무통장입금').waitFor()
  expect(complaints).toEqual([])
  expect(owner.complaints).toEqual([])
})
