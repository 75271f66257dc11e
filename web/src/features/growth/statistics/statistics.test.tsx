import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDashboard, getGuide } from 'contract/growth/statistics/api'
import { guideOf, guideTodos, type GuideTodo } from 'contract/growth/statistics/guide.rules'
import { nameOf, type Output } from 'contract/http/endpoint'
import { now } from '../../../platform/clock.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const row = (baseDate: string, paymentAmountKrw = 0, cancelAmountKrw = 0) => ({
  baseDate,
  paymentAmountKrw,
  paymentAmountUsd: 0,
  cancelAmountKrw,
  cancelAmountUsd: 0,
  newMemberCount: 2,
  classAttendCount: 4,
  visitorCount: 12,
  newVisitorCount: 5,
  pageViewCount: 40,
})
const figures: Output<typeof getDashboard> = {
  searchType: 'DAILY',
  baseChannel: [row('2026-11-19', 200_000), row('2026-11-20', 165_000, 39_000)],
  startAt: '2026-11-19',
  endAt: '2026-11-20',
  today: row('2026-11-20', 165_000, 39_000),
  previous: { paymentAmountKrw: 0, paymentAmountUsd: 0, cancelAmountKrw: 0, cancelAmountUsd: 0 },
  memberCount: 1284,
  publicCourseCount: 3,
  visitsFrom: '2024-09-11',
  uvCount: 18,
  referrers: [
    { host: '', count: 9 },
    { host: 'google.com', count: 4 },
  ],
  pages: [
    { path: '/classes/7', title: '저녁 요가', count: 30 },
    { path: '/', title: null, count: 10 },
  ],
}
const channel = { channelSeq: aSeq('channel') }
const allDone = Object.fromEntries(guideTodos.map((todo) => [todo, 100])) as Record<GuideTodo, number>
const guide = (done: number): Output<typeof getGuide> => ({
  todoList: (['LOGO', 'FOOTER'] as const).map((todo, index) => ({
    group: 'site',
    todo,
    progressPercent: index < done ? 100 : 0,
    path: '/settings/configuration',
  })),
})
function open(done = 1) {
  const site = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  site.answers(getDashboard, figures)
  site.answers(getGuide, guide(done))
  return site
}
beforeEach(() => localStorage.clear())

test("today's sales are paid minus cancelled amounts", async () => {
  open()
  expect(await screen.findByText('126,000원')).toBeVisible()
  expect(screen.getByText('결제 165,000원 − 취소 39,000원')).toBeVisible()
})

test('the sales of the period are compared with as many days before, where there were any', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  const previous = {
    paymentAmountKrw: 300_000,
    paymentAmountUsd: 0,
    cancelAmountKrw: 50_000,
    cancelAmountUsd: 0,
  }
  answers(getDashboard, { ...figures, previous })
  answers(getGuide, guide(1))
  expect(await screen.findByText('직전 2일보다 30.4% 늘었어요')).toBeVisible()
})

test('dollars stand beside won once something was paid in them', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  answers(getDashboard, {
    ...figures,
    today: { ...figures.today, paymentAmountUsd: 5000, cancelAmountUsd: 2500 },
  })
  answers(getGuide, guide(1))

  expect(await screen.findByText('126,000원 / $25.00')).toBeVisible()
  expect(screen.getByText('결제 165,000원 / $50.00 − 취소 39,000원 / $25.00')).toBeVisible()
  expect(screen.getByText('326,000원')).toBeVisible()
})

test('dollars have a chart of their own, with their own axis and words', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  const [first = row('2026-11-19'), second = row('2026-11-20')] = figures.baseChannel
  answers(getDashboard, {
    ...figures,
    baseChannel: [
      { ...first, paymentAmountUsd: 12_500 },
      { ...second, cancelAmountUsd: 2500 },
    ],
  })
  answers(getGuide, guide(1))

  const [won, dollars, ...others] = await screen.findAllByRole('figure')
  expect(others).toEqual([])
  expect(won).toHaveAccessibleName('2026-11-19부터 2026-11-20까지 결제 365,000원, 취소 39,000원')
  expect(dollars).toHaveAccessibleName('2026-11-19부터 2026-11-20까지 결제 $125.00, 취소 $25.00')
  expect(screen.getByRole('heading', { name: '달러' })).toBeVisible()
  if (!dollars) throw new Error('no chart of dollars')
  expect(within(dollars).getByText('$200')).toBeInTheDocument()
})

test('a site that sells in dollars alone draws no won', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  const inDollars = figures.baseChannel.map(({ baseDate }) => ({ ...row(baseDate), paymentAmountUsd: 900 }))
  answers(getDashboard, { ...figures, baseChannel: inDollars })
  answers(getGuide, guide(1))

  expect(await screen.findByRole('figure')).toHaveAccessibleName(/결제 \$18.00, 취소 \$0.00/)
  expect(screen.queryByText('이 기간에는 아직 매출이 없어요.')).toBeNull()
})

test('the chart can be read as a table', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: '표' }))
  const table = screen.getByRole('table', { name: '매출 추이' })
  expect(within(table).getByText('11.19')).toBeVisible()
  expect(within(table).getByText('200,000원')).toBeVisible()
})

