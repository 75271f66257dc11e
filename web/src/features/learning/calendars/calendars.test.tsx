import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from 'contract/learning/calendars/api'
import type { TimetableItem } from 'contract/learning/calendars/schemas'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { MyTimetableScreen } from './MyTimetableScreen.tsx'
import { SiteTimetableScreen } from './SiteTimetableScreen.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'

const anItem = (overrides: Partial<TimetableItem> = {}): TimetableItem => ({
  curriculumSeq: aSeq('curriculum'),
  curriculumTypeCd: '00',
  courseSeq: aSeq('course'),
  courseTitle: '저녁 요가',
  title: '어깨 열기',
  startAt: '2026-11-24T11:00:00Z',
  endAt: '2026-11-24T12:30:00Z',
  status: 'pending',
  address: '',
  isHost: false,
  ...overrides,
})
const now = '2026-11-21T03:00:00Z'
const session = aMember()
afterEach(() => vi.restoreAllMocks())

test('a month lists its dates, and a day leads to the list from that day on', async () => {
  const site = renderSite(<MyTimetableScreen />, { session, path: '/me/timetable?view=month&day=2026-11-21' })
  site.answers(api.getMyTimetable, { list: [anItem()], now })
  expect(await screen.findByRole('heading', { name: '2026년 11월' })).toBeVisible()
  const link = await screen.findByRole('link', { name: '20:00 어깨 열기' })
  expect(link.getAttribute('href')).toMatch(/\/classes\/\d+\/classroom\/\d+$/)
  expect(site.requests.at(0)?.call).toMatchObject({ query: { from: '2026-11-01', to: '2026-12-05' } })

  site.answers(api.getMyTimetable, { list: [anItem({ isHost: true })], now })
  await site.user.click(screen.getByRole('button', { name: '11월 24일(화) 일정 1개 보기' }))
  expect(await screen.findByText('20:00 – 21:30')).toBeVisible()
  expect(screen.getByText('진행')).toBeVisible()
})

test('moving on shows the next month, and a week without dates says so', async () => {
  const site = renderSite(<MyTimetableScreen />, { session, path: '/me/timetable?view=month&day=2026-11-21' })
  site.answers(api.getMyTimetable, { list: [], now })
  expect(await screen.findByText('이달에는 일정이 없어요')).toBeVisible()
  site.answers(api.getMyTimetable, { list: [], now })
  await site.user.click(screen.getByRole('button', { name: '다음' }))
  expect(await screen.findByRole('heading', { name: '2026년 12월' })).toBeVisible()
  site.answers(api.getMyTimetable, { list: [], now })
  await site.user.click(screen.getByRole('radio', { name: '주' }))
  expect(await screen.findByText('이번 주에는 일정이 없어요')).toBeVisible()
})

test('a phone begins with the list', async () => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)
  const site = renderSite(<MyTimetableScreen />, { session, path: '/me/timetable?day=2026-11-21' })
  site.answers(api.getMyTimetable, {
    list: [
      anItem(),
      anItem({ curriculumTypeCd: '04', title: '모임', address: '서울 마포구', endAt: null }),
      anItem({ curriculumSeq: null, curriculumTypeCd: null, title: '저녁 요가' }),
    ],
    now,
  })
  const list = await screen.findByRole('list', { name: '목록' })
  expect(within(list).getByText('서울 마포구')).toBeVisible()
  expect(within(list).getByText('정기 수업')).toBeVisible()
})

test('staff see the dates of the site', async () => {
  const site = renderSite(<SiteTimetableScreen />, {
    session: aManager('SITE_CLASS_READ'),
    path: '/settings/timetable?view=week&day=2026-11-24',
  })
  site.answers(api.getSiteTimetable, { list: [anItem({ status: 'end' })], now })
  expect(await screen.findByText('끝남')).toBeVisible()
})

test('an address is created, shown once with ways to use it, and replaced on request', async () => {
  const site = renderSite(<SubscribeButton scope="PERSON" courseSeq={null} />, { session })
  site.answers(api.listCalendarFeeds, { list: [] })
  await site.user.click(screen.getByRole('button', { name: '캘린더 구독' }))
  const url = 'https://demo.example.com/calendars/1/secret.ics'
  const feed = {
    calendarFeedSeq: aSeq('calendar feed'),
    scope: 'PERSON' as const,
    courseSeq: null,
    createdAt: now,
  }
  site.answers(api.issueCalendarFeed, { ...feed, url })
  site.answers(api.listCalendarFeeds, { list: [feed] })
  await site.user.click(await screen.findByRole('button', { name: '구독 주소 만들기' }))
  expect(await screen.findByDisplayValue(url)).toBeVisible()
  expect(screen.getByRole('link', { name: '캘린더 앱에서 열기' })).toHaveAttribute(
    'href',
    'webcal://demo.example.com/calendars/1/secret.ics',
  )
  expect(screen.getByText(/입장 링크는 들어 있지 않아요/)).toBeVisible()
})

test('an address that exists can be replaced or stopped', async () => {
  const site = renderSite(<SubscribeButton scope="PERSON" courseSeq={null} />, { session })
  const calendarFeedSeq = aSeq('calendar feed')
  site.answers(api.listCalendarFeeds, {
    list: [{ calendarFeedSeq, scope: 'PERSON', courseSeq: null, createdAt: now }],
  })
  await site.user.click(screen.getByRole('button', { name: '캘린더 구독' }))
  expect(await screen.findByText('11월 21일(토)에 만든 구독 주소가 있어요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '새 주소 만들기' })).toBeVisible()
  site.answers(api.removeCalendarFeed, null)
  site.answers(api.listCalendarFeeds, { list: [] })
  await site.user.click(screen.getByRole('button', { name: '구독 중지' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one date opens in Google Calendar', async () => {
  const replace = vi.fn()
  const tab = { closed: false, opener: window, location: { replace }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const site = renderSite(
    <AddToCalendar courseSeq={aSeq('course')} itemSeq={aSeq('curriculum')} title="어깨 열기" />,
    { session },
  )
  const googleUrl = 'https://calendar.google.com/calendar/render?action=TEMPLATE'
  site.answers(api.getLessonCalendar, { fileName: '어깨 열기.ics', text: 'BEGIN:VCALENDAR', googleUrl })
  await site.user.click(screen.getByRole('button', { name: '‘어깨 열기’ 캘린더에 추가' }))
  await site.user.click(await screen.findByRole('menuitem', { name: 'Google 캘린더' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(googleUrl))
})
