import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  attendLive,
  getLiveItem,
  getLives,
  joinLive,
  joinOpenLive,
  listMyLives,
} from 'contract/learning/live/api'
import type { LiveItem } from 'contract/learning/live/schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { curriculumTypes, liveServices } from 'contract/values/type-codes'
import { now } from '../../../platform/clock.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aLiveItem } from '../../../testing/live-lessons.ts'
import { LiveStage } from './LiveStage.tsx'
import { LiveWidget } from './LiveWidget.tsx'
import { OpenLive } from './OpenLive.tsx'
import { NextLive } from './MyLives.tsx'

const aLive = (minutes: number, overrides: Partial<LiveItem> = {}) =>
  aLiveItem(minutes, { liveTypeCd: '00', ...overrides })
const saidNow = () => now().toISOString()
const session = aMember()
afterEach(() => vi.restoreAllMocks())

const meetingLinks = (live: LiveItem, password = '') => ({
  itemSeq: live.itemSeq,
  liveType: '00' as const,
  liveTypeCd: '00' as const,
  userType: 'user' as const,
  joinUrl: 'https://zoom.us/j/85912345678',
  startUrl: null,
  meetingId: '85912345678',
  gooroomeeId: null,
  channelLiveTypeCd: '00' as const,
  password,
})

