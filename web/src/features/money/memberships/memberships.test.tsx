import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as api from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses, listCategories } from 'contract/teaching/courses/api'
import { aMember, aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassMemberships } from './ClassMemberships.tsx'
import { JoinScreen } from './JoinScreen.tsx'
import type { Joined, MembershipDetail, Mine } from './memberships.api.ts'
import { MembershipsScreen } from './MembershipsScreen.tsx'
import { MyMembershipsScreen } from './MyMembershipsScreen.tsx'
import { MembershipCreateScreen } from './settings/MembershipFormScreen.tsx'
import { MembershipListScreen } from './settings/MembershipListScreen.tsx'

const membershipSeq = aSeq('membership')
const subscriptionSeq = aSeq('subscription')
const courseSeq = aSeq('course')
const membership: MembershipDetail = {
  membershipSeq,
  name: '올패스',
  description: '모두 들어요',
  terms: [
    { months: 1, price: 9900 },
    { months: 12, price: 99_000 },
  ],
  classCount: 3,
  isOnSale: true,
  trialDays: 0,
  pauseDays: 0,
  teamSeats: 0,
  classes: [],
}
const joined: Joined = {
  subscriptionSeq,
  membershipSeq,
  name: '올패스',
  state: 'ACTIVE',
  isTrial: false,
  isGiven: false,
  months: 1,
  price: 9900,
  periodStart: '2026-11-21',
  periodEnd: '2026-12-21',
  next: { at: '2026-12-20T15:00:00Z', months: 1, amount: 9900 },
  endedAt: null,
  pause: null,
  pausableDays: 0,
  team: null,
}
const card = { brand: '서당카드', cardEnd: '4242', registeredAt: '2026-11-21T03:00:00Z', isTest: true }
const mine = (overrides: Partial<Mine> = {}): Mine => ({
  list: [],
  seats: [],
  joinedBefore: [],
  card,
  mode: 'TEST',
  ...overrides,
})
const session = aMember()
type Rendered = ReturnType<typeof renderSite>
const callsOf = ({ requests }: Pick<Rendered, 'requests'>, endpoint: Parameters<typeof nameOf>[0]) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

test('visitors see what is sold, from what a month costs', async () => {
  const { answers } = renderSite(<MembershipsScreen />)
  answers(api.listMemberships, [membership])
  expect(await screen.findByRole('heading', { name: '올패스' })).toBeVisible()
  expect(screen.getByText('월 8,250원부터')).toBeVisible()
  expect(screen.getByRole('link', { name: /올패스/ })).toHaveAttribute(
    'href',
    `/memberships/${membershipSeq}`,
  )
})

function renderJoin(own: Mine, shown = membership) {
  const rendered = renderSite(<JoinScreen />, {
    session,
    path: `/memberships/${membershipSeq}/join?months=12`,
    route: '/memberships/:membershipSeq/join',
  })
  rendered.answers(api.getMembership, shown)
  rendered.answers(api.listMyMemberships, own)
  return rendered
}

test('joining requires the agreement, and sends the price that was shown', async () => {
  const { requests, answers } = renderJoin(mine())
  const pay = await screen.findByRole('button', { name: '99,000원 결제하고 가입하기' })
  await userEvent.click(pay)
  expect(await screen.findByText('자동 결제에 동의해 주세요.')).toBeVisible()
  expect(callsOf({ requests }, api.joinMembership)).toEqual([])
  await userEvent.click(screen.getByRole('checkbox'))
  answers(api.joinMembership, { ...joined, months: 12, price: 99_000 })
  answers(api.listMyMemberships, mine({ list: [joined] }))
  await userEvent.click(pay)
  await waitFor(() =>
    expect(callsOf({ requests }, api.joinMembership)).toMatchObject([
      { body: { months: 12, price: 99_000, isAgreed: true } },
    ]),
  )
})

test('free days say what is charged when, and nothing is paid today', async () => {
  const { requests, answers } = renderJoin(mine(), { ...membership, trialDays: 14 })
  const start = await screen.findByRole('button', { name: '무료 체험 시작하기' })
  expect(screen.getByText('첫 결제일')).toBeVisible()
  expect(screen.getByText('0원')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /무료 체험이 끝나는/ }))
  answers(api.joinMembership, { ...joined, isTrial: true })
  answers(api.listMyMemberships, mine({ list: [joined], joinedBefore: [membershipSeq] }))
  await userEvent.click(start)
  await waitFor(() =>
    expect(callsOf({ requests }, api.joinMembership)).toMatchObject([
      { body: { months: 12, price: 99_000, trialDays: 14, isAgreed: true } },
    ]),
  )
})

test('who was in a membership before pays at once', async () => {
  renderJoin(mine({ joinedBefore: [membershipSeq] }), { ...membership, trialDays: 14 })
  expect(await screen.findByRole('button', { name: '99,000원 결제하고 가입하기' })).toBeVisible()
})

