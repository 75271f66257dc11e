import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listNotices } from 'contract/site/notices/api'
import { listCategories, listCourses } from 'contract/teaching/courses/api'
import { listRecentReviews } from 'contract/community/reviews/api'
import { aCard } from '../../../testing/classes.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aManager } from '../../../testing/people.ts'
import { aSeq } from '../../../testing/things.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { IntroScreen } from './IntroScreen.tsx'
import { Banner } from './parts/Banner.tsx'

test('the main page shows classes, categories, reviews and notices', async () => {
  const { answers } = renderSite(<HomeScreen />, { channel: { bannerTitle: '하루의 끝' } })
  const yoga = aSeq('category')
  const shown = { list: [aCard({ title: '저녁 요가', attendCount: 3 }), aCard()], total: 2 }
  answers(listCourses, shown)
  answers(listCourses, shown)
  answers(listCategories, {
    list: [
      { channelCategorySeq: yoga, name: '요가', courseCount: 3 },
      { channelCategorySeq: aSeq('category'), name: '명상', courseCount: 1 },
      { channelCategorySeq: aSeq('category'), name: '비어 있음', courseCount: 0 },
    ],
  })
  const said = {
    writerName: '이하준',
    reviewPoint: 5,
    description: '가벼워졌어요.',
    isRecommended: null,
    scores: null,
    isBest: false,
    createdAt: '2026-11-20T03:00:00Z',
  }
  const of = { courseSeq: aSeq('course'), courseTitle: '저녁 요가', attendSeq: aSeq('enrolment') }
  answers(listRecentReviews, { reviews: [{ ...said, ...of, evaluationSeq: aSeq('review'), reply: null }] })
  const notice = { postSeq: aSeq('post'), title: '12월 시간표', writerName: '윤하늘', isPinned: true }
  answers(listNotices, { list: [{ ...notice, createdAt: '2026-11-20T03:00:00Z' }], total: 1 })

  expect(screen.getByRole('heading', { level: 1, name: '하루의 끝' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: '지금 많이 찾는 클래스' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '새로 열린 클래스' })).toBeNull()
  const categories = within(screen.getByRole('navigation', { name: '카테고리별로 보기' }))
  expect(categories.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    `/classes?channelCategorySeq=${yoga}`,
  )
  expect(categories.queryByText('비어 있음')).toBeNull()
  expect(screen.getByText('가벼워졌어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: /중요.*12월 시간표/ })).toBeVisible()
})

test('a site without a picture begins with shapes in its own colour and in no other', () => {
  const { container } = renderSite(<Banner />)
  const shapes = [...container.querySelectorAll('svg path, svg rect')]
  expect(shapes.length).toBeGreaterThan(10)
  const colours = new Set(shapes.map((shape) => shape.getAttribute('fill')))
  expect([...colours].filter((colour) => !/^var\(--brand-[0-9]\)$/.test(colour ?? ''))).toEqual([])
  expect(container.querySelector('img')).toBeNull()
})

test('the picture a site begins with is fetched before anything else that is seen', () => {
  const bannerUrl = '/files/1/2/2400.webp'
  const { container } = renderSite(<Banner />, { channel: { bannerUrl } })
  const picture = container.querySelector(`img[src="${bannerUrl}"]`)
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).not.toHaveAttribute('loading')
})

test('one class alone is not listed as popular', async () => {
  const { answers } = renderSite(<HomeScreen />)
  answers(listCourses, { list: [aCard({ attendCount: 3 })], total: 1 })
  expect(await screen.findByRole('heading', { name: '클래스' })).toBeVisible()
  expect(screen.queryByText(/많이 찾는/)).toBeNull()
})

test('a site without classes is shown as in preparation, and its owner sees where to start', async () => {
  const { answers, unmount } = renderSite(<HomeScreen />)
  answers(listCourses, { list: [], total: 0 })
  expect(await screen.findByText('아직 준비 중이에요')).toBeVisible()
  expect(screen.queryByRole('link', { name: '첫 클래스 만들기' })).toBeNull()
  unmount()
  const owner = renderSite(<HomeScreen />, { session: aManager('CLASS_LIFECYCLE_CREATE') })
  owner.answers(listCourses, { list: [], total: 0 })
  expect(await screen.findByRole('link', { name: '첫 클래스 만들기' })).toHaveAttribute(
    'href',
    '/classes/create',
  )
})

test('lists no class as popular before it has learners', async () => {
  const { answers } = renderSite(<HomeScreen />)
  answers(listCourses, { list: [aCard({ title: '첫 클래스', attendCount: 0 })], total: 1 })
  expect(await screen.findByRole('heading', { level: 2, name: '클래스' })).toBeVisible()
  expect(screen.queryByText('지금 많이 찾는 클래스')).toBeNull()
})

test('a site that lists its classes shows them at once, and where the others are', async () => {
  const { answers } = renderSite(<HomeScreen />, {
    channel: { templateCd: 'list', bannerTitle: '하루의 끝' },
  })
  answers(listCourses, { list: [aCard({ title: '저녁 요가' }), aCard({ title: '아침 요가' })], total: 41 })
  expect(await screen.findByRole('link', { name: '아침 요가' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '하루의 끝' })).toBeVisible()
  expect(screen.getByRole('link', { name: '클래스 더 보기' })).toHaveAttribute('href', '/classes?page=2')
  expect(screen.queryByRole('heading', { name: '새로 열린 클래스' })).toBeNull()
})

test('a site that introduces its classes shows each with its words, and the others below', async () => {
  const { answers } = renderSite(<HomeScreen />, { channel: { templateCd: 'landing' } })
  const list = ['하나', '둘', '셋', '넷'].map((title) => aCard({ title, subTitle: `${title} 이야기` }))
  answers(listCourses, { list, total: 4 })
  expect(await screen.findByRole('heading', { level: 2, name: '하나' })).toBeVisible()
  expect(screen.getByText('셋 이야기')).toBeVisible()
  expect(screen.queryByText('넷 이야기')).toBeNull()
  expect(screen.getByRole('link', { name: '자세히 보기: 둘' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '다른 클래스' })).toBeVisible()
})

test('the introduction shows the contact details', () => {
  const company = {
    corpName: '',
    representative: '',
    businessNo: '',
    mailOrderNo: '',
    address: '서울특별시 성동구',
    phone: '',
    email: 'help@example.com',
    privacyOfficer: '',
    homepage: '',
    fax: '',
    copyright: '',
  }
  renderSite(<IntroScreen />, { channel: { company, intro: '나에게 돌아오는 시간' } })
  expect(screen.getByText('나에게 돌아오는 시간')).toBeVisible()
  expect(screen.getByText('help@example.com')).toBeVisible()
  expect(screen.queryByText('전화')).toBeNull()
})
