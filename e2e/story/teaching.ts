import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, site } from '../browser.ts'
import { aVideo, aPhoto } from '../video.ts'
import { publishHere, expectToast, type Somebody } from './people.ts'
import { chooseCover } from './cover.ts'

const MB = 1024 * 1024
export const TITLE = '새벽을 여는 하루 요가'
export const VIDEO = '숨 고르기'
const PATIENCE = 120_000

/**
 * The owner creates a class with a picture, a video and a text, sets price and seats, and publishes it. Returns its
 * path.
 */
export async function makeClass(owner: Somebody) {
  const { page } = owner
  await page.goto(`${site('haru')}/settings/course`)
  await page.getByRole('link', { name: '클래스 만들기' }).first().click()
  await page.getByLabel('클래스 이름').fill(TITLE)
  await page.getByRole('button', { name: '만들고 커리큘럼 채우기' }).click()
  await page.waitForURL(/settings\/curriculums/)
  await writeLessons(page)
  await nameIt(page)
  await priceIt(page)

  await publish(owner)
  return new URL(page.url()).pathname.replace(/\/settings.*/, '')
}

export async function publish({ page, context }: Somebody) {
  const preview = context.waitForEvent('page')
  await page.getByRole('button', { name: '미리보기' }).click()
  const previewed = await preview
  await previewed.getByRole('heading', { name: TITLE }).first().waitFor()
  await expectAccessible(previewed)
  await previewed.close()

  await publishHere(page)
}

async function writeLessons(page: Page) {
  await page.getByRole('button', { name: '섹션 추가' }).click()
  await page.getByRole('textbox', { name: '이름' }).fill('첫째 주')
  await page.keyboard.press('Enter')
  await page.getByText('첫째 주').first().waitFor()
  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('complementary', { name: '커리큘럼 설정' })
    .getByRole('button', { name: '영상', exact: true })
    .click()
  await (await choosing).setFiles(await aVideo(`${VIDEO}.mp4`))
  await page.getByText('재생 준비').first().waitFor()
  await expectAccessible(page)

  await page.getByRole('complementary', { name: '커리큘럼 설정' }).getByRole('button', { name: '글' }).click()
  const writing = page.getByRole('dialog', { name: '새 글' })
  await writing.getByLabel('이름').fill('아침을 준비하는 글')
  await writing.getByRole('textbox', { name: '내용' }).fill('매트를 깔고 창을 엽니다.')
  await expectAccessible(page)
  await writing.getByRole('button', { name: '추가하기' }).click()
  await writing.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: `${VIDEO} 더보기` }).click()
  await page.getByRole('menuitem', { name: '무료로 공개하기' }).click()
  await page.getByText('무료 공개').first().waitFor()
  await page
    .getByText(/재생 준비 중/)
    .first()
    .waitFor({ state: 'detached', timeout: PATIENCE })
}

async function nameIt(page: Page) {
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '정보' }).click()
  await page.getByLabel('한 줄 소개').fill('해가 뜨기 전 20분, 몸을 깨우는 가장 조용한 방법이에요.')
  const picture = await aPhoto('phone.jpg')
  expect(statSync(picture).size).toBeGreaterThan(6 * MB)
  const sent = await chooseCover(page, picture)
  const { requestBodySize } = await sent.sizes()
  expect(requestBodySize).toBeLessThanOrEqual(2 * MB)
  await expectAccessible(page)
}

export async function priceIt(page: Page) {
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '결제' }).click()
  await page.getByRole('radio', { name: /^유료/ }).check()
  await page.getByRole('textbox', { name: '가격', exact: true }).fill('30000')
  await page.getByRole('switch', { name: '할인' }).check()
  await page.getByRole('textbox', { name: '할인 가격' }).fill('27000')
  await page.getByLabel('수강 기간').selectOption({ label: '30일' })
  await page.getByRole('radio', { name: '정원 정하기' }).check()
  await page.getByRole('textbox', { name: '정원' }).fill('10')
  await expectAccessible(page)
  await page.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '저장했어요.')
}
