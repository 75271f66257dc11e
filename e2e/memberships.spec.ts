import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const demo = () => site('demo')
const NAME = '새벽 올패스'

/** Names a card at the page of the provider, which leads back. */
async function nameCard(page: Page, card: RegExp) {
  await page.waitForURL(/sandbox-provider/)
  await page.getByLabel(card).check()
  await page.getByRole('button', { name: '카드 등록하기' }).click()
}

test('a membership is sold; a learner joins, learns by it, cancels and goes on; staff see what was paid', async () => {
  const owner = await somebody(browser)
  await signIn(owner.page, demo(), 'owner@example.com')
  await owner.page.goto(`${demo()}/settings/membership/create`)
  await owner.page.getByLabel('이름', { exact: true }).fill(NAME)
  await owner.page.getByLabel('1개월').fill('9900')
  await owner.page.getByLabel('1년', { exact: true }).fill('99000')
  await owner.page.getByLabel('1년에 쓸 수 있는 일수').fill('30')
  await owner.page.getByLabel('클래스 제목 검색').fill('아쉬탕가')
  await owner.page.getByRole('checkbox', { name: /처음 서는 아쉬탕가/ }).check()
  await expectAccessible(owner.page)
  await owner.page.getByRole('button', { name: '저장' }).click()
  await owner.page.getByRole('button', { name: `${NAME} 관리` }).click()
  await owner.page.getByRole('menuitem', { name: '판매 시작' }).click()
  await owner.page
    .getByRole('row', { name: new RegExp(NAME) })
    .getByText('판매 중')
    .waitFor()
  await expectAccessible(owner.page)

  const learner = await somebody(browser, { isPhone: true })
  const { page } = learner
  await signIn(page, demo(), 'learner11@example.com')
  await page.goto(`${demo()}/memberships`)
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(`${NAME} 자세히`) }).click()
  await page.getByRole('heading', { name: NAME }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '가입하기' }).click()

  // A card that is declined when it is charged: nothing begins.
  await page.getByRole('button', { name: '카드 등록하기' }).click()
  await nameCard(page, /청구할 때 거절/)
  await page.getByText('···· 0002').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '9,900원 결제하고 가입하기' }).click()
  await page.getByText(/카드사에서 결제를 승인하지 않았어요/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다른 카드로 바꾸기' }).click()
  await nameCard(page, /정상 카드/)
  await page.getByText('···· 4242').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '9,900원 결제하고 가입하기' }).click()
  await page.getByRole('article', { name: NAME }).getByText('이용 중').waitFor()
  await expectAccessible(page)

  await page.goto(`${demo()}/memberships`)
  await page.getByRole('link', { name: new RegExp(`${NAME} 자세히`) }).click()
  await page.getByRole('link', { name: /처음 서는 아쉬탕가/ }).click()
  await page.getByRole('button', { name: '멤버십으로 시작하기' }).click()
  await page.getByText('이제 클래스를 들을 수 있어요').first().waitFor()
  await page.getByRole('button', { name: '멤버십으로 시작하기' }).waitFor({ state: 'hidden' })

  await page.goto(`${demo()}/memberships/mine`)
  await page.getByRole('button', { name: '해지하기' }).click()
  await page.getByRole('button', { name: '해지', exact: true }).click()
  await page.getByText('해지 예정').waitFor()
  await page.getByRole('button', { name: '해지 취소' }).click()
  await page.getByRole('button', { name: '해지하기' }).waitFor()

  // A pause begins tomorrow, and is called off today.
  await page.getByRole('button', { name: '일시정지' }).click()
  await page.getByLabel('일시정지할 일수').fill('10')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '일시정지' }).click()
  await page.getByText('내일부터 일시정지돼요').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '일시정지 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '일시정지 취소' }).click()
  await page.getByText('내일부터 일시정지돼요').waitFor({ state: 'hidden' })

  await owner.page.goto(`${demo()}/settings/studio/payment/membership?q=${encodeURIComponent(NAME)}`)
  await owner.page.getByRole('table').getByText('결제 실패').waitFor()
  await owner.page.getByRole('table').getByText('결제 완료').waitFor()
  await expectAccessible(owner.page)
  expect([...owner.complaints, ...learner.complaints]).toEqual([])
})