test('the widget lists upcoming live lessons; only an open one can be joined, in a new window', async () => {
  const replace = vi.fn()
  const tab = { closed: false, opener: window, location: { replace }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const live = aLive(10)
  const view = renderSite(<LiveWidget isPriceBeside={false} />, { session })
  view.answers(getLives, {
    nowLives: [live, aLive(600, { curriculumTitle: '아침 빈야사' })],
    now: saidNow(),
    interval_seconds: 30,
  })
  expect(await screen.findByText('곧 시작하는 라이브')).toBeVisible()
  const wait = screen.getByRole('button', { name: '아침 빈야사, 시작 30분 전부터 입장' })
  expect(wait).toHaveProperty('disabled', true)

  view.answers(joinLive, meetingLinks(live))
  view.answers(attendLive, { attendedAt: saidNow() })
  await view.user.click(screen.getByRole('button', { name: '어깨 열기 입장' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://zoom.us/j/85912345678'))
  expect(tab.opener).toBeNull()
  await waitFor(() => expect(countCalls(view, attendLive)).toBe(1))
})

const countCalls = ({ requests }: ReturnType<typeof renderSite>, endpoint: Endpoint) =>
  requests.filter((call) => call.name === nameOf(endpoint)).length

test('the widget is empty without upcoming lessons', async () => {
  const view = renderSite(<LiveWidget isPriceBeside={false} />, { session })
  view.answers(getLives, { nowLives: [], now: saidNow(), interval_seconds: 60 })
  await waitFor(() => expect(view.requests).toHaveLength(1))
  expect(screen.queryByText('곧 시작하는 라이브')).toBeNull()
})

const stage = (live: LiveItem, path = '/') => {
  const view = renderSite(<LiveStage courseSeq={live.courseSeq} itemSeq={live.itemSeq} />, { session, path })
  view.answers(getLiveItem, { ...live, now: saidNow() })
  return view
}

test('if the browser blocks the window, a dialog shows the link with the password', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const live = aLive(10)
  const view = stage(live)
  view.answers(joinLive, meetingLinks(live, 'yoga2026'))
  view.answers(attendLive, { attendedAt: saidNow() })
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  expect(await screen.findByText('브라우저가 새 창을 막았어요. 아래 버튼을 누르면 열려요.')).toBeVisible()
  expect(screen.getByText('yoga2026')).toBeVisible()
  expect(countCalls(view, attendLive)).toBe(0)
  const link = screen.getByRole('link', { name: '라이브 열기' })
  expect(link).toHaveProperty('href', 'https://zoom.us/j/85912345678')
  expect(link).toHaveProperty('target', '_blank')
  await view.user.click(link)
  await waitFor(() => expect(countCalls(view, attendLive)).toBe(1))
})

test('who was signed out meanwhile reads so and comes to the login, which leads back', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const view = stage(aLive(10))
  view.refuses(joinLive, 'SIGN_IN_FIRST')
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  expect(await screen.findByText('로그인 상태가 아닙니다. 로그인 화면으로 이동합니다.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'))
})

test('a refusal is read in the words of the server', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const view = stage(aLive(10))
  view.refuses(joinLive, 'LIVE_LINK_MISSING')
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  expect(await screen.findByRole('alertdialog', { name: '입장할 수 없어요' })).toHaveTextContent(
    'LIVE_LINK_MISSING',
  )
})

test('whose Zoom did not open is led to install it', async () => {
  const tab = { closed: false, opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const live = aLive(10)
  const view = stage(live)
  view.answers(joinLive, meetingLinks(live))
  view.answers(attendLive, { attendedAt: saidNow() })
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  await view.user.click(await screen.findByRole('button', { name: 'Zoom이 열리지 않아요' }))
  expect(await screen.findByRole('alertdialog', { name: 'Zoom 설치 필요' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zoom 설치하기' })).toHaveProperty(
    'href',
    'https://zoom.us/download',
  )
  expect(screen.getByRole('link', { name: '라이브 열기' })).toHaveProperty(
    'href',
    'https://zoom.us/j/85912345678',
  )
  expect(countCalls(view, attendLive)).toBe(1)
})

test('closing the dialog with the link records no attendance', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const live = aLive(10)
  const view = stage(live)
  view.answers(joinLive, meetingLinks(live))
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  await view.user.click(await screen.findByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(countCalls(view, attendLive)).toBe(0)
})

const JOIN_PATH = '/classes/7/classroom/31?attend=Y'

test('the link of a notification opens no window by itself, and records nothing before the press', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const live = aLive(10)
  const view = stage(live, JOIN_PATH)
  view.answers(joinLive, meetingLinks(live))
  view.answers(attendLive, { attendedAt: saidNow() })
  const offer = await screen.findByRole('alertdialog', { name: '라이브를 새 창에서 열까요?' })
  expect(open).not.toHaveBeenCalled()
  await view.user.click(within(offer).getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(countCalls(view, joinLive)).toBe(1)
  expect(countCalls(view, attendLive)).toBe(0)

  view.answers(joinLive, meetingLinks(live))
  await view.user.click(screen.getByRole('button', { name: '라이브 입장' }))
  await view.user.click(await screen.findByRole('link', { name: '라이브 열기' }))
  await waitFor(() => expect(countCalls(view, attendLive)).toBe(1))
})

test.each([
  ['before it opens', 300],
  ['after it', -120],
])('the link of a notification joins nothing %s', async (_, minutes) => {
  const view = stage(aLive(minutes), JOIN_PATH)
  await screen.findByText(minutes > 0 ? /시작 30분 전부터 입장할 수 있어요/ : '끝난 라이브예요')
  expect(countCalls(view, joinLive) + countCalls(view, attendLive)).toBe(0)
})

/** Every other join button shows the same dialog if the browser blocks the window. */
test.each([
  ['the corner', <LiveWidget key="corner" isPriceBeside={false} />, '어깨 열기 입장', getLives],
  ['the own classes', <NextLive key="own" />, '라이브 입장', listMyLives],
])('from %s a blocked window whose dialog is closed records nothing', async (_, shown, name, endpoint) => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const live = aLive(10)
  const view = renderSite(shown, { session })
  if (endpoint === getLives)
    view.answers(getLives, { nowLives: [live], now: saidNow(), interval_seconds: 30 })
  else view.answers(listMyLives, { list: [live], now: saidNow() })
  view.answers(joinLive, meetingLinks(live))
  view.answers(attendLive, { attendedAt: saidNow() })
  await view.user.click(await screen.findByRole('button', { name }))
  const offer = await screen.findByRole('alertdialog')
  await view.user.click(within(offer).getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(countCalls(view, attendLive)).toBe(0)
})

test('warns a learner who joined although recording the attendance failed', async () => {
  const tab = { closed: false, opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const live = aLive(10)
  const view = stage(live)
  view.answers(joinLive, meetingLinks(live))
  view.refuses(attendLive, 'TOO_MANY_REQUESTS')
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  expect(await screen.findByText(/출석을 기록하지 못했어요/)).toBeVisible()
  expect(tab.close).not.toHaveBeenCalled()
})

test('before joining opens, the stage shows when it will', async () => {
  stage(aLive(300))
  expect(await screen.findByText(/시작 30분 전부터 입장할 수 있어요/)).toBeVisible()
  expect(screen.getByRole('button', { name: '라이브 입장' })).toHaveProperty('disabled', true)
})

test('after the lesson the stage shows whether the learner attended', async () => {
  stage(aLive(-120, { alreadyAttendedYn: 'Y' }))
  expect(await screen.findByText('끝난 라이브예요')).toBeVisible()
  expect(screen.getByText('출석했어요')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules.md R-960
test('the button of a lesson in the video room leads to its page, and records nothing', async () => {
  const open = vi.spyOn(window, 'open')
  const live = aLive(10, { liveTypeCd: liveServices.videoRoom })
  const view = stage(live)
  const link = await screen.findByRole('link', { name: '라이브 입장' })
  expect(link).toHaveAttribute('href', `/classes/${live.courseSeq}/live/${live.itemSeq}`)
  expect(open).not.toHaveBeenCalled()
  expect(countCalls(view, joinLive) + countCalls(view, attendLive)).toBe(0)
})

test('the link of a notification leads into the video room', async () => {
  const live = aLive(10, { liveTypeCd: liveServices.videoRoom })
  const { router } = stage(live, JOIN_PATH)
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/classes/${live.courseSeq}/live/${live.itemSeq}`),
  )
})

// docs/rules.md R-1247
test('a member without a place enters the live lesson of an open class by its own call', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const live = aLive(10)
  const { courseSeq, itemSeq, liveStartAt, liveEndAt, curriculumTitle: title } = live
  const lesson = { curriculumSeq: itemSeq, title, liveStartAt, liveEndAt, lockStatusYn: 'N' } as const
  const lessons = [{ ...lesson, curriculumTypeCd: curriculumTypes.live }]
  const view = renderSite(<OpenLive courseSeq={courseSeq} lessons={lessons} />, { session })
  view.answers(getLiveItem, { ...live, now: saidNow() })
  view.answers(joinOpenLive, meetingLinks(live))
  await view.user.click(await screen.findByRole('button', { name: '라이브 입장' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(countCalls(view, joinOpenLive)).toBe(1)
  expect(countCalls(view, joinLive)).toBe(0)
})
