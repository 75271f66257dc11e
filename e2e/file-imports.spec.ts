import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { person } from './story/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const desk = () => `${site('demo')}/settings/import`
const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})
async function send(page: Page, kind: RegExp, file: ReturnType<typeof csv>) {
  await page.goto(desk())
  await page.getByRole('group', { name: '옮겨올 내용' }).getByText(kind).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: file.name, level: 1 }).waitFor()
}

test('an owner brings classes from a spreadsheet of another service, and then those who bought them', async () => {
  const { page, complaints } = await person(browser, 'owner who moves here')
  await signIn(page, site('demo'), 'owner@example.com')

  const heads = '제목,가격,섹션,강의 제목,강의 종류,강의 본문'
  const lessons = ['손 풀기', '첫 문장'].map((lesson) => `옮겨온 글쓰기 수업,30000,시작,${lesson},글,읽어요.`)
  await send(page, /^클래스$/, csv('classes.csv', [heads, ...lessons]))
  await expectAccessible(page)
  await page.getByRole('button', { name: '1개 옮겨오기' }).click()
  await page.getByText('1개를 옮겨왔어요.').waitFor()
  await expectAccessible(page)

  const columns = '이메일,이름,클래스 이름이나 번호,주문 번호,구매일,결제 금액,종료일'
  const buyers = [
    'moved-one@example.com,이하나,아침 요가,A-1,2026-03-02,30000,',
    'moved-two@example.com,이두리,아침 요가,A-2,2024-03-02,30000,2025-03-01',
    '이메일 아님,이세찌,아침 요가,A-3,2026-03-02,30000,',
  ]
  await send(page, /^구매자와/, csv('buyers.csv', [columns, ...buyers]))
  await page.getByLabel('아침 요가가 뜻하는 클래스').selectOption({ index: 1 })
  await page.getByText('1행은 제외하고 옮겨와요.').waitFor()
  await expectAccessible(page)
  await page.getByLabel(/정원이 찬 .* 한 자리씩 늘려 등록해요/).check()
  await page.getByRole('button', { name: '2개 옮겨오기' }).click()
  await page.getByText('1건은 같은 이메일로 가입하면 등록돼요.').waitFor()
  await page.getByText('1건은 이용 기간이 지나 기록만 남겼어요.').waitFor()
  await page.getByRole('link', { name: '옮겨온 판매 기록 보기' }).click()
  await page.getByText('moved-two@example.com').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
}, 120_000)
