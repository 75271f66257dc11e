import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { allProcesses, commandOf, endAll, parentOf } from '../../server/src/platform/operating/processes.ts'
import { expectAccessible, signIn, site } from '../browser.ts'
import { addLiveLesson } from './live-lessons.ts'
import { person, type Somebody } from './people.ts'

declare global {
  interface Window {
    connections?: RTCPeerConnection[]
  }
}

interface Guest {
  name: string
  email: string
  isPhone?: boolean
}
/** Somebody of the demo, whose connections can be measured. */
export async function guest(browser: Browser, { name, email, isPhone = false }: Guest) {
  const one = await person(browser, name, { isPhone })
  await one.context.addInitScript(() => {
    const connections: RTCPeerConnection[] = []
    window.connections = connections
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
      }
    }
  })
  await signIn(one.page, site('demo'), email)
  return one
}

/** Opens the page before the room by the button of the classroom, which opens a tab of its own; other pages lead to other lessons too. */
export async function openCheck({ page, context }: Somebody, live: string) {
  await page.goto(`${site('demo')}/me/classes`)
  await page.getByRole('link', { name: live }).first().click()
  await page.waitForURL(/\/classroom\//)
  const opening = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: '라이브 입장' }).click()
  return opening
}
/** The media process may still be starting on a busy machine: a person presses again, and is connected then. */
export async function untilConnected(room: Page) {
  const connected = room.getByText('네트워크가 잘 연결돼요')
  const again = room.getByRole('button', { name: '다시 확인' })
  const look = async () => {
    await connected.or(again).first().waitFor({ timeout: BACK_MS })
    if (await again.isVisible()) await again.click()
    return connected.isVisible()
  }
  await expect.poll(look, { timeout: BACK_MS, interval: 1000 }).toBe(true)
}
/** Enters the room from that page. */
export async function openRoom(somebody: Somebody, live: string) {
  const room = await openCheck(somebody, live)
  await room.getByText('카메라가 켜져 있어요').waitFor()
  await untilConnected(room)
  await expectAccessible(room)
  await room.getByRole('button', { name: '입장하기' }).click()
  return room
}

/** A teacher on a computer and a learner on a phone, inside the room of a lesson that was added for them. */
export async function twoInRoom(browser: Browser, { name, live }: { name: string; live: string }) {
  const teacher = await guest(browser, { name: `${name}-teacher`, email: 'doyun@example.com' })
  await addLiveLesson(teacher, {
    course: '처음 서는 아쉬탕가',
    title: live,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, {
    name: `${name}-learner`,
    email: 'learner2@example.com',
    isPhone: true,
  })
  const hers = await openRoom(learner, live)
  await hers.getByRole('region', { name: '화상 강의실 조작' }).waitFor()
  return { teacher, learner, hers, his: await openRoom(teacher, live) }
}

const framesOf = (room: Page, name: string) =>
  room
    .getByRole('group', { name })
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
/** Sees more than one picture of somebody, so they move. An element that was replaced begins to count anew. */
export async function expectPicture(room: Page, name: string, timeout = 20_000) {
  await room.getByRole('group', { name }).locator('video').waitFor({ timeout })
  let before = Infinity
  const isMoving = async () => {
    const frames = await framesOf(room, name)
    const hasMoved = frames > before
    before = frames
    return hasMoved
  }
  await expect.poll(isMoving, { timeout, interval: 200 }).toBe(true)
}

/** The width of the picture of somebody as it is received, whatever the size of its place. */
export const receivedWidth = (room: Page, name: string) =>
  room
    .getByRole('group', { name })
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.videoWidth)

/** How loud all was that was ever heard in this tab. */
const soundOf = (room: Page) =>
  room.evaluate(async () => {
    let energy = 0
    for (const connection of window.connections ?? [])
      for (const [, report] of await connection.getStats())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') energy += report.totalAudioEnergy ?? 0
    return energy
  })
/** Hears more than silence. */
export async function expectSound(room: Page) {
  const before = await soundOf(room)
  await expect.poll(() => soundOf(room), { timeout: 20_000 }).toBeGreaterThan(before + 0.0001)
}

/** On a quiet machine it takes some seconds. */
export const BACK_MS = 60_000
/** Kills the media process as a fault would; the product starts another one. */
export function killMedia() {
  const media = allProcesses().filter(
    (pid) =>
      parentOf(pid) === inject('pid') && commandOf(pid).some((word) => word.endsWith('live-media.mjs')),
  )
  expect(media).toHaveLength(1)
  endAll(media)
}
