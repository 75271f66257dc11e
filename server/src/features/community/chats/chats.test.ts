import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as api from 'contract/community/chats/api'
import { issueTicket } from 'contract/messaging/realtime/api'
import { memberErased } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aRoom(body: { name: string; writers?: 'ALL' | 'STAFF' } = { name: '수다방' }) {
  const world = await aRunningClass()
  const { mina, owner, courseRef, add, member, channelSeq, courseSeq, classSeq } = world
  const jun = await member('Jun')
  const [found] = await add.all<{ seq: number }>("select user_seq as seq from users where name = 'Jun'")
  const junSeq = found?.seq as typeof world.minaSeq
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: junSeq })
  const room = { ...courseRef, ...(await owner.call(api.addChatRoom, { ...courseRef, body })) }
  const send = (by: typeof mina, content: string, clientKey: string = randomUUID()) =>
    by.call(api.sendChatMessage, { ...room, body: { content, clientKey } })
  const read = async (by: typeof mina, query: object = {}) =>
    (await by.call(api.listChatMessages, { ...room, query })).list.map(({ content }) => content)
  const unread = async (by: typeof mina) =>
    (await by.call(api.listChatRooms, courseRef)).list.map(({ unreadCount }) => unreadCount)
  return { ...world, jun, junSeq, room, send, read, unread }
}

test('learners and staff of a course chat; nobody else reads or writes', async () => {
  const { mina, jun, owner, room, courseRef, send, read, member, visitor } = await aRoom()
  await send(mina, '안녕하세요')
  await send(owner, '어서 오세요')
  const { list } = await jun.call(api.listChatMessages, { ...room, query: {} })
  expect(list).toMatchObject([
    { content: '안녕하세요', writerName: 'Mina', isMine: false, isStaff: false, state: 'SHOWN' },
    { content: '어서 오세요', writerName: 'Haru', isStaff: true },
  ])
  expect(await read(mina)).toEqual(['안녕하세요', '어서 오세요'])
  const stranger = await member('Far away')
  await expect(stranger.call(api.listChatRooms, courseRef)).refuses('NOT_ATTENDING')
  await expect(stranger.call(api.enterChatRoom, room)).refuses('NOT_ATTENDING')
  await expect(read(stranger)).refuses('NOT_ATTENDING')
  await expect(send(stranger, '저도요')).refuses('NOT_ATTENDING')
  await expect(visitor.call(api.listChatRooms, courseRef)).refuses('SIGN_IN_FIRST')
})

test('a message sent twice is stored once', async () => {
  const { mina, send, read } = await aRoom()
  const key = randomUUID()
  const first = await send(mina, '한 번만', key)
  const second = await send(mina, '한 번만', key)
  expect(second.chatMessageSeq).toBe(first.chatMessageSeq)
  expect(await read(mina)).toEqual(['한 번만'])
})

test('a long chat is loaded in pages, backwards from the newest and forwards from a known message', async () => {
  const { mina, room, send, read } = await aRoom()
  const seqs: number[] = []
  for (let at = 1; at <= 5; at += 1) seqs.push((await send(mina, String(at))).chatMessageSeq)
  const newest = await mina.call(api.listChatMessages, { ...room, query: { limit: 2 } })
  expect(newest).toMatchObject({ hasMore: true, list: [{ content: '4' }, { content: '5' }] })
  expect(await read(mina, { before: seqs[3], limit: 2 })).toEqual(['2', '3'])
  expect(await read(mina, { after: seqs[1], limit: 2 })).toEqual(['3', '4'])
  const rest = await mina.call(api.listChatMessages, { ...room, query: { before: seqs[1] ?? 0 } })
  expect(rest).toMatchObject({ hasMore: false, list: [{ content: '1' }] })
})

test('unread messages are those of others since the last read', async () => {
  const { mina, jun, room, send, unread } = await aRoom()
  await send(mina, '하나')
  const { chatMessageSeq } = await send(mina, '둘')
  expect(await unread(mina)).toEqual([0])
  expect(await unread(jun)).toEqual([2])
  await jun.call(api.readChat, { ...room, body: { chatMessageSeq } })
  expect(await unread(jun)).toEqual([0])
  await send(mina, '셋')
  expect(await unread(jun)).toEqual([1])
  expect((await jun.call(api.enterChatRoom, room)).readUpTo).toBe(chatMessageSeq)
  await jun.call(api.readChat, { ...room, body: { chatMessageSeq: 999_999_999 as never } })
  await send(mina, '넷')
  expect(await unread(jun)).toEqual([1])
})

test('a member removes their own message; staff hide one, and its writer still reads it', async () => {
  const { mina, jun, owner, room, send, read } = await aRoom()
  const mine = { ...room, chatMessageSeq: (await send(mina, '실수')).chatMessageSeq }
  await expect(jun.call(api.removeChatMessage, mine)).refuses('NOT_FOUND')
  await mina.call(api.removeChatMessage, mine)
  const { list } = await jun.call(api.listChatMessages, { ...room, query: {} })
  expect(list).toMatchObject([{ state: 'REMOVED', content: '' }])

  const rude = { ...room, chatMessageSeq: (await send(mina, '광고')).chatMessageSeq }
  await expect(jun.call(api.hideChatMessage, { ...rude, body: { isHidden: true } })).refuses('NOT_ALLOWED')
  await owner.call(api.hideChatMessage, { ...rude, body: { isHidden: true } })
  expect(await read(jun)).toEqual(['', ''])
  expect(await read(mina)).toEqual(['', '광고'])
  expect(await read(owner)).toEqual(['', '광고'])
  await owner.call(api.hideChatMessage, { ...rude, body: { isHidden: false } })
  expect(await read(jun)).toEqual(['', '광고'])
})

