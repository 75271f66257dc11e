import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { hideBoardPost } from 'contract/community/boards/reports.api'
import { listBoards } from 'contract/community/boards/search.api'
import { listSiteBoards } from 'contract/community/boards/settings.api'
import type { BoardCommentSeq } from 'contract/values/ids'
import { aBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

async function aQuestion(boardTypeCd: '03' | '04' = '04') {
  const world = await aBoard({ boardTypeCd })
  const { board, write, titles, mina, owner } = world
  const post = { ...board, boardPostSeq: await write('자세가 어려워요') }
  return {
    ...world,
    post,
    say: async (who: Person) =>
      (await who.call(api.commentBoardPost, { ...post, body: { content: '이렇게 해 보세요' } }))
        .boardCommentSeq,
    mark: (who: Person, isAnswered: boolean, boardCommentSeq: BoardCommentSeq | null = null) =>
      who.call(api.answerBoardPost, { ...post, body: { isAnswered, boardCommentSeq } }),
    open: () => titles({ answered: 'no' }),
    state: () => mina.call(api.getBoardPost, post),
    count: async (who = owner) => (await who.call(api.getBoard, board)).unansweredCount,
  }
}

// docs/rules.md R-1120
test('the person who asks accepts an answer, staff mark without one, others do neither', async () => {
  const { mark, say, open, state, count, mina, owner, member } = await aQuestion()
  const jun = await member('Jun')
  const boardCommentSeq = await say(jun)
  expect(await open()).toEqual(['자세가 어려워요'])
  expect([await count(), await count(mina)]).toEqual([1, null])
  await expect(mark(mina, true)).refuses('BOARD_ANSWER_NEEDED')
  await expect(mark(jun, true, boardCommentSeq)).refuses('NOT_FOUND')
  await mark(mina, true, boardCommentSeq)
  expect(await state()).toMatchObject({ isAnswered: true, acceptedSeq: boardCommentSeq })
  expect([await open(), await count()]).toEqual([[], 0])
  await mark(mina, false)
  expect(await state()).toMatchObject({ isAnswered: false, acceptedSeq: null })
  await mark(owner, true)
  expect(await state()).toMatchObject({ isAnswered: true, acceptedSeq: null })
})

// docs/rules.md R-1120
test('a question waits again once its answer is removed, hidden or gone with its writer', async () => {
  const { app, channelSeq, post, mark, say, open, mina, minaSeq, owner, write, board } = await aQuestion()
  const first = await say(owner)
  await mark(mina, true, first)
  await owner.call(api.removeBoardComment, { ...post, boardCommentSeq: first })
  expect(await open()).toEqual(['자세가 어려워요'])
  await expect(mark(mina, true, first)).refuses('NOT_FOUND')
  const second = await say(owner)
  await mark(mina, true, second)
  await owner.call(hideBoardPost, { ...post, body: { reason: '틀린 답변', boardCommentSeq: second } })
  expect(await open()).toEqual(['자세가 어려워요'])
  const other = { ...board, boardPostSeq: await write('원장의 질문', { by: owner }) }
  const { boardCommentSeq } = await mina.call(api.commentBoardPost, { ...other, body: { content: '답' } })
  await owner.call(api.answerBoardPost, { ...other, body: { isAnswered: true, boardCommentSeq } })
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await open()).toEqual(['원장의 질문'])
})

// docs/rules.md R-1120
test('the lists of boards say how many questions wait on each, to those who mark them', async () => {
  const { owner, mina, board, write, channelSeq, open } = await aBoard({ boardTypeCd: '04' })
  await open({ title: '자유' })
  const other = await open({ title: '다른 질문', boardTypeCd: '04' })
  for (const title of ['첫 질문', '둘째 질문']) await write(title)
  const counts = async (who: Person) =>
    (await who.call(listBoards, { channelSeq })).list.map((one) => one.unansweredCount)
  expect([await counts(owner), await counts(mina)]).toEqual([
    [2, null, 0],
    [null, null, null],
  ])
  const { list } = await owner.call(listSiteBoards, { channelSeq })
  expect(list.map(({ boardSeq, unansweredCount }) => [boardSeq, unansweredCount])).toEqual([
    [board.boardSeq, 2],
    [expect.any(Number), null],
    [other, 0],
  ])
})

test('only questions are answered', async () => {
  const { mark, mina, count } = await aQuestion('03')
  await expect(mark(mina, true)).refuses('NOT_FOUND')
  expect(await count()).toBe(null)
})
