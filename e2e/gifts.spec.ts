import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site, somebody } from './browser.ts'
import { DEMO_PASSWORD } from './demo.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')
const NAME = '온결 올패스'

/** Where the latest gift to an address is opened. */
async function giftLink(context: BrowserContext, email: string) {
  const mailbox = `${platform()}/dev/mailbox`
  const list = await (await context.request.get(`${mailbox}?to=${encodeURIComponent(email)}`)).text()
  const mail = /\/dev\/mailbox\/(\d+)/.exec(list)?.[1]
  const body = await (await context.request.get(`${mailbox}/${mail}/body`)).text()
  return `${demo()}/memberships/gift?code=${/gift\?code=([\w-]+)/.exec(body)?.[1] ?? ''}`
}

test('a membership is given by mail and accepted by who gets it; another is taken back and refunded', async () => {
  const giver = await somebody(browser)
  const { page } = giver
  await signIn(page, demo(), 'learner12@example.com')
  const open = async () => {
    await page.goto(`${demo()}/memberships`)
    await page.getByRole('link', { name: new RegExp(`${NAME} 자세히`) }).click()
    await page.getByRole('link', { name: '선물하기' }).click()
    await page.getByRole('heading', { name: '멤버십 선물하기' }).waitFor()
  }
  const give = async (email: string) => {
    await page.getByLabel('받는 분 이메일').fill(email)
    await page.getByRole('textbox', { name: '메시지 (선택)' }).fill('축하해요')
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: /결제하고 선물하기/ }).click()
    await page.getByText(email).waitFor()
  }
  await open()
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByLabel(/정상 카드/).check()
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await give('learner13@example.com')
  await expectAccessible(page)

  const receiver = await somebody(browser, { isPhone: true })
  await expect.poll(() => giftLink(giver.context, 'learner13@example.com')).toMatch(/code=[\w-]{20}/)
  await receiver.page.goto(await giftLink(giver.context, 'learner13@example.com'))
  await receiver.page.getByText('축하해요').waitFor()
  await expectAccessible(receiver.page)
  await receiver.page.getByRole('link', { name: '로그인하고 선물 받기' }).click()
  await receiver.page.getByLabel('이메일').fill('learner13@example.com')
  await receiver.page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await receiver.page.getByRole('button', { name: '로그인' }).click()
  await receiver.page.getByRole('button', { name: '선물 받기' }).click()
  await receiver.page.getByText('이용 중인 멤버십이에요').waitFor()
  await receiver.page.goto(`${demo()}/memberships/mine`)
  await receiver.page.getByRole('article', { name: NAME }).getByText('선물받음').waitFor()
  await expectAccessible(receiver.page)

  await open()
  await give('nobody@example.com')
  await page.getByRole('button', { name: '선물 취소' }).click()
  await page.getByRole('button', { name: '취소하고 환불받기' }).click()
  await page.getByText('환불 완료').waitFor()
  expect([...giver.complaints, ...receiver.complaints]).toEqual([])
})
