import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/class.api'
import type { SiteBoard } from 'contract/community/boards/schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { BoardPart } from './BoardPart.tsx'
import { newClassBoard } from './board-draft.ts'
import { ClassBoardChangeScreen, ClassBoardRegisterScreen, ClassBoardsScreen } from './ClassBoardSettings.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const courseSeq = aSeq('course')
const home = `/classes/${courseSeq}/settings/board`
const route = '/classes/:courseSeq/settings/board'
const session = aManager('CLASS_ROOM_UPDATE')
const aBoard = (title: string, overrides: Partial<SiteBoard> = {}): SiteBoard => ({
  ...newClassBoard,
  boardSeq: aSeq('board'),
  title,
  categories: [],
  unansweredCount: null,
  ...overrides,
})

test('staff of a class see its boards, order them and remove one', async () => {
  const [free, work] = [aBoard('자유'), aBoard('과제', { boardTypeCd: '07', isHidden: true })]
  const { answers, user, requests } = renderSite(<ClassBoardsScreen />, { path: home, route, session })
  answers(api.listClassBoardSettings, { list: [free, work] })
  expect(await screen.findByRole('row', { name: /과제.*읽을 수 있는 회원.*숨김/ })).toBeVisible()
  expect(screen.getByRole('link', { name: '자유' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}/${free.boardSeq}/edit`),
  )
  answers(api.orderClassBoards, null)
  answers(api.listClassBoardSettings, { list: [work, free] })
  await user.click(screen.getByRole('button', { name: '과제 위로' }))
  expect(sentTo(requests, api.orderClassBoards)).toMatchObject([
    { body: { boardSeqs: [work.boardSeq, free.boardSeq] } },
  ])
  await user.click(screen.getByRole('button', { name: '과제 관리' }))
  expect(await screen.findByRole('menuitem', { name: '게시판 보기' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/classes/${courseSeq}/board?board=${work.boardSeq}`),
  )
  await user.click(screen.getByRole('menuitem', { name: '삭제' }))
  answers(api.removeClassBoard, null)
  answers(api.listClassBoardSettings, { list: [free] })
  await user.click(screen.getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(sentTo(requests, api.removeClassBoard)).toHaveLength(1))
})

test('a new board of a class begins with its learners and all who may read', async () => {
  const { answers, user, requests, router } = renderSite(<ClassBoardRegisterScreen />, {
    path: `${home}/register`,
    route: `${route}/register`,
    session,
  })
  expect(screen.getByLabelText('읽기')).toHaveDisplayValue('수강생')
  expect(screen.getByLabelText('쓰기')).toHaveDisplayValue('읽을 수 있는 회원')
  await user.type(screen.getByLabelText(/^이름/), '과제 제출')
  await user.selectOptions(screen.getByLabelText('종류'), '과제')
  answers(api.createClassBoard, { boardSeq: aSeq('board') })
  await user.click(screen.getByRole('button', { name: '게시판 만들기' }))
  expect(sentTo(requests, api.createClassBoard)).toMatchObject([
    { body: { title: '과제 제출', boardTypeCd: '07', readAudience: 'STUD', writeAudience: 'MBR' } },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe(home))
})

test('the further settings of a class show and hide its boards', async () => {
  const board = aBoard('자유', { isHidden: true })
  const { answers, user, requests } = renderSite(<BoardPart courseSeq={courseSeq} />, { session })
  answers(api.listClassBoardSettings, { list: [board] })
  answers(api.saveClassBoard, null)
  answers(api.listClassBoardSettings, { list: [{ ...board, isHidden: false }] })
  await user.click(await screen.findByRole('switch', { name: '‘자유’ 공개' }))
  expect(sentTo(requests, api.saveClassBoard)).toMatchObject([{ body: { title: '자유', isHidden: false } }])
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
  expect(screen.getByRole('link', { name: '게시판 관리' })).toHaveAttribute(
    'href',
    expect.stringContaining(home),
  )
})

test('a board of a class is changed', async () => {
  const board = aBoard('자유')
  const { answers, user, requests } = renderSite(<ClassBoardChangeScreen />, {
    path: `${home}/${board.boardSeq}/edit`,
    route: `${route}/:boardSeq/edit`,
    session,
  })
  answers(api.listClassBoardSettings, { list: [board] })
  await user.type(await screen.findByLabelText(/^이름/), '방')
  answers(api.saveClassBoard, null)
  answers(api.listClassBoardSettings, { list: [board] })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(sentTo(requests, api.saveClassBoard)).toMatchObject([{ body: { title: '자유방' } }])
})
