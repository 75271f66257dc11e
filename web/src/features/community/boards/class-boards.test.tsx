import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import * as classApi from 'contract/community/boards/class.api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, aLine, aPost, boardPostSeq } from '../../../testing/boards.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import {
  ClassBoardEditScreen,
  ClassBoardPostScreen,
  ClassBoardScreen,
  ClassBoardWriteScreen,
} from './ClassBoardScreens.tsx'
import { ClassBoardButton, ClassBoardLinks } from './ClassBoardLinks.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

const courseSeq = aSeq('course')
const courseTitle = '저녁 요가'
const home = `/classes/${courseSeq}/board`
const free = aBoard({ courseSeq, readAudience: 'MBR' })
const work = aBoard({ courseSeq, boardSeq: aSeq('board'), title: '과제', mayWrite: false })
const onList = { route: '/classes/:courseSeq/board', session: aMember() }
const noPosts = { pinned: [], list: [], nextSeq: null }

test('the boards of a class stand side by side, with the posts of one', async () => {
  const { answers, user, router } = renderSite(<ClassBoardScreen />, { ...onList, path: home })
  answers(classApi.listClassBoards, { courseTitle, list: [free, work], isSignedIn: true })
  const line = aLine('28일째', { importance: 'HIGH' })
  answers(api.listBoardPosts, { ...noPosts, list: [line] })
  expect(await screen.findByRole('heading', { name: '자유게시판' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /중요.*28일째/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}/${line.boardPostSeq}/view`),
  )
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}/create?board=${free.boardSeq}`),
  )
  expect(screen.getByRole('link', { name: courseTitle })).toBeVisible()
  answers(api.listBoardPosts, noPosts)
  const tabs = screen.getByRole('navigation', { name: '게시판' })
  await user.click(within(tabs).getByRole('link', { name: '과제' }))
  expect(await screen.findByRole('heading', { name: '과제' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '글쓰기' })).toBeNull()
  expect(router.state.location.search).toContain(`board=${work.boardSeq}`)
})

