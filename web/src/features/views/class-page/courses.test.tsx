import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { getCourseViewer } from 'contract/views/class-page/api'
import type { CourseCard } from 'contract/teaching/courses/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import type { Output } from 'contract/http/endpoint'
import { checkSchedule } from 'contract/money/enrolments/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import type { Session } from '../../../platform/session-store.ts'
import { aCard, aClass, aPlace, aViewer } from '../../../testing/classes.ts'
import { aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassListScreen } from '../class-list/ClassListScreen.tsx'
import type { CourseViewer } from '../../teaching/courses/course-facts.ts'
import { PurchaseCard } from './parts/Purchase.tsx'

beforeEach(() => vi.setSystemTime('2026-11-21T03:00:00Z'))
afterEach(() => vi.useRealTimers())

const noFacets = { categories: [], fares: [], kinds: [], difficulties: [] }
const aPage = (list: CourseCard[], of: Partial<Output<typeof browseCourses>> = {}) => ({
  list,
  total: list.length,
  isMore: false,
  nextCursor: null,
  ...of,
})
const addressOf = ({ router }: ReturnType<typeof renderSite>) => {
  const { pathname, search } = router.state.location
  return decodeURIComponent(pathname + search)
}

test('a list shows title, instructor, price and the seats left', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes' })
  const sale = { discountPrice: 24_000, discountPercent: 20, reviewCount: 3, reviewRate: 4.6 }
  site.answers(browseCourses, aPage([aCard(sale)]))
  site.answers(countCourses, noFacets)
  expect(await screen.findByRole('link', { name: '굳은 어깨를 푸는 저녁 요가' })).toBeVisible()
  expect(screen.getByText('24,000원')).toBeVisible()
  expect(screen.getByText('5점 만점에 4.6점')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('지금 만날 수 있는 클래스 1개를 둘러보세요.')
})

test('a search text stays in the field, and moves into the address', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes?fare=paid' })
  for (let at = 0; at < 2; at += 1) site.answers(browseCourses, aPage([aCard()]))
  site.answers(countCourses, noFacets)
  const field = screen.getByRole('searchbox', { name: '클래스 검색' })
  await site.user.type(field, '요가{Enter}')
  expect(field).toHaveValue('요가')
  await waitFor(() => expect(addressOf(site)).toBe('/classes?fare=paid&q=요가'))
  expect(field).toHaveValue('요가')
})

test('loads more where the list ended, and the address stays', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes?sort=latest' })
  site.answers(browseCourses, aPage([aCard()], { total: 2, nextCursor: 'latest~1~2' }))
  site.answers(countCourses, noFacets)
  const more = await screen.findByRole('button', { name: '더보기' })
  site.answers(browseCourses, aPage([aCard({ title: '아침 명상' })], { total: 2 }))
  await site.user.click(more)
  expect(await screen.findByRole('link', { name: '아침 명상' })).toHaveFocus()
  expect(screen.getByRole('link', { name: /저녁 요가/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: '더보기' })).toBeNull()
  expect(addressOf(site)).toBe('/classes?sort=latest')
})

test('filters show how many classes they leave; filters without a class are not offered', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes?q=요가' })
  site.answers(browseCourses, aPage([aCard()], { total: 1000, isMore: true }))
  site.answers(countCourses, {
    categories: [
      { channelCategorySeq: aSeq('category'), name: '명상', count: 1200 },
      { channelCategorySeq: aSeq('category'), name: '빈 카테고리', count: 0 },
    ],
    fares: [
      { value: 'free', count: 0 },
      { value: 'paid', count: 12 },
    ],
    kinds: [{ value: 'LIVE', count: null }],
    difficulties: [{ value: '02', count: 3 }],
  })
  expect(await screen.findByRole('link', { name: '명상1,200' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /빈 카테고리/ })).toBeNull()
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toContain('유료 (12)')
  expect(options).toContain('라이브')
  expect(options).toContain('중급 (3)')
  expect(options.some((text) => text.startsWith('무료'))).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('조건에 맞는 클래스가 1,000개가 넘어요.')
})

