import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { hideBoardPost } from 'contract/community/boards/reports.api'
import { listBoards, searchBoardPosts } from 'contract/community/boards/search.api'
import { aBoard, aClassBoard } from '../../../testing/board-world.ts'

// docs/rules.md R-1121
test('posts are searched on all boards of the site that the reader may read, and nowhere else', async () => {
  const { open, write, channelSeq, mina, owner, visitor, member, board } = await aBoard({ title: '자유' })
  const jun = await member('Jun')
  const learners = {
    channelSeq,
    boardSeq: await open({ title: '배움', readAudience: 'STUD', writeAudience: 'STUD' }),
  }
  const staff = await open({ title: '운영', readAudience: 'TCH', writeAudience: 'TCH' })
  const closed = await open({ title: '닫힘', isHidden: true })
  const put = (who: typeof mina, boardSeq: typeof staff, title: string) =>
    who.call(api.writeBoardPost, { channelSeq, boardSeq, body: { title, content: '<p>호흡</p>' } })
  await write('호흡 하나')
  await write('호흡 비밀', { isPrivate: true })
  await put(mina, learners.boardSeq, '호흡 둘')
  await put(owner, staff, '호흡 셋')
  await put(owner, closed, '호흡 넷')
  const hidden = await write('호흡 광고', { by: jun })
  await owner.call(hideBoardPost, { ...board, boardPostSeq: hidden, body: { reason: '광고' } })
  const find = async (who: typeof mina, query: object = {}) =>
    (await who.call(searchBoardPosts, { channelSeq, query: { q: '호흡', ...query } })).list.map(
      ({ boardTitle, title }) => `${boardTitle}: ${title}`,
    )
  expect(await find(visitor)).toEqual(['자유: 호흡 하나'])
  expect(await find(jun)).toEqual(['자유: 호흡 하나'])
  expect(await find(jun, { q: '호' })).toEqual([])
  expect(await find(mina)).toEqual(['배움: 호흡 둘', '자유: 호흡 비밀', '자유: 호흡 하나'])
  expect(await find(owner)).toEqual([
    '닫힘: 호흡 넷',
    '운영: 호흡 셋',
    '배움: 호흡 둘',
    '자유: 호흡 비밀',
    '자유: 호흡 하나',
  ])
  const { nextSeq } = await mina.call(searchBoardPosts, { channelSeq, query: { q: '호흡', limit: 1 } })
  expect(await find(mina, { minSeq: nextSeq, limit: 1 })).toEqual(['자유: 호흡 비밀'])
  const boards = async (who: typeof mina) =>
    (await who.call(listBoards, { channelSeq })).list.map(({ title }) => title)
  expect(await boards(visitor)).toEqual(['자유'])
  expect(await boards(mina)).toEqual(['자유', '배움'])
  expect(await boards(owner)).toEqual(['자유', '배움', '운영', '닫힘'])
})

test('boards of classes are not among those of the site', async () => {
  const { write, channelSeq, owner } = await aClassBoard()
  await write('호흡')
  expect(await owner.call(searchBoardPosts, { channelSeq, query: { q: '호흡' } })).toMatchObject({ list: [] })
  expect(await owner.call(listBoards, { channelSeq })).toMatchObject({ list: [] })
})
