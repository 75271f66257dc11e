import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCourseViewer } from 'contract/views/class-page/api'
import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { aClass, aPlace, aSetting, aViewer } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { Price, PriceNotes } from '../../teaching/courses/Price.tsx'
import { ClassTabs } from './parts/ClassTabs.tsx'
import { ClassTitle } from './parts/ClassTitle.tsx'
import { Cover } from './parts/Cover.tsx'
import { EventFields } from './parts/EventFields.tsx'
import { Floating } from './parts/Floating.tsx'
import { Lessons } from './parts/Lessons.tsx'
import { Missions } from './parts/Missions.tsx'

const aRow = (known: Partial<CurriculumRow> = {}): CurriculumRow => ({
  curriculumSeq: aSeq('curriculum'),
  curriculumTypeCd: '05',
  title: '숨을 고르는 법',
  isPublic: false,
  duration: 0,
  offlineStartAt: null,
  offlineEndAt: null,
  offlineStartTime: null,
  offlineEndTime: null,
  liveStartAt: null,
  liveEndAt: null,
  addrRoad1: null,
  lockStatusYn: 'N',
  vodTypeCd: '02',
  vodLockStatusCd: null,
  workTypeCd: '99',
  missionType: null,
  missionResourceId: null,
  missionResourceName: null,
  xp: 0,
  point: 0,
  credit: 0,
  ...known,
})

test('says of which lessons a length is: of the videos', () => {
  const lessons = { curriculumCount: 16, totalSeconds: 36 }
  const { unmount } = renderSite(<ClassTitle course={aClass(lessons)} />)
  expect(screen.getByText('강의 16개 · 영상 1분')).toBeVisible()
  unmount()
  renderSite(<ClassTitle course={aClass({ ...lessons, totalSeconds: 0 })} />)
  expect(screen.getByText('강의 16개')).toBeVisible()
})

test('the picture of a class is fetched before anything else that is seen', () => {
  renderSite(<Cover course={aClass({ imageUrl: '/files/1/2/1200.webp', imageAlt: '매트 위의 사람' })} />)
  const picture = screen.getByRole('img', { name: '매트 위의 사람' })
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).not.toHaveAttribute('loading')
})

test('hides an empty section', () => {
  const lessons = [
    aRow({ curriculumTypeCd: '01', title: '비어 있는 주' }),
    aRow({ curriculumTypeCd: '01', title: '첫째 주' }),
    aRow(),
  ]
  renderSite(<Lessons course={aClass({ curriculumCount: 1 })} lessons={lessons} />)
  expect(screen.getByText('첫째 주')).toBeVisible()
  expect(screen.queryByText('비어 있는 주')).toBeNull()
})

test('offers a free lesson as a preview, but not while its instructor keeps it locked', () => {
  const lessons = [
    aRow({ isPublic: true, title: '열린 글' }),
    aRow({ isPublic: true, title: '잠긴 글', lockStatusYn: 'Y' }),
  ]
  renderSite(<Lessons course={aClass()} lessons={lessons} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '미리보기: 열린 글',
  ])
})

test('empty parts of the page have no tab', () => {
  renderSite(<ClassTabs course={aClass({ introduction: '', desc1: '', desc4: '', teachers: [] })} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['커리큘럼', '후기 0', 'Q&A'])
})

test('locks no lesson in the list for learners of the class', async () => {
  const course = aClass()
  const { answers } = renderSite(<Lessons course={course} lessons={[aRow()]} />, { session: aMember() })
  expect(screen.getByRole('img')).toBeVisible()
  const attend = aPlace()
  answers(getCourseViewer, aViewer({ attend }))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
})

test("shows the owner's custom fields by their kind, and no empty ones", () => {
  const setting = aSetting({
    cstmEventFields: {
      a: { title: '지도', type: 'url' },
      b: { title: '정원', type: 'number' },
      c: { title: '모임', type: 'date' },
      d: { title: '비었음', type: 'text' },
    },
    cstmEventData: { a: 'https://example.com/map', b: '12000', c: '2026-12-01', d: '' },
  })
  renderSite(<EventFields course={aClass({ setting })} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/map')
  expect(screen.getByText('12,000')).toBeVisible()
  expect(screen.getByText(/12월 1일/)).toBeVisible()
  expect(screen.queryByText('비었음')).toBeNull()
})

test('floats the banner only for users who can still enrol', async () => {
  const setting = aSetting({
    courseFloatingShowYn: 'Y',
    courseFloatingLabel: '오늘까지만',
    courseRemainingEndAt: '2099-01-01T00:00:00Z',
  })
  const open = renderSite(<Floating course={aClass({ setting })} as="line" />)
  expect(await screen.findByText('오늘까지만')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/일 .*시간 .*분 남음/)
  open.unmount()

  const closed = aClass({ setting, recruitClosedAt: '2026-11-01T00:00:00Z' })
  renderSite(<Floating course={closed} as="line" />)
  await Promise.resolve()
  expect(screen.queryByText('오늘까지만')).toBeNull()
})

test('where reviews are hidden, the page has neither their tab nor their stars', () => {
  const course = aClass({ setting: aSetting({ courseReviewShowYn: 'N' }), reviewCount: 3, reviewRate: 4.5 })
  renderSite(
    <>
      <ClassTabs course={course} />
      <ClassTitle course={course} />
    </>,
  )
  expect(screen.queryByText(/후기/)).toBeNull()
})

test('shows a price by the month and in dollars, and that cards are charged in won', () => {
  const course = aClass({ price: 90_000, displayCurrency: 'USD', priceEx: 6600, installmentMonth: 3 })
  const now = new Date('2026-11-21T03:00:00Z')
  const page = renderSite(
    <>
      <Price course={course} now={now} />
      <PriceNotes course={course} now={now} />
    </>,
  )
  expect(screen.getByText('$66.00')).toBeVisible()
  expect(screen.getByText('월 $22.00')).toBeVisible()
  expect(screen.getByText('카드는 결제 화면에 표시되는 원화로 결제돼요')).toBeVisible()
  page.unmount()

  renderSite(<PriceNotes course={aClass({ price: 90_000, installmentMonth: 3 })} now={now} />)
  expect(screen.getByText('월 30,000원')).toBeVisible()
  expect(screen.queryByText(/결제는/)).toBeNull()
})

test('a paid class without a price yet is not shown as free', () => {
  renderSite(<Price course={aClass({ fareCd: '01', price: 0 })} now={new Date('2026-11-21T03:00:00Z')} />)
  expect(screen.getByText('가격 미정')).toBeVisible()
  expect(screen.queryByText('무료')).toBeNull()
})

test('the page of a challenge lists its missions with their days, under a tab of their own', () => {
  const challengeMissions = [
    { title: '물 한 잔', fromDay: 1, untilDay: null },
    { title: '돌아보기', fromDay: 7, untilDay: 7 },
    { title: '10분 걷기', fromDay: 8, untilDay: 14 },
  ]
  const course = aClass({ productKind: 'CHALLENGE', curriculumCount: 0, challengeMissions })
  const { unmount } = renderSite(<Missions missions={challengeMissions} />)
  expect(screen.getByRole('heading', { name: '미션 총 3개' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1물 한 잔매일',
    '2돌아보기7일차',
    '310분 걷기8일차 – 14일차',
  ])
  unmount()
  renderSite(<ClassTabs course={course} />)
  expect(screen.getByRole('link', { name: '미션' })).toHaveAttribute('href', '#missions')
  expect(screen.queryByRole('link', { name: '커리큘럼' })).toBeNull()
})
