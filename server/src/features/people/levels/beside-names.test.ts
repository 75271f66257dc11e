import { expect, test } from 'vitest'
import * as boards from 'contract/community/boards/api'
import * as reviews from 'contract/community/reviews/api'
import { giveLevel } from 'contract/learning/level-progress/api'
import { createLevel, setLevelDisplay } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { aBoard } from '../../../testing/board-world.ts'

/** A board on which Mina, who was given a level, wrote a post and a comment, and a class that she reviewed. */
async function writings() {
  const world = await aBoard()
  const { owner, mina, minaSeq, channelSeq, board, courseRef, attendSeq, visitor, write } = world
  const { levelSeq } = await owner.call(createLevel, {
    channelSeq,
    body: { name: 'VIP', color: 'purple', way: 'HAND', conditions: noConditions },
  })
  await owner.call(giveLevel, { channelSeq, userSeq: minaSeq, body: { levelSeq, reason: '공로' } })
  const postRef = { ...board, boardPostSeq: await write('첫 글') }
  await mina.call(boards.commentBoardPost, { ...postRef, body: { content: '댓글' } })
  const body = { attendSeq, reviewPoint: 5, description: '어깨가 가벼워졌어요' }
  await mina.call(reviews.saveReview, { ...courseRef, body })
  const show = (isBesideNames: boolean) =>
    owner.call(setLevelDisplay, { channelSeq, body: { isBesideNames } })
  async function read() {
    const [line] = (await visitor.call(boards.listBoardPosts, { ...board, query: {} })).list
    const post = await visitor.call(boards.getBoardPost, postRef)
    const [comment] = (await visitor.call(boards.listBoardComments, { ...postRef, query: {} })).list
    const [review] = (await visitor.call(reviews.listReviews, { ...courseRef, query: {} })).reviews
    return [line, post, comment, review].map((one) => one?.writerLevel)
  }
  return { ...world, levelSeq, postRef, show, read }
}

test('levels stand beside names on boards and in reviews only where the site switches that on', async () => {
  const { show, read, levelSeq } = await writings()
  expect(await read()).toEqual([undefined, undefined, undefined, undefined])
  await show(true)
  const vip = { levelSeq, name: 'VIP', color: 'purple' }
  expect(await read()).toEqual([vip, vip, vip, vip])
  await show(false)
  expect(await read()).toEqual([undefined, undefined, undefined, undefined])
})

test('a comment without words bears no level', async () => {
  const { show, mina, owner, visitor, postRef } = await writings()
  await show(true)
  const [comment] = (await mina.call(boards.listBoardComments, { ...postRef, query: {} })).list
  const parentSeq = comment?.boardCommentSeq ?? null
  await owner.call(boards.commentBoardPost, { ...postRef, body: { content: '답글', parentSeq } })
  if (comment)
    await mina.call(boards.removeBoardComment, { ...postRef, boardCommentSeq: comment.boardCommentSeq })
  const { list } = await visitor.call(boards.listBoardComments, { ...postRef, query: {} })
  expect(list.map(({ isGone, writerLevel }) => [isGone, writerLevel])).toEqual([
    [true, undefined],
    [false, undefined],
  ])
})