test('somebody whom no board of a class is for learns it', async () => {
  const { answers } = renderSite(<ClassBoardScreen />, { ...onList, path: home })
  answers(classApi.listClassBoards, { courseTitle, list: [], isSignedIn: true })
  expect(await screen.findByText('볼 수 있는 게시판이 없어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '클래스 보기' })).toBeVisible()
})

const onPost = {
  path: `${home}/${boardPostSeq}/view`,
  route: '/classes/:courseSeq/board/:boardPostSeq/view',
  session: aMember(),
}
test('a post of a class is read, and staff of the class pin it', async () => {
  const { answers, user, requests } = renderSite(<ClassBoardPostScreen />, onPost)
  const board = { ...free, mayUpdate: true, mayDelete: true }
  answers(classApi.getClassBoardPost, { board, post: aPost() })
  answers(api.listBoardComments, { list: [], nextSeq: null })
  expect(await screen.findByRole('heading', { name: '28일째' })).toBeVisible()
  expect(screen.getByRole('link', { name: '자유게시판' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}?board=${free.boardSeq}`),
  )
  await user.click(screen.getByRole('button', { name: '글 더보기' }))
  expect(await screen.findByRole('menuitem', { name: '수정' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}/${boardPostSeq}/edit`),
  )
  answers(classApi.pinClassBoardPost, null)
  answers(classApi.getClassBoardPost, { board, post: aPost({ isPinned: true }) })
  answers(api.listBoardComments, { list: [], nextSeq: null })
  await user.click(screen.getByRole('menuitem', { name: '맨 위에 고정' }))
  await waitFor(() =>
    expect(sentTo(requests, classApi.pinClassBoardPost)).toMatchObject([{ body: { isPinned: true } }]),
  )
})

test('who is not admitted reads why, and a missing post is said to be missing', async () => {
  const { refuses } = renderSite(<ClassBoardPostScreen />, onPost)
  refuses(classApi.getClassBoardPost, 'NOT_ALLOWED')
  expect(await screen.findByText('이 게시판이나 글은 다른 사람에게만 열려 있어요.')).toBeVisible()
})

test('a post is written on the board that the address names, and marked by staff', async () => {
  const writable = { ...work, mayWrite: true, mayUpdate: true }
  const { answers, user, requests, router } = renderSite(<ClassBoardWriteScreen />, {
    path: `${home}/create?board=${work.boardSeq}`,
    route: '/classes/:courseSeq/board/create',
    session: aMember(),
  })
  answers(classApi.listClassBoards, { courseTitle, list: [free, writable], isSignedIn: true })
  answers(api.getTempPost, { tempPost: { ...began, savedAt: '2026-11-20T03:00:00Z' } })
  await user.click(await screen.findByRole('button', { name: '이어 쓰기' }))
  await user.click(screen.getByLabelText(/^중요한 글/))
  answers(api.writeBoardPost, { boardPostSeq })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/${boardPostSeq}/view`))
  expect(sentTo(requests, api.writeBoardPost)).toMatchObject([
    { body: { title: '1주차 과제', importance: 'HIGH' } },
  ])
})
const began = { title: '1주차 과제', content: '<p>사진</p>', boardCategorySeq: null, isPrivate: false }

test('a post of a class is changed', async () => {
  const { answers, user, requests } = renderSite(<ClassBoardEditScreen />, {
    path: `${home}/${boardPostSeq}/edit`,
    route: '/classes/:courseSeq/board/:boardPostSeq/edit',
    session: aMember(),
  })
  answers(classApi.getClassBoardPost, { board: free, post: aPost({ isMine: true }) })
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '!')
  expect(screen.queryByLabelText(/^중요한 글/)).toBeNull()
  answers(api.saveBoardPost, null)
  await user.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() =>
    expect(sentTo(requests, api.saveBoardPost)).toMatchObject([{ body: { title: '28일째!' } }]),
  )
})

// docs/rules.md R-1062
test('a post that others changed meanwhile is loaded anew on request, and what was typed stays until then', async () => {
  const { answers, refuses, user, requests } = renderSite(<ClassBoardEditScreen />, {
    path: `${home}/${boardPostSeq}/edit`,
    route: '/classes/:courseSeq/board/:boardPostSeq/edit',
    session: aMember(),
  })
  const post = aPost({ isMine: true })
  answers(classApi.getClassBoardPost, { board: free, post })
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '!')
  refuses(api.saveBoardPost, 'BOARD_POST_CHANGED')
  const theirs = { ...post, title: '운영진이 고친 제목', updatedAt: '2026-11-21T03:00:00Z' }
  answers(classApi.getClassBoardPost, { board: free, post: theirs })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('다른 곳에서 먼저 수정된 글이에요')
  expect(sentTo(requests, api.saveBoardPost)).toMatchObject([{ body: { updatedAt: post.updatedAt } }])
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('28일째!')
  await waitFor(() => expect(screen.getByRole('button', { name: '새로 불러오기' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: '새로 불러오기' }))
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('운영진이 고친 제목')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('class page and classroom lead to the boards that one may read, and to none otherwise', async () => {
  const both = (
    <>
      <ClassBoardLinks courseSeq={courseSeq} className={undefined} />
      <ClassBoardButton courseSeq={courseSeq} />
    </>
  )
  const { answers } = renderSite(both, { session: aMember() })
  answers(classApi.listClassBoards, { courseTitle, list: [free, work], isSignedIn: true })
  expect(await screen.findByRole('link', { name: /자유게시판/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`${home}?board=${free.boardSeq}`),
  )
  expect(screen.getByRole('link', { name: '게시판' })).toHaveAttribute('href', expect.stringContaining(home))
})

test('a class without boards for the reader shows no empty heading', async () => {
  const { answers, requests } = renderSite(<ClassBoardLinks courseSeq={courseSeq} className={undefined} />, {
    session: aMember(),
  })
  answers(classApi.listClassBoards, { courseTitle, list: [], isSignedIn: true })
  await waitFor(() => expect(sentTo(requests, classApi.listClassBoards)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
