import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import { twoInRoom } from './story/video-rooms.ts'

const LIVE = '그려 보며 익히는 발 위치'
const LEARNER = '이하준'
const TEACHER = '한도윤'
declare global {
  interface Window {
    boardPlaces?: Set<string>
  }
}
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

const boardOf = (room: Page) => room.getByRole('img', { name: /^화이트보드, / })
const expectItems = (room: Page, page: number, count: number) =>
  room.getByRole('img', { name: `화이트보드, ${page}페이지, ${count}개 항목` }).waitFor()
/** Notes every place at which the page of the board was since the tab was loaded. */
function notePlaces() {
  const places = new Set<string>()
  window.boardPlaces = places
  const look = () => {
    const board = document.querySelector('[role=img][aria-label^="화이트보드, "]')
    if (board) places.add(JSON.stringify(board.getBoundingClientRect()))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
const placesOf = (room: Page) => room.evaluate(() => [...(window.boardPlaces ?? [])])
/** Draws from one share of the page to another. */
async function stroke(
  room: Page,
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
  { steps = 12 } = {},
) {
  const box = await boardOf(room).boundingBox()
  if (!box) throw new Error('no board')
  await room.mouse.move(box.x + x1 * box.width, box.y + y1 * box.height)
  await room.mouse.down()
  await room.mouse.move(box.x + x2 * box.width, box.y + y2 * box.height, { steps })
  await room.mouse.up()
}

test('a teacher draws on the whiteboard, a learner sees it and draws once allowed; it outlives a reload', async () => {
  const { teacher, learner, hers, his } = await twoInRoom(browser, { name: 'board', live: LIVE })
  await his.getByRole('button', { name: '화이트보드 열기' }).click()
  await expectItems(his, 1, 0)
  await expectItems(hers, 1, 0)
  await expectAccessible(his)
  await expectAccessible(hers)

  await stroke(his, [0.1, 0.2], [0.5, 0.6])
  await his.getByRole('button', { name: '사각형' }).click()
  await his.getByRole('button', { name: '파랑' }).click()
  await stroke(his, [0.6, 0.2], [0.9, 0.5])
  await expectItems(his, 1, 2)
  await expectItems(hers, 1, 2)
  expect(await hers.getByRole('toolbar', { name: '그리기 도구' }).count()).toBe(0)

  await his.getByRole('button', { name: '그리기 허용' }).click()
  await expectAccessible(his)
  await his.getByRole('switch', { name: `${LEARNER} 님이 그릴 수 있게 하기` }).click()
  await his.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await hers.getByRole('toolbar', { name: '그리기 도구' }).waitFor()
  await hers.getByRole('button', { name: '글자' }).focus()
  await hers.keyboard.press('Enter')
  await hers.getByRole('textbox', { name: '화이트보드에 쓸 글자' }).fill('발끝은 앞으로')
  await hers.keyboard.press('Enter')
  await his.getByRole('list', { name: '화이트보드에 쓴 글' }).getByText('발끝은 앞으로').waitFor()
  await stroke(hers, [0.2, 0.7], [0.4, 0.7])
  await hers.keyboard.press('Escape')
  await expectAccessible(hers)

  await his.getByRole('button', { name: '새 페이지' }).click()
  await expectItems(hers, 2, 0)
  await his.getByRole('button', { name: '이전 페이지' }).click()
  await expectItems(hers, 1, 3)
  await his.getByRole('button', { name: '화이트보드 더보기' }).click()
  const download = his.waitForEvent('download')
  await his.getByRole('menuitem', { name: '이 페이지를 그림으로 저장' }).click()
  expect((await download).suggestedFilename()).toBe('화이트보드 1페이지.png')
  await his.getByRole('button', { name: '화이트보드 더보기' }).click()
  await his.getByRole('menuitem', { name: '이 페이지를 채팅에 올리기' }).click()
  await his.getByText('채팅에 올렸어요. 라이브가 끝난 뒤에도 볼 수 있어요.').last().waitFor()

  // The page stays under the pen while others come and go.
  for (const { context } of [teacher, learner]) await context.addInitScript(notePlaces)
  const learnerAtHis = his.getByRole('group', { name: LEARNER, exact: true })
  await his.reload()
  await his.getByRole('button', { name: '입장하기' }).click()
  await expectItems(his, 1, 3)
  await learnerAtHis.waitFor()
  await hers.reload()
  await learnerAtHis.waitFor({ state: 'detached' })
  await hers.getByRole('button', { name: '입장하기' }).click()
  await expectItems(hers, 1, 3)
  await hers.getByRole('group', { name: TEACHER, exact: true }).waitFor()
  await learnerAtHis.waitFor()
  await his.getByRole('button', { name: '지우개' }).click()
  // So quick that the browser reports both ends alone.
  await stroke(his, [0.1, 0.15], [0.5, 0.65], { steps: 1 })
  await expectItems(his, 1, 2)
  await expectItems(hers, 1, 2)
  await his.getByRole('button', { name: '실행 취소' }).click()
  await expectItems(hers, 1, 3)
  for (const room of [his, hers]) expect(await placesOf(room)).toHaveLength(1)
  await his.getByRole('button', { name: '화이트보드 더보기' }).click()
  await his.getByRole('menuitem', { name: '화이트보드 닫기' }).click()
  await boardOf(hers).waitFor({ state: 'detached' })
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
