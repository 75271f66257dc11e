import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import type { BoardDraft } from 'contract/community/boards/schemas'
import * as settings from 'contract/community/boards/settings.api'
import type { BoardPostSeq, BoardSeq } from 'contract/values/ids'
import { aBoard, openBoard } from '../../../testing/board-world.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

test('members write on a board, sanitised, and visitors read it without full names', async () => {
  const { board, write, read, visitor, mina, owner } = await aBoard()
  const boardPostSeq = await write('안녕하세요', { content: '<p>반가워요</p><script>x()</script>' })

  expect(await read(boardPostSeq)).toMatchObject({
    title: '안녕하세요',
    content: '<p>반가워요</p>',
    isMine: false,
    isSignedIn: false,
  })
  const { list } = await visitor.call(api.listBoardPosts, board)
  expect(list).toMatchObject([{ title: '안녕하세요', excerpt: '반가워요', commentCount: 0 }])
  expect(list[0]?.writerName).not.toBe('Mina')
  expect(await read(boardPostSeq, mina)).toMatchObject({ writerName: 'Mina', isMine: true, isSignedIn: true })
  const byStaff = await write('공지', { by: owner })
  expect(await read(byStaff)).toMatchObject({ writerName: 'Haru', writerRole: 'OWN' })
  const body = { title: 'x', content: '<p></p>' }
  await expect(mina.call(api.writeBoardPost, { ...board, body })).refuses('BAD_INPUT')
  await expect(visitor.call(api.writeBoardPost, { ...board, body })).refuses('SIGN_IN_FIRST')
})

// docs/rules.md R-1054
test('a list goes on from its last post, after the pinned ones', async () => {
  const { board, write, titles, visitor, owner } = await aBoard()
  const first = await write('1')
  for (const title of ['2', '3', '4', '5']) await write(title)
  await owner.call(api.pinBoardPost, { ...board, boardPostSeq: first, body: { isPinned: true } })

  const page = await visitor.call(api.listBoardPosts, { ...board, query: { limit: 2 } })
  expect(page.pinned.map(({ title }) => title)).toEqual(['1'])
  expect(page.list.map(({ title }) => title)).toEqual(['5', '4'])
  const minSeq = page.nextSeq ?? undefined
  const last = await visitor.call(api.listBoardPosts, { ...board, query: { limit: 2, minSeq } })
  expect(last).toMatchObject({ pinned: [], list: [{ title: '3' }, { title: '2' }], nextSeq: null })
  await owner.call(api.pinBoardPost, { ...board, boardPostSeq: first, body: { isPinned: false } })
  expect(await titles()).toEqual(['5', '4', '3', '2', '1'])
})

test('ten posts of a board can be pinned', async () => {
  const { board, write, owner } = await aBoard()
  const pin = (boardPostSeq: BoardPostSeq) =>
    owner.call(api.pinBoardPost, { ...board, boardPostSeq, body: { isPinned: true } })
  let latest = await write('0')
  for (let n = 0; n < 10; n += 1) {
    await pin(latest)
    latest = await write(String(n + 1))
  }
  await expect(pin(latest)).refuses('BOARD_PINS_FULL')
})

// docs/rules.md R-1051
test('a private post is for its writer and staff alone, wherever it is', async () => {
  const { board, write, titles, read, mina, owner, member, visitor } = await aBoard()
  const jun = await member('Jun')
  const hidden = await write('비밀 상담', { isPrivate: true })
  await write('열린 글', { by: jun })
  await owner.call(api.pinBoardPost, { ...board, boardPostSeq: hidden, body: { isPinned: true } })
  const seen = async (reader: typeof mina) => {
    const { pinned, list } = await reader.call(api.listBoardPosts, board)
    return [...pinned, ...list].map(({ title }) => title)
  }
  expect(await seen(mina)).toEqual(['비밀 상담', '열린 글'])
  expect(await seen(owner)).toEqual(['비밀 상담', '열린 글'])
  expect(await seen(jun)).toEqual(['열린 글'])
  expect(await seen(visitor)).toEqual(['열린 글'])
  expect(await titles({ q: '비밀' }, jun)).toEqual([])
  expect(await titles({ q: '비밀' }, mina)).toEqual(['비밀 상담'])
  for (const other of [jun, visitor]) await expect(read(hidden, other)).refuses('NOT_FOUND')
  const post = { ...board, boardPostSeq: hidden }
  await expect(jun.call(api.likeBoardPost, { ...post, body: { isLiked: true } })).refuses('NOT_FOUND')
  await expect(jun.call(api.commentBoardPost, { ...post, body: { content: 'x' } })).refuses('NOT_FOUND')
  await expect(visitor.call(api.listBoardComments, post)).refuses('NOT_FOUND')
  await mina.call(api.setBoardPostPrivate, { ...post, body: { isPrivate: false } })
  expect(await seen(jun)).toEqual(['비밀 상담', '열린 글'])
  await expect(owner.call(api.setBoardPostPrivate, { ...post, body: { isPrivate: true } })).refuses(
    'NOT_FOUND',
  )
})

