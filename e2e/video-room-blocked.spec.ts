import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import { guest } from './story/video-rooms.ts'

const LIVE = '방화벽 뒤의 다운독'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

test('a user behind a firewall reads what blocks picture and sound, and goes on by chat', async () => {
  const teacher = await guest(browser, { name: 'blocked-teacher', email: 'doyun@example.com' })
  await addLiveLesson(teacher, {
    course: '다운독, 제대로 이해하기',
    title: LIVE,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, {
    name: 'blocked-learner',
    email: 'learner9@example.com',
    isPhone: true,
  })
  // Through a relay alone, and there is none.
  await learner.context.addInitScript(() => {
    const Connection = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Connection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
      }
      override setConfiguration(configuration?: RTCConfiguration) {
        super.setConfiguration({ ...configuration, iceTransportPolicy: 'relay' })
      }
    }
  })
  const { page, context } = learner
  await page.goto(`${new URL(page.url()).origin}/me/classes`)
  await page.getByRole('link', { name: LIVE }).first().click()
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: '라이브 입장' }).click()
  const room = await opening
  await room.getByText('이 네트워크에서는 화면과 소리가 막혀 있어요').waitFor()
  await room.getByRole('button', { name: '입장하기' }).click()
  await room.getByText('화면과 소리를 연결하지 못했어요').waitFor({ timeout: 60_000 })
  await expectAccessible(room)
  await room.getByRole('button', { name: '채팅으로만 참여' }).click()
  await room.getByRole('textbox', { name: '모두에게 메시지 보내기' }).fill('소리가 안 들려요')
  await room.keyboard.press('Enter')
  await room.getByText('소리가 안 들려요').waitFor()
  await room.getByRole('button', { name: '닫기' }).click()
  await room.getByText('채팅으로만 참여하고 있어요').waitFor()
  await expectAccessible(room)
  expect(learner.complaints).toEqual([])
})
