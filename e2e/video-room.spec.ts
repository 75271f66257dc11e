import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import { BACK_MS, expectPicture, expectSound, guest, killMedia, openRoom } from './story/video-rooms.ts'

const CLASS = '처음 서는 아쉬탕가'
const LIVE = '화면으로 함께하는 아침 요가'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

test('a teacher and a learner meet in the video room: waiting, picture, sound, a fault, saving data, chat, file, hand, timer, two devices, removal, attendance', async () => {
  const teacher = await guest(browser, { name: 'room-teacher', email: 'doyun@example.com' })
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