test('a board without private posts shows what was meant to be private', async () => {
  const { board, write, titles, mina } = await aBoard({ allowsPrivate: false })
  const boardPostSeq = await write('글', { isPrivate: true })
  expect(await titles()).toEqual(['글'])
  const body = { isPrivate: true }
  await expect(mina.call(api.setBoardPostPrivate, { ...board, boardPostSeq, body })).refuses(
    'BOARD_ALL_PUBLIC',
  )
})

// docs/rules.md R-1050
test('a board of learners is read by learners and staff, and written by learners alone', async () => {
  const { board, write, titles, mina, owner, member, visitor, add } = await aBoard({
    readAudience: 'STUD',
    writeAudience: 'STUD',
  })
  const jun = await member('Jun')
  await write('과제 제출합니다')
  expect(await titles({}, mina)).toEqual(['과제 제출합니다'])
  expect(await titles({}, owner)).toEqual(['과제 제출합니다'])
  for (const other of [jun, visitor]) {
    await expect(other.call(api.listBoardPosts, board)).refuses('BOARD_READERS_ONLY')
    expect(await other.call(api.getBoard, board)).toMatchObject({ mayRead: false, mayWrite: false })
  }
  expect(await owner.call(api.getBoard, board)).toMatchObject({ mayRead: true, mayWrite: false })
  const body = { title: 'x', content: 'x' }
  await expect(owner.call(api.writeBoardPost, { ...board, body })).refuses('BOARD_WRITERS_ONLY')
  await expect(jun.call(api.writeBoardPost, { ...board, body })).refuses('BOARD_READERS_ONLY')
  await add.all(`update access_grants set ended_at = now(), end_reason = 'EXPIRED'`)
  await expect(mina.call(api.listBoardPosts, board)).refuses('BOARD_READERS_ONLY')
})

test('boards of staff and hidden ones do not exist for others', async () => {
  const { open, channelSeq, mina, owner, member, visitor, otherSite, board } = await aBoard()
  const staff = await open({ readAudience: 'TCH', writeAudience: 'MNG' })
  const hidden = await open({ isHidden: true })
  const show = (reader: typeof mina, boardSeq: BoardSeq) =>
    reader.call(api.getBoard, { channelSeq, boardSeq })
  for (const boardSeq of [staff, hidden])
    for (const other of [mina, visitor]) await expect(show(other, boardSeq)).refuses('NOT_FOUND')
  const teacher = await member('Tea', 'TCH')
  expect(await show(teacher, staff)).toMatchObject({ mayRead: true, mayWrite: false })
  await expect(show(teacher, hidden)).refuses('NOT_FOUND')
  expect(await show(owner, hidden)).toMatchObject({ mayRead: true })
  const there = { channelSeq: otherSite.channelSeq, boardSeq: board.boardSeq }
  await expect(otherSite.owner.call(api.getBoard, there)).refuses('NOT_FOUND')
})

test('the writer changes and removes a post, staff any, others none', async () => {
  const { board, write, read, mina, owner, member } = await aBoard()
  const jun = await member('Jun')
  const boardPostSeq = await write('처음', { isPrivate: true })
  const post = { ...board, boardPostSeq }
  const save = (who: typeof mina, body: object) =>
    who.call(api.saveBoardPost, { ...post, body: { title: '고침', content: '<p>새 글</p>', ...body } })
  await expect(save(jun, {})).refuses('NOT_FOUND')
  await save(owner, {})
  expect(await read(boardPostSeq, mina)).toMatchObject({ title: '고침', isPrivate: true })
  await save(mina, { title: '다시' })
  expect(await read(boardPostSeq)).toMatchObject({ title: '다시', isPrivate: false })
  await expect(jun.call(api.removeBoardPost, post)).refuses('NOT_FOUND')
  await mina.call(api.removeBoardPost, post)
  await expect(read(boardPostSeq, owner)).refuses('NOT_FOUND')
  const another = await write('또')
  await owner.call(api.removeBoardPost, { ...board, boardPostSeq: another })
  await expect(read(another)).refuses('NOT_FOUND')
})

