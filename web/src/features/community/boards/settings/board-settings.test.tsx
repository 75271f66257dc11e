import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteBoard } from 'contract/community/boards/schemas'
import * as api from 'contract/community/boards/settings.api'
import { listLevelNames } from 'contract/people/levels/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { newBoard } from './board-draft.ts'
import { BoardEditScreen, BoardRegisterScreen } from './BoardFormScreens.tsx'
import { BoardsScreen } from './BoardsScreen.tsx'

const aBoard = (title: string, overrides: Partial<SiteBoard> = {}): SiteBoard => ({
  ...newBoard,
  boardSeq: aSeq('board'),
  title,
  categories: [],
  unansweredCount: null,
  ...overrides,
})
const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const staff = aManager('SITE_BOARD_READ', 'SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE', 'SITE_BOARD_DELETE')

test('the boards of a site stand in their order, which staff change', async () => {
  const [free, hidden] = [aBoard('자유'), aBoard('예전', { isHidden: true })]
  const { answers, user, requests } = renderSite(<BoardsScreen />, { session: staff })
  answers(api.listSiteBoards, { list: [free, hidden] })
  expect(await screen.findByRole('row', { name: /예전.*숨김/ })).toBeVisible()
  answers(api.orderBoards, null)
  answers(api.listSiteBoards, { list: [hidden, free] })
  await user.click(screen.getByRole('button', { name: '예전 위로' }))
  expect(sentTo(requests, api.orderBoards)).toMatchObject([
    { body: { boardSeqs: [hidden.boardSeq, free.boardSeq] } },
  ])
})

// docs/rules.md R-1120
test('the list of boards says where questions wait, and leads to them', async () => {
  const boards = [aBoard('질문', { boardTypeCd: '04', unansweredCount: 3 })]
  boards.push(aBoard('다 답한 곳', { boardTypeCd: '04', unansweredCount: 0 }))
  const { answers } = renderSite(<BoardsScreen />, { session: staff })
  answers(api.listSiteBoards, { list: boards })
  expect(await screen.findByRole('link', { name: '미답변 3' })).toHaveAttribute(
    'href',
    `/boards/${boards[0]?.boardSeq}?answered=no`,
  )
  expect(screen.getAllByText(/미답변/)).toHaveLength(1)
})

test('a new board needs a name, and writers who can read', async () => {
  const { answers, user, requests, router } = renderSite(<BoardRegisterScreen />, { session: staff })
  await user.selectOptions(screen.getByLabelText('읽기'), '강사')
  await user.click(screen.getByRole('button', { name: '게시판 만들기' }))
  expect(screen.getByText('이름을 입력해 주세요.')).toBeVisible()
  expect(screen.getByText(/쓰는 사람이 읽을 수 없어요/)).toBeVisible()
  expect(sentTo(requests, api.createBoard)).toEqual([])
  await user.type(screen.getByLabelText(/^이름/), '과제 제출')
  await user.selectOptions(screen.getByLabelText('읽기'), '수강생')
  await user.selectOptions(screen.getByLabelText('쓰기'), '수강생')
  expect(screen.getByText('수강생 게시판에는 수강생만 글을 쓸 수 있어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '카테고리 추가' }))
  await user.type(screen.getByLabelText('카테고리 1'), '1주차')
  answers(api.createBoard, { boardSeq: aSeq('board') })
  await user.click(screen.getByRole('button', { name: '게시판 만들기' }))
  expect(sentTo(requests, api.createBoard)).toMatchObject([
    {
      body: {
        title: '과제 제출',
        readAudience: 'STUD',
        writeAudience: 'STUD',
        categories: [{ boardCategorySeq: null, name: '1주차' }],
      },
    },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/board/site'))
})

test('a board is changed, its categories keep their numbers', async () => {
  const category = { boardCategorySeq: aSeq('board category'), name: '잡담' }
  const board = aBoard('자유', { categories: [category] })
  const { answers, user, requests } = renderSite(<BoardEditScreen />, {
    session: staff,
    route: '/settings/board/site/:boardSeq/edit',
    path: `/settings/board/site/${board.boardSeq}/edit`,
  })
  answers(api.listSiteBoards, { list: [board] })
  await user.type(await screen.findByLabelText('카테고리 1'), '방')
  answers(api.saveBoard, null)
  answers(api.listSiteBoards, { list: [board] })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(sentTo(requests, api.saveBoard)).toMatchObject([
    { body: { categories: [{ ...category, name: '잡담방' }] } },
  ])
})

const gold = { levelSeq: aSeq('level'), name: '골드', color: 'gold' as const }
// docs/rules.md R-1200
test('members from a level on read a board, which others find in lists where the owner wants it', async () => {
  const { answers, user, requests } = renderSite(<BoardRegisterScreen />, { session: staff })
  answers(listLevelNames, [gold])
  await user.type(screen.getByLabelText(/^이름/), '골드 라운지')
  await screen.findAllByRole('option', { name: '‘골드’ 등급부터' })
  await user.selectOptions(screen.getByLabelText('읽기'), '‘골드’ 등급부터')
  await user.click(screen.getByRole('checkbox', { name: /등급이 낮은 회원에게도/ }))
  answers(api.createBoard, { boardSeq: aSeq('board') })
  await user.click(screen.getByRole('button', { name: '게시판 만들기' }))
  const { levelSeq } = gold
  expect(sentTo(requests, api.createBoard)).toMatchObject([
    { body: { readAudience: 'MBR', readLevelSeq: levelSeq, writeLevelSeq: null, isListedBelow: true } },
  ])
})

test('staff learn that the level of a board was deleted, and choose again', async () => {
  const board = aBoard('라운지', { readAudience: 'MBR', readLevelSeq: aSeq('level') })
  const list = renderSite(<BoardsScreen />, { session: staff })
  list.answers(api.listSiteBoards, { list: [board] })
  list.answers(listLevelNames, [gold])
  expect(await screen.findByText(/운영진만 쓸 수 있는 게시판이 있어요/)).toBeVisible()
  expect(screen.getByRole('row', { name: /라운지.*삭제된 등급/ })).toBeVisible()
  list.unmount()
  const { answers, user, requests } = renderSite(<BoardEditScreen />, {
    session: staff,
    route: '/settings/board/site/:boardSeq/edit',
    path: `/settings/board/site/${board.boardSeq}/edit`,
  })
  answers(api.listSiteBoards, { list: [board] })
  answers(listLevelNames, [gold])
  expect(await screen.findByText(/정해 둔 회원 등급이 삭제되어/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('읽기'), '회원')
  answers(api.saveBoard, null)
  answers(api.listSiteBoards, { list: [{ ...board, readLevelSeq: null }] })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(sentTo(requests, api.saveBoard)).toMatchObject([{ body: { readLevelSeq: null } }])
})
