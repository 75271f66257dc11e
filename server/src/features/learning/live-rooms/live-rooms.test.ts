import { attendLive, getLives, joinLive } from 'contract/learning/live/api'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import * as api from 'contract/learning/live-rooms/api'
import { liveTypes } from 'contract/values/type-codes'
import { expect, test } from 'vitest'
import { aLiveClass } from '../../../testing/live-world.ts'
import { forgetRoomMessages } from './live-rooms.jobs.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

// docs/rules.md R-960
test('a learner and the host get tokens for the same room, each under a name of their own', async () => {
  const { mina, owner, minaSeq, ownerSeq, signature, room, liveMedia } = await aVideoRoom()
  expect(await mina.call(api.getRoomSignature, signature())).toEqual({
    broadcast: null,
    signature: `token of ${minaSeq}-a for ${room}`,
    url: 'ws://haru.localhost:3000',
    iceServers: [],
    engine: 'embedded',
    identity: `${minaSeq}-a`,
    name: 'Mina',
    userType: 'user',
    sources: ['camera', 'microphone', 'screen_share', 'screen_share_audio'],
    port: 0,
    liveGroupSeq: null,
  })
  const host = await owner.call(api.getRoomSignature, signature('b'))
  expect([host.identity, host.userType]).toEqual([`${ownerSeq}-b`, 'classManager'])
  const [first] = liveMedia.calls
  expect(first).toMatchObject({
    grant: { room, metadata: JSON.stringify({ userSeq: minaSeq, userType: 'user', imageUrl: null }) },
    origin: 'http://haru.localhost:3000',
  })
})

test('people who may not join the lesson get no token, nor anybody outside the join window', async () => {
  const { mina, visitor, member, otherSite, signature, clock } = await aVideoRoom({ minutes: 60 })
  await expect(visitor.call(api.getRoomSignature, signature())).refuses('SIGN_IN_FIRST')
  await expect((await member('Jun')).call(api.getRoomSignature, signature())).refuses('NOT_ATTENDING')
  await expect(otherSite.owner.call(api.getRoomSignature, signature())).refuses('NOT_CHANNEL_USER')
  await expect(mina.call(api.getRoomSignature, signature())).refuses('LIVE_NOT_OPEN')
  clock.pass({ minutes: 121 })
  await expect(mina.call(api.getRoomSignature, signature())).refuses('LIVE_OVER')
})

test('a lesson in another service has no room', async () => {
  const { mina, courseRef, itemSeq } = await aLiveClass()
  const signature = { ...courseRef, query: { itemSeq } }
  await expect(mina.call(api.getRoomSignature, signature)).refuses('NOT_FOUND')
})

test('while the media process cannot be used, the refusal says what to do, and the editor does not offer the room', async () => {
  const { mina, owner, item, signature, courseRef, liveMedia } = await aVideoRoom()
  const isOffered = async () => (await owner.call(listEditableCurriculum, courseRef)).hasVideoRoom
  expect(await isOffered()).toBe(true)
  liveMedia.control.unavailable = 'STARTING'
  expect(await isOffered()).toBe(true)
  await expect(mina.call(api.getRoomSignature, signature())).refuses('VIDEO_ROOM_STARTING')
  await expect(mina.call(api.enterRoom, item)).refuses('VIDEO_ROOM_STARTING')
  for (const reason of ['OFF', 'NO_PORT'] as const) {
    liveMedia.control.unavailable = reason
    await expect(mina.call(api.getRoomSignature, signature())).refuses('VIDEO_ROOM_OFF')
    expect(await isOffered()).toBe(false)
  }
})

// docs/rules.md R-961
test('learners of a webinar send nothing, its hosts everything', async () => {
  const { mina, owner, signature } = await aVideoRoom({ liveType: liveTypes.webinar })
  expect((await mina.call(api.getRoomSignature, signature())).sources).toEqual([])
  expect((await owner.call(api.getRoomSignature, signature())).sources).toHaveLength(4)
})

test('the link of the lesson is the page of its room, and pressing it counts nothing', async () => {
  const { mina, item, liveRef, courseSeq, itemSeq, channelSeq } = await aVideoRoom()
  expect((await mina.call(joinLive, liveRef)).joinUrl).toBe(
    `http://haru.localhost:3000/classes/${courseSeq}/live/${itemSeq}`,
  )
  await expect(mina.call(attendLive, item)).refuses('LIVE_COUNTED_INSIDE')
  const [shown] = (await mina.call(getLives, { channelSeq })).nowLives
  expect(shown?.alreadyAttendedYn).toBe('N')
})

// docs/rules.md R-962
test('a learner waits until a host admits them', async () => {
  const { mina, minaSeq, owner, item, signature, published, channelSeq } = await aVideoRoom({
    hasWaitingRoom: true,
  })
  expect((await mina.call(api.enterRoom, item)).state).toBe('WAITING')
  await expect(mina.call(api.getRoomSignature, signature())).refuses('VIDEO_ROOM_WAITING')
  await expect(mina.call(api.listRoomMessages, item)).refuses('VIDEO_ROOM_WAITING')
  expect((await mina.call(api.getRoomState, item)).waiting).toEqual([])
  const { waiting, isHost } = await owner.call(api.enterRoom, item)
  expect([isHost, waiting.map(({ name }) => name)]).toEqual([true, ['Mina']])

  published.length = 0
  await owner.call(api.admitToRoom, { ...item, body: { userSeq: minaSeq } })
  const message = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq: null }
  expect(published).toContainEqual({ topic: 'person', body: { channelSeq, userSeq: minaSeq, message } })
  expect((await mina.call(api.enterRoom, item)).state).toBe('ADMITTED')
  await mina.call(api.getRoomSignature, signature())
})

