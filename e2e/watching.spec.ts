import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { person } from './story/people.ts'

const CLASS = '해 뜨기 전 20분, 아침을 여는 요가'
/** A learner who has watched nothing of it yet. */
const LEARNER = 'learner12@example.com'
const PREPARING_MS = 300_000
const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The instructor sets the viewing rules of the first video of the class. Returns its title. */
async function makeRules(page: Page) {
  await page.goto(`${demo()}/settings/course`)
  await page.getByRole('link', { name: CLASS }).first().click()
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '커리큘럼' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /영상 · \d/ })
    .first()
  // A fresh installation prepares the demo videos while the tests run.
  await row.waitFor({ timeout: PREPARING_MS })
  const name = await row.locator('b').first().innerText()
  await row.getByRole('button', { name: `${name} 더보기` }).click()
  await page.getByRole('menuitem', { name: '편집하기' }).click()
  const dialog = page.getByRole('dialog', { name: `${name} 편집` })
  const free = dialog.getByRole('switch', { name: /무료 공개/ })
  if (await free.isChecked()) await free.press('Space')
  const must = dialog.getByRole('switch', { name: /끝까지 봐야 완료/ })
  if (!(await must.isChecked())) await must.press('Space')
  await dialog.getByLabel('시청 가능 시간').selectOption({ label: '분으로' })
  await dialog.getByLabel('분으로').fill('5')
  await dialog.getByLabel('동시 시청 기기 수').fill('1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '저장하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return name
}

async function watch(page: Page, name: string) {
  await page.goto(`${demo()}/me/classes`)
  await page
    .getByRole('link', { name: new RegExp(`^${CLASS}.*(이어서|시작|다시)`) })
    .first()
    .click()
  await page.waitForURL(/\/classroom\//)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  // Only a press stops playback on another device.
  await page.getByRole('button', { name: '재생하기' }).click()
  await page.locator('video').waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
}

/** Opens the page again and continues playback; returns the remaining viewing time in seconds. */
async function leftAgain({ page }: { page: Page }) {
  const begun = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/play'))
  await page.reload()
  await page.getByRole('button', { name: '재생하기' }).click()
  const { data } = (await (await begun).json()) as { data: { secondsLeft: number } }
  await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  return data.secondsLeft
}

test('a learner watches a video on one device, within the viewing time, and cannot skip', async () => {
  const teacher = await person(browser, 'watch-teacher')
  await signIn(teacher.page, demo(), 'owner@example.com')
  const name = await makeRules(teacher.page)

  const first = await person(browser, 'watch-first')
  await signIn(first.page, demo(), LEARNER)
  const opened = first.page.waitForRequest(/\/media\/.*\/key$/)
  await watch(first.page, name)
  await first.page.getByText(/시청 가능 시간이 4분 남았어요|시청 가능 시간이 5분 남았어요/).waitFor()
  await expectAccessible(first.page)

  const stays = await first.page.evaluate(async () => {
    const video = document.querySelector('video')
    if (!video) return Number.NaN
    video.currentTime = video.duration - 1
    await new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true })
    })
    return video.currentTime / video.duration
  })
  expect(stays).toBeLessThan(0.8)
  await first.page.getByText('처음 볼 때는 건너뛸 수 없어요').waitFor()

  const key = (await opened).url()
  const statusFor = ({ page }: { page: Page }) =>
    page.evaluate((url) => fetch(url, { cache: 'no-store' }).then(({ status }) => status), key)
  expect(await statusFor(teacher)).toBe(403)
  expect(await statusFor(first)).toBe(200)

  const second = await person(browser, 'watch-second')
  await signIn(second.page, demo(), LEARNER)
  await watch(second.page, name)
  await first.page.getByText('다른 기기에서 보고 있어요').waitFor()
  await expectAccessible(first.page)
  await expect.poll(() => statusFor(first), { timeout: 15_000 }).toBe(403)

  await first.page.getByRole('button', { name: '여기서 보기' }).click()
  await second.page.getByText('다른 기기에서 보고 있어요').waitFor()
  await first.page.locator('video').waitFor()

  // Reopening the page does not charge segments that a player fetched ahead.
  const began = performance.now()
  const before = await leftAgain(first)
  for (let round = 0; round < 3; round++) await leftAgain(first)
  const used = before - (await leftAgain(first))
  expect(used).toBeGreaterThanOrEqual(0)
  expect(used).toBeLessThanOrEqual((performance.now() - began) / 1000 + 10)

  await first.page.keyboard.press('?')
  await first.page.getByRole('dialog', { name: '키보드 단축키' }).waitFor()
  await expectAccessible(first.page)
  for (const { complaints } of [teacher, first, second]) expect(complaints).toEqual([])
})