test('staff name, order, close and remove rooms', async () => {
  const { mina, owner, courseRef, room, send } = await aRoom({ name: '공지', writers: 'STAFF' })
  await expect(send(mina, '질문')).refuses('CHAT_STAFF_ONLY')
  await send(owner, '다음 주 준비물')
  expect(await mina.call(api.enterChatRoom, room)).toMatchObject({ mayWrite: false, isStaff: false })
  const add = (name: string) => owner.call(api.addChatRoom, { ...courseRef, body: { name } })
  await expect(add('공지')).refuses('CHAT_NAME_TAKEN')
  const { chatRoomSeq: second } = await add('수다방')
  const order = (chatRoomSeqs: (typeof second)[]) =>
    owner.call(api.orderChatRooms, { ...courseRef, body: { chatRoomSeqs } })
  await expect(order([second])).refuses('CHAT_ROOMS_CHANGED')
  await order([second, room.chatRoomSeq])
  const change = (body: object) => owner.call(api.changeChatRoom, { ...room, body })
  await expect(change({ name: '수다방' })).refuses('CHAT_NAME_TAKEN')
  await change({ isClosed: true, name: '알림' })
  const { list } = await mina.call(api.listChatRooms, courseRef)
  expect(list).toMatchObject([{ name: '수다방' }, { name: '알림', isClosed: true, unreadCount: 1 }])
  await expect(send(owner, '하나 더')).refuses('CHAT_CLOSED')
  await owner.call(api.removeChatRoom, room)
  await expect(send(owner, '하나 더')).refuses('NOT_FOUND')
  await expect(mina.call(api.addChatRoom, { ...courseRef, body: { name: '우리끼리' } })).refuses(
    'NOT_ALLOWED',
  )
  for (let at = 2; at <= 20; at += 1) await add(`방 ${at}`)
  await expect(add('하나 더')).refuses('CHAT_ROOMS_FULL')
})

test('a member who writes too fast is slowed down', async () => {
  const { mina, send } = await aRoom()
  for (let at = 0; at < 20; at += 1) await send(mina, '!')
  await expect(send(mina, '!')).refuses('TOO_MANY_REQUESTS')
})

test('a member whose enrolment ended can neither read nor write from that moment on', async () => {
  const { mina, courseRef, room, send, read, add, minaSeq } = await aRoom()
  await send(mina, '아직 있어요')
  await add.all(`update access_grants set ends_at = '2026-11-20T00:00:00Z' where user_seq = ${minaSeq}`)
  await expect(read(mina)).refuses('NOT_ATTENDING')
  await expect(send(mina, '이제 없어요')).refuses('NOT_ATTENDING')
  await expect(mina.call(api.enterChatRoom, room)).refuses('NOT_ATTENDING')
  await expect(mina.call(api.listChatRooms, courseRef)).refuses('NOT_ATTENDING')
})

test('messages of a deleted account are empty and keep their position', async () => {
  const { mina, minaSeq, jun, room, send, app, channelSeq } = await aRoom()
  await send(mina, '제 전화번호는')
  await send(jun, '네')
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  const { list } = await jun.call(api.listChatMessages, { ...room, query: {} })
  expect(list).toMatchObject([{ state: 'REMOVED', content: '' }, { content: '네' }])
})

test('a member who opened a room is notified of messages, in every window, until the enrolment ends', async () => {
  const { app, mina, jun, channelSeq, room, send, add, minaSeq } = await aRoom()
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const connect = async (by: typeof mina) => {
    const { ticket } = await by.call(issueTicket, { channelSeq })
    const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime?ticket=${ticket}`, {
      origin: 'http://haru.localhost:3000',
      headers: { host: 'haru.localhost:3000' },
    })
    const received: unknown[] = []
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString('utf8'))))
    await once(socket, 'open')
    return { socket, received }
  }
  const [one, two, other] = [await connect(mina), await connect(mina), await connect(jun)]
  await mina.call(api.enterChatRoom, room)
  const next = once(two.socket, 'message')
  const { chatMessageSeq } = await send(jun, '들려요?')
  await next
  const said = { cmd: 'chat', chatRoomSeq: room.chatRoomSeq, chatMessageSeq }
  expect(two.received).toEqual([said])
  expect(other.received).toEqual([])

  await add.all(`update access_grants set ends_at = '2026-11-20T00:00:00Z' where user_seq = ${minaSeq}`)
  await expect(mina.call(api.enterChatRoom, room)).refuses('NOT_ATTENDING')
  await send(jun, '이건 안 들려요')
  const pong = once(one.socket, 'message')
  one.socket.send('{"cmd":"ping"}')
  await pong
  expect(one.received).toEqual([said, { cmd: 'pong' }])
  for (const { socket } of [one, two, other]) {
    socket.close()
    await once(socket, 'close')
  }
})
