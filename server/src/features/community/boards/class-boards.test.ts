import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import * as classApi from 'contract/community/boards/class.api'
import type { BoardDraft } from 'contract/community/boards/schemas'
import { purgeCourse, trashCourse } from 'contract/teaching/courses/state.api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import * as settings from 'contract/community/boards/settings.api'
import type { FileSeq } from 'contract/values/ids'
import { aClassBoard, openBoard } from '../../../testing/board-world.ts'
import { noon } from '../../../testing/world.ts'

const text = { title: '글', content: '<p>본문</p>' }

// docs/rules.md R-1057
test('a board of learners of a class is for its learners and its staff, not for those of another class', async () => {
  const world = await aClassBoard({ readAudience: 'STUD', writeAudience: 'STUD' })
  const { board, courseRef, write, mina, owner, member, visitor, learnerOf, otherCourse } = world
  const jun = await member('Jun')
  const far = await learnerOf(await otherCourse(), 'Nari')
  const boardPostSeq = await write('과제 제출합니다')
  const post = { ...courseRef, boardPostSeq }

  expect(await mina.call(classApi.getClassBoardPost, post)).toMatchObject({
    board: { courseSeq: courseRef.courseSeq, mayWrite: true, mayUpdate: false },
    post: { title: '과제 제출합니다', isMine: true },
  })
  expect(await owner.call(classApi.listClassBoards, courseRef)).toMatchObject({
    list: [{ mayRead: true, mayWrite: false, mayUpdate: true, mayDelete: true }],
  })
  for (const other of [jun, far, visitor]) {
    expect(await other.call(classApi.listClassBoards, courseRef)).toMatchObject({ list: [] })
    await expect(other.call(classApi.getClassBoardPost, post)).refuses('NOT_ALLOWED')
    await expect(other.call(api.getBoard, board)).refuses('NOT_ALLOWED')
    await expect(other.call(api.listBoardPosts, board)).refuses('NOT_ALLOWED')
    await expect(other.call(api.listBoardComments, { ...board, boardPostSeq })).refuses('NOT_ALLOWED')
  }
  await expect(far.call(api.writeBoardPost, { ...board, body: text })).refuses('NOT_ALLOWED')
  await expect(owner.call(api.writeBoardPost, { ...board, body: text })).refuses('BOARD_WRITERS_ONLY')
  await world.add.all(`update access_grants set ended_at = now(), end_reason = 'EXPIRED'`)
  await expect(mina.call(classApi.getClassBoardPost, post)).refuses('NOT_ALLOWED')
})

// docs/rules.md R-1057
test('who reads a board of learners of a class may write there, where its members write', async () => {
  const { board, mina, owner, member, assistantOf, courseRef } = await aClassBoard({
    readAudience: 'STUD',
    writeAudience: 'MBR',
  })
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  for (const who of [mina, owner, assistant]) await who.call(api.writeBoardPost, { ...board, body: text })
  const { list } = await mina.call(api.listBoardPosts, board)
  expect(list.map(({ writerRole }) => writerRole)).toEqual(['MNG', 'OWN', null])
  const [byAssistant] = list
  if (!byAssistant) throw new Error('no post')
  const post = { ...board, boardPostSeq: byAssistant.boardPostSeq }
  expect(await mina.call(api.getBoardPost, post)).toMatchObject({ writerRole: 'MNG' })
  await assistant.call(api.commentBoardPost, { ...post, body: { content: '댓글' } })
  expect(await mina.call(api.listBoardComments, post)).toMatchObject({ list: [{ writerRole: 'MNG' }] })
  const jun = await member('Jun')
  await expect(jun.call(api.writeBoardPost, { ...board, body: text })).refuses('NOT_ALLOWED')
  const blind = { ...openBoard, readAudience: 'TCH' as const, writeAudience: 'STUD' as const }
  await expect(owner.call(classApi.createClassBoard, { ...courseRef, body: blind })).refuses('BAD_INPUT')
})

