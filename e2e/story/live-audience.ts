import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allProcesses, commandOf, endAll } from '../../server/src/platform/operating/processes.ts'
import { expectAccessible, openBrowser, site } from '../browser.ts'
import { addLiveLesson } from './live-lessons.ts'
import { BACK_MS, expectPicture, expectSound, guest, killMedia, openCheck, openRoom } from './video-rooms.ts'

const LIVE = '수백 명이 함께 보는 저녁 특강'
const TEACHER = { email: 'doyun@example.com', name: '한도윤' }
const LEARNER = { email: 'learner2@example.com', name: '이하준' }
const STAGE = '무대 화면'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

const video = (room: Page) => room.getByRole('group', { name: STAGE }).locator('video')
/** How many bytes of sound the browser decoded of the stream. */
const decodedSound = (room: Page) =>
  video(room).evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) =>
    element.muted ? 0 : (element.webkitAudioDecodedByteCount ?? 0),
  )
/** The loudness of what is heard now. */
const loudness = (room: Page) =>
  video(room).evaluate(async (element: HTMLVideoElement & { captureStream?: () => MediaStream }) => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    const stream = element.captureStream?.()
    if (!stream || stream.getAudioTracks().length === 0) return 0
    context.createMediaStreamSource(stream).connect(analyser)
    let loudest = 0
    // The fake microphone beeps once a second.
    for (let look = 0; look < 30; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      loudest = Math.max(loudest, ...samples.map(Math.abs))
    }
    await context.close()
    return loudest
  })

/** How bright the picture is, of 255; where nobody is on the stage it is black. */
const brightness = (room: Page) =>
  video(room).evaluate((element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [64, 36]
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0, 64, 36)
    const pixels = [...(context?.getImageData(0, 0, 64, 36).data ?? [])]
    const colors = pixels.filter((_, at) => at % 4 < 3)
    return colors.reduce((sum, one) => sum + one, 0) / colors.length
  })

/** The segments that a page fetches, in that order. */
function fetchedBy(room: Page) {
  const pictures: number[] = []
  const sounds: number[] = []
  room.on('request', (request) => {
    const [, kind, number] = /\/(sound)?(\d+)-[\w-]+[.]ts$/.exec(request.url()) ?? []
    if (number) (kind ? sounds : pictures).push(Number(number))
  })
  return { pictures, sounds }
}

/** By then an audience sees and hears again what happens on the stage. */
const AUDIENCE_BACK_MS = 15_000
/** Kills the media process, and waits for what was sent after it. */
async function expectBackAfterFault(room: Page, pictures: readonly number[]) {
  const last = pictures.at(-1) ?? 0
  const killedAt = performance.now()
  killMedia()
  // The one after the last may have been finished before. Of those that follow, two are in hand when the first one plays.
  await expect.poll(() => pictures.at(-1), { timeout: AUDIENCE_BACK_MS }).toBeGreaterThanOrEqual(last + 4)
  await expectPicture(room, STAGE, AUDIENCE_BACK_MS)
  expect(await brightness(room)).toBeGreaterThan(10)
  expect(await room.getByText('연결이 끊겨 다시 연결하고 있어요.').count()).toBe(0)
  expect(performance.now() - killedAt).toBeLessThan(AUDIENCE_BACK_MS)
  await expect.poll(() => loudness(room)).toBeGreaterThan(0.01)
}

const encoders = () => allProcesses().filter((pid) => commandOf(pid).includes('index.m3u8'))