test('an empty result offers to remove each condition', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes?q=발레&fare=free' })
  for (let at = 0; at < 2; at += 1) site.answers(browseCourses, aPage([]))
  site.answers(countCourses, noFacets)
  await site.user.click(await screen.findByRole('button', { name: '‘발레’ 조건 지우기' }))
  await waitFor(() => expect(addressOf(site)).toBe('/classes?fare=free'))
})

test('a list that failed to load is fetched again, with the same filter', async () => {
  const site = renderSite(<ClassListScreen />, { path: '/classes?q=요가' })
  site.answers(countCourses, noFacets)
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  site.answers(browseCourses, aPage([aCard()]))
  await site.user.click(retry)
  expect(await screen.findByRole('link', { name: /저녁 요가/ })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('요가')
})

interface Case {
  course?: Partial<CourseDetail>
  session?: Session
  viewer?: Partial<CourseViewer>
}
function offer({ course = {}, session = { state: 'visitor' }, viewer }: Case) {
  const shown = aClass(course)
  const site = renderSite(<PurchaseCard course={shown} isPreview={false} />, { session })
  if (viewer) site.answers(getCourseViewer, aViewer(viewer))
  return { ...site, course: shown, page: `/classes/${shown.courseSeq}` }
}
const button = (name: string) => screen.findByRole('button', { name })

const attend = aPlace({ validAt: '2026-12-24T14:59:59Z' })
test.each<[string, string, string | null, Case]>([
  [
    'not open yet',
    '아직 신청 기간이 아니에요',
    '11월 24일(화) 20:00부터 신청할 수 있어요.',
    { course: { payStartAt: '2026-11-24T11:00:00Z' } },
  ],
  [
    'over',
    '모집이 마감되었어요',
    '11월 20일(금) 23:59에 모집이 끝났어요.',
    { course: { payEndAt: '2026-11-20T14:59:00Z' } },
  ],
  [
    'full',
    '정원이 모두 찼어요',
    '자리가 나면 다시 신청할 수 있어요.',
    { course: { userLimitTypeCd: '99', maxUserCount: 20, attendCount: 20 } },
  ],
])('a class that is %s says why, and until when', async (_, label, why, given) => {
  offer(given)
  expect(await button(label)).toBeDisabled()
  expect(screen.getByRole('button')).toHaveAccessibleDescription(why ?? '')
})

test('offers a learner to continue, and shows when the access ends', async () => {
  const next = aSeq('curriculum')
  const { user, router, page } = offer({
    session: aMember(),
    viewer: { attend, nextCurriculumSeq: next },
  })
  const start = await button('이어서 배우기')
  expect(start).toHaveAccessibleDescription('2026년 12월 24일(목)까지 볼 수 있어요.')
  await user.click(start)
  expect(router.state.location.pathname).toBe(`${page}/classroom/${next}`)
})

test('visitors and non-members get to the checkout of a paid class with one press', async () => {
  const visitor = offer({})
  await visitor.user.click(await button('신청하기'))
  expect(addressOf(visitor)).toBe(`${visitor.page}/payment?id=${visitor.course.classSeq}&ps=01`)
  visitor.unmount()
  const stranger = offer({ session: aStranger(), viewer: { isChannelUser: false } })
  await waitFor(async () => expect(await button('신청하기')).toBeEnabled())
  await stranger.user.click(await button('신청하기'))
  expect(addressOf(stranger)).toBe(`${stranger.page}/payment?id=${stranger.course.classSeq}&ps=01`)
})

test('for a free class a visitor is asked to sign in, and a non-member is led to join', async () => {
  const free = { fareCd: '00', price: 0 } as const
  const visitor = offer({ course: free })
  await visitor.user.click(await button('무료로 시작하기'))
  expect(screen.getByText('로그인이 필요합니다. 로그인하시겠습니까?')).toBeVisible()
  expect(addressOf(visitor)).toBe('/')
  await visitor.user.click(await button('확인'))
  expect(addressOf(visitor)).toBe(`/login?query={"next":"${visitor.page}"}`)
  visitor.unmount()
  const stranger = offer({ course: free, session: aStranger(), viewer: { isChannelUser: false } })
  await waitFor(async () => expect(await button('무료로 시작하기')).toBeEnabled())
  await stranger.user.click(await button('무료로 시작하기'))
  expect(addressOf(stranger)).toContain(`/createaccount?query={"next":"${stranger.page}"`)
})

test('a member pays for a paid class, and starts a free one immediately', async () => {
  const paid = offer({ session: aMember(), viewer: {} })
  paid.answers(checkSchedule, { isBlocked: false, message: '' })
  await waitFor(async () => expect(await button('신청하기')).toBeEnabled())
  await paid.user.click(await button('신청하기'))
  await waitFor(() => expect(addressOf(paid)).toBe(`${paid.page}/payment?id=${paid.course.classSeq}&ps=01`))
  paid.unmount()
  const free = offer({ course: { fareCd: '00', price: 0 }, session: aMember(), viewer: {} })
  free.answers(checkSchedule, { isBlocked: false, message: '' })
  free.answers(enrolFree, { attendSeq: aSeq('enrolment') })
  free.answers(getCourseViewer, aViewer({ attend }))
  await waitFor(async () => expect(await button('무료로 시작하기')).toBeEnabled())
  await free.user.click(await button('무료로 시작하기'))
  await waitFor(() => expect(addressOf(free)).toBe(`${free.page}/classroom/first`))
})

test('a user of a full class, or one with approval by staff, gets to the application', async () => {
  const full = offer({
    course: { userLimitTypeCd: '00', maxUserCount: 2, attendCount: 2, acceptCnt: 2 },
    session: aMember(),
    viewer: {},
  })
  full.answers(checkSchedule, { isBlocked: false, message: '' })
  await waitFor(async () => expect(await button('대기 신청하기')).toBeEnabled())
  await full.user.click(await button('대기 신청하기'))
  await waitFor(() => expect(addressOf(full)).toBe(`${full.page}/payment?id=${full.course.classSeq}&ps=00`))
  full.unmount()
  offer({ course: { choiseTypeCd: '01' }, session: aMember(), viewer: {} })
  const ask = await button('승인 신청하기')
  expect(ask).toHaveAccessibleDescription('운영자가 확인한 뒤에 시작하는 클래스예요.')
})

test('an applicant in the waitlist reads their position; an approved one pays before the deadline', async () => {
  const waiting = { ...attend, choiseStatusCd: '01' as const, attendAt: null, validAt: null }
  const line = offer({
    session: aMember(),
    viewer: { attend: { ...waiting, waitKind: 'LIST', waitNo: 3 } },
  })
  expect(await button('대기 3번째예요')).toBeDisabled()
  line.unmount()
  const payUntil = '2026-11-24T11:00:00Z'
  const admit = offer({
    course: { recruitClosedAt: '2026-11-20T00:00:00Z' },
    session: aMember(),
    viewer: { attend: { ...waiting, choiseStatusCd: null, payUntil } },
  })
  const pay = await button('결제하고 시작하기')
  expect(pay).toHaveAccessibleDescription('11월 24일(화) 20:00까지 결제하면 자리가 정해져요.')
  await waitFor(() => expect(pay).toBeEnabled())
  await admit.user.click(pay)
  await waitFor(() => expect(addressOf(admit)).toContain('ps=01'))
})

test('shows what keeps the user from applying', async () => {
  const { user, answers, router } = offer({ session: aMember(), viewer: {} })
  answers(checkSchedule, { isBlocked: true, message: '같은 시간에 다른 수업이 있어요.' })
  await waitFor(async () => expect(await button('신청하기')).toBeEnabled())
  await user.click(await button('신청하기'))
  expect(await screen.findByText('같은 시간에 다른 수업이 있어요.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('the time left of a discount counts down', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  offer({ course: { discountPrice: 24_000, discountPercent: 20, discountEndAt: '2026-11-21T04:00:10Z' } })
  expect(screen.getByRole('timer')).toHaveTextContent('할인 종료까지 1시간 0분 10초')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('timer')).toHaveTextContent('할인 종료까지 1시간 0분 8초')
})
