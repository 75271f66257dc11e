import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as api from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses, listCategories } from 'contract/teaching/courses/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassMemberships } from './ClassMemberships.tsx'
import type { Joined } from './memberships.api.ts'
import { MyMembershipsScreen } from './MyMembershipsScreen.tsx'
import { MembershipCreateScreen } from './settings/MembershipFormScreen.tsx'
import { StaffPause } from './StaffPause.tsx'

const membershipSeq = aSeq('membership')
const subscriptionSeq = aSeq('subscription')
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
  pausableDays: 20,
  team: null,
}
const pause = {
  startsOn: '2026-11-26',
  endsOn: '2026-12-06',
  isResting: true,
  periodEndIfResumed: '9999-12-23',
}
const resting: Joined = { ...joined, periodEnd: '2026-12-31', pause, pausableDays: 0 }
const card = { brand: '서당카드', cardEnd: '4242', registeredAt: '2026-11-21T03:00:00Z', isTest: true }
const mine = (one: Joined) => ({ list: [one], seats: [], joinedBefore: [], card, mode: 'TEST' as const })
const session = aMember()
type Rendered = ReturnType<typeof renderSite>
const callsOf = ({ requests }: Pick<Rendered, 'requests'>, endpoint: Parameters<typeof nameOf>[0]) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

function renderMine(one: Joined) {
  const rendered = renderSite(<MyMembershipsScreen />, { session, path: '/memberships/mine' })
  rendered.answers(api.listMyMemberships, mine(one))
  return rendered
}

test('a member pauses for chosen days, no more than are left, and reads when it goes on', async () => {
  const { answers, requests } = renderMine(joined)
  await userEvent.click(await screen.findByRole('button', { name: '일시정지' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText('일시정지할 일수')
  expect(days).toHaveValue('14')
  expect(dialog.getByText('2027.01.04')).toBeVisible()
  await userEvent.clear(days)
  expect(dialog.getByText('1일부터 20일까지 입력해 주세요.')).toBeVisible()
  expect(dialog.getByRole('button', { name: '일시정지' })).toBeDisabled()
  await userEvent.type(days, '99')
  expect(days).toHaveValue('20')
  answers(api.pauseMembership, resting)
  answers(api.listMyMemberships, mine(resting))
  await userEvent.click(dialog.getByRole('button', { name: '일시정지' }))
  expect(await screen.findByText('일시정지 중')).toBeVisible()
  expect(screen.getByText(/2026\.12\.06에 자동으로 다시 시작해요/)).toBeVisible()
  expect(callsOf({ requests }, api.pauseMembership)).toMatchObject([{ body: { days: 20 } }])
})

test('who rests resumes with one button and a question that says what is charged when', async () => {
  const { answers, requests } = renderMine(resting)
  await userEvent.click(await screen.findByRole('button', { name: '지금 다시 시작' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/다음 결제일은 9999\.12\.23이에요/)).toBeVisible()
  answers(api.endMembershipPause, joined)
  answers(api.listMyMemberships, mine(joined))
  await userEvent.click(dialog.getByRole('button', { name: '다시 시작' }))
  await waitFor(() => expect(callsOf({ requests }, api.endMembershipPause)).toHaveLength(1))
  expect(await screen.findByText('이용 중')).toBeVisible()
})

test('without a paid day left the question says that resuming charges today', async () => {
  renderMine({ ...resting, pause: { ...pause, periodEndIfResumed: '2020-01-01' } })
  await userEvent.click(await screen.findByRole('button', { name: '지금 다시 시작' }))
  expect(await screen.findByText(/오늘 9,900원이 결제돼요/)).toBeVisible()
})

test('a pause that did not begin is called off, and where none is allowed none is offered', async () => {
  const { unmount } = renderMine({ ...resting, pause: { ...pause, isResting: false } })
  expect(await screen.findByText('내일부터 일시정지돼요')).toBeVisible()
  expect(screen.getByText('이용 중')).toBeVisible()
  expect(screen.getByRole('button', { name: '일시정지 취소' })).toBeVisible()
  unmount()
  renderMine({ ...joined, pausableDays: 0 })
  expect(await screen.findByRole('button', { name: '해지하기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '일시정지' })).toBeNull()
})

test('the page of a class leads who paused to where they resume', async () => {
  const { answers } = renderSite(<ClassMemberships courseSeq={aSeq('course')} isIn={false} />, { session })
  answers(api.listMembershipsOfClass, [
    {
      membershipSeq,
      name: '올패스',
      description: '',
      terms: [],
      trialDays: 0,
      pauseDays: 20,
      teamSeats: 0,
      classCount: 1,
      isOnSale: true,
    },
  ])
  answers(api.listMyMemberships, mine(resting))
  expect(await screen.findByRole('link', { name: '다시 시작하러 가기' })).toHaveAttribute(
    'href',
    '/memberships/mine',
  )
  expect(screen.queryByRole('button', { name: '멤버십으로 시작하기' })).toBeNull()
})

const staff = aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE')

test('the form says how many days a year a membership may be paused', async () => {
  const { answers, requests } = renderSite(<MembershipCreateScreen />, {
    session: staff,
    path: '/settings/membership/create',
  })
  answers(listCategories, { list: [] })
  answers(listAdminCourses, { list: [], total: 0 })
  await userEvent.type(await screen.findByLabelText('이름'), '올패스')
  await userEvent.type(screen.getByLabelText('1년에 쓸 수 있는 일수'), '300')
  answers(settings.createMembership, { membershipSeq })
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(callsOf({ requests }, settings.createMembership)).toMatchObject([{ body: { pauseDays: 90 } }]),
  )
})

test('staff pause and resume for a member with a reason; others only see it', async () => {
  const { answers, requests, unmount } = renderSite(<StaffPause joined={joined} />, { session: staff })
  await userEvent.click(await screen.findByRole('button', { name: '일시정지' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: '일시정지' })).toBeDisabled()
  await userEvent.type(dialog.getByLabelText('사유'), '입원')
  answers(settings.pauseForMember, null)
  await userEvent.click(dialog.getByRole('button', { name: '일시정지' }))
  await waitFor(() =>
    expect(callsOf({ requests }, settings.pauseForMember)).toMatchObject([
      { body: { days: 30, reason: '입원' } },
    ]),
  )
  unmount()
  const again = renderSite(<StaffPause joined={resting} />, { session: staff })
  expect(await screen.findByText('2026.11.26 ~ 2026.12.05 일시정지')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '다시 시작' }))
  const resuming = within(await screen.findByRole('dialog'))
  await userEvent.type(resuming.getByLabelText('사유'), '퇴원')
  again.answers(settings.resumeForMember, null)
  await userEvent.click(resuming.getByRole('button', { name: '다시 시작' }))
  await waitFor(() =>
    expect(callsOf(again, settings.resumeForMember)).toMatchObject([{ body: { reason: '퇴원' } }]),
  )
  again.unmount()
  renderSite(<StaffPause joined={resting} />, { session: aManager('SITE_INFO_READ') })
  expect(await screen.findByText('2026.11.26 ~ 2026.12.05 일시정지')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
