import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from 'contract/community/chats/api'
import type { ChatMessage } from 'contract/community/chats/schemas'
import { nameOf } from 'contract/http/endpoint'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { merged, turnsOf } from './chat-log.ts'
import { ChatScreen } from './ChatScreen.tsx'

const aMessage = (seq: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  chatMessageSeq: seq as ChatMessage['chatMessageSeq'],
  writerSeq: 7 as ChatMessage['writerSeq'],
  writerName: '준',
  writerImageUrl: null,
  isMine: false,
  isStaff: false,
  state: 'SHOWN',
  content: `말 ${seq}`,
  createdAt: '2026-11-21T03:00:00Z',
  ...overrides,
})
const aRoom = {
  chatRoomSeq: aSeq('chat room'),
  name: '수다방',
  writers: 'ALL' as const,
  isClosed: false,
  externalUrl: null,
  courseTitle: '저녁 요가',
  isStaff: false,
  mayWrite: true,
  readUpTo: 1,
  completed: [],
}

class QuietSocket extends EventTarget {
  close() {}
}
afterEach(() => vi.unstubAllGlobals())

function aChat(room: Partial<typeof aRoom>, list: ChatMessage[], session = aMember()) {
  vi.stubGlobal('WebSocket', QuietSocket)
  // Simulates a device with keyboard and mouse.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }))
  const site = renderSite(<ChatScreen />, {
    session,
    path: '/classes/3/chat/4?from=9',
    route: '/classes/:courseSeq/chat/:chatRoomSeq',
  })
  site.answers(api.enterChatRoom, { ...aRoom, ...room })
  site.answers(api.listChatMessages, { list, hasMore: false })
  return site
}
const box = () => screen.findByRole('textbox', { name: '메시지 쓰기' })

test('groups the messages of one person within one minute under their day, with a line above unread ones', () => {
  const turns = turnsOf(
    [
      aMessage(1),
      aMessage(2),
      aMessage(3),
      aMessage(4, { isMine: true, writerSeq: 8 as ChatMessage['writerSeq'] }),
      aMessage(5, { createdAt: '2026-11-21T15:00:00Z' }),
    ],
    2,
  )
  expect(turns.map(({ messages }) => messages.length)).toEqual([2, 1, 1, 1])
  expect(turns.map(({ isNewFrom }) => isNewFrom)).toEqual([false, true, false, false])
  expect(turns.map(({ day }) => day !== null)).toEqual([true, false, false, true])
})

test('merging messages keeps the state that was fetched last, ordered by number', () => {
  const list = merged(
    [aMessage(1), aMessage(3)],
    [aMessage(2), aMessage(1, { state: 'REMOVED', content: '' })],
  )
  expect(list.map(({ chatMessageSeq, state }) => [chatMessageSeq, state])).toEqual([
    [1, 'REMOVED'],
    [2, 'SHOWN'],
    [3, 'SHOWN'],
  ])
})

test('a learner reads, follows a link and sends a message; it appears once', async () => {
  const site = aChat({}, [aMessage(1), aMessage(2, { content: '여기요 https://example.com/a 봐요' })])
  expect(await screen.findByRole('heading', { name: '수다방' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /example\.com/ })).toHaveAttribute(
    'href',
    'https://example.com/a',
  )
  expect(screen.getByText('여기부터 새 메시지')).toBeVisible()
  expect(screen.getByRole('link', { name: '돌아가기' })).toHaveAttribute('href', '/classes/3/classroom/9')
  site.answers(api.sendChatMessage, aMessage(3, { isMine: true, content: '고마워요' }))
  await site.user.type(await box(), '고마워요{Enter}')
  expect(await screen.findByText('고마워요')).toBeVisible()
  expect(await box()).toHaveValue('')
})

test('a syllable in composition is not sent; Shift and Enter break the line', async () => {
  const site = aChat({}, [aMessage(1)])
  const area = await box()
  await site.user.type(area, '안녕')
  fireEvent.keyDown(area, { key: 'Enter', keyCode: 229, isComposing: true })
  await site.user.type(area, '{Shift>}{Enter}{/Shift}하세요')
  expect(area).toHaveValue('안녕\n하세요')
  expect(site.requests.some(({ name }) => name === nameOf(api.sendChatMessage))).toBe(false)
})

test('a message that failed stays, says why and is sent again under the same key', async () => {
  const site = aChat({}, [aMessage(1)])
  site.refuses(api.sendChatMessage, 'TOO_MANY_REQUESTS')
  await site.user.type(await box(), '들리나요{Enter}')
  const again = await screen.findByRole('button', { name: '다시 보내기' })
  site.answers(api.sendChatMessage, aMessage(2, { isMine: true, content: '들리나요' }))
  await site.user.click(again)
  await act(() => Promise.resolve())
  expect(screen.queryByRole('button', { name: '다시 보내기' })).toBeNull()
  const sent = site.requests.filter(({ name }) => name === nameOf(api.sendChatMessage))
  const keys = sent.map(({ call }) => (call as { body: { clientKey: string } }).body.clientKey)
  expect(new Set(keys).size).toBe(1)
})

test('a closed room is read-only; an empty one says so', async () => {
  aChat({ isClosed: true, mayWrite: false }, [])
  expect(await screen.findByText(/대화가 끝난 채팅방/)).toBeVisible()
  expect(screen.getByText('아직 나눈 이야기가 없어요')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('staff hide a message; a learner may not', async () => {
  const staff = aManager('CLASS_ROOM_UPDATE', 'SITE_CLASS_UPDATE')
  const site = aChat({ isStaff: true }, [aMessage(1)], staff)
  await site.user.click(await screen.findByRole('button', { name: '준님 메시지 더보기' }))
  site.answers(api.hideChatMessage, null)
  site.answers(api.listChatMessages, { list: [aMessage(1, { state: 'HIDDEN' })], hasMore: false })
  await site.user.click(await screen.findByRole('menuitem', { name: '가리기' }))
  expect(await screen.findByText('가림')).toBeVisible()
})

test('hides the room from a user who left the class', async () => {
  vi.stubGlobal('WebSocket', QuietSocket)
  const site = renderSite(<ChatScreen />, {
    session: aMember(),
    path: '/classes/3/chat/4',
    route: '/classes/:courseSeq/chat/:chatRoomSeq',
  })
  site.refuses(api.enterChatRoom, 'NOT_ATTENDING')
  expect(await screen.findByText('지금은 들어갈 수 없는 채팅방이에요')).toBeVisible()
})
