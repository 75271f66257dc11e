import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, aComment, aLine, aPost, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { BoardPostScreen } from './BoardPostScreen.tsx'
import { BoardScreen } from './BoardScreen.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const questions = aBoard({ boardTypeCd: '04' })

test('the person who asks accepts a comment as the answer', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, {
    path: `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
    route: '/boards/:boardSeq/posts/:boardPostSeq/view',
    session: aMember(),
  })
  const said = aComment()
  const { boardCommentSeq } = said
  answers(api.getBoard, questions)
  answers(api.getBoardPost, aPost({ isMine: true }))
  answers(api.listBoardComments, { list: [said], nextSeq: null })
  expect(await screen.findByText('미답변')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '미나님의 댓글 더보기' }))
  answers(api.answerBoardPost, null)
  answers(api.getBoard, questions)
  answers(api.getBoardPost, aPost({ isMine: true, isAnswered: true, acceptedSeq: boardCommentSeq }))
  answers(api.listBoardComments, { list: [said], nextSeq: null })
  await user.click(await screen.findByRole('menuitem', { name: '답변으로 채택' }))
  expect(await screen.findByText('채택된 답변')).toBeVisible()
  expect(screen.getByText('답변 완료')).toBeVisible()
  expect(sentTo(requests, api.answerBoardPost)).toMatchObject([
    { body: { isAnswered: true, boardCommentSeq } },
  ])
})

test('staff see how many questions wait, and list those alone', async () => {
  const { answers, user, requests } = renderSite(<BoardScreen />, {
    path: `/boards/${boardSeq}`,
    route: '/boards/:boardSeq',
    session: aManager('SITE_BOARD_UPDATE'),
  })
  answers(api.getBoard, { ...questions, mayUpdate: true, unansweredCount: 100 })
  answers(api.listBoardPosts, { pinned: [], list: [aLine('질문', { isAnswered: true })], nextSeq: null })
  expect(await screen.findByRole('link', { name: /답변 완료.*질문/ })).toBeVisible()
  answers(api.listBoardPosts, { pinned: [], list: [], nextSeq: null })
  await user.click(screen.getByRole('link', { name: '미답변 99+' }))
  expect(await screen.findByText('맞는 글이 없어요')).toBeVisible()
  expect(sentTo(requests, api.listBoardPosts)[1]).toMatchObject({ query: { answered: 'no' } })
})
