import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import type { Board } from 'contract/learning/live-rooms/board.schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aParticipant } from '../../../../testing/participants.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { BoardPane } from './BoardPane.tsx'

const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const mina = aParticipant('mina', { name: '미나' })
const aBoard = (overrides: Partial<Board> = {}): Board => ({
  version: 1,
  hasMore: false,
  page: 1,
  pageCount: 2,
  mayDraw: true,
  isForAll: false,
  drawers: [],
  list: [
    {
      elementId: crypto.randomUUID(),
      page: 1,
      position: 1,
      isMine: false,
      shape: { kind: 'TEXT', color: 'BLACK', size: 'M', points: [80, 60], text: '발끝은 앞으로' },
    },
  ],
  ...overrides,
})
function open({ isHost = true, board = aBoard() } = {}) {
  const onCloseForAll = vi.fn()
  const view = renderSite(
    <BoardPane {...{ lessonRef, isHost, onCloseForAll }} participants={[mina]} onHide={() => {}} />,
    { session: aMember() },
  )
  view.answers(boardApi.getBoard, board)
  const sentTo = (endpoint: Endpoint) =>
    view.requests.flatMap(({ name, call }) => (name === nameOf(endpoint) ? [call] : []))
  return { ...view, sentTo, onCloseForAll }
}

test('the board says how much is on a page, and its texts are read', async () => {
  open()
  expect(await screen.findByRole('img', { name: '화이트보드, 1페이지, 1개 항목' })).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: '화이트보드에 쓴 글' })).getByText('발끝은 앞으로'),
  ).toBeInTheDocument()
})

test('a text is written by the keyboard below the others, and undone', async () => {
  const { user, answers, sentTo } = open()
  const tool = await screen.findByRole('button', { name: '글자' })
  tool.focus()
  await user.keyboard('{Enter}')
  answers(boardApi.drawOnBoard, { version: 2 })
  await user.type(screen.getByRole('textbox', { name: '화이트보드에 쓸 글자' }), '무릎은 곧게{Enter}')
  expect(screen.getByRole('img', { name: '화이트보드, 1페이지, 2개 항목' })).toBeVisible()
  await waitFor(() => expect(sentTo(boardApi.drawOnBoard)).toHaveLength(1))
  const shape = { kind: 'TEXT', text: '무릎은 곧게', points: [80, expect.any(Number)] }
  expect(sentTo(boardApi.drawOnBoard)).toMatchObject([{ body: { changes: [{ page: 1, shape }] } }])
  answers(boardApi.drawOnBoard, { version: 3 })
  await user.click(screen.getByRole('button', { name: '실행 취소' }))
  expect(screen.getByRole('img', { name: '화이트보드, 1페이지, 1개 항목' })).toBeVisible()
})

// docs/rules.md R-1216
test('a host lets one learner draw, turns the page and closes the board', async () => {
  const { user, answers, sentTo, onCloseForAll } = open()
  await user.click(await screen.findByRole('button', { name: '그리기 허용' }))
  answers(boardApi.allowDrawing, null)
  answers(boardApi.getBoard, aBoard({ drawers: [mina.userSeq], list: [] }))
  await user.click(screen.getByRole('switch', { name: '미나 님이 그릴 수 있게 하기' }))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: '미나 님이 그릴 수 있게 하기' })).toBeChecked(),
  )
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '닫기' }))
  answers(boardApi.turnBoardPage, null)
  answers(boardApi.getBoard, aBoard({ page: 2, list: [] }))
  await user.click(screen.getByRole('button', { name: '다음 페이지' }))
  expect(await screen.findByRole('button', { name: '새 페이지' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '화이트보드 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '화이트보드 닫기' }))
  expect(onCloseForAll).toHaveBeenCalledOnce()
  expect(sentTo(boardApi.allowDrawing)).toMatchObject([{ body: { userSeq: mina.userSeq, isAllowed: true } }])
  expect(sentTo(boardApi.turnBoardPage)).toMatchObject([{ body: { page: 2 } }])
})

test('who may only look has no tools, leafs alone and comes back to the page of the host', async () => {
  const { user } = open({ isHost: false, board: aBoard({ mayDraw: false }) })
  await user.click(await screen.findByRole('button', { name: '다음 페이지' }))
  expect(screen.getByRole('img', { name: '화이트보드, 2페이지, 0개 항목' })).toBeVisible()
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.click(screen.getByRole('button', { name: '진행자와 같은 페이지 보기' }))
  expect(screen.getByRole('img', { name: '화이트보드, 1페이지, 1개 항목' })).toBeVisible()
})

test('a board that could not be fetched is fetched again', async () => {
  const view = renderSite(
    <BoardPane {...{ lessonRef }} isHost participants={[]} onHide={() => {}} onCloseForAll={() => {}} />,
    { session: aMember() },
  )
  view.refuses(boardApi.getBoard, 'NOT_FOUND')
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  view.answers(boardApi.getBoard, aBoard())
  await view.user.click(retry)
  expect(await screen.findByRole('img', { name: /1개 항목/ })).toBeVisible()
})
