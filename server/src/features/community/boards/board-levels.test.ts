import { expect, test } from 'vitest'
import { giveLevel } from 'contract/learning/level-progress/api'
import * as api from 'contract/community/boards/api'
import { listMentionable } from 'contract/community/boards/mentions.api'
import { listBoards, searchBoardPosts } from 'contract/community/boards/search.api'
import * as settings from 'contract/community/boards/settings.api'
import type { BoardDraft } from 'contract/community/boards/schemas'
import { listAlarms } from 'contract/messaging/notifications/api'
import { createLevel, deleteLevel, orderLevels } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import { aBoard, openBoard } from '../../../testing/board-world.ts'
import { somebody } from '../../../testing/world.ts'

const forMembers = { readAudience: 'MBR', writeAudience: 'MBR' } as const

/** A board from the second of three levels on. */
async function aBoardOfLevel(draft: Partial<BoardDraft> = {}) {
  const world = await aBoard(forMembers)
  const { owner, channelSeq, board } = world
  const level = async (name: string) => {
    const body = { name, color: 'gold' as const, way: 'HAND' as const, conditions: noConditions }
    return (await owner.call(createLevel, { channelSeq, body })).levelSeq
  }
  const [silver, gold, vip] = [await level('실버'), await level('골드'), await level('VIP')]
  const save = (changes: Partial<BoardDraft>) =>
    owner.call(settings.saveBoard, { ...board, body: { ...openBoard, ...forMembers, ...changes } })
  await save({ readLevelSeq: gold, ...draft })
  const give = (userSeq: UserSeq, levelSeq: LevelSeq) =>
    owner.call(giveLevel, { channelSeq, userSeq, body: { levelSeq, reason: '공로' } })
  const listed = async (who: typeof owner) =>
    (await who.call(listBoards, { channelSeq })).list.map(({ mayRead, readLevel }) => ({
      mayRead,
      level: readLevel?.name,
    }))
  return { ...world, silver, gold, vip, save, give, listed }
}

// docs/rules.md R-1200
test('a board from a level on does not exist for people below it, and is read from it on', async () => {
  const world = await aBoardOfLevel()
  const { board, channelSeq, write, read, titles, give, listed, mina, minaSeq, owner, visitor } = world
  const { silver, gold, vip } = world
  const post = await write('골드 소식', { by: owner })
  const find = async (who: typeof mina) =>
    (await who.call(searchBoardPosts, { channelSeq, query: { q: '소식' } })).list.length
  for (const below of [visitor, mina]) {
    await expect(below.call(api.getBoard, board)).refuses('NOT_FOUND')
    await expect(read(post, below)).refuses('NOT_FOUND')
    await expect(below.call(api.listBoardPosts, board)).refuses('NOT_FOUND')
    await expect(below.call(api.listBoardComments, { ...board, boardPostSeq: post })).refuses('NOT_FOUND')
    expect(await listed(below)).toEqual([])
    expect(await find(below)).toBe(0)
  }
  await give(minaSeq, silver)
  await expect(read(post, mina)).refuses('NOT_FOUND')
  await expect(write('나도', { by: mina })).refuses('NOT_FOUND')
  await give(minaSeq, vip)
  expect(await titles({}, mina)).toEqual(['골드 소식'])
  expect(await find(mina)).toBe(1)
  expect(await listed(mina)).toEqual([{ mayRead: true, level: '골드' }])
  await write('나도', { by: mina })
  await owner.call(orderLevels, { channelSeq, body: { levelSeqs: [vip, silver, gold] } })
  await expect(read(post, mina)).refuses('NOT_FOUND')
})

// docs/rules.md R-1200
test('where the owner wants it, people below find the board with the name of its level, and nothing in it', async () => {
  const { board, write, read, listed, mina, owner, visitor, channelSeq } = await aBoardOfLevel({
    isListedBelow: true,
  })
  const post = await write('골드 소식', { by: owner })
  for (const below of [visitor, mina]) {
    expect(await listed(below)).toEqual([{ mayRead: false, level: '골드' }])
    expect(await below.call(api.getBoard, board)).toMatchObject({
      mayRead: false,
      mayWrite: false,
      readLevel: { name: '골드' },
    })
    await expect(read(post, below)).refuses('BOARD_READERS_ONLY')
    await expect(below.call(api.listBoardPosts, board)).refuses('BOARD_READERS_ONLY')
    const found = await below.call(searchBoardPosts, { channelSeq, query: { q: '소식' } })
    expect(found.list).toEqual([])
  }
})

// docs/rules.md R-1200
test('members from a level on write what all members read', async () => {
  const { board, write, give, gold, mina, minaSeq, owner, silver } = await aBoardOfLevel()
  const body = { ...openBoard, ...forMembers, writeLevelSeq: gold, isListedBelow: true }
  await owner.call(settings.saveBoard, { ...board, body })
  await give(minaSeq, silver)
  await expect(write('나도', { by: mina })).refuses('BOARD_WRITERS_ONLY')
  expect(await mina.call(api.getBoard, board)).toMatchObject({
    mayRead: true,
    mayWrite: false,
    readLevel: null,
    writeLevel: { name: '골드' },
    // Nobody is below a level that is not asked for.
    isListedBelow: false,
  })
  await give(minaSeq, gold)
  await write('나도', { by: mina })
})

// docs/rules.md R-1200
test('a deleted level leaves the board to staff, whose settings still name it', async () => {
  const { board, channelSeq, give, gold, save, write, read, mina, minaSeq, silver, owner } =
    await aBoardOfLevel({ isListedBelow: true })
  await give(minaSeq, gold)
  const post = await write('골드 소식', { by: mina })
  await give(minaSeq, silver)
  await owner.call(deleteLevel, { channelSeq, levelSeq: gold })
  await expect(mina.call(api.getBoard, board)).refuses('NOT_FOUND')
  expect(await read(post, owner)).toMatchObject({ title: '골드 소식' })
  const { list } = await owner.call(settings.listSiteBoards, { channelSeq })
  expect(list).toMatchObject([{ readLevelSeq: gold }])
  await save({ title: '새 이름', readLevelSeq: gold })
  await expect(save({ writeLevelSeq: gold })).refuses('NOT_FOUND')
  await save({ readLevelSeq: silver })
  expect(await read(post, mina)).toMatchObject({ title: '골드 소식' })
})

// docs/rules.md R-1115, R-1109, R-1200
test('people below the level neither hear of what is announced nor can be mentioned', async () => {
  const { write, give, gold, add, as, owner, mina, app, board, channelSeq } = await aBoardOfLevel({
    boardTypeCd: '02',
  })
  const jun = await somebody(add, { name: 'Jun', channelSeq })
  await give(jun.userSeq, gold)
  const post = await write('골드 공지', { by: owner })
  await app.workOnce()
  const heard = async (who: typeof mina) =>
    (await who.call(listAlarms, { channelSeq })).list.filter(({ content }) => content.includes('골드 공지'))
  expect(await heard(as(jun))).toHaveLength(1)
  expect(await heard(mina)).toEqual([])
  const found = async (q: string) =>
    (await owner.call(listMentionable, { ...board, boardPostSeq: post, query: { q } })).list
  expect(await found('Jun')).toHaveLength(1)
  expect(await found('Mina')).toEqual([])
})
