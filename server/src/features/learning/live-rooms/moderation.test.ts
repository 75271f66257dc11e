import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

/** A room with Mina inside. */
async function aFullRoom() {
  const world = await aVideoRoom()
  const { add, mina, owner, item, join } = world
  await owner.call(api.enterRoom, item)
  const identity = await join(mina)
  await expect.poll(() => add.all('select 1 from live_room_presences')).toHaveLength(1)
  return { ...world, identity }
}

// docs/rules.md R-964
test('hosts mute, and stop what a learner shares', async () => {
  const { owner, item, minaSeq, identity, calls, room } = await aFullRoom()
  await owner.call(api.muteInRoom, { ...item, body: { userSeq: null } })
  await owner.call(api.muteInRoom, { ...item, body: { userSeq: minaSeq } })
  const muted = { call: 'mute', room, identity, source: 'microphone' }
  expect(calls('mute')).toEqual([muted, muted])
  await owner.call(api.stopShare, { ...item, body: { userSeq: minaSeq } })
  expect(calls('setSources')).toEqual([
    { call: 'setSources', room, identity, sources: ['camera', 'microphone'] },
    {
      call: 'setSources',
      room,
      identity,
      sources: ['camera', 'microphone', 'screen_share', 'screen_share_audio'],
    },
  ])
})

test('learners moderate nothing', async () => {
  const { mina, item, minaSeq } = await aFullRoom()
  const body = { userSeq: minaSeq }
  for (const endpoint of [
    api.admitToRoom,
    api.declineEntry,
    api.removeFromRoom,
    api.readmitToRoom,
    api.muteInRoom,
    api.requestUnmute,
    api.stopShare,
    api.lowerHands,
  ])
    await expect(mina.call(endpoint, { ...item, body })).refuses('NOT_ALLOWED')
  await expect(mina.call(api.lockRoom, { ...item, body: { isLocked: true } })).refuses('NOT_ALLOWED')
})

test('hands are listed in the order they were raised, and a prompt to speak lowers one', async () => {
  const { mina, owner, item, minaSeq, ownerSeq, clock, published, channelSeq } = await aFullRoom()
  const hands = async () =>
    (await owner.call(api.getRoomState, item)).hands.map(({ name, raisedAt }) => [name, raisedAt])
  const raise = (who: typeof mina, isRaised: boolean) =>
    who.call(api.raiseHand, { ...item, body: { isRaised } })
  await raise(mina, true)
  const first = clock.now.toISOString()
  clock.pass({ minutes: 1 })
  await raise(owner, true)
  await raise(mina, true)
  expect(await hands()).toEqual([
    ['Mina', first],
    ['Haru', clock.now.toISOString()],
  ])
  published.length = 0
  await owner.call(api.requestUnmute, { ...item, body: { userSeq: minaSeq } })
  const message = { cmd: 'live_unmute', curriculumSeq: item.itemSeq }
  expect(published).toContainEqual({ topic: 'person', body: { channelSeq, userSeq: minaSeq, message } })
  expect(await hands()).toHaveLength(1)
  await owner.call(api.lowerHands, { ...item, body: { userSeq: ownerSeq } })
  expect(await hands()).toEqual([])
  await raise(mina, true)
  await raise(mina, false)
  expect(await hands()).toEqual([])
})

const draft = (content: string, isForHosts = false) => ({
  clientKey: crypto.randomUUID(),
  content,
  isForHosts,
})

// docs/rules.md R-965
test('messages reach everybody inside; a question to the hosts only them and its writer', async () => {
  const { mina, owner, member, add, item, published, minaSeq, channelSeq } = await aFullRoom()
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  await expect(jun.call(api.listRoomMessages, item)).refuses('VIDEO_ROOM_WAITING')
  await jun.call(api.enterRoom, item)
  const hello = draft('안녕하세요')
  const sent = await mina.call(api.sendRoomMessage, { ...item, body: hello })
  expect(await mina.call(api.sendRoomMessage, { ...item, body: hello })).toEqual(sent)
  published.length = 0
  const { liveMessageSeq } = await mina.call(api.sendRoomMessage, {
    ...item,
    body: draft('허리가 아파요', true),
  })
  expect(JSON.stringify(published)).not.toContain('허리')
  const message = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq }
  expect(published).toEqual([
    { topic: 'line', body: { channelSeq, line: `live-hosts:${item.itemSeq}`, message } },
    { topic: 'person', body: { channelSeq, userSeq: minaSeq, message } },
  ])
  const read = async (who: typeof mina) =>
    (await who.call(api.listRoomMessages, item)).list.map(({ content }) => content)
  expect(await read(jun)).toEqual(['안녕하세요'])
  expect(await read(owner)).toEqual(['안녕하세요', '허리가 아파요'])
  expect(await read(mina)).toEqual(['안녕하세요', '허리가 아파요'])
  const after = { ...item, query: { after: sent.liveMessageSeq } }
  expect((await mina.call(api.listRoomMessages, after)).list).toHaveLength(1)

  const one = { ...item, liveMessageSeq: sent.liveMessageSeq }
  await expect(jun.call(api.removeRoomMessage, one)).refuses('NOT_FOUND')
  await owner.call(api.removeRoomMessage, one)
  expect((await mina.call(api.listRoomMessages, item)).list[0]).toMatchObject({
    isRemoved: true,
    content: '',
  })
})

test('a reaction is sent to the pages of the room as a number', async () => {
  const { mina, item, published, minaSeq, channelSeq } = await aFullRoom()
  published.length = 0
  await mina.call(api.sendReaction, { ...item, body: { reaction: 2 } })
  const message = { cmd: 'live_reaction', curriculumSeq: item.itemSeq, userSeq: minaSeq, reaction: 2 }
  expect(published).toEqual([{ topic: 'line', body: { channelSeq, line: `live:${item.itemSeq}`, message } }])
})