// docs/rules.md R-1057
test('staff of the class read its staff board and look after its posts; those of another class do not', async () => {
  const { open, courseRef, channelSeq, write, mina, member, assistantOf, otherCourse } = await aClassBoard()
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const stranger = await assistantOf((await otherCourse()).courseSeq, 'Olaf')
  const teacher = await member('Tea', 'TCH')
  const staffBoard = { channelSeq, boardSeq: await open({ readAudience: 'TCH', writeAudience: 'TCH' }) }
  expect(await assistant.call(api.getBoard, staffBoard)).toMatchObject({ mayWrite: true, mayUpdate: true })
  for (const other of [mina, stranger, teacher])
    await expect(other.call(api.getBoard, staffBoard)).refuses('NOT_ALLOWED')
  const ownersBoard = { channelSeq, boardSeq: await open({ readAudience: 'OWN', writeAudience: 'OWN' }) }
  await expect(assistant.call(api.getBoard, ownersBoard)).refuses('NOT_ALLOWED')

  const boardPostSeq = await write('질문', { isPrivate: true })
  const post = { ...courseRef, boardPostSeq }
  expect(await assistant.call(classApi.getClassBoardPost, post)).toMatchObject({ post: { title: '질문' } })
  await assistant.call(classApi.pinClassBoardPost, { ...post, body: { isPinned: true } })
  expect(await mina.call(classApi.getClassBoardPost, post)).toMatchObject({ post: { isPinned: true } })
  // docs/rules.md R-1058
  for (const other of [stranger, teacher])
    await expect(other.call(classApi.getClassBoardPost, post)).refuses('NOT_ALLOWED')
  await expect(stranger.call(classApi.pinClassBoardPost, { ...post, body: { isPinned: false } })).refuses(
    'NOT_ALLOWED',
  )
})

test('somebody of another class cannot reach a post through their own class', async () => {
  const { courseRef, board, channelSeq, write, owner, assistantOf, otherCourse } = await aClassBoard()
  const { courseSeq } = await otherCourse()
  const stranger = await assistantOf(courseSeq, 'Olaf')
  const boardPostSeq = await write('글')
  const through = { channelSeq, courseSeq, boardPostSeq }
  for (const who of [stranger, owner]) {
    await expect(who.call(classApi.getClassBoardPost, through)).refuses('NOT_FOUND')
    await expect(who.call(classApi.pinClassBoardPost, { ...through, body: { isPinned: true } })).refuses(
      'NOT_FOUND',
    )
    const other = { channelSeq, courseSeq, boardSeq: board.boardSeq }
    await expect(who.call(classApi.removeClassBoard, other)).refuses('NOT_FOUND')
  }
  await expect(owner.call(settings.removeBoard, board)).refuses('NOT_FOUND')
  await expect(
    stranger.call(classApi.listClassBoardSettings, { channelSeq, courseSeq: courseRef.courseSeq }),
  ).refuses('NOT_ALLOWED')
})

test('a writer removes a post and a comment of their own, class staff any', async () => {
  const { board, courseRef, write, mina, member, assistantOf } = await aClassBoard()
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const jun = await member('Jun')
  const post = { ...board, boardPostSeq: await write('글') }
  await expect(jun.call(api.saveBoardPost, { ...post, body: text })).refuses('NOT_FOUND')
  await expect(jun.call(api.removeBoardPost, post)).refuses('NOT_FOUND')
  const { boardCommentSeq } = await jun.call(api.commentBoardPost, { ...post, body: { content: '댓글' } })
  await expect(mina.call(api.removeBoardComment, { ...post, boardCommentSeq })).refuses('NOT_FOUND')
  await assistant.call(api.removeBoardComment, { ...post, boardCommentSeq })
  await assistant.call(api.saveBoardPost, { ...post, body: { ...text, title: '고침' } })
  expect(await mina.call(api.getBoardPost, post)).toMatchObject({ title: '고침', commentCount: 0 })
  await assistant.call(api.removeBoardPost, post)
  await expect(mina.call(api.getBoardPost, post)).refuses('NOT_FOUND')
})

test('what is attached to a board of a class, and what somebody began there, is for those who may read it', async () => {
  const { board, channelSeq, mina, minaSeq, member, write, add } = await aClassBoard({ readAudience: 'STUD' })
  const jun = await member('Jun')
  const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
    channel_seq: channelSeq,
    kind: 'board_file',
    storage_key: 'board file',
    widths: [],
    origin_file_name: '과제.pdf',
    content_type: 'application/pdf',
    file_size: 10,
    uploaded_by_user_seq: minaSeq,
    created_at: noon,
  })
  const file = { ...board, boardPostSeq: await write('과제', { files: [fileSeq] }), fileSeq }
  expect(await mina.call(api.openBoardFile, file)).toMatchObject({ url: expect.any(String) })
  await expect(jun.call(api.openBoardFile, file)).refuses('NOT_ALLOWED')
  const body = { title: '쓰던 글', content: '', boardCategorySeq: null, isPrivate: false }
  await mina.call(api.saveTempPost, { ...board, body })
  expect(await mina.call(api.getTempPost, board)).toMatchObject({ tempPost: { title: '쓰던 글' } })
  await expect(jun.call(api.saveTempPost, { ...board, body })).refuses('NOT_ALLOWED')
  await expect(jun.call(api.getTempPost, board)).refuses('NOT_ALLOWED')
})

