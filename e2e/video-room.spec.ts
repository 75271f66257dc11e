import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import './story/live-audience.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import {
  BACK_MS,
  expectPicture,
  expectSound,
  guest,
  killMedia,
  openCheck,
  openRoom,
  receivedWidth,
} from './story/video-rooms.ts'

// One after another, those of the audience first: two of them end the media process that all of them share.
const LIVE = '화면으로 함께하는 아침 요가'
const BLOCKED_LIVE = '방화벽 뒤의 아쉬탕가'
const LAYERS_LIVE = '큰 화면과 작은 화면으로 보는 코 줍기'
const GROUPS_LIVE = '조로 나누어 뜨는 첫 코'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

test('a teacher and a learner meet in the video room: waiting, picture, sound, a fault, saving data, chat, file, hand, timer, two devices, removal, attendance', async () => {
  const teacher = await guest(browser, { name: 'room-teacher', email: 'doyun@example.com' })
  await addLiveLesson(teacher, {
    course: '처음 서는 아쉬탕가',
    title: LIVE,
    starts: 5,
    ends: 60,
    choose: async (dialog) => {
      await dialog.getByText('사이트 화상 강의실').click()
      await dialog.getByText('대기실 사용').click()
    },
  })
  const learner = await guest(browser, {
    name: 'room-learner',
    email: 'learner2@example.com',
    isPhone: true,
  })
  const hers = await openRoom(learner, LIVE)
  await hers.getByText('진행자의 승인을 기다리고 있어요').waitFor()
  await expectAccessible(hers)

  const his = await openRoom(teacher, LIVE)
  await his.getByText('이하준 님이 대기실에서 기다려요.').waitFor()
  await expectAccessible(his)
  await his.getByRole('button', { name: '이하준 님 입장' }).click()
  await hers.getByRole('region', { name: '화상 강의실 조작' }).waitFor()
  await expectPicture(hers, '한도윤')
  await expectPicture(his, '이하준')
  await expectSound(hers)
  await expectSound(his)

  killMedia()
  const reconnecting = '연결이 끊겨 다시 연결하고 있어요.'
  await his.getByText(reconnecting).waitFor()
  for (const room of [his, hers])
    await room.getByText(reconnecting).waitFor({ state: 'hidden', timeout: BACK_MS })
  await expectPicture(his, '이하준', BACK_MS)
  await expectPicture(hers, '한도윤', BACK_MS)
  await expectSound(hers)

  const seen = hers.getByRole('group', { name: '한도윤' }).locator('video')
  await hers.getByRole('button', { name: '더보기' }).click()
  await hers.getByRole('menuitem', { name: '데이터 절약 (소리만 듣기)' }).click()
  await seen.waitFor({ state: 'detached' })
  await expectSound(hers)
  await hers.getByRole('button', { name: '더보기' }).click()
  await hers.getByRole('menuitem', { name: '영상 다시 보기' }).click()
  await expectPicture(hers, '한도윤')

  await hers.getByRole('button', { name: '손들기' }).click()
  await hers.getByText(/손을 들었어요/).waitFor()
  await his.getByRole('img', { name: '손든 순서 1번째' }).waitFor()
  await hers.getByRole('button', { name: '채팅' }).click()
  await hers.getByRole('textbox', { name: '모두에게 메시지 보내기' }).fill('안녕하세요, 선생님')
  await hers.keyboard.press('Enter')
  await his.getByText('안녕하세요, 선생님').waitFor()
  await expectAccessible(hers)
  await expectAccessible(his)

  await hers.getByRole('button', { name: '닫기' }).click()
  await hers.getByRole('button', { name: '마이크', pressed: true }).click()
  await his.getByRole('button', { name: /명 보기$/ }).click()
  await his.getByRole('button', { name: '이하준 님 말하게 하기' }).click()
  await hers.getByRole('button', { name: '마이크 켜기' }).click()
  await hers.getByRole('button', { name: '마이크', pressed: true }).waitFor()
  await expectAccessible(his)

  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '모두 마이크 끄기' }).click()
  await his.getByText('모두의 마이크를 껐어요').last().waitFor()
  await his.getByRole('button', { name: '나가기' }).click({ trial: true })

  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '타이머' }).click()
  await expectAccessible(his)
  await his.getByRole('button', { name: '3분' }).click()
  await hers.getByRole('timer', { name: /^타이머 .* 남음$/ }).waitFor()
  await expectAccessible(hers)

  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '작은 창으로 보기' }).click()
  await expect.poll(() => his.evaluate(() => document.pictureInPictureElement !== null)).toBe(true)

  await hers.getByRole('button', { name: '채팅' }).click()
  await hers.locator('input[type=file]').setInputFiles({
    name: '스트레칭.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await hers.getByRole('button', { name: '보내기', disabled: false }).click()
  await his.getByRole('tab', { name: '채팅' }).click()
  const download = his.waitForEvent('download')
  await his.getByRole('button', { name: '스트레칭.pdf 내려받기' }).click()
  expect((await download).suggestedFilename()).toBe('스트레칭.pdf')
  await expectPicture(hers, '한도윤')
  await expectAccessible(his)
  await hers.getByRole('button', { name: '닫기' }).click()

  const second = await learner.context.newPage()
  await second.goto(hers.url())
  await second.getByRole('button', { name: '입장하기' }).click()
  await second.getByText('다른 기기에서 참여 중이에요. 여기서 계속할까요?').waitFor()
  await expectAccessible(second)
  await second.getByRole('button', { name: '여기서 계속하기' }).click()
  await hers.getByText('다른 기기에서 이어서 참여하고 있어요').waitFor()
  await expectPicture(second, '한도윤')
  await hers.getByRole('button', { name: '여기서 계속하기' }).click()
  await expectPicture(hers, '한도윤')
  await second.close()

  await his.getByRole('tab', { name: /^사람/ }).click()
  await his.getByRole('button', { name: '이하준 님 관리' }).click()
  await his.getByRole('menuitem', { name: '내보내기' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click()
  await hers.getByText('진행자가 화상 강의실에서 내보냈어요').waitFor()
  await expectAccessible(hers)
  await hers.reload()
  await hers.getByRole('button', { name: '입장하기' }).click()
  await hers.getByText('진행자가 다시 허용하면 이 화면에서 들어올 수 있어요.').waitFor()
  await his.getByRole('button', { name: '이하준 님 다시 허용' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: '다시 허용' }).click()
  await hers.getByText('다시 들어올 수 있어요', { exact: true }).waitFor()
  await expectAccessible(hers)

  await his.getByRole('button', { name: '나가기' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await his.getByText('화상 강의실에서 나왔어요').waitFor()
  await teacher.page.reload()
  await teacher.page.getByText('출석했어요').waitFor()
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})

test('a user behind a firewall reads what blocks picture and sound, and goes on by chat', async () => {
  const teacher = await guest(browser, { name: 'blocked-teacher', email: 'doyun@example.com' })
  await addLiveLesson(teacher, {
    course: '처음 서는 아쉬탕가',
    title: BLOCKED_LIVE,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, {
    name: 'blocked-learner',
    email: 'learner2@example.com',
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
  const room = await openCheck(learner, BLOCKED_LIVE)
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
  expect(teacher.complaints).toEqual([])
})

test('a teacher divides a lesson into groups: moved, help, a visit, a reload, chat, an announcement, and back', async () => {
  // Neither has another live lesson, whose way in they could take for this one's.
  const teacher = await guest(browser, { name: 'groups-teacher', email: 'jian@example.com' })
  await addLiveLesson(teacher, {
    course: '첫 뜨개, 겨울 목도리',
    title: GROUPS_LIVE,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, {
    name: 'groups-learner',
    email: 'learner25@example.com',
    isPhone: true,
  })
  const hers = await openRoom(learner, GROUPS_LIVE)
  const his = await openRoom(teacher, GROUPS_LIVE)
  await expectPicture(hers, '서지안')
  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '조 나누기' }).click()
  await his.getByLabel('남이든 님의 조').selectOption('2조')
  await expectAccessible(his)
  await his.getByRole('button', { name: '조 열기' }).click()
  await hers
    .getByText(/초 뒤 2조로 옮겨집니다/)
    .first()
    .waitFor()
  await expectAccessible(hers)
  const groupBar = hers.getByRole('region', { name: '조별 활동 중' })
  await groupBar.getByText('2조', { exact: true }).waitFor()
  await hers.getByRole('group', { name: '서지안' }).waitFor({ state: 'detached' })

  await groupBar.getByRole('button', { name: '진행자 부르기' }).click()
  await his.getByText('2조에서 도움을 요청했어요.').waitFor()
  await expectAccessible(his)
  await expectAccessible(hers)
  await his.getByRole('button', { name: '2조에 들어가기' }).first().click()
  await expectPicture(his, '남이든')
  await expectPicture(hers, '서지안')

  await hers.reload()
  await hers.getByRole('button', { name: '입장하기' }).click()
  await expectPicture(hers, '서지안')
  await groupBar.getByText('2조', { exact: true }).waitFor()

  await hers.getByRole('button', { name: '채팅' }).click()
  await hers.getByRole('textbox', { name: '2조에 메시지 보내기' }).fill('우리 조만 봐요')
  await hers.keyboard.press('Enter')
  await his.getByRole('tab', { name: '채팅' }).click()
  await his.getByText('우리 조만 봐요').waitFor()
  await hers.getByRole('button', { name: '닫기' }).click()

  await his.getByRole('button', { name: '전체 강의실로' }).click()
  await his.getByRole('group', { name: '남이든' }).waitFor({ state: 'detached' })
  await his.getByText('모든 조에 알리기').click()
  await his.getByRole('textbox', { name: '모든 조에 알리기' }).fill('3분 뒤에 모일게요')
  await his.keyboard.press('Enter')
  await hers.getByText('3분 뒤에 모일게요').waitFor()
  await expectAccessible(hers)
  await hers.getByRole('button', { name: '확인' }).click()

  await his.getByRole('button', { name: '조 보기' }).click()
  await expectAccessible(his)
  await his.getByRole('button', { name: '모두 불러오기' }).click()
  await hers
    .getByText(/초 뒤 전체 강의실로 돌아갑니다/)
    .first()
    .waitFor()
  await expectPicture(hers, '서지안', BACK_MS)
  await expectPicture(his, '남이든')
  await groupBar.waitFor({ state: 'detached' })
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})

test('a picture is received small on a small place and large on a large one, without stopping', async () => {
  const teacher = await guest(browser, { name: 'layers-teacher', email: 'jian@example.com' })
  await addLiveLesson(teacher, {
    course: '첫 뜨개, 겨울 목도리',
    title: LAYERS_LIVE,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, { name: 'layers-learner', email: 'learner25@example.com' })
  const hers = await openRoom(learner, LAYERS_LIVE)
  const his = await openRoom(teacher, LAYERS_LIVE)
  await expectPicture(his, '남이든')
  const width = () => receivedWidth(his, '남이든')
  await expect.poll(width, { timeout: BACK_MS }).toBeGreaterThanOrEqual(640)

  await his.getByRole('button', { name: '나 고정하기' }).click()
  await expect.poll(width, { timeout: BACK_MS }).toBeLessThanOrEqual(320)
  await expectPicture(his, '남이든')
  await his.getByRole('button', { name: '나 고정 해제' }).click()
  await expect.poll(width, { timeout: BACK_MS }).toBeGreaterThanOrEqual(640)
  await expectPicture(his, '남이든')
  await expectPicture(hers, '서지안')
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
