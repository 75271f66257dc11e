import * as api from 'contract/learning/live-rooms/api'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import { BOARD_PART } from 'contract/learning/live-rooms/board.rules'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { forgetRemovedElements } from './live-rooms.jobs.ts'

/** A lesson that begins now with an open board, and Mina and the owner inside. */
async function aDrawnLesson() {
  const world = await aVideoRoom({ minutes: 0 })
  const { owner, mina, item, clock } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const show = (isOpen: boolean) => owner.call(boardApi.showBoard, { ...item, body: { isOpen } })
  const write = (text: string, page = 1, elementId: string = crypto.randomUUID()) => {
    const shape = { kind: 'TEXT' as const, color: 'RED' as const, size: 'M' as const, points: [10, 10], text }
    return owner.call(boardApi.drawOnBoard, { ...item, body: { changes: [{ elementId, page, shape }] } })
  }
  const read = async (who: typeof mina) =>
    (await who.call(boardApi.getRecordedBoard, { ...item, query: {} })).list.map(
      ({ page, shape }) => `${page} ${shape.text}`,
    )
  await show(true)
  return { ...world, show, write, read, end: () => clock.pass({ minutes: 130 }) }
}

// docs/rules.md R-1307
test('after the lesson those who may attend it read its board: what they saw, not what was drawn after it closed', async () => {
  const { owner, mina, member, otherSite, item, add, show, write, read, end } = await aDrawnLesson()
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  await write('하나')
  await owner.call(boardApi.turnBoardPage, { ...item, body: { page: 2 } })
  await owner.call(boardApi.turnBoardPage, { ...item, body: { page: 3 } })
  await write('셋', 3)
  await show(false)
  await write('나만 보는 글', 2)
  await show(false)
  await expect(read(mina)).refuses('VIDEO_ROOM_NOT_OVER')
  end()
  expect(await read(mina)).toEqual(['1 하나', '3 셋'])
  expect(await read(jun)).toEqual(['1 하나', '3 셋'])
  expect(await mina.call(api.getRoomRecord, item)).toMatchObject({ boardPageCount: 2 })
  await add.all(`update courses set fare_cd = '01'`)
  await expect(read(jun)).refuses('NOT_ATTENDING')
  await expect(read(otherSite.owner)).refuses('NOT_CHANNEL_USER')
})

// docs/rules.md R-1308
test('hosts delete it for good, and nobody else does', async () => {
  const { app, owner, mina, item, channelSeq, clock, add, write, read, end } = await aDrawnLesson()
  await write('하나')
  end()
  expect((await mina.call(boardApi.getRecordedBoard, { ...item, query: {} })).mayDelete).toBe(false)
  await expect(mina.call(boardApi.deleteRecordedBoard, item)).refuses('NOT_ALLOWED')
  await owner.call(boardApi.deleteRecordedBoard, item)
  expect(await read(mina)).toEqual([])
  expect(await owner.call(api.getRoomRecord, item)).toMatchObject({ boardPageCount: 0 })
  expect(await add.all('select 1 from live_board_elements where shape is not null')).toHaveLength(0)
  clock.pass({ minutes: 25 * 60 })
  await forgetRemovedElements.visit(await app.contextFor(channelSeq))
  expect(await add.all('select 1 from live_board_elements')).toHaveLength(0)
  expect(
    await add.all(`select 1 from staff_actions where action = 'live-rooms.deleteRecordedBoard'`),
  ).toHaveLength(1)
})

test('a full board comes in parts; a lesson without one has none', async () => {
  const { mina, item, add, channelSeq, itemSeq, minaSeq, clock, end } = await aDrawnLesson()
  const shape = JSON.stringify({ kind: 'PEN', color: 'BLUE', size: 'S', points: [1, 1], text: '' })
  await add.all(
    `insert into live_board_elements
       (channel_seq, curriculum_seq, element_id, user_seq, page, position, version, shape, updated_at)
     select $1, $2, gen_random_uuid(), $3, 1, number, number, $4::jsonb, $5 from generate_series(1, $6::int) number`,
    [channelSeq, itemSeq, minaSeq, shape, clock.now, BOARD_PART + 7],
  )
  await add.all('update live_boards set version = $1', [BOARD_PART + 7])
  end()
  const first = await mina.call(boardApi.getRecordedBoard, { ...item, query: {} })
  expect([first.list.length, first.hasMore]).toEqual([BOARD_PART, true])
  const next = await mina.call(boardApi.getRecordedBoard, { ...item, query: { after: first.version } })
  expect([next.list.length, next.hasMore]).toEqual([7, false])

  const other = await aVideoRoom({ minutes: 0 })
  other.clock.pass({ minutes: 130 })
  await expect(other.mina.call(boardApi.getRecordedBoard, { ...other.item, query: {} })).refuses('NOT_FOUND')
})
