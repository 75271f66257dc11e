import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { person } from './story/people.ts'

const CLASS = '숨부터 고르는 명상 10일'
/** A video of half a minute, and the text lesson after it. */
const VIDEO = '원을 따라 함께 숨 쉬기'
const NEXT = '왜 내쉬는 숨이 더 길까요'
const LEARNER = 'learner12@example.com'
const PREPARING_MS = 300_000
const CAPTIONS = `WEBVTT

00:01.000 --> 00:04.000
숨을 천천히 들이쉬세요

00:06.000 --> 00:09.000
여섯까지 세며 내쉬어요

00:14.000 --> 00:17.000
어깨에서 힘을 빼세요
`
const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const messages = (page: Page) => page.getByRole('region', { name: '알림 메시지' })

/** The owner attaches captions to the video. */
async function putCaptions(page: Page) {
  await page.goto(`${demo()}/settings/course`)
  await page.getByRole('link', { name: CLASS }).first().click()
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '커리큘럼' }).click()
  const row = page.getByRole('listitem').filter({ hasText: VIDEO })
  // A fresh installation prepares the demo videos while the tests run; a ready one shows its length.
  await row.getByText(/영상 · 0:30/).waitFor({ timeout: PREPARING_MS })
  await row.getByRole('button', { name: `${VIDEO} 더보기` }).click()
  await page.getByRole('menuitem', { name: '편집하기' }).click()
  const dialog = page.getByRole('dialog', { name: `${VIDEO} 편집` })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('group', { name: '자막' }).getByRole('button', { name: '파일 고르기' }).click()
  const file = { name: '대본.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) }
  await (await choosing).setFiles(file)
  await messages(page)
    .getByText(/자막을 넣었어요/)
    .waitFor()
}

async function openVideo(page: Page) {
  await page.goto(`${demo()}/me/classes`)
  await page
    .getByRole('link', { name: new RegExp(`^${CLASS}.*(이어서|시작|다시)`) })
    .first()
    .click()
  await page.waitForURL(/\/classroom\//)
  await page.getByRole('link', { name: VIDEO }).first().click()
  await page.getByRole('heading', { level: 1, name: VIDEO }).waitFor()
  await expect.poll(() => durationOf(page)).toBeGreaterThan(29)
  await pause(page)
}

const videoOf = (page: Page) => page.locator('video')
const durationOf = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.duration || 0)
const secondOf = (page: Page) =>
  videoOf(page).evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))
const pause = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.pause())
const reaches = (page: Page, second: number) => expect.poll(() => secondOf(page)).toBe(second)

/** A search finds a line, which leads to its moment; the current line is marked. */
async function readTranscript(page: Page) {
  await page.getByRole('button', { name: '대본 보기' }).click()
  const transcript = page.getByRole('region', { name: '대본' })
  const lines = transcript.getByRole('listitem')
  await lines.nth(2).waitFor()
  await transcript.getByRole('searchbox', { name: '대본에서 검색' }).fill('어깨')
  await transcript.getByText('1곳을 찾았어요').waitFor()
  expect(await lines.count()).toBe(1)
  const line = transcript.getByRole('button', { name: /어깨에서 힘을 빼세요/ })
  await line.click()
  await reaches(page, 14)
  await expect.poll(() => line.getAttribute('aria-current')).toBe('true')
  await expectAccessible(page)
}

/** Seeks ten seconds by key and by button, and switches the wide view. */
async function move(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await reaches(page, 4)
  await page.keyboard.press('l')
  await reaches(page, 14)
  await page.getByRole('button', { name: '10초 앞으로' }).click()
  await reaches(page, 24)
  await page.getByRole('button', { name: '10초 뒤로' }).click()
  await reaches(page, 14)

  const widthOf = () => videoOf(page).evaluate(({ clientWidth }) => clientWidth)
  const narrow = await widthOf()
  const wide = page.getByRole('button', { name: '넓게 보기' })
  await wide.click()
  await expect.poll(widthOf).toBeGreaterThan(narrow)
  expect(await wide.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page)
  await page.keyboard.press('t')
  await expect.poll(widthOf).toBe(narrow)
}

/** A note keeps its moment, and a bookmark marks one; both lead back, also after leaving the page. */
async function takeNotes(page: Page) {
  const notes = page.getByRole('region', { name: '내 메모' })
  await page.mouse.wheel(0, 4000)
  await notes.getByRole('textbox', { name: '메모' }).fill('어깨가 귀에서 멀어지는 느낌')
  await notes.getByRole('button', { name: '0:14에 메모 남기기' }).click()
  await notes.getByRole('listitem').getByText('어깨가 귀에서 멀어지는 느낌').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await reaches(page, 4)
  await notes.getByRole('button', { name: '북마크', exact: true }).click()
  await messages(page).getByText('0:04에 북마크했어요').waitFor()
  await expectAccessible(page)

  await page.reload()
  await expect.poll(() => durationOf(page)).toBeGreaterThan(29)
  await pause(page)
  await page.mouse.wheel(0, 4000)
  await notes.getByRole('button', { name: '0:14부터 보기' }).click()
  await reaches(page, 14)
  await notes.getByRole('button', { name: '0:04부터 보기' }).click()
  await reaches(page, 4)
}

/** At the end the next lesson is announced, and starts automatically. */
async function goOn(page: Page) {
  await videoOf(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5
    return video.play()
  })
  await page.getByText(`‘${VIDEO}’ 끝까지 봤어요`).waitFor()
  await page.getByRole('timer').getByText(`초 뒤 다음 강의: ${NEXT}`).waitFor()
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1, name: NEXT }).waitFor()
}

test('a learner reads the transcript, seeks, takes notes and continues to the next lesson', async () => {
  const teacher = await person(browser, 'tools-teacher')
  await signIn(teacher.page, demo(), 'owner@example.com')
  await putCaptions(teacher.page)

  const learner = await person(browser, 'tools-learner')
  await signIn(learner.page, demo(), LEARNER)
  await openVideo(learner.page)
  await readTranscript(learner.page)
  await move(learner.page)
  await takeNotes(learner.page)
  await goOn(learner.page)
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
