import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')
const LEARNER = 'learner4@example.com'

test('a form fills a segment, a campaign greets it by mail with a coupon, and the coupon is spent at the checkout', async () => {
  const owner = await somebody(browser)
  await signIn(owner.page, demo(), 'owner@example.com')
  await makeCoupon(owner.page)
  await makeSegment(owner.page)
  const form = await makeForm(owner.page)
  const campaign = await makeCampaign(owner.page)

  const learner = await somebody(browser, { isPhone: true })
  const { page, context } = learner
  await signIn(page, demo(), LEARNER)
  await page.goto(`${demo()}${form}`)
  // A form refuses answers that nobody can type as fast.
  await page.getByLabel(/무엇을 배우고 싶으세요/).pressSequentially('아침에 하는 요가', { delay: 300 })
  await page.getByRole('button', { name: '제출하기' }).click()
  await page.getByText('제출했어요').waitFor()

  const mailbox = `${platform()}/dev/mailbox?to=${LEARNER}`
  const mails = async () => (await context.request.get(mailbox)).text()
  await expect.poll(mails, { timeout: 20_000 }).toContain('답해 주셔서 고마워요')
  // The mailbox lets no picture of a mail count that it was opened, and the console says so.
  const inbox = await context.newPage()
  await inbox.goto(mailbox)
  await inbox
    .getByText(/답해 주셔서 고마워요/)
    .first()
    .click()
  await inbox
    .frameLocator('iframe')
    .getByText(/GREET10/)
    .waitFor()

  await page.goto(`${demo()}/classes/3/payment`)
  await page.getByRole('button', { name: '쿠폰 코드 등록' }).click()
  await page.getByLabel('쿠폰 코드', { exact: true }).fill('GREET 10')
  await page.getByRole('button', { name: '등록하기' }).click()
  await page.getByText('쿠폰 ‘설문 감사’').waitFor()
  await page.getByLabel(/결제에 동의합니다/).check()
  await page.getByRole('button', { name: '결제하기' }).last().click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.getByRole('heading', { name: '결제가 완료되었습니다' }).waitFor()
  await page.getByText('−10,000원').waitFor()

  await owner.page.goto(`${campaign}/performance`)
  await owner.page.getByRole('cell', { name: new RegExp(LEARNER) }).waitFor()
  await owner.page.getByRole('cell', { name: '발송' }).waitFor()
  await expectAccessible(owner.page)
  expect([...owner.complaints, ...learner.complaints]).toEqual([])
})

const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: '알림 메시지' }).getByText(text)

async function makeCoupon(page: Page) {
  await page.goto(`${demo()}/settings/coupons/create`)
  await page.getByLabel('쿠폰 이름').fill('설문 감사')
  await page.getByLabel('할인 금액').fill('10000')
  await page.getByLabel('쿠폰 코드').fill('greet-10')
  await page.getByRole('button', { name: '쿠폰 발행하기' }).click()
  await page.getByText(/GREET10/).waitFor()
}

async function makeSegment(page: Page) {
  await page.goto(`${demo()}/settings/members/segment/create`)
  await page.getByRole('radio', { name: /직접 고르기/ }).check()
  await page.getByLabel('그룹 이름').fill('설문에 답한 회원')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByRole('heading', { name: '설문에 답한 회원' }).waitFor()
}

/** A published form that puts who answers into the segment; its address. */
async function makeForm(page: Page) {
  await page.goto(`${demo()}/settings/form`)
  await page.getByRole('button', { name: '양식 만들기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('첫 설문')
  await dialog.getByRole('button', { name: '양식 만들기' }).click()
  await page.getByRole('button', { name: '항목 추가' }).click()
  await page.getByRole('menuitem', { name: '짧은 글' }).click()
  await page.getByLabel('질문', { exact: true }).fill('무엇을 배우고 싶으세요?')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('button', { name: /무엇을 배우고 싶으세요\? 편집/ }).waitFor()
  await page.getByRole('link', { name: '제출 후 동작' }).click()
  await page.getByLabel('그룹에 넣기').check()
  await page.getByLabel('직접 고른 회원 그룹').selectOption({ label: '설문에 답한 회원' })
  await page.getByRole('button', { name: '저장하기' }).click()
  await toastOf(page, '저장했어요').waitFor()
  await page.getByRole('button', { name: '게시하기' }).click()
  await page.getByRole('button', { name: '주소 복사' }).waitFor()
  const address = /\/forms\/[a-z0-9-]+/.exec(await page.locator('main, body').first().innerText())
  return address?.[0] ?? ''
}

/** A campaign that greets who answers, begun; its page. */
async function makeCampaign(page: Page) {
  await page.goto(`${demo()}/settings/campaign/create`)
  await page.getByLabel('캠페인 이름').fill('설문 감사')
  await page.getByRole('radio', { name: /안내/ }).check()
  await page.getByRole('radio', { name: /자동으로 보내기/ }).check()
  await page.getByLabel('언제 보낼까요?').selectOption({ label: '양식에 응답했을 때' })
  await page.getByLabel('양식 고르기').selectOption({ label: '첫 설문' })
  await page.getByLabel('회원 그룹').selectOption({ label: '설문에 답한 회원' })
  await page.getByRole('textbox', { name: '제목' }).fill('#{이름}님, 답해 주셔서 고마워요')
  await page.getByRole('textbox', { name: '본문' }).fill('쿠폰 코드 GREET10을 결제할 때 써 보세요.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.waitForURL(/\/settings\/campaign\/\d+$/)
  const address = page.url()
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '시작하기' }).click()
  await toastOf(page, '자동 발송을 시작했어요').waitFor()
  return address
}
