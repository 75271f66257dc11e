import * as api from 'contract/learning/live-rooms/api'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import { MAX_BOARD_ELEMENTS, MAX_BOARD_PAGES } from 'contract/learning/live-rooms/board.rules'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { forgetRemovedElements, forgetRoomMessages } from './live-rooms.jobs.ts'

const line = (points: number[] = [0, 0, 100, 100]) => ({
  kind: 'LINE' as const,
  color: 'RED' as const,
  size: 'M' as const,
  points,
})
type Shape = Omit<ReturnType<typeof line>, 'kind'> & { kind: 'LINE' | 'TEXT' | 'PEN'; text?: string }
const newId = () => crypto.randomUUID()

async function aBoard() {
  const world = await aVideoRoom({ minutes: 0 })
  const { owner, mina, item } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const draw = (who: typeof mina, elementId: string, shape: Shape | null = line(), page = 1) =>
    who.call(boardApi.drawOnBoard, { ...item, body: { changes: [{ elementId, page, shape }] } })
  const read = (who: typeof mina, after?: number) =>
    who.call(boardApi.getBoard, { ...item, query: { after } })
  const show = (isOpen: boolean) => owner.call(boardApi.showBoard, { ...item, body: { isOpen } })
  const allow = (isAllowed: boolean, userSeq: typeof world.minaSeq | null = world.minaSeq) =>
    owner.call(boardApi.allowDrawing, { ...item, body: { userSeq, isAllowed } })
  return { ...world, draw, read, show, allow }
}

// docs/rules.md R-1215
test('a host opens the board and draws; everybody inside sees it, also who comes later, and it stays', async () => {
  const { owner, mina, item, draw, read, show, published, channelSeq } = await aBoard()
  expect((await mina.call(api.getRoomState, item)).board).toBeNull()
  await expect(read(mina)).refuses('NOT_FOUND')
  published.length = 0
  await show(true)
  const changed = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq: null }
  const to = { channelSeq, line: `live:${item.itemSeq}` }
  expect(published).toEqual([{ topic: 'line', body: { ...to, message: changed } }])
  expect((await mina.call(api.getRoomState, item)).board).toEqual({ isOpen: true })
  const [first, second] = [newId(), newId()]
  published.length = 0
  expect(await draw(owner, first)).toEqual({ version: 1 })
  const message = { cmd: 'live_board', curriculumSeq: item.itemSeq }
  expect(published).toEqual([{ topic: 'line', body: { ...to, message } }])
  await draw(owner, second, { ...line([5, 5]), kind: 'TEXT', text: '어깨' })
  const seen = await read(mina)
  expect(seen).toMatchObject({ version: 2, hasMore: false, page: 1, pageCount: 1, mayDraw: false })
  expect(seen.list).toMatchObject([
    { elementId: first, position: 1, isMine: false, shape: { kind: 'LINE', text: '' } },
    { elementId: second, position: 2, shape: { kind: 'TEXT', text: '어깨' } },
  ])
  await show(false)
  await expect(read(mina)).refuses('NOT_FOUND')
  expect((await read(owner)).list).toHaveLength(2)
  await show(true)
  expect((await read(mina)).list).toEqual(seen.list)
})

test('what changed after a version is what changed last, and what was removed', async () => {
  const { owner, mina, draw, read, show } = await aBoard()
  await show(true)
  const [first, second] = [newId(), newId()]
  await draw(owner, first)
  await draw(owner, second)
  const { version } = await read(mina)
  await draw(owner, first, line([9, 9, 10, 10]))
  await draw(owner, second, null)
  await draw(owner, newId(), null)
  const after = await read(mina, version)
  expect(after).toMatchObject({
    version: 4,
    list: [
      { elementId: first, position: 1, shape: { points: [9, 9, 10, 10] } },
      { elementId: second, shape: null },
    ],
  })
  expect((await read(mina, 4)).list).toEqual([])
  expect((await read(mina)).list.map(({ elementId }) => elementId)).toEqual([first])
})

// docs/rules.md R-1216
test('learners draw once a host lets all or one of them, and change what is their own', async () => {
  const { owner, mina, member, add, item, minaSeq, draw, read, show, allow } = await aBoard()
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  await jun.call(api.enterRoom, item)
  await show(true)
  const hers = newId()
  await expect(draw(mina, hers)).refuses('LIVE_BOARD_NOT_ALLOWED')
  await expect(
    mina.call(boardApi.allowDrawing, { ...item, body: { userSeq: null, isAllowed: true } }),
  ).refuses('NOT_ALLOWED')
  await allow(true)
  expect(await read(owner)).toMatchObject({ drawers: [minaSeq], isForAll: false })
  expect(await read(mina)).toMatchObject({ mayDraw: true, drawers: [] })
  await draw(mina, hers)
  await expect(draw(jun, newId())).refuses('LIVE_BOARD_NOT_ALLOWED')
  await allow(true, null)
  const his = newId()
  await draw(jun, his)
  await expect(draw(mina, his, null)).refuses('LIVE_BOARD_NOT_ALLOWED')
  await draw(owner, his, null)
  await draw(mina, hers, null)
  expect((await read(mina)).list).toEqual([])
  await allow(false, null)
  expect(await read(mina)).toMatchObject({ mayDraw: false })
  await show(false)
  await allow(true)
  await expect(draw(mina, newId())).refuses('LIVE_BOARD_NOT_ALLOWED')
})

