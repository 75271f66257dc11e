import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, aComment, aLine, aPost, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { BoardPostScreen } from './BoardPostScreen.tsx'
import { BoardScreen } from './BoardScreen.tsx'
import { BoardWriteScreen } from './BoardWritingScreen.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

const onBoard = { path: `/boards/${boardSeq}`, route: '/boards/:boardSeq' }
test('a board lists pinned posts, then the others with their category, and goes on', async () => {
  const diary = { boardCategorySeq: aSeq('board category'), name: '수련 일기' }
  const { answers, user, requests } = renderSite(<BoardScreen />, { ...onBoard, session: aMember() })
  answers(api.getBoard, aBoard({ categories: [diary] }))
  const last = aLine('28일째', { ...diary, commentCount: 3, isPrivate: true })
  const pinned = [aLine('약속', { isPinned: true })]
  answers(api.listBoardPosts, { pinned, list: [last], nextSeq: last.boardPostSeq })
  expect(await screen.findByRole('heading', { name: '자유게시판' })).toBeVisible()
  const onTop = await screen.findByRole('list', { name: '고정한 글' })
  expect(within(onTop).getByText('약속')).toBeVisible()
  expect(screen.getByRole('link', { name: /수련 일기.*비공개.*28일째.*댓글 3개/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/posts\/\d+\/view$/),
  )
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/posts\/create$/),
  )
  answers(api.listBoardPosts, { pinned: [], list: [aLine('27일째')], nextSeq: null })
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  expect(await screen.findByText('27일째')).toBeVisible()
  expect(sentTo(requests, api.listBoardPosts)[1]).toMatchObject({ query: { minSeq: last.boardPostSeq } })
  answers(api.listBoardPosts, { pinned: [], list: [], nextSeq: null })
  await user.click(screen.getByRole('link', { name: '수련 일기' }))
  expect(await screen.findByText('맞는 글이 없어요')).toBeVisible()
  const { boardCategorySeq } = diary
  expect(sentTo(requests, api.listBoardPosts)[2]).toMatchObject({ query: { boardCategorySeq } })
})

test('a board of learners says for whom it is, and fetches no posts', async () => {
  const closed = aBoard({ readAudience: 'STUD', mayRead: false, mayWrite: false, isSignedIn: false })
  const { answers, requests } = renderSite(<BoardScreen />, onBoard)
  answers(api.getBoard, closed)
  expect(await screen.findByText('수강생만 볼 수 있는 게시판이에요')).toBeVisible()
  expect(screen.getByRole('link', { name: '로그인' })).toBeVisible()
  expect(sentTo(requests, api.listBoardPosts)).toEqual([])
})

test('what was drawn for a visitor is fetched again by somebody who signed in', async () => {
  const { answers } = renderSite(<BoardScreen />, { ...onBoard, session: aMember() })
  answers(api.getBoard, aBoard({ mayRead: false, mayWrite: false, isSignedIn: false }))
  answers(api.getBoard, aBoard())
  answers(api.listBoardPosts, { pinned: [], list: [aLine('내 글')], nextSeq: null })
  expect(await screen.findByText('내 글')).toBeVisible()
})

