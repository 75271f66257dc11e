import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import type { Alarm } from 'contract/messaging/notifications/schemas'
import { nameOf } from 'contract/http/endpoint'
import { issueTicket } from 'contract/messaging/realtime/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Seq } from 'contract/values/ids'
import { aSeq } from '../../../testing/things.ts'
import { AlarmBell } from './AlarmBell.tsx'
import { AlarmList } from './AlarmList.tsx'

const anAlarm = (alarmSeq: number): Alarm => ({
  alarmSeq: alarmSeq as Seq<'alarm'>,
  alarmType: '20',
  content: JSON.stringify({ kind: 'joined', name: `회원${alarmSeq}` }),
  createdAt: alarmSeq > 30 ? '2026-11-20T03:00:00Z' : '2026-10-02T14:30:00Z',
  subType: null,
  legacyYn: 'N',
  targetUserSeq: aSeq('user'),
  profileImageUrl: null,
  channelSeq: aSeq('channel'),
  courseSeq: null,
  linkPackage: null,
  domain: 'http://demo.localhost:3000',
  path: '/settings/dashboard',
})
const downFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => anAlarm(from - at))
/** Renders the list and prepares its replies: it is fetched, marked as read, and fetched again. */
async function list(alarms: Alarm[], alarmReadSeq: number) {
  const view = renderSite(<AlarmList onGo={vi.fn()} />, { session: aMember() })
  const page = { list: alarms, badgeCount: 0, alarmReadSeq }
  view.answers(listAlarms, page)
  view.answers(readAlarms, null)
  view.answers(listAlarms, page)
  await waitFor(() =>
    expect(view.requests.map(({ name }) => name)).toEqual([listAlarms, readAlarms, listAlarms].map(nameOf)),
  )
  return view
}
class FakeSocket extends EventTarget {
  static last: FakeSocket | null = null
  readonly readyState = 0
  constructor() {
    super()
    FakeSocket.last = this
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
}
afterEach(() => vi.unstubAllGlobals())

test('the bell clears notifications that were read in another window, and refetches when the user returns to this one', async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  const view = renderSite(<AlarmBell />, { session: aMember() })
  const badge = (badgeCount: number) => view.answers(listAlarms, { list: [], badgeCount, alarmReadSeq: 0 })
  badge(14)
  view.answers(issueTicket, { ticket: 'one', url: 'ws://demo.localhost:3000/realtime?ticket=one' })
  await screen.findByRole('button', { name: /14/ })

  badge(0)
  await waitFor(() => expect(FakeSocket.last).not.toBeNull())
  act(
    () => void FakeSocket.last?.dispatchEvent(new MessageEvent('message', { data: '{"cmd":"alarm_read"}' })),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /14/ })).toBeNull())

  badge(3)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('button', { name: /3/ })).toBeVisible()
})

test('an empty list says so, and opening it clears the badge', async () => {
  await list([], 0)
  expect(screen.getByText('알림 내용이 없습니다.')).toBeVisible()
})

test('groups notifications by month with their time in Seoul; unread ones are marked', async () => {
  await list(downFrom(31, 2), 30)
  expect(screen.getByText('2026.11.20 오후 12:00')).toBeVisible()
  expect(screen.getByText('2026.10.02 오후 11:30')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(screen.getAllByRole('img', { name: '읽지 않음' })).toHaveLength(1)
})

test('shows a plain text notification as it is', async () => {
  await list([{ ...anAlarm(31), content: '내일은 쉬어요.' }], 31)
  expect(screen.getByText('내일은 쉬어요.')).toBeVisible()
})

test('shows the text of an older version unchanged, even if it looks like another format', async () => {
  await list([{ ...anAlarm(31), content: '{"kind":"joined"}', legacyYn: 'Y' }], 31)
  expect(screen.getByText('{"kind":"joined"}')).toBeVisible()
})

test.each([
  ['21', { kind: 'notice', title: '추석 휴강 안내' }, '새 공지사항: 추석 휴강 안내'],
  ['13', { title: '저녁 요가' }, '‘저녁 요가’ 라이브 소식이 있어요.'],
  ['08', { title: '저녁 요가' }, '‘저녁 요가’ 미션 소식이 있어요.'],
  ['22', { name: '민아', title: '저녁 요가' }, '민아 님이 ‘저녁 요가’에 좋아요를 눌렀어요.'],
  ['99', { title: '저녁 요가' }, '새 소식이 있어요.'],
  ['14', { kind: 'cancelled', title: '저녁 요가', amount: 2550, currency: 'USD' }, /\$25\.50/],
  ['14', { kind: 'cancelled', title: '저녁 요가', amount: 2550 }, /2,550원/],
])('a notification of type %s describes its subject', async (alarmType, facts, sentence) => {
  await list([{ ...anAlarm(31), alarmType, content: JSON.stringify(facts) }], 31)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('shows the picture of the user who caused a notification', async () => {
  await list([{ ...anAlarm(31), profileImageUrl: '/face.webp' }], 31)
  expect(document.querySelector('img[src="/face.webp"]')).toBeInTheDocument()
})

test('scrolling to the end of a full page loads older ones', async () => {
  const ends: (() => void)[] = []
  class Watcher {
    constructor(notify: (seen: { isIntersecting: boolean }[]) => void) {
      ends.push(() => notify([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  const { answers, requests } = await list(downFrom(31, 20), 31)
  answers(listAlarms, { list: downFrom(11, 1), badgeCount: 0, alarmReadSeq: 31 })
  act(() => ends.at(-1)?.())
  expect(await screen.findByText('회원11 님이 회원이 되었어요.')).toBeVisible()
  expect(requests.at(-1)?.call).toMatchObject({ query: { minSeq: 12 } })
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
})