test('a declined learner stays out until they request again; a host admits all who wait at once', async () => {
  const { mina, minaSeq, owner, item, signature } = await aVideoRoom({ hasWaitingRoom: true })
  await mina.call(api.enterRoom, item)
  await owner.call(api.declineEntry, { ...item, body: { userSeq: minaSeq } })
  await expect(mina.call(api.getRoomSignature, signature())).refuses('VIDEO_ROOM_DECLINED')
  expect((await mina.call(api.getRoomState, item)).state).toBe('DECLINED')
  await owner.call(api.admitToRoom, { ...item, body: { userSeq: null } })
  expect((await mina.call(api.getRoomState, item)).state).toBe('DECLINED')
  expect((await mina.call(api.enterRoom, item)).state).toBe('WAITING')
  await owner.call(api.admitToRoom, { ...item, body: { userSeq: null } })
  expect((await mina.call(api.enterRoom, item)).state).toBe('ADMITTED')
})

test('a locked room admits those alone who were admitted before', async () => {
  const { mina, owner, item, signature, member, add, courseRef } = await aVideoRoom()
  await mina.call(api.enterRoom, item)
  await owner.call(api.lockRoom, { ...item, body: { isLocked: true } })
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  expect((await jun.call(api.enterRoom, item)).state).toBe('LOCKED')
  const late = { ...courseRef, query: signature().query }
  await expect(jun.call(api.getRoomSignature, late)).refuses('VIDEO_ROOM_LOCKED')
  await mina.call(api.getRoomSignature, signature())
  await owner.call(api.lockRoom, { ...item, body: { isLocked: false } })
  expect((await jun.call(api.enterRoom, item)).state).toBe('ADMITTED')
})

test('a removed learner is disconnected and gets no other token', async () => {
  const { mina, minaSeq, owner, item, signature, join, calls, room, emit, add } = await aVideoRoom()
  await join(mina, 'a')
  await expect.poll(() => add.all('select 1 from live_room_presences')).toHaveLength(1)
  await owner.call(api.removeFromRoom, { ...item, body: { userSeq: minaSeq } })
  expect(calls('remove')).toEqual([{ call: 'remove', room, identity: `${minaSeq}-a` }])
  await expect(mina.call(api.getRoomSignature, signature())).refuses('VIDEO_ROOM_REMOVED')
  await expect(mina.call(api.sendReaction, { ...item, body: { reaction: 0 } })).refuses('VIDEO_ROOM_REMOVED')
  emit('joined', `${minaSeq}-c`)
  await expect.poll(() => calls('remove')).toContainEqual({ call: 'remove', room, identity: `${minaSeq}-c` })
})

// docs/rules.md R-1000
test('a host lets a removed learner in again, which the activity history of staff shows', async () => {
  const { mina, minaSeq, owner, ownerSeq, item, signature, join, published, add, channelSeq, clock } =
    await aVideoRoom({ hasWaitingRoom: true })
  await mina.call(api.enterRoom, item)
  await owner.call(api.admitToRoom, { ...item, body: { userSeq: minaSeq } })
  await join(mina)
  const body = { userSeq: minaSeq }
  await expect(owner.call(api.readmitToRoom, { ...item, body })).refuses('NOT_FOUND')
  await owner.call(api.removeFromRoom, { ...item, body })
  const removed = async (who = owner) => (await who.call(api.getRoomState, item)).removed
  expect(await removed()).toEqual([
    { userSeq: minaSeq, name: 'Mina', imageUrl: null, removedAt: clock.now.toISOString() },
  ])
  expect(await removed(mina)).toEqual([])

  published.length = 0
  await owner.call(api.readmitToRoom, { ...item, body })
  const message = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq: null }
  expect(published).toContainEqual({ topic: 'person', body: { channelSeq, userSeq: minaSeq, message } })
  expect(await removed()).toEqual([])
  expect((await mina.call(api.enterRoom, item)).state).toBe('ADMITTED')
  await mina.call(api.getRoomSignature, signature())
  const recorded = await add.all(
    'select user_seq, action, about from staff_actions order by 1, staff_action_seq',
  )
  expect(recorded.slice(-2)).toEqual([
    { user_seq: ownerSeq, action: 'live-rooms.removeFromRoom', about: 'Mina' },
    { user_seq: ownerSeq, action: 'live-rooms.readmitToRoom', about: 'Mina' },
  ])
})

// docs/rules.md R-970
test('a lesson that runs over keeps those who were inside, and admits nobody new', async () => {
  const { mina, owner, member, add, item, signature, clock } = await aVideoRoom({ minutes: 0 })
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  await mina.call(api.enterRoom, item)
  clock.pass({ minutes: 65 })
  await mina.call(api.getRoomSignature, signature())
  await mina.call(api.raiseHand, { ...item, body: { isRaised: true } })
  await expect(jun.call(api.enterRoom, item)).refuses('LIVE_OVER')
  clock.pass({ minutes: 56 })
  await expect(mina.call(api.enterRoom, item)).refuses('LIVE_OVER')
  await expect(owner.call(api.enterRoom, item)).refuses('LIVE_OVER')
})

test('a former member leaves no words behind', async () => {
  const { mina, minaSeq, item, add, app, channelSeq, clock } = await aVideoRoom()
  await mina.call(api.enterRoom, item)
  const body = { clientKey: crypto.randomUUID(), content: '안녕하세요' }
  await mina.call(api.sendRoomMessage, { ...item, body })
  await forgetRoomMessages.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await add.all('select content, removed_at from live_room_messages')).toEqual([
    { content: '', removed_at: clock.now },
  ])
})
