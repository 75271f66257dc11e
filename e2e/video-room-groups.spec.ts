import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import { BACK_MS, expectPicture, guest, openRoom } from './story/video-rooms.ts'

const CLASS = '차와 함께 쓰는 하루 세 줄 일기'
const LIVE = '조로 나누어 쓰는 세 줄'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

test('a teacher divides a lesson into groups: moved, help, a visit, a reload, chat, an announcement, and back', async () => {
  const teacher = await guest(browser, { name: 'groups-teacher', email: 'gaon@example.com' })
  await addLiveLesson(teacher, {
    course: CLASS,
    title: LIVE,
    starts: 5,
    ends: 60,
    choose: (dialog) => dialog.getByText('사이트 화상 강의실').click(),
  })
  const learner = await guest(browser, {
    name: 'groups-learner',
    email: 'learner28@example.com',
    isPhone: true,
  })
  const hers = await openRoom(learner, LIVE)
  const his = await openRoom(teacher, LIVE)
  await expectPicture(hers, '문가온')
  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '조 나누기' }).click()
  await his.getByLabel('하주원 님의 조').selectOption('2조')
  await expectAccessible(his)
  await his.getByRole('button', { name: '조 열기' }).click()
  await hers
    .getByText(/초 뒤 2조로 옮겨집니다/)
    .first()
    .waitFor()
  await expectAccessible(hers)
  const groupBar = hers.getByRole('region', { name: '조별 활동 중' })
  await groupBar.getByText('2조', { exact: true }).waitFor()
  await hers.getByRole('group', { name: '문가온' }).waitFor({ state: 'detached' })

  await groupBar.getByRole('button', { name: '진행자 부르기' }).click()
  await his.getByText('2조에서 도움을 요청했어요.').waitFor()
  await expectAccessible(his)
  await expectAccessible(hers)
  await his.getByRole('button', { name: '2조에 들어가기' }).first().click()
  await expectPicture(his, '하주원')
  await expectPicture(hers, '문가온')

  await hers.reload()
  await hers.getByRole('button', { name: '입장하기' }).click()
  await expectPicture(hers, '문가온')
  await groupBar.getByText('2조', { exact: true }).waitFor()

  await hers.getByRole('button', { name: '채팅' }).click()
  await hers.getByRole('textbox', { name: '2조에 메시지 보내기' }).fill('우리 조만 봐요')
  await hers.keyboard.press('Enter')
  await his.getByRole('tab', { name: '채팅' }).click()
  await his.getByText('우리 조만 봐요').waitFor()
  await hers.getByRole('button', { name: '닫기' }).click()

  await his.getByRole('button', { name: '전체 강의실로' }).click()
  await his.getByRole('group', { name: '하주원' }).waitFor({ state: 'detached' })
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
  await expectPicture(hers, '문가온', BACK_MS)
  await expectPicture(his, '하주원')
  await groupBar.waitFor({ state: 'detached' })
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