test('choosing a period fetches its days and stays in the address', async () => {
  const { user, answers, router } = open()
  await screen.findByText('126,000원')
  answers(getDashboard, figures)
  await user.selectOptions(screen.getByLabelText('기간'), '어제')
  expect(router.state.location.search).toBe('?period=yesterday')
})

test('a week is shown by the hour for who asks, each hour with its day', async () => {
  const { user, answers, requests, router } = open()
  await screen.findByText('126,000원')
  const days = ['2026-11-19', '2026-11-20']
  const hours = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => row(`${day} ${String(hour).padStart(2, '0')}:00`, 1000)),
  )
  answers(getDashboard, { ...figures, searchType: 'HOURLY', baseChannel: hours })
  await user.click(screen.getByRole('radio', { name: '시간별' }))

  expect(await screen.findByText('11.20 23시')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?by=hour')
  expect(requests.filter(({ name }) => name === nameOf(getDashboard)).map(({ call }) => call)).toMatchObject([
    { query: { searchType: 'DAILY' } },
    { query: { searchType: 'HOURLY' } },
  ])
  await user.click(screen.getByRole('radio', { name: '표' }))
  expect(within(screen.getByRole('table')).getByText('11.19 14시')).toBeVisible()
})

test('the guide can be closed and disappears when everything is done', async () => {
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: '오늘은 숨기기' }))
  expect(screen.queryByRole('region', { name: '시작 가이드' })).toBeNull()
  unmount()
  localStorage.clear()
  open(2)
  await screen.findByText('126,000원')
  expect(screen.queryByRole('region', { name: '시작 가이드' })).toBeNull()
})

function closedBefore(milliseconds: number) {
  localStorage.setItem(`guide-hidden-${channel.channelSeq}`, String(now().getTime() - milliseconds))
  const site = renderSite(<DashboardScreen Pending={() => null} />, {
    path: '/settings/dashboard',
    channel,
  })
  site.answers(getDashboard, figures)
  site.answers(getGuide, guide(1))
  return site
}

test('a guide that was closed comes back less than ten hours later', async () => {
  const hidden = closedBefore(34_500_000)
  await screen.findByText('126,000원')
  expect(screen.queryByRole('region', { name: '시작 가이드' })).toBeNull()
  hidden.unmount()
  closedBefore(34_560_000)
  expect(await screen.findByRole('region', { name: '시작 가이드' })).toBeVisible()
})

test('a guide that could not be loaded says so and is asked for again', async () => {
  const { answers, refuses, user } = renderSite(<DashboardScreen Pending={() => null} />, {
    path: '/settings/dashboard',
  })
  answers(getDashboard, figures)
  refuses(getGuide, 'SOMETHING_BROKE')
  expect(await screen.findByText('시작 가이드를 불러오지 못했어요')).toBeVisible()
  answers(getGuide, guide(1))
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('button', { name: '오늘은 숨기기' })).toBeVisible()
})

test('dollars that were all paid back stand beside won as zero', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  answers(getDashboard, {
    ...figures,
    today: { ...figures.today, paymentAmountUsd: 5000, cancelAmountUsd: 5000 },
  })
  answers(getGuide, guide(1))
  expect(await screen.findByText(/^126,000원 \/ (?:US)?\$0/)).toBeVisible()
})

test('the guide opens the first group that is not done and folds the others', async () => {
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  answers(getDashboard, figures)
  answers(getGuide, { todoList: guideOf({ ...allDone, COUPON: 0, SETTLEMENT_DOCUMENT: 33 }) })

  const card = within(await screen.findByRole('region', { name: '시작 가이드' }))
  const openNow = card.getAllByRole('group').map((group) => group.hasAttribute('open'))
  expect(openNow).toEqual([false, false, true, false])
  expect(card.getByText('판매 준비')).toBeVisible()
  expect(card.getByText('2 / 4')).toBeVisible()
  expect(card.getByText('33%')).toBeVisible()
  expect(card.getByRole('link', { name: /첫 쿠폰 만들기/ })).toHaveAttribute('href', '/settings/coupons')
})

test('shows the visits, their sources and the viewed pages', async () => {
  open()
  const visits = within(await screen.findByRole('region', { name: '방문' }))
  expect(visits.getByText('18명')).toBeVisible()
  expect(visits.getByText('google.com')).toBeVisible()
  expect(visits.getByText('직접 방문')).toBeVisible()
  expect(visits.getByRole('link', { name: '저녁 요가' })).toHaveAttribute('href', '/classes/7')
  expect(visits.getByText('첫 화면')).toBeVisible()
})

test('says from which day visits count when the period begins earlier', async () => {
  const { unmount } = open()
  const visits = within(await screen.findByRole('region', { name: '방문' }))
  expect(visits.queryByText(/집계했어요/)).toBeNull()
  unmount()
  const { answers } = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  answers(getDashboard, { ...figures, visitsFrom: '2026-11-20' })
  answers(getGuide, guide(1))
  expect(await screen.findByText(/2026\.11\.20부터 집계했어요\./)).toBeVisible()
})

test('says so while there are no visits', async () => {
  const site = renderSite(<DashboardScreen Pending={() => null} />, { path: '/settings/dashboard' })
  const nobody = { ...figures, uvCount: 0, referrers: [], pages: [] }
  site.answers(getDashboard, nobody)
  site.answers(getGuide, guide(1))
  expect(await screen.findByText('이 기간에는 아직 방문이 없어요.')).toBeVisible()
})
