import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import type { BoardCommentSeq, BoardPostSeq } from 'contract/values/ids'
import { listAlarms } from 'contract/messaging/notifications/api'
import { aBoard, aClassBoard } from '../../../testing/board-world.ts'
import type { Person } from '../../../testing/person.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

type World = Awaited<ReturnType<typeof aBoard>> | Awaited<ReturnType<typeof aClassBoard>>
function talk({ board, channelSeq }: Pick<World, 'board' | 'channelSeq'>) {
  const say = async (by: Person, boardPostSeq: BoardPostSeq, content: string, parentSeq?: BoardCommentSeq) =>
    (await by.call(api.commentBoardPost, { ...board, boardPostSeq, body: { content, parentSeq } }))
      .boardCommentSeq
  /** What this person was notified of, by kind. */
  const heard = async (who: Person) => {
    const { list } = await who.call(listAlarms, { channelSeq })
    return list
      .filter(({ alarmType }) => alarmType === '21')
      .map(({ content, subType, path }) => ({ ...JSON.parse(content), subType, path }))
  }
  const kinds = async (who: Person) => (await heard(who)).map(({ kind }) => kind)
  return { say, heard, kinds }
}

// docs/rules.md R-1116
test('replies stand below the comment they answer, and pages go on between them', async () => {
  const world = await aBoard()
  const { board, write, mina, owner } = world
  const { say } = talk(world)
  const boardPostSeq = await write('글')
  const first = await say(owner, boardPostSeq, '첫 댓글')
  const second = await say(mina, boardPostSeq, '둘째 댓글')
  const reply = await say(mina, boardPostSeq, '첫 답글', first)
  await say(owner, boardPostSeq, '답글의 답글', reply)
  const list = async (query = {}) => mina.call(api.listBoardComments, { ...board, boardPostSeq, query })
  expect((await list()).list.map(({ content, parentSeq }) => [content, parentSeq])).toEqual([
    ['첫 댓글', null],
    ['첫 답글', first],
    ['답글의 답글', first],
    ['둘째 댓글', null],
  ])
  const page = await list({ limit: 2 })
  expect(page.nextSeq).toBe(reply)
  const rest = await list({ limit: 2, maxSeq: page.nextSeq })
  expect(rest).toMatchObject({
    list: [{ content: '답글의 답글' }, { boardCommentSeq: second }],
    nextSeq: null,
  })
})

test('a removed comment keeps its place while there are replies to it', async () => {
  const world = await aBoard()
  const { board, write, read, mina, owner } = world
  const { say } = talk(world)
  const boardPostSeq = await write('글')
  const first = await say(owner, boardPostSeq, '첫 댓글')
  const reply = await say(mina, boardPostSeq, '답글', first)
  const remove = (who: Person, boardCommentSeq: BoardCommentSeq) =>
    who.call(api.removeBoardComment, { ...board, boardPostSeq, boardCommentSeq })
  await remove(owner, first)
  const list = async () => (await mina.call(api.listBoardComments, { ...board, boardPostSeq })).list
  expect(await list()).toMatchObject([
    { isGone: true, content: '', writerName: '', isMine: false },
    { isGone: false, content: '답글' },
  ])
  expect(await read(boardPostSeq)).toMatchObject({ commentCount: 1 })
  const body = { content: '늦은 답글', parentSeq: first }
  await expect(mina.call(api.commentBoardPost, { ...board, boardPostSeq, body })).refuses('NOT_FOUND')
  await remove(mina, reply)
  expect(await list()).toEqual([])
})

test('replies below the comment of a former member go with it', async () => {
  const world = await aBoard()
  const { board, write, read, mina, minaSeq, owner, app, channelSeq } = world
  const { say } = talk(world)
  const boardPostSeq = await write('글', { by: owner })
  const first = await say(mina, boardPostSeq, '첫 댓글')
  await say(owner, boardPostSeq, '답글', first)
  await say(owner, boardPostSeq, '다른 댓글')
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await read(boardPostSeq)).toMatchObject({ commentCount: 1 })
  expect((await owner.call(api.listBoardComments, { ...board, boardPostSeq })).list).toMatchObject([
    { content: '다른 댓글' },
  ])
})

// docs/rules.md R-1116
test('the writer of a post hears of a comment and that of a comment of a reply, once until they read it', async () => {
  const world = await aBoard()
  const { board, write, mina, owner, member, app } = world
  const { say, heard } = talk(world)
  const jun = await member('Jun')
  const boardPostSeq = await write('수련 일기')
  const first = await say(jun, boardPostSeq, '멋져요')
  await say(jun, boardPostSeq, '정말요')
  await say(owner, boardPostSeq, '저도요', first)
  await say(mina, boardPostSeq, '고마워요', first)
  await app.workOnce()
  const path = `/boards/${board.boardSeq}/posts/${boardPostSeq}/view`
  const ofMina = await heard(mina)
  expect(ofMina).toHaveLength(1)
  expect(ofMina[0]).toMatchObject({ kind: 'boardComment', title: '수련 일기', subType: '03' })
  expect(ofMina[0].path).toContain(`${path}#comment-`)
  expect(await heard(jun)).toMatchObject([{ kind: 'boardReply', title: '수련 일기' }])
  expect(await heard(owner)).toEqual([])
})

