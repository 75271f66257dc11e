import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkSchedule, getPackageAttendance } from 'contract/money/enrolments/api'
import { listCourseCoupons } from 'contract/money/coupons/api'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import { getCourseViewer } from 'contract/views/class-page/api'
import { aCard, aClass, aViewer } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PackagePage } from './PackagePage.tsx'
import { PackageButton } from './parts/PackageButton.tsx'
import { getPackageTimetable } from 'contract/learning/live/api'
import { PackageTimetable } from './parts/PackageTimetable.tsx'
import { PackageSums } from './parts/PackageSums.tsx'

const course = aClass({ productKind: 'PACKAGE', price: 50_000 })
const yoga = { ...aCard({ title: '저녁 요가' }), lessonCount: 8, totalSeconds: 0, seatsLeft: null }
const contents: PackageContents = {
  list: [yoga],
  separateAmount: 70_000,
  krwOnly: false,
  blockedBy: null,
  expectedEnd: null,
}

test('every text that staff wrote about a package stands on its page, with the day it starts', async () => {
  const written = Object.fromEntries(
    ['desc1', 'desc2', 'desc3', 'desc4', 'desc5', 'desc6'].map((name) => [name, `<p>${name} 글</p>`]),
  )
  const described = aClass({ productKind: 'PACKAGE', startAt: '2026-12-05T01:00:00Z', ...written })
  const { answers } = renderSite(<PackagePage course={described} contents={contents} />)
  answers(getPackageTimetable, { list: [] })
  for (const name of Object.keys(written)) expect(await screen.findByText(`${name} 글`)).toBeVisible()
  expect(screen.getByText(/^시작 12월 5일/)).toBeVisible()
})

test('the sums say what the package saves', () => {
  renderSite(<PackageSums course={course} contents={contents} />)
  expect(screen.getByText('70,000원')).toBeVisible()
  expect(screen.getByText('-20,000원')).toBeVisible()
})

test('the sums say what has to be paid besides, from how many people on, and how long the discount holds', () => {
  const offered = aClass({
    productKind: 'PACKAGE',
    price: 60_000,
    discountPrice: 50_000,
    discountEndAt: '2999-12-05T01:00:00Z',
    materialTitle: '매트',
    materialPrice: 15_000,
    materialPriceEx: 1200,
    minUserCount: 4,
  })
  renderSite(<PackageSums course={offered} contents={contents} />)
  expect(screen.getByText('15,000원')).toBeVisible()
  expect(screen.getByText('4명부터 열려요')).toBeVisible()
  expect(screen.getByRole('timer')).toBeVisible()
})

test('the page says the price by the month, and offers coupons, beside it and on phones below the title', async () => {
  const offered = aClass({ productKind: 'PACKAGE', fareCd: '01', price: 60_000, installmentMonth: 3 })
  const { answers } = renderSite(<PackagePage course={offered} contents={contents} />)
  answers(getPackageTimetable, { list: [] })
  answers(listCourseCoupons, {
    list: [
      {
        couponInfoSeq: aSeq('coupon'),
        name: '첫 패키지',
        discountType: 'AMOUNT',
        value: 5_000,
        maxDiscount: null,
        minAmount: 0,
        target: 'SITE',
        startsAt: '2026-11-01T00:00:00Z',
        endsAt: '2999-12-01T00:00:00Z',
        allowsLevelDiscount: true,
        courses: [],
        isReceived: false,
      },
    ],
  })
  expect(screen.getAllByText('월 20,000원')[0]).toBeVisible()
  expect(await screen.findAllByRole('button', { name: '첫 패키지 받기' })).toHaveLength(2)
})

test('a full class sells the package out', () => {
  renderSite(<PackageButton course={course} contents={{ ...contents, blockedBy: 'SOLD_OUT' }} />)
  expect(screen.getByRole('button', { name: '정원이 모두 찼어요' })).toBeDisabled()
})

test('who attends one of its classes reads why it is refused; who did before is asked, and goes on', async () => {
  const attended = renderSite(<PackageButton course={course} contents={contents} />, { session: aMember() })
  attended.answers(getCourseViewer, aViewer())
  attended.answers(getPackageAttendance, { enrolled: [yoga.courseSeq], before: [] })
  await attended.user.click(await screen.findByRole('button', { name: '패키지 신청하기' }))
  expect(await screen.findByText(/이미 수강 중인 클래스가 들어 있는/)).toBeVisible()
  attended.unmount()

  const before = renderSite(<PackageButton course={course} contents={contents} />, { session: aMember() })
  before.answers(getCourseViewer, aViewer())
  before.answers(getPackageAttendance, { enrolled: [], before: [yoga.courseSeq] })
  await before.user.click(await screen.findByRole('button', { name: '패키지 신청하기' }))
  expect(await screen.findByText(/저녁 요가 — 이미 수강한 적이 있어요/)).toBeVisible()
  before.answers(checkSchedule, { isBlocked: false, message: '' })
  await before.user.click(screen.getByRole('button', { name: '신청하기' }))
  await waitFor(() => expect(before.router.state.location.pathname).toBe('/join'))
  const params = new URLSearchParams(before.router.state.location.search)
  expect(params.get('skipAttendCheck')).toBe('true')
  expect(params.get('query')).toContain(`/packages/${course.courseSeq}/payment?id=${course.classSeq}&ps=01`)
})

const meeting = (startAt: string, overrides: object = {}) => ({
  curriculumSeq: null,
  curriculumTypeCd: null,
  title: '저녁 요가',
  courseSeq: yoga.courseSeq,
  courseTitle: '저녁 요가',
  startAt,
  endAt: null,
  status: 'pending' as const,
  ...overrides,
})

test('the timetable says day by day which class meets when; what is over is not in it', async () => {
  const { answers } = renderSite(<PackageTimetable courseSeq={course.courseSeq} />)
  const live = { curriculumTypeCd: '00', title: '첫 호흡', endAt: '2026-12-01T11:30:00Z' }
  answers(getPackageTimetable, {
    list: [
      meeting('2026-11-01T10:00:00Z', { status: 'end', title: '지난 모임' }),
      meeting('2026-12-01T10:00:00Z', live),
      meeting('2026-12-01T12:00:00Z'),
      meeting('2026-12-02T10:00:00Z'),
    ],
  })
  const days = await screen.findAllByRole('heading', { level: 3 })
  expect(days.map(({ textContent }) => textContent)).toEqual(['12월 1일(화)', '12월 2일(수)'])
  expect(screen.getByText('19:00 – 20:30')).toBeVisible()
  expect(screen.getByText('LIVE')).toBeVisible()
  expect(within(screen.getByText('첫 호흡')).getByText('저녁 요가')).toBeVisible()
  expect(screen.queryByText('지난 모임')).toBeNull()
})

test('a package whose classes do not meet has no timetable', async () => {
  const { answers, requests } = renderSite(<PackageTimetable courseSeq={course.courseSeq} />)
  answers(getPackageTimetable, { list: [] })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByText('시간표')).toBeNull()
})