const onPost = {
  path: `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
  route: '/boards/:boardSeq/posts/:boardPostSeq/view',
}
const noComments = { list: [], nextSeq: null }
test('a member likes a post', async () => {
  const { answers, user } = renderSite(<BoardPostScreen />, { ...onPost, session: aMember() })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost())
  answers(api.listBoardComments, noComments)
  expect(await screen.findByRole('heading', { name: '28일째' })).toBeVisible()
  answers(api.likeBoardPost, { isLiked: true, likeCount: 1 })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost({ isLiked: true, likeCount: 1 }))
  answers(api.listBoardComments, noComments)
  await user.click(screen.getByRole('button', { name: '좋아요' }))
  expect(await screen.findByRole('button', { name: '좋아요 1', pressed: true })).toBeVisible()
})

test('a member comments on a post, and sees who of the staff did', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, { ...onPost, session: aMember() })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost())
  const comment = { writerName: '미나', writerRole: 'TCH' as const, isMine: false, content: '축하해요' }
  const createdAt = '2026-11-20T03:00:00Z'
  const said = aComment({ ...comment, createdAt })
  answers(api.listBoardComments, { list: [said], nextSeq: null })
  expect(await screen.findByText('강사')).toBeVisible()
  expect(screen.getByRole('button', { name: '미나님의 댓글 더보기' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '댓글 등록' }))
  expect(screen.getByText('댓글을 적어 주세요.')).toBeVisible()
  answers(api.commentBoardPost, { boardCommentSeq: aSeq('board comment') })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost({ commentCount: 1 }))
  answers(api.listBoardComments, { list: [said], nextSeq: null })
  await user.type(screen.getByLabelText('댓글 쓰기'), '축하해요')
  await user.click(screen.getByRole('button', { name: '댓글 등록' }))
  expect(sentTo(requests, api.commentBoardPost)).toMatchObject([{ body: { content: '축하해요' } }])
})

test('a member replies to a comment; what is gone is named as gone', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, { ...onPost, session: aMember() })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost({ commentCount: 2 }))
  const said = aComment({ writerName: '준', content: '어떻게 했어요?' })
  const gone = aComment({ isGone: true, writerName: '', content: '' })
  const reply = aComment({ parentSeq: gone.boardCommentSeq, content: '매일 했어요' })
  answers(api.listBoardComments, { list: [said, gone, reply], nextSeq: null })
  expect(await screen.findByText('볼 수 없는 댓글이에요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '답글 준' }))
  await user.type(screen.getByLabelText('준님에게 답글 쓰기'), '꾸준히요')
  answers(api.commentBoardPost, { boardCommentSeq: aSeq('board comment') })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost({ commentCount: 3 }))
  answers(api.listBoardComments, { list: [said, gone, reply], nextSeq: null })
  await user.click(screen.getByRole('button', { name: '답글 등록' }))
  const body = { content: '꾸준히요', parentSeq: said.boardCommentSeq }
  expect(sentTo(requests, api.commentBoardPost)).toMatchObject([{ body }])
  await waitFor(() => expect(screen.queryByLabelText('준님에게 답글 쓰기')).toBeNull())
})

test('visitors read, and are asked to sign in to take part', async () => {
  const { answers, user } = renderSite(<BoardPostScreen />, onPost)
  answers(api.getBoard, aBoard({ mayWrite: false, isSignedIn: false }))
  answers(api.getBoardPost, aPost({ isSignedIn: false }))
  answers(api.listBoardComments, noComments)
  expect(await screen.findByText('댓글을 쓰려면 로그인해 주세요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '좋아요' }))
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test('staff pin and remove a post that is not theirs, but leave its readers alone', async () => {
  const { answers, user, router } = renderSite(<BoardPostScreen />, {
    ...onPost,
    session: aManager('SITE_BOARD_UPDATE', 'SITE_BOARD_DELETE'),
  })
  answers(api.getBoard, aBoard({ mayUpdate: true, mayDelete: true }))
  answers(api.getBoardPost, aPost({ isPrivate: true, importance: 'HIGH' }))
  answers(api.listBoardComments, noComments)
  expect(await screen.findByText('작성자와 운영진만 볼 수 있는 글이에요.')).toBeVisible()
  expect(screen.getByText('중요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '글 더보기' }))
  expect(await screen.findByRole('menuitem', { name: '맨 위에 고정' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '공개로 바꾸기' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: '삭제' }))
  answers(api.removeBoardPost, null)
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/boards\/\d+$/))
})

test('a post needs a title and a text', async () => {
  const { answers, user, requests } = renderSite(<BoardWriteScreen />, {
    path: `/boards/${boardSeq}/posts/create`,
    route: '/boards/:boardSeq/posts/create',
    session: aMember(),
  })
  answers(api.getBoard, aBoard())
  await user.click(await screen.findByRole('button', { name: '올리기' }))
  expect(screen.getByText('제목을 입력해 주세요.')).toBeVisible()
  expect(screen.getByText('내용을 입력해 주세요.')).toBeVisible()
  expect(sentTo(requests, api.writeBoardPost)).toEqual([])
})

test('who may only read a board learns who writes there', async () => {
  const { answers } = renderSite(<BoardWriteScreen />, {
    path: `/boards/${boardSeq}/posts/create`,
    route: '/boards/:boardSeq/posts/create',
    session: aMember(),
  })
  answers(api.getBoard, aBoard({ writeAudience: 'STUD', mayWrite: false }))
  expect(await screen.findByText('수강생만 글을 쓸 수 있는 게시판이에요.')).toBeVisible()
})
