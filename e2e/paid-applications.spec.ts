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
const home = () => site('applied')

/** Applies and pays with that, as somebody new on a phone. */
async function apply(classPath: string, name: string) {
  const one = await somebody(browser, { isPhone: true })
  const { page } = one
  await page.goto(`${home()}${classPath}`)
  await page.getByRole('button', { name: '승인 신청하기' }).filter({ visible: true }).first().click()
  await page.waitForURL(/ps=00/)
  await page.getByText('30,000원을 지금 결제하고 신청을 접수합니다.').waitFor()
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('이메일').fill(`${name === '나래' ? 'narae' : 'dodam'}@example.com`)
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await page.getByLabel(/결제에 동의합니다/).check()
  await expectAccessible(page)
  await shoot(page, 'checkout-390')
  await page.getByRole('button', { name: '결제하기' }).last().click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.getByRole('heading', { name: '신청이 접수되었습니다' }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'complete-390')
  await page.goto(`${home()}/paymenthistory`)
  await page.getByText('승인 대기 · 결제 완료').waitFor()
  await shoot(page, 'history-390')
  return one
}

test('two people apply and pay: one is approved and learns, the other is refused and gets everything back', async () => {
  const owner = await person(browser, 'owner')
  await openSite(owner, { owner: '하루', email: 'applied@example.com', name: '하루공방', address: 'applied' })
  const staff = owner.page
  const classPath = await sellClass(staff, home(), {
    title: '골라 듣는 하루',
    lesson: { name: '첫 시간', text: '함께 시작합니다.' },
    price: 30_000,
    isByApproval: true,
  })
  const approved = await apply(classPath, '나래')
  const refused = await apply(classPath, '도담')

  await approved.page.goto(`${home()}/me/classes`)
  await approved.page
    .getByRole('tab', { name: /대기/ })
    .or(approved.page.getByRole('link', { name: /대기/ }))
    .first()
    .click()
  await approved.page.getByText(/30,000원 결제 완료/).waitFor()
  await expectAccessible(approved.page)
  await shoot(approved.page, 'mine-390')

  await staff.goto(`${home()}${classPath}/settings/attendees`)
  await staff.getByText('결제 완료').first().waitFor()
  await expectAccessible(staff)
  await shoot(staff, 'attendees')
  const decide = async (name: string, decision: string) => {
    await staff.getByRole('checkbox', { name: `${name} 선택` }).check()
    await staff.getByRole('button', { name: decision }).first().click()
    await staff
      .getByRole('alertdialog')
      .or(staff.getByRole('dialog'))
      .getByRole('button', { name: decision })
      .click()
  }
  await decide('나래', '승인하기')
  await expectToast(staff, '1명을 승인했어요.')
  await decide('도담', '신청 취소하기')
  await expectToast(staff, '1명의 신청을 취소했어요.')

  await approved.page.goto(`${home()}${classPath}/classroom/first`)
  await approved.page.getByText('함께 시작합니다.').waitFor()
  await refused.page.goto(`${home()}/paymenthistory`)
  await refused.page.getByText('환불 완료').waitFor()
  await shoot(refused.page, 'refunded-390')
  expect([...owner.complaints, ...approved.complaints, ...refused.complaints]).toEqual([])
})
