import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site, somebody } from './browser.ts'
import { DEMO_PASSWORD } from './demo.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')
const NAME = '온결 올패스'
const PEOPLE = ['learner15@example.com', 'learner16@example.com'] as const

/** Where the latest invitation of an address is opened. */
async function invitationLink(context: BrowserContext, email: string) {
  const mailbox = `${platform()}/dev/mailbox`
  const list = await (await context.request.get(`${mailbox}?to=${encodeURIComponent(email)}`)).text()
  const mail = /\/dev\/mailbox\/(\d+)/.exec(list)?.[1]
  const body = await (await context.request.get(`${mailbox}/${mail}/body`)).text()
  return `${demo()}/memberships/team?code=${/team\?code=([\w-]+)/.exec(body)?.[1] ?? ''}`
}

/** Follows the link of an invitation and takes the seat. */
async function accept(context: BrowserContext, email: string) {
  await expect.poll(() => invitationLink(context, email)).toMatch(/code=[\w-]{20}/)
  const person = await somebody(browser, { isPhone: true })
  const { page } = person
  await page.goto(await invitationLink(context, email))
  await page.getByRole('heading', { name: NAME }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '로그인하고 수락하기' }).click()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByRole('button', { name: '초대 수락하기' }).click()
  await page.getByText('이용 중인 멤버십이에요').waitFor()
  await page.goto(`${demo()}/memberships/mine`)
  await page.getByRole('article', { name: `${NAME} · 팀` }).waitFor()
  await expectAccessible(page)
  return person
}

test('a team is bought, two people accept, and who is removed is in it no longer', async () => {
  const payer = await somebody(browser)
  const { page } = payer
  await signIn(page, demo(), 'learner14@example.com')
  await page.goto(`${demo()}/memberships`)
  await page.getByRole('link', { name: new RegExp(`${NAME} 자세히`) }).click()
  await page.getByRole('link', { name: '팀으로 가입하기' }).click()
  await page.getByRole('textbox', { name: /인원/ }).fill('3')
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByLabel(/정상 카드/).check()
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await page.getByRole('checkbox', { name: /동의해요/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '87,000원 결제하고 팀 만들기' }).click()
  await page.getByText('1명 이용 중').first().waitFor()

  await page.getByRole('textbox', { name: '이메일 주소' }).fill(PEOPLE.join('\n'))
  await page.getByRole('button', { name: '초대 메일 보내기' }).click()
  await page.getByRole('list', { name: '초대 결과' }).waitFor()
  await expectAccessible(page)
  const people = []
  for (const email of PEOPLE) people.push(await accept(payer.context, email))

  await page.reload()
  await page.getByText('3명 이용 중').first().waitFor()
  const row = page.getByRole('row').filter({ hasText: PEOPLE[0] })
  await row.getByRole('button', { name: /내보내기/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click()
  await page.getByText('2명 이용 중').first().waitFor()
  await expectAccessible(page)
  const [removed, other] = people
  await removed?.page.reload()
  await removed?.page.getByText('이용 중인 멤버십이 없어요').waitFor()
  await other?.page.reload()
  await other?.page.getByRole('article', { name: `${NAME} · 팀` }).waitFor()
  expect([payer, ...people].flatMap(({ complaints }) => complaints)).toEqual([])
})
