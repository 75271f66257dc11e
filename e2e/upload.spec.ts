import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, signIn, site } from './browser.ts'
import { aVideo } from './video.ts'
import { person } from './story/people.ts'

const MB = 1024 * 1024
const LESSON = '긴 영상'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('an upload is cancelled, starts again, survives leaving the page and resumes where it was', async () => {
  const { page, complaints, context } = await person(browser, 'uploader')
  await signIn(page, site('demo'), 'owner@example.com')
  await page.goto(`${site('demo')}/classes/create`)
  await page.getByLabel('클래스 이름').fill('천천히 올리는 수업')
  await page.getByRole('button', { name: '만들고 커리큘럼 채우기' }).click()
  await page.waitForURL(/settings\/curriculums/)
  const slow = await context.newCDPSession(page)
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 3 * MB,
  })
  const path = await aVideo(`${LESSON}.mp4`, { seconds: 4, bytes: 40 * MB })
  const kinds = page.getByRole('complementary', { name: '커리큘럼 설정' })
  await choose(page, () => kinds.getByRole('button', { name: '영상', exact: true }).click(), path)
  await page.getByRole('button', { name: '업로드 취소' }).click()
  await page.getByText('영상이 없어요. 파일을 골라 올려 주세요.').waitFor()

  await choose(page, () => page.getByRole('button', { name: '파일 고르기' }).click(), path)
  await page.waitForFunction(() => {
    const bar = document.querySelector<HTMLProgressElement>('progress[aria-label="업로드"]')
    return (bar?.value ?? 0) >= 50
  })
  await page.reload()
  await page.getByText('업로드가 끝나지 않았어요. 같은 파일을 고르면 이어서 올립니다.').waitFor()

  const goingOn = page.waitForRequest((request) => request.method() === 'PATCH')
  await choose(page, () => page.getByRole('button', { name: '파일 고르기' }).click(), path)
  expect(Number((await goingOn).headers()['upload-offset'])).toBeGreaterThan(8 * MB)
  await page
    .getByText(/재생 준비/)
    .first()
    .waitFor({ timeout: 60_000 })
  await page
    .getByText(/재생 준비 중/)
    .first()
    .waitFor({ state: 'detached', timeout: 120_000 })
  await page.getByText('0:04').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

async function choose(page: Page, press: () => Promise<void>, path: string) {
  const choosing = page.waitForEvent('filechooser')
  await press()
  await (await choosing).setFiles(path)
}