test('hosts turn pages and clear one; nobody draws on a page that is not there', async () => {
  const { owner, mina, item, draw, read, show } = await aBoard()
  const turn = (who: typeof mina, page: number) =>
    who.call(boardApi.turnBoardPage, { ...item, body: { page } })
  const clear = (who: typeof mina, page: number) =>
    who.call(boardApi.clearBoardPage, { ...item, body: { page } })
  await expect(turn(owner, 1)).refuses('NOT_FOUND')
  await expect(clear(owner, 1)).refuses('NOT_FOUND')
  await show(true)
  await expect(draw(owner, newId(), line(), 2)).refuses('NOT_FOUND')
  await expect(turn(owner, 3)).refuses('NOT_FOUND')
  await expect(turn(mina, 2)).refuses('NOT_ALLOWED')
  await turn(owner, 2)
  await turn(owner, 1)
  expect(await read(mina)).toMatchObject({ page: 1, pageCount: 2 })
  const [one, two, other] = [newId(), newId(), newId()]
  await draw(owner, one)
  await draw(owner, two)
  await draw(owner, other, line(), 2)
  await expect(clear(mina, 1)).refuses('NOT_ALLOWED')
  await clear(owner, 1)
  expect((await read(mina)).list.map(({ elementId }) => elementId)).toEqual([other])
  expect(await read(mina, 3)).toMatchObject({
    version: 5,
    list: [
      { elementId: one, shape: null },
      { elementId: two, shape: null },
    ],
  })
  for (let page = 3; page <= MAX_BOARD_PAGES; page++) await turn(owner, page)
  await expect(turn(owner, MAX_BOARD_PAGES + 1)).refuses('BAD_INPUT')
})

// docs/rules.md R-1217
test('what is malformed or too much is refused, and disturbs nobody', async () => {
  const { owner, mina, item, draw, read, show, add, channelSeq, minaSeq } = await aBoard()
  await show(true)
  await expect(draw(owner, newId(), line([0, 0, 1]))).refuses('BAD_INPUT')
  await expect(draw(owner, newId(), line([0, 0, 1, 99_999]))).refuses('BAD_INPUT')
  await expect(draw(owner, newId(), { ...line([1, 1]), kind: 'TEXT', text: ' ' })).refuses('BAD_INPUT')
  await expect(draw(owner, newId(), { ...line([0, 0, 1, 1]), kind: 'CIRCLE' } as never)).refuses('BAD_INPUT')
  const changes = Array.from({ length: 41 }, () => ({ elementId: newId(), page: 1, shape: line() }))
  await expect(owner.call(boardApi.drawOnBoard, { ...item, body: { changes } })).refuses('BAD_INPUT')
  expect(await read(mina)).toMatchObject({ version: 0, list: [] })
  await add.all(
    `insert into live_board_elements
       (channel_seq, curriculum_seq, element_id, user_seq, page, position, version, shape, updated_at)
     select ${channelSeq}, ${item.itemSeq}, gen_random_uuid(), ${minaSeq}, 1, n, n, '${JSON.stringify({ ...line(), text: '' })}', now()
       from generate_series(1, ${MAX_BOARD_ELEMENTS}) n`,
  )
  await add.all(`update live_boards set version = ${MAX_BOARD_ELEMENTS}`)
  await expect(draw(owner, newId())).refuses('LIVE_BOARD_FULL')
  const part = await read(mina)
  expect([part.list.length, part.hasMore, part.version]).toEqual([500, true, 500])
  expect((await read(mina, part.version)).list[0]).toMatchObject({ position: 501 })
})

test('drawing has a pace', async () => {
  const { owner, draw, show, clock } = await aBoard()
  await show(true)
  const elementId = newId()
  for (let at = 0; at < 60; at++) await draw(owner, elementId, line([at, 0, 1, 1]))
  await expect(draw(owner, elementId)).refuses('TOO_MANY_REQUESTS')
  clock.pass({ minutes: 1 })
  await draw(owner, elementId)
})

test('what was removed is forgotten after a day, what a former member drew at once', async () => {
  const { app, owner, mina, minaSeq, channelSeq, add, clock, allow, draw, read, show } = await aBoard()
  await show(true)
  await allow(true)
  const [removed, hers] = [newId(), newId()]
  await draw(owner, removed)
  await draw(owner, removed, null)
  await draw(mina, hers, { ...line([1, 1]), kind: 'TEXT', text: '미나' })
  const count = async () =>
    (await add.all<{ count: number }>(`select count(*)::int as count from live_board_elements`))[0]?.count
  await forgetRemovedElements.visit(await app.contextFor(channelSeq))
  expect(await count()).toBe(2)
  await forgetRoomMessages.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect((await read(owner)).list).toEqual([])
  clock.pass({ minutes: 25 * 60 })
  await forgetRemovedElements.visit(await app.contextFor(channelSeq))
  expect(await count()).toBe(0)
})
