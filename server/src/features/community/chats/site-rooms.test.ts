import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addChatRoom, enterChatRoom } from 'contract/community/chats/api'
import * as api from 'contract/community/chats/site-rooms.api'
import { aRunningClass } from '../../../testing/world.ts'

interface Room {
  name: string
  audience?: 'MEMBERS' | 'STUDENTS'
  writers?: 'ALL' | 'STAFF'
  externalUrl?: string
}
async function aRoom(body: Room = { name: '모두의 방' }) {
  const world = await aRunningClass()
  const { owner, channelSeq, member } = world
  const room = { channelSeq, ...(await owner.call(api.createSiteChatRoom, { channelSeq, body })) }
  const jun = await member('Jun')
  type Person = typeof jun
  const send = (by: Person, content: string) =>
    by.call(api.sendSiteChatMessage, { ...room, body: { content, clientKey: randomUUID() } })
  const read = async (by: Person) =>
    (await by.call(api.listSiteChatMessages, { ...room, query: {} })).list.map(({ content }) => content)
  const rooms = async (by: Person) =>
    (await by.call(api.listSiteChatRooms, { channelSeq })).list.map(({ name }) => name)
  return { ...world, room, jun, send, read, rooms }
}

test('members of the site chat without a class, and see what they have not read', async () => {
  const { owner, jun, mina, room, send, read, channelSeq, visitor } = await aRoom()
  await jun.call(api.enterSiteChatRoom, room)
  await send(jun, '안녕하세요')
  await send(owner, '어서 오세요')
  expect(await read(mina)).toEqual(['안녕하세요', '어서 오세요'])
  const { list } = await jun.call(api.listSiteChatRooms, { channelSeq })
  expect(list).toMatchObject([{ name: '모두의 방', unreadCount: 1 }])
  expect(await owner.call(api.getManagedChatRoom, room)).toMatchObject({ memberCount: 1, banned: [] })
  await expect(visitor.call(api.listSiteChatRooms, { channelSeq })).refuses('SIGN_IN_FIRST')
})

test('a member reads up to a message, and takes an own one back', async () => {
  const { jun, mina, room, send, read, channelSeq } = await aRoom()
  await send(mina, '첫 번째')
  const { chatMessageSeq } = await send(mina, '두 번째')
  const unread = async () =>
    (await jun.call(api.listSiteChatRooms, { channelSeq })).list.map(({ unreadCount }) => unreadCount)
  expect(await unread()).toEqual([2])
  await jun.call(api.readSiteChat, { ...room, body: { chatMessageSeq } })
  expect(await unread()).toEqual([0])
  await expect(jun.call(api.removeSiteChatMessage, { ...room, chatMessageSeq })).refuses('NOT_FOUND')
  await mina.call(api.removeSiteChatMessage, { ...room, chatMessageSeq })
  expect(await read(jun)).toEqual(['첫 번째', ''])
})

test('a room for learners admits those alone who may learn in a class now, and staff', async () => {
  const { owner, jun, mina, room, send, read, rooms } = await aRoom({
    name: '수강생방',
    audience: 'STUDENTS',
  })
  await send(mina, '오늘도 화이팅')
  expect(await read(owner)).toEqual(['오늘도 화이팅'])
  expect(await rooms(mina)).toEqual(['수강생방'])
  expect(await rooms(jun)).toEqual([])
  await expect(jun.call(api.enterSiteChatRoom, room)).refuses('NOT_ATTENDING')
  await expect(send(jun, '저도요')).refuses('NOT_ATTENDING')
})

