import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/views/studio/api'
import type { StudioPayment } from 'contract/views/studio/schemas'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { StudioCoursesScreen } from './StudioCoursesScreen.tsx'
import { StudioMemberScreen } from './StudioMemberScreen.tsx'
import { StudioMembersScreen } from './StudioMembersScreen.tsx'
import { GoodsPaymentsScreen, MembershipPaymentsScreen } from './StudioPaymentsScreen.tsx'

const userUid = '8b0a2c1e-3f4d-4a5b-9c6d-7e8f90a1b2c3'
const session = aManager('SITE_INFO_READ', 'SITE_SALES_READ')
const who = { userUid, name: '미나', email: 'mina@example.com' }
const home = '/settings/studio/members'

test('members are listed with their memberships, and lead to a page without a number', async () => {
  const { answers } = renderSite(<StudioMembersScreen />, { session, path: `${home}/joined` })
  answers(api.listStudioMembers, {
    list: [
      {
        ...who,
        joinedAt: '2026-11-21T03:00:00Z',
        classCount: 2,
        memberships: [
          { name: '올패스', isPaused: false, use: 'TEAM' },
          { name: '요가', isPaused: true, use: 'OWN' },
        ],
      },
    ],
    total: 1,
  })
  const link = await screen.findByRole('link', { name: '미나' })
  expect(link).toHaveAttribute('href', `${home}/${userUid}`)
  expect(
    within(link.closest('tr') as HTMLElement).getByText('올패스 (팀 자리), 요가 (일시정지 중)'),
  ).toBeVisible()
})

const aPage = { session, path: `${home}/${userUid}`, route: `${home}/:userUid` }

test('the page of a member says what they are in and what they paid', async () => {
  const { answers } = renderSite(<StudioMemberScreen />, aPage)
  answers(api.getStudioMember, {
    ...who,
    joinedAt: '2026-11-21T03:00:00Z',
    enrolments: [],
    memberships: [],
    teams: [
      {
        teamSeatSeq: aSeq('teamSeat'),
        name: '팀 패스',
        payer: { userUid, name: '하루' },
        takenAt: '2026-11-21T03:00:00Z',
      },
    ],
    payments: [
      {
        orderNo: '20261121-AAAA2222',
        title: '올패스',
        paidAmount: 9900,
        refundedAmount: 9900,
        currency: 'KRW',
        paidAt: '2026-11-21T03:00:00Z',
      },
    ],
  })
  expect(await screen.findByText('환불 9,900원')).toBeVisible()
  expect(screen.getByRole('link', { name: '하루 님이 결제' })).toHaveAttribute('href', `${home}/${userUid}`)
  expect(screen.getByText('이용한 멤버십이 없어요.')).toBeVisible()
})

test('a gift is named as one, without a price, until its last day; a team by who pays', async () => {
  const { answers } = renderSite(<StudioMemberScreen />, aPage)
  const joined = {
    subscriptionSeq: aSeq('subscription'),
    membershipSeq: aSeq('membership'),
    name: '올패스',
    state: 'CANCEL_AT_END' as const,
    isTrial: false,
    isGiven: true,
    months: 1 as const,
    price: 9900,
    periodStart: '2026-11-21',
    periodEnd: '2026-12-21',
    next: null,
    endedAt: null,
    pause: null,
    pausableDays: 0,
    team: null,
  }
  const team = {
    ...joined,
    subscriptionSeq: aSeq('subscription'),
    isGiven: false,
    state: 'ACTIVE' as const,
    team: { seats: 3, nextSeats: null, taken: 2 },
    price: 29_700,
  }
  answers(api.getStudioMember, {
    ...who,
    joinedAt: '2026-11-21T03:00:00Z',
    enrolments: [],
    memberships: [joined, team],
    teams: [],
    payments: null,
  })
  const gift = (await screen.findByText('올패스 (선물)')).closest('li') as HTMLElement
  expect(gift).toHaveTextContent('이용 중')
  expect(gift).toHaveTextContent('~ 2026.12.20')
  expect(gift).not.toHaveTextContent('9,900원')
  expect(screen.getByText('올패스 (팀 결제)').closest('li')).toHaveTextContent('29,700원')
})

test('who is no member of the site is not found', async () => {
  const { refuses } = renderSite(<StudioMemberScreen />, aPage)
  refuses(api.getStudioMember, 'NOT_FOUND')
  expect(await screen.findByText('회원을 찾을 수 없어요')).toBeVisible()
})

const payment: StudioPayment = {
  ...who,
  key: '1',
  orderNo: null,
  title: '올패스',
  period: { start: '2026-11-21', end: '2026-12-21' },
  amount: 9900,
  refundedAmount: 0,
  currency: 'KRW',
  state: 'FAILED',
  isTest: true,
  at: '2026-11-21T03:00:00Z',
}

test('payments of memberships show renewals that failed, with the days they were for', async () => {
  const path = '/settings/studio/payment/membership'
  const { answers } = renderSite(<MembershipPaymentsScreen />, { session, path })
  answers(api.listStudioPayments, { list: [payment, { ...payment, key: '2', state: 'PAID' }], total: 2 })
  expect(await screen.findAllByText('2026.11.21 ~ 2026.12.20')).toHaveLength(2)
  expect(within(screen.getByRole('table')).getByText('결제 실패')).toBeVisible()
})

test('without a sale of goods the page says what will be there', async () => {
  const path = '/settings/studio/payment/goods'
  const { answers } = renderSite(<GoodsPaymentsScreen />, { session, path })
  answers(api.listStudioPayments, { list: [], total: 0 })
  expect(await screen.findByText('아직 상품 결제가 없어요')).toBeVisible()
})

test('courses are listed with their people and average progress, and lead to their settings', async () => {
  const { answers } = renderSite(<StudioCoursesScreen />, {
    session: aManager('SITE_CLASS_READ'),
    path: '/settings/studio/course',
  })
  const courseSeq = aSeq('course')
  answers(api.listStudioCourses, {
    list: [
      { courseSeq, productKind: 'CONTENTS', title: '홈트', isPublic: true, learnerCount: 12, percent: 38 },
      {
        courseSeq: aSeq('course'),
        productKind: 'CHALLENGE',
        title: '아침',
        isPublic: false,
        learnerCount: 0,
        percent: null,
      },
    ],
    total: 2,
  })
  expect(await screen.findByRole('link', { name: '홈트' })).toHaveAttribute(
    'href',
    `/studio/${courseSeq}/contents`,
  )
  expect(within(screen.getByRole('row', { name: /홈트/ })).getByText('38%')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /아침/ })).getByText('–')).toBeVisible()
})
