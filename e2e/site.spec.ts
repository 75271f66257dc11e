import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, site } from './browser.ts'
import { aPhoto } from './video.ts'
import { openSite } from './story/opening.ts'
import { person, expectToast } from './story/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('an owner changes the design of the site and publishes news, and a visitor sees both', async () => {
  const owner = await person(browser, 'site-owner')
  const address = 'mono'
  const mono = { owner: '정모노', email: 'mono@example.com', name: '모노 스튜디오', address }
  await openSite(owner, mono)
  await dress(owner.page, address)
  await announce(owner.page, address)

  const visitor = await person(browser, 'site-visitor', { isPhone: true })
  await visitor.page.goto(site(address))
  await visitor.page.getByRole('heading', { name: '한 장의 사진, 하나의 오후' }).waitFor()
  await visitor.page.locator('header img').waitFor()
  await expectAccessible(visitor.page)
  await visitor.page.goto(`${site(address)}/notices`)
  await visitor.page.getByRole('link', { name: /여름 휴무/ }).click()
  await visitor.page.getByText('8월 첫째 주는 쉬어 갑니다.').waitFor()
  await expectAccessible(visitor.page)
  expect(owner.complaints).toEqual([])
  expect(visitor.complaints).toEqual([])
})

async function dress(page: Page, address: string) {
  await page.goto(`${site(address)}/settings/configuration`)
  await page.getByLabel('한 줄 소개').fill('필름 카메라로 천천히 찍는 법을 배워요.')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: '로고' }).getByRole('button', { name: '사진 고르기' }).click()
  await (await choosing).setFiles(await aPhoto('logo.jpg'))
  await expectToast(page, '사진을 올렸어요. 저장하면 바뀝니다.')
  await page.getByRole('textbox', { name: '대표 색' }).fill('#b8492f')
  await page.getByLabel('제목').fill('한 장의 사진, 하나의 오후')
  await expectAccessible(page)
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: '저장하기' }).click()
  await again
  await page.getByRole('heading', { name: '환경 설정' }).waitFor()
  expect(await page.getByRole('textbox', { name: '대표 색' }).inputValue()).toBe('#b8492f')
}

async function announce(page: Page, address: string) {
  await page.goto(`${site(address)}/notices`)
  await page.getByRole('link', { name: '글쓰기' }).click()
  await page.getByLabel('제목').fill('여름 휴무 안내')
  await page.getByRole('textbox', { name: '내용' }).fill('8월 첫째 주는 쉬어 갑니다.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '올리기' }).click()
  await page.getByRole('heading', { name: '여름 휴무 안내' }).waitFor()
}
