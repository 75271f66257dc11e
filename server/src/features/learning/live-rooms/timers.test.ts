import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

// docs/rules.md R-1004
test('hosts start a timer, pause it, add a minute and end it; everybody inside sees it', async () => {
  const { mina, owner, item, clock, published, channelSeq } = await aVideoRoom({ minutes: 0 })
  await mina.call(api.enterRoom, item)
  const timer = async (who = mina) => (await who.call(api.getRoomState, item)).timer
  const run = (command: 'PAUSE' | 'RESUME' | 'ADD_MINUTE' | 'END') =>
    owner.call(api.setRoomTimer, { ...item, body: { command } })
  const inSeconds = (seconds: number) => ({
    endsAt: new Date(clock.now.getTime() + seconds * 1000).toISOString(),
    leftSeconds: null,
  })
  expect(await timer()).toBeNull()
  published.length = 0
  await owner.call(api.setRoomTimer, { ...item, body: { command: 'START', seconds: 300 } })
  const message = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq: null }
  expect(published).toEqual([{ topic: 'line', body: { channelSeq, line: `live:${item.itemSeq}`, message } }])
  expect(await timer()).toEqual(inSeconds(300))
  clock.pass({ minutes: 2 })
  await run('PAUSE')
  expect(await timer()).toEqual({ endsAt: null, leftSeconds: 180 })
  await run('ADD_MINUTE')
  await run('RESUME')
  expect(await timer()).toEqual(inSeconds(240))
  await run('END')
  expect(await timer()).toBeNull()
})

test('learners set no timer, and none is shorter than ten seconds or longer than three hours', async () => {
  const { mina, owner, item } = await aVideoRoom({ minutes: 0 })
  const start = (who: typeof mina, seconds: number) =>
    who.call(api.setRoomTimer, { ...item, body: { command: 'START', seconds } })
  await mina.call(api.enterRoom, item)
  await expect(start(mina, 60)).refuses('NOT_ALLOWED')
  await expect(start(owner, 9)).refuses('BAD_INPUT')
  await expect(start(owner, 10_801)).refuses('BAD_INPUT')
})