// docs/rules.md R-1062
test('a post that was changed meanwhile is not overwritten', async () => {
  const { board, write, read, mina, owner, clock } = await aBoard()
  const post = { ...board, boardPostSeq: await write('처음') }
  const { updatedAt } = await read(post.boardPostSeq, mina)
  const save = (who: typeof mina, title: string) =>
    who.call(api.saveBoardPost, { ...post, body: { title, content: '<p>글</p>', updatedAt } })
  clock.pass({ minutes: 1 })
  await save(owner, '원장이 고침')
  await expect(save(mina, '미나가 고침')).refuses('BOARD_POST_CHANGED')
  expect(await read(post.boardPostSeq)).toMatchObject({ title: '원장이 고침' })
})

test('words are searched in titles and texts, a percent sign is no wildcard', async () => {
  const { write, titles } = await aBoard()
  await write('할인 50%')
  await write('휴무', { content: '<p>할인은 <strong>다음</strong> 달에</p>' })
  await write('반가워요')
  expect(await titles({ q: '할인' })).toEqual(['휴무', '할인 50%'])
  expect(await titles({ q: '50%' })).toEqual(['할인 50%'])
  expect(await titles({ q: '5%' })).toEqual([])
  expect(await titles({ q: '할인 다음' })).toEqual(['휴무'])
  expect(await titles({ q: '할인', limit: 1 })).toEqual(['휴무'])
  expect(await titles({ q: '할' })).toEqual(['반가워요', '휴무', '할인 50%'])
})

// docs/rules.md R-1053
test('categories filter a board, and one with posts stays', async () => {
  const { board, write, titles, owner, open, channelSeq } = await aBoard({
    categories: [
      { boardCategorySeq: null, name: '잡담' },
      { boardCategorySeq: null, name: '정보' },
    ],
  })
  const stored = await owner.call(api.getBoard, board)
  const [chat, info] = stored.categories
  if (!chat || !info) throw new Error('no categories')
  await write('잡담이에요', { boardCategorySeq: chat.boardCategorySeq })
  await write('분류 없음')
  expect(await titles({ boardCategorySeq: chat.boardCategorySeq })).toEqual(['잡담이에요'])
  expect(await titles({ boardCategorySeq: info.boardCategorySeq })).toEqual([])
  const save = (categories: BoardDraft['categories']) =>
    owner.call(settings.saveBoard, { ...board, body: { ...openBoard, categories } })
  await expect(save([info])).refuses('BOARD_CATEGORY_IN_USE')
  await save([
    { ...chat, name: '수다' },
    { boardCategorySeq: null, name: '후기' },
  ])
  const { categories } = await owner.call(api.getBoard, board)
  expect(categories.map(({ name }) => name)).toEqual(['수다', '후기'])
  expect(categories[0]).toMatchObject({ boardCategorySeq: chat.boardCategorySeq })
  const other = { channelSeq, boardSeq: await open({}) }
  const body = { title: 'x', content: 'x', boardCategorySeq: chat.boardCategorySeq }
  await expect(owner.call(api.writeBoardPost, { ...other, body })).refuses('NOT_FOUND')
})