// docs/rules.md R-1058
test('boards follow their class: a private one hides them, one in the trash ends them', async () => {
  const { board, courseRef, write, mina, owner, visitor, member, add } = await aClassBoard({
    readAudience: 'ALL',
  })
  const jun = await member('Jun')
  const post = { ...courseRef, boardPostSeq: await write('글') }
  expect(await visitor.call(classApi.getClassBoardPost, post)).toMatchObject({ post: { title: '글' } })
  await add.all(`update courses set public_cd = '99' where course_seq = $1`, [courseRef.courseSeq])
  for (const other of [visitor, jun]) {
    await expect(other.call(classApi.getClassBoardPost, post)).refuses('CLASS_NOT_FOUND')
    await expect(other.call(api.listBoardPosts, board)).refuses('CLASS_NOT_FOUND')
  }
  expect(await mina.call(classApi.getClassBoardPost, post)).toMatchObject({ post: { title: '글' } })
  await add.all(`update courses set state = 'TRASHED', trashed_at = now() where course_seq = $1`, [
    courseRef.courseSeq,
  ])
  await expect(mina.call(api.getBoard, board)).refuses('CLASS_GONE')
  await expect(mina.call(classApi.listClassBoards, courseRef)).refuses('CLASS_GONE')
  expect(await owner.call(classApi.listClassBoards, courseRef)).toMatchObject({ list: [{}] })
})

// docs/rules.md R-1059
test('class staff make, change, order, hide and remove its boards, apart from those of the site', async () => {
  const { open, courseRef, board, channelSeq, draft, owner, mina, visitor, assistantOf } = await aClassBoard({
    title: '가',
  })
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const create = (body: BoardDraft) => assistant.call(classApi.createClassBoard, { ...courseRef, body })
  const { boardSeq } = await create({ ...draft, title: '나', boardTypeCd: '07' })
  const titles = async () =>
    (await assistant.call(classApi.listClassBoardSettings, courseRef)).list.map(({ title }) => title)
  await assistant.call(classApi.orderClassBoards, {
    ...courseRef,
    body: { boardSeqs: [boardSeq, board.boardSeq] },
  })
  expect(await titles()).toEqual(['나', '가'])
  expect((await owner.call(settings.listSiteBoards, { channelSeq })).list).toEqual([])
  const hidden = { ...draft, title: '다', isHidden: true }
  await assistant.call(classApi.saveClassBoard, { ...courseRef, boardSeq, body: hidden })
  expect(await mina.call(classApi.listClassBoards, courseRef)).toMatchObject({ list: [{ title: '가' }] })
  expect((await assistant.call(classApi.listClassBoards, courseRef)).list).toHaveLength(2)
  await assistant.call(classApi.removeClassBoard, { ...courseRef, boardSeq })
  expect(await titles()).toEqual(['가'])
  await expect(mina.call(classApi.listClassBoardSettings, courseRef)).refuses('NOT_ALLOWED')
  await expect(visitor.call(classApi.listClassBoardSettings, courseRef)).refuses('SIGN_IN_FIRST')
  for (let n = 2; n <= 10; n += 1) await open({ title: String(n) })
  await expect(create(draft)).refuses('CLASS_BOARDS_FULL')
})

// docs/rules.md R-1060
test('staff of a board mark what matters, learners do not', async () => {
  const { board, write, mina, owner } = await aClassBoard({ writeAudience: 'MBR' })
  const boardPostSeq = await write('제 글은 중요해요', { importance: 'HIGH' })
  const post = { ...board, boardPostSeq }
  const importance = async () => (await mina.call(api.getBoardPost, post)).importance
  expect(await importance()).toBe('NORMAL')
  await owner.call(api.saveBoardPost, { ...post, body: { ...text, importance: 'HIGH' } })
  expect(await importance()).toBe('HIGH')
  await mina.call(api.saveBoardPost, { ...post, body: { ...text, importance: 'NORMAL' } })
  expect(await importance()).toBe('HIGH')
  await write('공지', { by: owner, importance: 'HIGH' })
  const { list } = await mina.call(api.listBoardPosts, board)
  expect(list).toMatchObject([
    { title: '공지', importance: 'HIGH' },
    { title: '글', importance: 'HIGH' },
  ])
})

