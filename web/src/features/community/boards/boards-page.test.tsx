import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { listBoards, searchBoardPosts } from 'contract/community/boards/search.api'
import { aBoard, aLine, boardSeq } from '../../../testing/boards.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { BoardScreen } from './BoardScreen.tsx'
import { BoardsPageScreen } from './BoardsPageScreen.tsx'

const page = { path: '/boards', route: '/boards', session: aMember() }
const free = {
  boardSeq,
  boardTypeCd: '03' as const,
  title: '자유게시판',
  description: '무엇이든',
  unansweredCount: null,
  mayRead: true,
  readLevel: null,
}

test('the boards of a site are listed, and searched together', async () => {
  const { answers, user } = renderSite(<BoardsPageScreen />, page)
  answers(listBoards, { list: [free], isSignedIn: true })
  expect(await screen.findByRole('link', { name: /자유게시판/ })).toHaveAttribute(
    'href',
    `/boards/${boardSeq}`,
  )
  const post = { ...aLine('호흡법'), boardSeq, boardTitle: '자유게시판' }
  answers(searchBoardPosts, { list: [post], nextSeq: null })
  await user.type(screen.getByRole('searchbox', { name: '모든 게시판에서 검색' }), '호흡{Enter}')
  expect(await screen.findByRole('link', { name: /자유게시판.*호흡법/ })).toHaveAttribute(
    'href',
    `/boards/${boardSeq}/posts/${post.boardPostSeq}/view`,
  )
})

// docs/rules.md R-1120
test('staff see beside each board how many of its questions wait', async () => {
  const { answers } = renderSite(<BoardsPageScreen />, page)
  const questions = { ...free, boardSeq: aSeq('board'), title: '질문', unansweredCount: 100 }
  answers(listBoards, { list: [{ ...free, unansweredCount: 0 }, questions], isSignedIn: true })
  expect(await screen.findByRole('link', { name: /질문.*미답변 99\+/ })).toBeVisible()
  expect(screen.getAllByText(/미답변/)).toHaveLength(1)
})

test('a site without boards for the reader says so, and leads staff to make one', async () => {
  const { answers, unmount } = renderSite(<BoardsPageScreen />, page)
  answers(listBoards, { list: [], isSignedIn: true })
  expect(await screen.findByText('아직 게시판이 없어요')).toBeVisible()
  expect(screen.queryByRole('link', { name: '게시판 만들기' })).toBeNull()
  unmount()
  const staff = renderSite(<BoardsPageScreen />, { ...page, session: aManager('SITE_BOARD_CREATE') })
  staff.answers(listBoards, { list: [], isSignedIn: true })
  expect(await screen.findByRole('link', { name: '게시판 만들기' })).toHaveAttribute(
    'href',
    '/settings/board/site',
  )
})

test('the address of a board of a class leads to the boards of the class', async () => {
  const courseSeq = aSeq('course')
  const { answers, router } = renderSite(<BoardScreen />, {
    path: `/boards/${boardSeq}`,
    route: '/boards/:boardSeq',
    session: aMember(),
  })
  answers(api.getBoard, aBoard({ courseSeq }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${courseSeq}/board`))
})

// docs/rules.md R-1200
test('a board of a higher level is named with it, and leads to its page that says so', async () => {
  const { answers } = renderSite(<BoardsPageScreen />, page)
  const gold = { levelSeq: aSeq('level'), name: '골드', color: 'gold' as const }
  answers(listBoards, { list: [{ ...free, mayRead: false, readLevel: gold }], isSignedIn: true })
  expect(await screen.findByText('‘골드’ 등급부터 볼 수 있는 게시판이에요')).toBeVisible()
  expect(screen.queryByText('무엇이든')).toBeNull()
})

test('who is below the level of a board is led to their own level', async () => {
  const gold = { levelSeq: aSeq('level'), name: '골드', color: 'gold' as const }
  const { answers } = renderSite(<BoardScreen />, {
    ...page,
    path: `/boards/${boardSeq}`,
    route: '/boards/:boardSeq',
  })
  answers(api.getBoard, aBoard({ readAudience: 'MBR', mayRead: false, mayWrite: false, readLevel: gold }))
  expect(await screen.findByText('‘골드’ 등급이 되면 글을 볼 수 있어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '내 등급 보기' })).toHaveAttribute('href', '/me/level')
})