test('a post is liked once by each, and counts its comments', async () => {
  const { board, write, read, mina, owner, member, visitor } = await aBoard()
  const jun = await member('Jun')
  const boardPostSeq = await write('글')
  const post = { ...board, boardPostSeq }
  const like = (who: typeof mina, isLiked: boolean) =>
    who.call(api.likeBoardPost, { ...post, body: { isLiked } })
  await like(mina, true)
  expect(await like(mina, true)).toEqual({ isLiked: true, likeCount: 1 })
  expect(await like(jun, true)).toEqual({ isLiked: true, likeCount: 2 })
  await like(mina, false)
  expect(await like(mina, false)).toEqual({ isLiked: false, likeCount: 1 })
  expect(await read(boardPostSeq, jun)).toMatchObject({ isLiked: true, likeCount: 1 })

  const say = (who: typeof mina, content: string) =>
    who.call(api.commentBoardPost, { ...post, body: { content } })
  const { boardCommentSeq } = await say(jun, '첫 댓글')
  const second = await say(mina, '둘째')
  const page = await visitor.call(api.listBoardComments, { ...post, query: { limit: 1 } })
  expect(page.list).toMatchObject([{ content: '첫 댓글', isMine: false }])
  const maxSeq = page.nextSeq ?? undefined
  const rest = await mina.call(api.listBoardComments, { ...post, query: { maxSeq } })
  expect(rest).toMatchObject({ list: [{ content: '둘째', isMine: true }], nextSeq: null })
  await expect(mina.call(api.removeBoardComment, { ...post, boardCommentSeq })).refuses('NOT_FOUND')
  await owner.call(api.removeBoardComment, { ...post, boardCommentSeq })
  await mina.call(api.removeBoardComment, { ...post, ...second })
  expect(await read(boardPostSeq)).toMatchObject({ commentCount: 0 })
})

test('a board can do without comments', async () => {
  const { board, write, mina } = await aBoard({ allowsComments: false })
  const post = { ...board, boardPostSeq: await write('글') }
  const body = { content: '댓글' }
  await expect(mina.call(api.commentBoardPost, { ...post, body })).refuses('BOARD_COMMENTS_CLOSED')
})

test('staff order and remove boards, but none that was written on', async () => {
  const { open, owner, mina, channelSeq, board, write } = await aBoard({ title: '가' })
  const second = await open({ title: '나' })
  const list = async () =>
    (await owner.call(settings.listSiteBoards, { channelSeq })).list.map(({ title }) => title)
  const order = (boardSeqs: BoardSeq[]) =>
    owner.call(settings.orderBoards, { channelSeq, body: { boardSeqs } })
  await order([second, board.boardSeq])
  expect(await list()).toEqual(['나', '가'])
  await expect(order([second])).refuses('BOARDS_CHANGED')
  await expect(order([second, second])).refuses('BOARDS_CHANGED')
  const boardPostSeq = await write('글')
  await mina.call(api.removeBoardPost, { ...board, boardPostSeq })
  await expect(owner.call(settings.removeBoard, board)).refuses('BOARD_IN_USE')
  await owner.call(settings.removeBoard, { channelSeq, boardSeq: second })
  expect(await list()).toEqual(['가'])
  await expect(mina.call(settings.listSiteBoards, { channelSeq })).refuses('NOT_ALLOWED')
  const narrow = { ...openBoard, readAudience: 'TCH' as const }
  await expect(owner.call(settings.createBoard, { channelSeq, body: narrow })).refuses('BAD_INPUT')
})

test('a site has fifty boards at most', async () => {
  const { owner, channelSeq, add } = await aBoard()
  await add.all(
    `insert into community_boards (channel_seq, board_type_cd, title, description, read_audience, write_audience,
       allows_private, allows_comments, is_hidden, sort, created_at)
     select $1, '03', n::text, '', 'ALL', 'MBR', false, true, false, n, now() from generate_series(2, 50) n`,
    [channelSeq],
  )
  await expect(owner.call(settings.createBoard, { channelSeq, body: openBoard })).refuses('BOARDS_FULL')
})

test('what a former member wrote and liked is gone, and the counts are right', async () => {
  const { board, write, titles, read, owner, mina, minaSeq, app, channelSeq } = await aBoard()
  await write('미나의 글')
  const boardPostSeq = await write('원장의 글', { by: owner })
  const post = { ...board, boardPostSeq }
  await mina.call(api.likeBoardPost, { ...post, body: { isLiked: true } })
  await mina.call(api.commentBoardPost, { ...post, body: { content: '하나' } })
  await mina.call(api.commentBoardPost, { ...post, body: { content: '둘' } })
  await owner.call(api.commentBoardPost, { ...post, body: { content: '셋' } })
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await titles()).toEqual(['원장의 글'])
  expect(await read(boardPostSeq)).toMatchObject({ likeCount: 0, commentCount: 1 })
})