test('a teacher on the stage, a learner who watches, asks by hand, comes onto the stage and returns', async () => {
  const teacher = await guest(browser, { name: 'audience-teacher', email: TEACHER.email })
  await addLiveLesson(teacher, {
    course: '처음 서는 아쉬탕가',
    title: LIVE,
    starts: 5,
    ends: 60,
    choose: async (dialog) => {
      await dialog.getByText('사이트 화상 강의실').click()
      await dialog.getByText('대규모 라이브 (무대와 시청)').click()
    },
  })
  const learner = await guest(browser, { name: 'audience-learner', email: LEARNER.email, isPhone: true })
  const his = await openRoom(teacher, LIVE)
  await his.getByRole('region', { name: '화상 강의실 조작' }).waitFor()

  const hers = await openCheck(learner, LIVE)
  await hers.getByText('영상으로 시청하는 라이브예요.').waitFor()
  await expectAccessible(hers)
  const fetched = fetchedBy(hers)
  await hers.getByRole('button', { name: '입장하기' }).click()
  await expectPicture(hers, STAGE, BACK_MS)
  await expect.poll(() => decodedSound(hers), { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => loudness(hers), { timeout: 30_000 }).toBeGreaterThan(0.01)
  await hers.getByText(/실제보다 6~10초 늦어요/).waitFor()
  await expectAccessible(hers)

  await hers.getByRole('button', { name: '작은 창으로 보기' }).click()
  await hers.getByRole('button', { name: '작은 창 닫기' }).click()
  await hers.getByRole('button', { name: '작은 창으로 보기' }).waitFor()

  for (const [room, text] of [
    [hers, '화면이 잘 보여요'],
    [his, '천천히 따라오세요'],
  ] as const) {
    if (room === hers) await room.getByRole('button', { name: '채팅' }).click()
    await room.getByRole('textbox', { name: '모두에게 메시지 보내기' }).fill(text)
    await room.keyboard.press('Enter')
  }
  await his.getByText('화면이 잘 보여요').waitFor()
  await hers.getByText('천천히 따라오세요').waitFor()
  await hers.getByRole('button', { name: '닫기' }).click()

  expect(encoders()).toHaveLength(1)
  endAll(encoders())
  await hers.getByText('연결이 끊겨 다시 연결하고 있어요.').waitFor({ state: 'hidden', timeout: BACK_MS })
  await expectPicture(hers, STAGE, BACK_MS)

  await expectBackAfterFault(hers, fetched.pictures)

  // docs/rules.md R-1322
  await hers.getByRole('button', { name: '더보기' }).click()
  await hers.getByRole('menuitem', { name: '데이터 절약 (소리만 듣기)' }).click()
  await hers.getByText('데이터를 아끼려고 소리만 듣고 있어요.').first().waitFor()
  const pictures = fetched.pictures.length
  await expect.poll(() => fetched.sounds.length).toBeGreaterThanOrEqual(4)
  await expect.poll(() => loudness(hers)).toBeGreaterThan(0.01)
  expect(fetched.pictures.length).toBe(pictures)
  await expectAccessible(hers)
  const sounds = fetched.sounds.length
  await hers.getByRole('button', { name: '영상 다시 보기' }).click()
  await expectPicture(hers, STAGE, BACK_MS)
  expect(fetched.sounds.length - sounds).toBeLessThanOrEqual(1)

  await hers.getByRole('button', { name: '손들기' }).click()
  await his.getByRole('button', { name: /명 보기$/ }).click()
  await his.getByRole('heading', { name: '시청 1명' }).waitFor()
  await expectAccessible(his)
  await his.getByRole('button', { name: `${LEARNER.name} 님 무대로 초대` }).click()
  await hers.getByRole('button', { name: '무대에 오르기' }).waitFor()
  await expectAccessible(hers)
  await hers.getByRole('button', { name: '무대에 오르기' }).click()
  await expectPicture(hers, TEACHER.name, BACK_MS)
  await expectPicture(his, LEARNER.name, BACK_MS)
  await expectSound(his)
  await his.getByRole('heading', { name: '무대 2명' }).waitFor()
  await expectAccessible(hers)

  await his.getByRole('button', { name: `${LEARNER.name} 님 관리` }).click()
  await his.getByRole('menuitem', { name: '시청으로 돌려보내기' }).click()
  await expectPicture(hers, STAGE, BACK_MS)
  await his.getByRole('heading', { name: '무대 1명' }).waitFor({ timeout: BACK_MS })
  await his.getByRole('heading', { name: '시청 1명' }).waitFor({ timeout: BACK_MS })

  await his.getByRole('button', { name: `${LEARNER.name} 님 관리` }).click()
  await his.getByRole('menuitem', { name: '내보내기' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click()
  await hers.getByText('진행자가 화상 강의실에서 내보냈어요').waitFor()
  await hers.close()
  await his.goto(site('demo'))
})
