import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as api from 'contract/community/chats/site-rooms.api'
import { nameOf } from 'contract/http/endpoint'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SiteChatScreen } from './ChatScreen.tsx'
import { SiteChatsScreen } from './SiteChatsScreen.tsx'
import { SiteRoomCreateScreen, SiteRoomEditScreen } from './settings/SiteRoomFormScreens.tsx'
import { SiteRoomsScreen } from './settings/SiteRoomsScreen.tsx'

const staff = aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE')
const aRoom = () => ({
  chatRoomSeq: aSeq('chat room'),
  name: '모두의 방',
  writers: 'ALL' as const,
  isClosed: false,
  externalUrl: null,
  audience: 'MEMBERS' as const,
  memberCount: 12,
  lastMessageAt: '2026-11-21T03:00:00Z',
})

test('staff see the rooms with their audience and move them', async () => {
  const { answers, user, requests } = renderSite(<SiteRoomsScreen />, {
    session: staff,
    path: '/settings/chat',
  })
  const one = aRoom()
  const two = { ...aRoom(), name: '오픈채팅', externalUrl: 'https://open.kakao.com/o/a' }
  answers(api.listManagedChatRooms, { list: [one, two] })
  answers(api.orderSiteChatRooms, null)
  const row = within(await screen.findByRole('row', { name: /오픈채팅/ }))
  expect(row.getByText('외부 링크')).toBeVisible()
  expect(row.getByText('모든 회원')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '오픈채팅 위로' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.orderSiteChatRooms))?.call).toMatchObject({
      body: { chatRoomSeqs: [two.chatRoomSeq, one.chatRoomSeq] },
    }),
  )
})

test('a room needs a name, and an address that begins with https', async () => {
  const { answers, user, requests } = renderSite(<SiteRoomCreateScreen />, {
    session: staff,
    path: '/settings/chat/create',
  })
  answers(api.createSiteChatRoom, { chatRoomSeq: aSeq('chat room') })
  await user.click(screen.getByRole('button', { name: '만들기' }))
  expect(await screen.findByText('이름을 적어 주세요')).toBeVisible()
  await user.type(screen.getByLabelText(/^이름/), '오픈채팅')
  await user.type(screen.getByLabelText(/외부 링크/), 'http://open.kakao.com')
  await user.click(screen.getByRole('button', { name: '만들기' }))
  expect(await screen.findByText('https://로 시작하는 주소를 넣어 주세요')).toBeVisible()
  await user.clear(screen.getByLabelText(/외부 링크/))
  await user.click(screen.getByRole('radio', { name: '지금 수강 중인 회원' }))
  await user.click(screen.getByRole('button', { name: '만들기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createSiteChatRoom))?.call).toMatchObject({
      body: { name: '오픈채팅', audience: 'STUDENTS', externalUrl: null, writers: 'ALL' },
    }),
  )
})

test('whom staff kept out is let in again', async () => {
  const room = aRoom()
  const { answers, user, requests } = renderSite(<SiteRoomEditScreen />, {
    session: staff,
    path: `/settings/chat/edit?chatRoomSeq=${room.chatRoomSeq}`,
    route: '/settings/chat/edit',
  })
  const userSeq = aSeq('user')
  answers(api.getManagedChatRoom, {
    ...room,
    banned: [{ userSeq, name: '준', bannedAt: room.lastMessageAt }],
  })
  answers(api.banFromChatRoom, null)
  await user.click(await screen.findByRole('button', { name: '준 다시 허용' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.banFromChatRoom))?.call).toMatchObject({
      body: { userSeq, isBanned: false },
    }),
  )
})

test('a member finds the rooms of the site, and a link where one is elsewhere', async () => {
  const { answers } = renderSite(<SiteChatsScreen />, { session: aMember(), path: '/chat' })
  const { audience: _, memberCount: __, ...room } = aRoom()
  answers(api.listSiteChatRooms, { list: [{ ...room, unreadCount: 3, missionCount: 0 }] })
  expect(await screen.findByRole('link', { name: /모두의 방/ })).toHaveAttribute(
    'href',
    `/chat/${room.chatRoomSeq}`,
  )
})

test('a room at another service opens there', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  )
  const { audience: _, memberCount: __, lastMessageAt: ___, ...room } = aRoom()
  const { answers } = renderSite(<SiteChatScreen />, {
    session: aMember(),
    path: `/chat/${room.chatRoomSeq}`,
    route: '/chat/:chatRoomSeq',
  })
  answers(api.enterSiteChatRoom, {
    ...room,
    externalUrl: 'https://open.kakao.com/o/a',
    courseTitle: '',
    isStaff: false,
    mayWrite: true,
    readUpTo: null,
    completed: [],
  })
  answers(api.listSiteChatMessages, { list: [], hasMore: false })
  expect(await screen.findByRole('link', { name: /채팅방 열기/ })).toHaveAttribute(
    'href',
    'https://open.kakao.com/o/a',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  vi.unstubAllGlobals()
})