// docs/rules.md R-1115
test('what staff write on a board of notices reaches its readers, what members write nobody', async () => {
  const world = await aBoard({ boardTypeCd: '02', readAudience: 'STUD', writeAudience: 'STUD' })
  const { board, write, mina, member, owner, app, add, channelSeq } = world
  const { heard } = talk(world)
  const jun = await member('Jun')
  await write('회원의 글')
  await app.workOnce()
  expect(await heard(owner)).toEqual([])
  const teacher = await member('Tea', 'TCH')
  await add.all(
    `insert into access_grants (channel_seq, user_seq, course_seq, source_type, source_seq, starts_at)
     select channel_seq, (select user_seq from users where name = 'Tea'), course_seq, 'ENROLMENT', 999999, starts_at
     from access_grants where channel_seq = $1 limit 1`,
    [channelSeq],
  )
  const boardPostSeq = await write('휴강 안내', { by: teacher })
  await app.workOnce()
  expect(await heard(mina)).toMatchObject([
    {
      kind: 'boardNotice',
      title: '휴강 안내',
      lesson: '자유게시판',
      subType: '02',
      path: `/boards/${board.boardSeq}/posts/${boardPostSeq}/view`,
    },
  ])
  expect(await heard(owner)).toHaveLength(1)
  for (const other of [jun, teacher]) expect(await heard(other)).toEqual([])
})

// docs/rules.md R-1115
test('homework of a class reaches its learners alone, under its own code', async () => {
  const world = await aClassBoard({ boardTypeCd: '07' })
  const { write, mina, owner, learnerOf, otherCourse, assistantOf, courseRef, app } = world
  const { heard } = talk(world)
  const far = await learnerOf(await otherCourse(), 'Nari')
  const assistant = await assistantOf(courseRef.courseSeq, 'Ani')
  const boardPostSeq = await write('과제 1', { by: owner })
  await write('비밀 과제', { by: owner, isPrivate: true })
  await app.workOnce()
  expect(await heard(mina)).toMatchObject([
    {
      kind: 'boardHomework',
      title: '과제 1',
      subType: '10',
      path: `/classes/${courseRef.courseSeq}/board/${boardPostSeq}/view`,
    },
  ])
  for (const other of [far, assistant, owner]) expect(await heard(other)).toEqual([])
})

// docs/rules.md R-1115, R-1116
test('a question reaches staff, its answer the person who asks, unless they may no longer read it', async () => {
  const world = await aClassBoard({ boardTypeCd: '04', readAudience: 'STUD', writeAudience: 'MBR' })
  const { write, mina, owner, add, app, otherCourse, learnerOf } = world
  const { say, kinds, heard } = talk(world)
  const far = await learnerOf(await otherCourse(), 'Nari')
  const boardPostSeq = await write('자세가 어려워요')
  await say(owner, boardPostSeq, '천천히 해 보세요')
  await app.workOnce()
  expect(await heard(owner)).toMatchObject([
    { kind: 'boardQuestion', title: '자세가 어려워요', subType: '04' },
  ])
  expect(await kinds(mina)).toEqual(['boardAnswer'])
  expect(await heard(far)).toEqual([])
  await mina.call(api.setBoardPostPrivate, { ...world.board, boardPostSeq, body: { isPrivate: true } })
  const reply = await say(owner, boardPostSeq, '더 알려 드릴게요')
  await add.all(`update access_grants set ended_at = now(), end_reason = 'EXPIRED'`)
  await say(owner, boardPostSeq, '어때요', reply)
  await app.workOnce()
  expect(await kinds(mina)).toEqual(['boardAnswer'])
})

// docs/rules.md R-1058, R-1115
test('the people of a private class are notified of its boards, others are not; of one in the trash nobody is', async () => {
  const world = await aClassBoard({ boardTypeCd: '02', readAudience: 'ALL', writeAudience: 'TCH' })
  const { write, mina, owner, member, add, app, courseSeq } = world
  const { heard } = talk(world)
  const jun = await member('Jun')
  const change = (fields: string) =>
    add.all(`update courses set ${fields} where course_seq = $1`, [courseSeq])
  await change(`public_cd = '99'`)
  await write('휴강 안내', { by: owner })
  await app.workOnce()
  expect(await heard(mina)).toMatchObject([{ kind: 'boardNotice', title: '휴강 안내' }])
  expect(await heard(jun)).toEqual([])
  await change(`state = 'TRASHED', trashed_at = now()`)
  await write('정리', { by: owner })
  await app.workOnce()
  expect(await heard(mina)).toHaveLength(1)
})
