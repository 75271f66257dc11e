import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import * as reports from 'contract/community/boards/reports.api'
import type { ReportedBoardPost } from 'contract/community/boards/reports.schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, aComment, aPost, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { BoardPostScreen } from './BoardPostScreen.tsx'
import { BoardReportsScreen } from './settings/BoardReportsScreen.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const onPost = {
  path: `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
  route: '/boards/:boardSeq/posts/:boardPostSeq/view',
}
const noComments = { list: [], nextSeq: null }

test('a member reports a comment, and says what is wrong where no reason fits', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, { ...onPost, session: aMember() })
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost())
  const said = aComment()
  answers(api.listBoardComments, { list: [said], nextSeq: null })
  await user.click(await screen.findByRole('button', { name: '미나님의 댓글 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '신고하기' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: '그 밖의 이유' }))
  await user.click(dialog.getByRole('button', { name: '신고하기' }))
  expect(dialog.getByText('어떤 문제인지 적어 주세요')).toBeVisible()
  await user.type(dialog.getByLabelText(/자세한 내용/), '사칭이에요')
  answers(reports.reportBoardPost, null)
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost())
  answers(api.listBoardComments, { list: [{ ...said, isReported: true }], nextSeq: null })
  await user.click(dialog.getByRole('button', { name: '신고하기' }))
  const body = { reason: 'OTHER', description: '사칭이에요', boardCommentSeq: said.boardCommentSeq }
  await waitFor(() => expect(sentTo(requests, reports.reportBoardPost)).toMatchObject([{ body }]))
})

test('staff hide a post with a reason; its writer reads it', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, {
    ...onPost,
    session: aManager('SITE_BOARD_UPDATE'),
  })
  const board = aBoard({ mayUpdate: true })
  answers(api.getBoard, board)
  answers(api.getBoardPost, aPost())
  answers(api.listBoardComments, noComments)
  await user.click(await screen.findByRole('button', { name: '글 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '숨기기' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '숨기기' }))
  expect(dialog.getByText('숨기는 이유를 적어 주세요.')).toBeVisible()
  await user.type(dialog.getByLabelText(/숨기는 이유/), '광고')
  answers(reports.hideBoardPost, null)
  answers(api.getBoard, board)
  answers(api.getBoardPost, aPost({ hiddenReason: '광고' }))
  answers(api.listBoardComments, noComments)
  await user.click(dialog.getByRole('button', { name: '숨기기' }))
  expect(await screen.findByText('운영자가 숨긴 글이에요: 광고')).toBeVisible()
  expect(sentTo(requests, reports.hideBoardPost)).toMatchObject([
    { params: { boardPostSeq }, body: { boardCommentSeq: null, reason: '광고' } },
  ])
})

test('a hidden post is offered to be shown again, not to be pinned', async () => {
  const session = aManager('SITE_BOARD_UPDATE')
  const { answers, user } = renderSite(<BoardPostScreen />, { ...onPost, session })
  answers(api.getBoard, aBoard({ mayUpdate: true }))
  answers(api.getBoardPost, aPost({ hiddenReason: '광고' }))
  answers(api.listBoardComments, noComments)
  await user.click(await screen.findByRole('button', { name: '글 더보기' }))
  expect(await screen.findByRole('menuitem', { name: '다시 보이기' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '맨 위에 고정' })).toBeNull()
})

const reported: ReportedBoardPost = {
  boardSeq,
  boardTitle: '자유게시판',
  courseSeq: null,
  courseTitle: null,
  boardPostSeq,
  boardCommentSeq: null,
  title: '이거 사세요',
  writerName: '준',
  content: '싸게 팔아요',
  hiddenReason: null,
  verdict: null,
  reports: [{ reason: 'SPAM', description: '광고예요', createdAt: '2026-11-20T03:00:00Z' }],
  reportCount: 1,
}
test('staff read what was reported, leave it as it is, and show again what is hidden', async () => {
  const { answers, user, requests } = renderSite(<BoardReportsScreen />, {
    path: '/settings/board/reports',
    route: '/settings/board/reports',
    session: aManager('SITE_BOARD_READ', 'SITE_BOARD_UPDATE'),
  })
  answers(reports.listBoardReports, { list: [reported], total: 1 })
  const one = within(await screen.findByRole('article', { name: '준님의 글' }))
  expect(one.getByRole('link', { name: '이거 사세요' })).toHaveAttribute(
    'href',
    `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
  )
  expect(one.getByText('광고예요')).toBeVisible()
  answers(reports.dismissBoardReports, null)
  answers(reports.listBoardReports, { list: [], total: 0 })
  await user.click(one.getByRole('button', { name: '그대로 두기' }))
  expect(await screen.findByText('확인할 신고가 없어요')).toBeVisible()
  answers(reports.listBoardReports, { list: [{ ...reported, hiddenReason: '광고' }], total: 1 })
  await user.click(screen.getByRole('link', { name: '숨긴 글' }))
  expect(await screen.findByText('숨긴 이유: 광고')).toBeVisible()
  answers(reports.hideBoardPost, null)
  answers(reports.listBoardReports, { list: [], total: 0 })
  await user.click(screen.getByRole('button', { name: '다시 보이기' }))
  expect(await screen.findByText('숨긴 글이 없어요')).toBeVisible()
  expect(sentTo(requests, reports.hideBoardPost)).toMatchObject([{ body: { reason: null } }])
})
