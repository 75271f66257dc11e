import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

// docs/rules.md R-958
test('who may join tries the network in a room of their own, with nothing to send', async () => {
  const { mina, item, channelSeq, room, liveMedia, member, visitor, otherSite, clock } = await aVideoRoom()
  const { signature, engine, url } = await mina.call(api.getNetworkCheck, item)
  expect([signature.includes(room), engine, url]).toEqual([false, 'embedded', 'ws://haru.localhost:3000'])
  expect(liveMedia.calls).toMatchObject([
    { grant: { room: expect.stringContaining(`check:${channelSeq}:`), sources: [], name: '' } },
  ])

  await expect(visitor.call(api.getNetworkCheck, item)).refuses('SIGN_IN_FIRST')
  await expect((await member('Jun')).call(api.getNetworkCheck, item)).refuses('NOT_ATTENDING')
  await expect(otherSite.owner.call(api.getNetworkCheck, item)).refuses('NOT_CHANNEL_USER')
  liveMedia.control.unavailable = 'STARTING'
  await expect(mina.call(api.getNetworkCheck, item)).refuses('VIDEO_ROOM_STARTING')
  liveMedia.control.unavailable = null
  clock.pass({ minutes: 200 })
  await expect(mina.call(api.getNetworkCheck, item)).refuses('LIVE_OVER')
})

test('being there is no attendance', async () => {
  const { mina, item, liveMedia, clock, channelSeq } = await aVideoRoom()
  await mina.call(api.enterRoom, item)
  liveMedia.emit({ kind: 'joined', room: `check:${channelSeq}:x`, identity: 'x', at: clock.now })
  expect(liveMedia.calls.filter(({ call }) => call === 'remove')).toEqual([])
})

test('somebody who tries without end is asked to wait', async () => {
  const { mina, item } = await aVideoRoom()
  for (let time = 0; time < 10; time += 1) await mina.call(api.getNetworkCheck, item)
  await expect(mina.call(api.getNetworkCheck, item)).refuses('TOO_MANY_REQUESTS')
})
