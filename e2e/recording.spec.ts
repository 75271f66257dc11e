import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import { person, type Somebody } from './story/people.ts'
import { openCheck, untilConnected } from './story/video-rooms.ts'

/** Neither its teacher nor this learner has another live lesson, whose way in they could take for this one's. */
const CLASS = '엄마와 아기가 함께 숨 쉬는 산전 요가'
const TEACHER = 'gaon@example.com'
const LEARNER = { email: 'learner18@example.com', name: '송소율' }
const LIVE = '녹화하는 저녁 요가'
const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

async function guest(name: string, email: string) {
  const one = await person(browser, name)
  await signIn(one.page, demo(), email)
  return one
}

/** The page before the room. */
async function openReady(somebody: Somebody) {
  const room = await openCheck(somebody, LIVE)
  await room.getByText('카메라가 켜져 있어요').waitFor()
  await untilConnected(room)
  return room
}
const enter = (room: Page) => room.getByRole('button', { name: '입장하기' }).click()
const openRecording = async (room: Page) => {
  await room.getByRole('button', { name: '더보기' }).click()
  await room.getByRole('menuitem', { name: '녹화' }).click()
}

const closeRecording = (room: Page) =>
  room.getByRole('dialog', { name: '녹화' }).getByRole('button', { name: '닫기' }).click()

/** What is recorded: more than a moment, so that it can be seen to play. */
const RECORDED_MS = 8000
const MINUTE = 60_000

test('a teacher records a live lesson: everybody sees it, and it becomes a lesson that plays', async () => {
  const teacher = await guest('recording-teacher', TEACHER)
  await addLiveLesson(teacher, {
    course: CLASS,
    title: LIVE,
    starts: 5,
    ends: 60,
    choose: async (dialog) => {
      await dialog.getByText('사이트 화상 강의실').click()
      await dialog.getByText('대기실 사용').click()
    },
  })
  const his = await openReady(teacher)
  await enter(his)
  await his.getByRole('region', { name: '화상 강의실 조작' }).waitFor()
  await openRecording(his)
  await his.getByRole('button', { name: '녹화 시작' }).click()
  await his.getByRole('button', { name: '녹화 멈추기' }).waitFor()
  const startedAt = Date.now()
  await expectAccessible(his)
  await closeRecording(his)
  await his.getByRole('status').getByText('녹화 중').waitFor()

  const learner = await guest('recording-learner', LEARNER.email)
  const hers = await openReady(learner)
  const notice = '이 라이브는 녹화되고 있어요. 화면과 말소리가 저장돼요.'
  await hers.getByRole('status').getByText(notice).waitFor()
  await expectAccessible(hers)
  await enter(hers)
  await hers.getByText('진행자의 승인을 기다리고 있어요').waitFor()
  await hers.getByRole('status').getByText(notice).waitFor()
  await his.getByRole('button', { name: `${LEARNER.name} 님 입장` }).click()
  await hers.getByRole('status').getByText('녹화 중').waitFor()

  await expect.poll(() => Date.now() - startedAt, { timeout: MINUTE }).toBeGreaterThan(RECORDED_MS)
  await openRecording(his)
  await his.getByRole('button', { name: '녹화 멈추기' }).click()
  await hers.getByRole('status').getByText('녹화 중').waitFor({ state: 'hidden' })
  // Their cameras would take what the video is prepared with.
  await his.close()
  await hers.close()

  await teacher.page.reload()
  const list = teacher.page.getByRole('list', { name: '녹화' })
  await list.getByText('볼 수 있음').waitFor({ timeout: 5 * MINUTE })
  await list.getByText('운영진만 볼 수 있어요').waitFor()
  await expectAccessible(teacher.page)
  await list.getByRole('button', { name: '공개하기' }).click()
  await teacher.page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }).click()
  await list.getByText('공개됨').waitFor()
  await list.getByRole('link', { name: '보기' }).click()

  await learner.page.goto(teacher.page.url())
  const video = learner.page.locator('video').first()
  await video.waitFor()
  await video.evaluate((element: HTMLVideoElement) => element.play())
  const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(played, { timeout: MINUTE }).toBeGreaterThan(2)
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration)
  expect(seconds).toBeGreaterThan(RECORDED_MS / 1000 - 3)
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