test('without a card one is registered first; where no cards are charged nothing is offered', async () => {
  const { unmount } = renderJoin(mine({ card: null }))
  expect(await screen.findByRole('button', { name: '카드 등록하기' })).toBeVisible()
  unmount()
  renderJoin(mine({ card: null, mode: 'OFF' }))
  expect(await screen.findByText('이 사이트는 아직 카드 정기 결제를 받지 않아요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /결제하고 가입하기/ })).toBeNull()
})

test('nobody joins while the operator has that switched off', async () => {
  const { answers } = renderSite(<JoinScreen />, {
    session,
    path: `/memberships/${membershipSeq}/join?months=12`,
    route: '/memberships/:membershipSeq/join',
    channel: { switchedOff: ['MEMBERSHIPS'] },
  })
  answers(api.listMyMemberships, mine())
  answers(api.getMembership, membership)
  expect(await screen.findByText('지금은 새로 가입할 수 없는 멤버십이에요.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a membership is cancelled with one button and a question, and taken back with one', async () => {
  const { answers, requests } = renderSite(<MyMembershipsScreen />, { session, path: '/memberships/mine' })
  answers(api.listMyMemberships, mine({ list: [joined] }))
  expect(await screen.findByText('2026.11.21 ~ 2026.12.20')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '해지하기' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2026\.12\.20까지 그대로 이용/)).toBeVisible()
  const cancelled: Joined = { ...joined, state: 'CANCEL_AT_END', next: null }
  answers(api.cancelMembership, cancelled)
  answers(api.listMyMemberships, mine({ list: [cancelled] }))
  await userEvent.click(dialog.getByRole('button', { name: '해지' }))
  expect(await screen.findByRole('button', { name: '해지 취소' })).toBeVisible()
  expect(callsOf({ requests }, api.cancelMembership)).toHaveLength(1)
})

test('a payment that failed says when it is tried again', async () => {
  const { answers } = renderSite(<MyMembershipsScreen />, { session, path: '/memberships/mine' })
  answers(api.listMyMemberships, mine({ list: [{ ...joined, state: 'PAST_DUE' }] }))
  expect(await screen.findByText('결제가 되지 않았어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '다른 카드로 바꾸기' })).toBeVisible()
})

test('the page of a class names the memberships that open it; who is in one begins there', async () => {
  const { answers, unmount } = renderSite(<ClassMemberships courseSeq={courseSeq} isIn={false} />)
  answers(api.listMembershipsOfClass, [membership])
  expect(await screen.findByRole('link', { name: '올패스' })).toBeVisible()
  unmount()
  const again = renderSite(<ClassMemberships courseSeq={courseSeq} isIn={false} />, { session })
  again.answers(api.listMembershipsOfClass, [membership])
  again.answers(api.listMyMemberships, mine({ list: [joined] }))
  again.answers(api.enterByMembership, { attendSeq: aSeq('enrolment') })
  await userEvent.click(await screen.findByRole('button', { name: '멤버십으로 시작하기' }))
  await waitFor(() => expect(callsOf(again, api.enterByMembership)).toHaveLength(1))
})

const staff = aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE')

test('staff see how each membership is sold, and put a draft on sale', async () => {
  const { answers, requests } = renderSite(<MembershipListScreen />, {
    session: staff,
    path: '/settings/membership',
  })
  const row = {
    membershipSeq,
    name: '올패스',
    description: '',
    terms: membership.terms,
    trialDays: 0 as const,
    pauseDays: 0,
    teamSeats: 0,
    state: 'DRAFT' as const,
    memberCount: 0,
    updatedAt: '2026-11-21T03:00:00Z',
  }
  answers(settings.listManagedMemberships, { list: [row], total: 1 })
  await userEvent.click(await screen.findByRole('button', { name: '올패스 관리' }))
  answers(settings.setMembershipState, null)
  await userEvent.click(await screen.findByRole('menuitem', { name: '판매 시작' }))
  await waitFor(() =>
    expect(callsOf({ requests }, settings.setMembershipState)).toMatchObject([
      { body: { state: 'ON_SALE' } },
    ]),
  )
})

test('a new membership needs a name, and keeps the terms that have a price', async () => {
  const { answers, requests } = renderSite(<MembershipCreateScreen />, {
    session: staff,
    path: '/settings/membership/create',
  })
  answers(listCategories, { list: [] })
  answers(listAdminCourses, { list: [], total: 0 })
  await userEvent.click(await screen.findByRole('button', { name: '저장' }))
  expect((await screen.findAllByText('이름을 입력해 주세요.')).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByLabelText('이름'), '올패스')
  await userEvent.type(screen.getByLabelText('1년'), '99000')
  answers(settings.createMembership, { membershipSeq })
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(callsOf({ requests }, settings.createMembership)).toMatchObject([
      { body: { name: '올패스', terms: [{ months: 12, price: 99_000 }], courseSeqs: [] } },
    ]),
  )
})