// docs/rules.md R-1061
test('staff read the posts of all class boards together, or of one class', async () => {
  const { open, write, board, channelSeq, courseRef, owner, mina, member, otherCourse, add } =
    await aClassBoard()
  const other = await otherCourse()
  const there = { channelSeq, courseSeq: other.courseSeq }
  await write('첫 글')
  await write('비밀', { isPrivate: true })
  const onOther = { channelSeq, boardSeq: await open({ title: '다른 게시판' }, other.courseSeq) }
  await owner.call(api.writeBoardPost, { ...onOther, body: { ...text, title: '다른 글' } })
  const { boardSeq } = await owner.call(settings.createBoard, {
    channelSeq,
    body: { ...(await owner.call(api.getBoard, board)), title: '사이트', categories: [] },
  })
  await owner.call(api.writeBoardPost, { channelSeq, boardSeq, body: { ...text, title: '사이트 글' } })

  const list = async (query: object = {}, who = owner) =>
    (await who.call(classApi.listClassBoardPosts, { channelSeq, query })).list.map(({ title }) => title)
  expect(await list()).toEqual(['다른 글', '비밀', '첫 글'])
  expect(await list({ courseSeq: other.courseSeq })).toEqual(['다른 글'])
  expect(await list({ q: '비밀' })).toEqual(['비밀'])
  expect(await list({ q: '사이트' })).toEqual([])
  const page = await owner.call(classApi.listClassBoardPosts, { channelSeq, query: { limit: 2 } })
  expect(page.list[0]).toMatchObject({ boardTitle: '다른 게시판', courseSeq: there.courseSeq })
  expect(await list({ minSeq: page.nextSeq })).toEqual(['첫 글'])
  const classes = await owner.call(classApi.listBoardClasses, { channelSeq })
  expect(classes.list.map(({ courseSeq }) => courseSeq)).toEqual(
    expect.arrayContaining([courseRef.courseSeq, other.courseSeq]),
  )
  await add.all(`update courses set state = 'PURGED', trashed_at = now() where course_seq = $1`, [
    other.courseSeq,
  ])
  expect(await list()).toEqual(['비밀', '첫 글'])
  expect((await owner.call(classApi.listBoardClasses, { channelSeq })).list).toHaveLength(1)
  await expect(list({}, mina)).rejects.toThrow()
  await expect(list({}, await member('Tea', 'TCH'))).rejects.toThrow()
})

// docs/rules.md R-303
test('a copied class has the same boards with their categories, and nothing that was written', async () => {
  const { owner, app, courseRef, write, open } = await aClassBoard({
    title: '과제',
    categories: [{ boardCategorySeq: null, name: '1주차' }],
  })
  await write('다 했어요')
  await open({ title: '질문', categories: [] })
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  await app.workOnce()
  const copy = { channelSeq: courseRef.channelSeq, courseSeq }
  const { list } = await owner.call(classApi.listClassBoards, copy)
  expect(list.map(({ title, categories }) => [title, categories.map(({ name }) => name)])).toEqual([
    ['과제', ['1주차']],
    ['질문', []],
  ])
  const [first] = list
  const board = { channelSeq: courseRef.channelSeq, boardSeq: first?.boardSeq ?? (0 as never) }
  expect((await owner.call(api.listBoardPosts, board)).list).toEqual([])
})

test('with a class that is removed for good, what was written there goes', async () => {
  const { owner, app, add, courseRef, channelSeq } = await aClassBoard()
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  await app.workOnce()
  const copy = { channelSeq, courseSeq }
  const [board] = (await owner.call(classApi.listClassBoards, copy)).list
  await owner.call(api.writeBoardPost, { channelSeq, boardSeq: board?.boardSeq ?? (0 as never), body: text })
  const [{ title } = { title: '' }] = await add.all<{ title: string }>(
    'select title from courses where course_seq = $1',
    [courseSeq],
  )
  await owner.call(trashCourse, copy)
  await owner.call(purgeCourse, { ...copy, body: { title } })
  await app.workOnce()
  expect(await add.all('select 1 from board_posts where deleted_at is null')).toEqual([])
})