test('whom staff keep out neither reads nor writes until they are let in again; staff stay', async () => {
  const { owner, ownerSeq, jun, room, send, read, rooms, add, mina } = await aRoom()
  const [found] = await add.all<{ seq: number }>("select user_seq as seq from users where name = 'Jun'")
  const junSeq = found?.seq as typeof ownerSeq
  const ban = (isBanned: boolean, userSeq = junSeq) =>
    owner.call(api.banFromChatRoom, { ...room, body: { userSeq, isBanned } })
  await send(jun, '광고입니다')
  await ban(true)
  await ban(true)
  await expect(read(jun)).refuses('CHAT_BANNED')
  await expect(send(jun, '또 광고')).refuses('CHAT_BANNED')
  expect(await rooms(jun)).toEqual([])
  expect((await owner.call(api.getManagedChatRoom, room)).banned).toMatchObject([{ name: 'Jun' }])
  await ban(false)
  expect(await read(jun)).toEqual(['광고입니다'])
  await expect(ban(true, ownerSeq)).refuses('CHAT_STAFF_STAYS')
  await expect(
    mina.call(api.banFromChatRoom, { ...room, body: { userSeq: junSeq, isBanned: true } }),
  ).refuses('NOT_ALLOWED')
})

test('staff hide messages, close, order and remove rooms', async () => {
  const { owner, jun, room, send, read, rooms, channelSeq } = await aRoom()
  const { chatMessageSeq } = await send(jun, '가릴 말')
  await owner.call(api.hideSiteChatMessage, { ...room, chatMessageSeq, body: { isHidden: true } })
  expect(await read(owner)).toEqual(['가릴 말'])
  const second = await owner.call(api.createSiteChatRoom, { channelSeq, body: { name: '공지방' } })
  await expect(owner.call(api.createSiteChatRoom, { channelSeq, body: { name: '공지방' } })).refuses(
    'CHAT_NAME_TAKEN',
  )
  const chatRoomSeqs = [second.chatRoomSeq, room.chatRoomSeq]
  await owner.call(api.orderSiteChatRooms, { channelSeq, body: { chatRoomSeqs } })
  expect(await rooms(jun)).toEqual(['공지방', '모두의 방'])
  await expect(
    owner.call(api.orderSiteChatRooms, { channelSeq, body: { chatRoomSeqs: [room.chatRoomSeq] } }),
  ).refuses('CHAT_ROOMS_CHANGED')
  const body = { name: '모두의 방', audience: 'MEMBERS' as const, isClosed: true }
  await owner.call(api.changeSiteChatRoom, { ...room, body })
  await expect(send(jun, '늦었네요')).refuses('CHAT_CLOSED')
  const { list } = await owner.call(api.listManagedChatRooms, { channelSeq, query: { q: '모두' } })
  expect(list).toMatchObject([{ name: '모두의 방', isClosed: true }])
  await owner.call(api.removeSiteChatRoom, room)
  expect(await rooms(jun)).toEqual(['공지방'])
  await expect(jun.call(api.enterSiteChatRoom, room)).refuses('NOT_FOUND')
})

test('a room may be at another service; only https addresses are taken', async () => {
  const { owner, jun, room, channelSeq, courseRef, mina } = await aRoom({
    name: '오픈채팅',
    externalUrl: 'https://open.kakao.com/o/example',
  })
  expect(await jun.call(api.enterSiteChatRoom, room)).toMatchObject({
    externalUrl: 'https://open.kakao.com/o/example',
  })
  const body = { name: '나쁜 방', externalUrl: 'javascript:alert(1)' }
  await expect(owner.call(api.createSiteChatRoom, { channelSeq, body })).refuses('BAD_INPUT')
  const ofClass = { name: '반 오픈채팅', externalUrl: 'https://open.kakao.com/o/class' }
  const made = await owner.call(addChatRoom, { ...courseRef, body: ofClass })
  expect(await mina.call(enterChatRoom, { ...courseRef, ...made })).toMatchObject({
    externalUrl: 'https://open.kakao.com/o/class',
  })
})

test('a room of a class is not one of the site, and the other way round', async () => {
  const { owner, mina, room, courseRef, channelSeq } = await aRoom()
  const made = await owner.call(addChatRoom, { ...courseRef, body: { name: '반 채팅' } })
  await expect(mina.call(api.enterSiteChatRoom, { channelSeq, ...made })).refuses('NOT_FOUND')
  await expect(mina.call(enterChatRoom, { ...courseRef, chatRoomSeq: room.chatRoomSeq })).refuses('NOT_FOUND')
})
