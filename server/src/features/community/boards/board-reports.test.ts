import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import * as reports from 'contract/community/boards/reports.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import type { BoardCommentSeq } from 'contract/values/ids'
import { aBoard, aClassBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'

type World = Awaited<ReturnType<typeof aBoard>> | Awaited<ReturnType<typeof aClassBoard>>
type Shelf = 'open' | 'settled' | 'hidden'
async function aPost(world: World) {
  const { board, channelSeq, owner, app, write } = world
  const post = { ...board, boardPostSeq: await write('이거 사세요') }
  return {
    post,
    report: (who: Person, said: object = {}) =>
      who.call(reports.reportBoardPost, { ...post, body: { reason: 'SPAM', ...said } }),
    hide: (reason: string | null, boardCommentSeq: BoardCommentSeq | null = null) =>
      owner.call(reports.hideBoardPost, { ...post, body: { reason, boardCommentSeq } }),
    listed: async (shelf: Shelf = 'open') =>
      (await owner.call(reports.listBoardReports, { channelSeq, query: { shelf } })).list,
    say: async (who: Person, content: string) =>
      (await who.call(api.commentBoardPost, { ...post, body: { content } })).boardCommentSeq,
    kinds: async (who: Person) => {
      await app.workOnce()
      const { list } = await who.call(listAlarms, { channelSeq })
      return list.flatMap(({ alarmType, content }) => (alarmType === '21' ? [JSON.parse(content).kind] : []))
    },
  }
}

// docs/rules.md R-1118
test('a member reports a post once, with a reason; staff hear of it, and not by whom', async () => {
  const world = await aBoard()
  const { mina, owner, member, visitor } = world
  const jun = await member('Jun')
  const { post, report, listed, kinds } = await aPost(world)
  await report(jun, { description: '같은 글이 계속 올라와요' })
  await report(jun, { reason: 'ABUSE' })
  expect(await listed()).toMatchObject([
    {
      title: '이거 사세요',
      content: '본문',
      writerName: 'Mina',
      reportCount: 1,
      reports: [{ reason: 'SPAM' }],
    },
  ])
  expect(JSON.stringify(await listed())).not.toContain('Jun')
  expect(await kinds(owner)).toEqual(['boardReported'])
  expect(await kinds(mina)).toEqual([])
  expect(await jun.call(api.getBoardPost, post)).toMatchObject({ isReported: true })
  expect(await mina.call(api.getBoardPost, post)).toMatchObject({ isReported: false })
  await expect(report(mina)).refuses('REPORTS_OWN')
  await expect(report(jun, { reason: 'OTHER' })).refuses('BAD_INPUT')
  await expect(report(visitor)).refuses('SIGN_IN_FIRST')
  await expect(jun.call(reports.listBoardReports, post)).refuses('NOT_ALLOWED')
  await expect(jun.call(reports.hideBoardPost, { ...post, body: { reason: 'x' } })).refuses('NOT_ALLOWED')
})

// docs/rules.md R-1119
test('a hidden post is for its writer and staff alone, and comes back', async () => {
  const world = await aBoard()
  const { board, mina, owner, member, titles } = world
  const jun = await member('Jun')
  const { post, report, hide, listed, kinds } = await aPost(world)
  await owner.call(api.pinBoardPost, { ...post, body: { isPinned: true } })
  await report(jun)
  await hide('광고예요')
  expect(await listed()).toEqual([])
  expect(await listed('settled')).toMatchObject([{ verdict: 'HIDDEN', hiddenReason: '광고예요' }])
  expect(await listed('hidden')).toMatchObject([{ boardCommentSeq: null, reportCount: 1 }])
  for (const who of [jun, mina, owner]) {
    expect(await who.call(api.listBoardPosts, board)).toMatchObject({ pinned: [], list: [] })
    expect(await titles({ q: '사세요' }, who)).toEqual([])
  }
  for (const who of [mina, owner])
    expect(await who.call(api.getBoardPost, post)).toMatchObject({ hiddenReason: '광고예요' })
  await expect(jun.call(api.getBoardPost, post)).refuses('NOT_FOUND')
  await expect(report(jun)).refuses('NOT_FOUND')
  expect(await kinds(mina)).toEqual(['boardPostHidden'])
  await hide(null)
  expect(await titles({}, jun)).toEqual(['이거 사세요'])
  expect(await listed('hidden')).toEqual([])
})

// docs/rules.md R-1119
test('a hidden comment is out of the count, and keeps its place while there are replies', async () => {
  const world = await aBoard()
  const { mina, owner, member, read } = world
  const jun = await member('Jun')
  const { post, report, hide, listed, say, kinds } = await aPost(world)
  const seen = async (who: Person) => (await who.call(api.listBoardComments, post)).list
  const boardCommentSeq = await say(jun, '욕설')
  await report(mina, { boardCommentSeq })
  expect(await listed()).toMatchObject([{ boardCommentSeq, content: '욕설', writerName: 'Jun' }])
  await hide('욕설이에요', boardCommentSeq)
  await hide('심한 욕설이에요', boardCommentSeq)
  expect(await read(post.boardPostSeq)).toMatchObject({ commentCount: 0 })
  expect(await seen(mina)).toEqual([])
  for (const who of [jun, owner]) expect(await seen(who)).toMatchObject([{ hiddenReason: '심한 욕설이에요' }])
  expect(await kinds(jun)).toEqual(['boardCommentHidden'])
  const body = { content: '답글', parentSeq: boardCommentSeq }
  await expect(mina.call(api.commentBoardPost, { ...post, body })).refuses('NOT_FOUND')
  await hide(null, boardCommentSeq)
  await mina.call(api.commentBoardPost, { ...post, body })
  await hide('다시 숨김', boardCommentSeq)
  expect(await seen(mina)).toMatchObject([{ isGone: true, content: '' }, { content: '답글' }])
  await jun.call(api.removeBoardComment, { ...post, boardCommentSeq })
  expect(await read(post.boardPostSeq)).toMatchObject({ commentCount: 1 })
})

// docs/rules.md R-1119
test('a hidden post is pinned only after it was shown again', async () => {
  const world = await aBoard()
  const { owner } = world
  const { post, hide } = await aPost(world)
  const pin = () => owner.call(api.pinBoardPost, { ...post, body: { isPinned: true } })
  await pin()
  await hide('광고')
  expect(await owner.call(api.getBoardPost, post)).toMatchObject({ isPinned: false })
  await expect(pin()).refuses('BOARD_POST_HIDDEN')
  await hide(null)
  await pin()
  expect(await owner.call(api.getBoardPost, post)).toMatchObject({ isPinned: true })
})

// docs/rules.md R-1119
test('what staff leave as it is stays, and the reports are settled', async () => {
  const world = await aBoard()
  const { owner, member, titles } = world
  const { post, report, listed } = await aPost(world)
  await report(await member('Jun'))
  await owner.call(reports.dismissBoardReports, { ...post, body: {} })
  expect(await listed()).toEqual([])
  expect(await listed('settled')).toMatchObject([{ verdict: 'DISMISSED', hiddenReason: null }])
  expect(await titles()).toEqual(['이거 사세요'])
})

// docs/rules.md R-1119
test('staff of a class look after the reports of its boards, those of another class do not', async () => {
  const world = await aClassBoard()
  const { courseRef, channelSeq, member, assistantOf, otherCourse } = world
  const jun = await member('Jun')
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const stranger = await assistantOf((await otherCourse()).courseSeq, 'Olaf')
  const { post, report, listed, kinds } = await aPost(world)
  await report(jun)
  expect(await kinds(assistant)).toEqual(['boardReported'])
  expect(await kinds(stranger)).toEqual([])
  expect(await assistant.call(reports.listClassBoardReports, courseRef)).toMatchObject({ total: 1 })
  await expect(stranger.call(reports.listClassBoardReports, courseRef)).refuses('NOT_ALLOWED')
  const { boardPostSeq } = post
  const inClass = { channelSeq, courseSeq: courseRef.courseSeq, boardPostSeq }
  await expect(stranger.call(reports.hideClassBoardPost, { ...inClass, body: { reason: 'x' } })).refuses(
    'NOT_ALLOWED',
  )
  await assistant.call(reports.dismissClassBoardReports, { ...inClass, body: {} })
  expect(await listed()).toEqual([])
  await assistant.call(reports.hideClassBoardPost, { ...inClass, body: { reason: '광고예요' } })
  await expect(jun.call(api.getBoardPost, post)).refuses('NOT_FOUND')
  expect(await listed('hidden')).toMatchObject([
    { courseSeq: courseRef.courseSeq, reports: [{ reason: 'SPAM' }] },
  ])
})

// docs/rules.md R-1057
test('staff of a class read no reports of a board that is closed to them', async () => {
  const world = await aClassBoard({ readAudience: 'OWN', writeAudience: 'OWN' })
  const { courseRef, owner, assistantOf, open, board, channelSeq } = world
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const openBoardSeq = await open({ readAudience: 'TCH', writeAudience: 'TCH' })
  for (const boardSeq of [board.boardSeq, openBoardSeq]) {
    const body = { title: String(boardSeq), content: '<p>본문</p>' }
    const { boardPostSeq } = await owner.call(api.writeBoardPost, { channelSeq, boardSeq, body })
    const hiding = { reason: '잘못 올린 글', boardCommentSeq: null }
    await owner.call(reports.hideBoardPost, { channelSeq, boardSeq, boardPostSeq, body: hiding })
  }
  const hidden = { ...courseRef, query: { shelf: 'hidden' as const } }
  expect(await assistant.call(reports.listClassBoardReports, hidden)).toMatchObject({
    list: [{ title: String(openBoardSeq) }],
    total: 1,
  })
  expect(await owner.call(reports.listClassBoardReports, hidden)).toMatchObject({ total: 2 })
})
