import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getMembership, listMyMemberships } from 'contract/money/memberships/api'
import * as api from 'contract/money/teams/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { MembershipDetail, Mine } from '../memberships/memberships.api.ts'
import { InvitationScreen } from './InvitationScreen.tsx'
import { TeamListScreen } from './settings/TeamListScreen.tsx'
import type { InvitedTeam, Team, TeamPerson } from './teams.api.ts'
import { TeamScreen } from './TeamScreen.tsx'
import { TeamStartScreen } from './TeamStartScreen.tsx'

const membershipSeq = aSeq('membership')
const subscriptionSeq = aSeq('subscription')
const membership: MembershipDetail = {
  membershipSeq,
  name: '올패스',
  description: '',
  terms: [
    { months: 1, price: 9900 },
    { months: 12, price: 99_000 },
  ],
  classCount: 3,
  isOnSale: true,
  trialDays: 0,
  pauseDays: 0,
  teamSeats: 10,
  classes: [],
}
const card = { brand: '서당카드', cardEnd: '4242', registeredAt: '2026-11-21T03:00:00Z', isTest: true }
const mine: Mine = { list: [], seats: [], joinedBefore: [], card, mode: 'TEST' }
const aTeam = (overrides: Partial<Team> = {}): Team => ({
  subscriptionSeq,
  membershipSeq,
  name: '올패스',
  state: 'ACTIVE',
  seats: 5,
  nextSeats: null,
  nextMonths: null,
  taken: 2,
  invited: 1,
  maxSeats: 10,
  seatPrice: 9900,
  months: 1,
  periodEnd: '2026-12-21',
  next: { at: '2026-12-20T15:00:00Z', amount: 49_500 },
  hasOwnSeat: true,
  isPaused: false,
  ...overrides,
})
const jun: TeamPerson = {
  teamSeatSeq: aSeq('teamSeat'),
  name: '김준',
  email: 'jun@example.com',
  takenAt: '2026-11-21T03:00:00Z',
  isPayer: false,
}
const invitation = {
  teamInvitationSeq: aSeq('teamInvitation'),
  email: 'kai@example.com',
  sentAt: '2026-11-21T03:00:00Z',
  expiresAt: '2999-12-21T03:00:00Z',
}
const session = aMember()
type Rendered = ReturnType<typeof renderSite>
const callsOf = ({ requests }: Pick<Rendered, 'requests'>, endpoint: Parameters<typeof nameOf>[0]) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

function renderStart(own: Mine, detail = membership) {
  const rendered = renderSite(<TeamStartScreen />, {
    session,
    path: `/memberships/${membershipSeq}/team?months=1&seats=4`,
    route: '/memberships/:membershipSeq/team',
  })
  rendered.answers(getMembership, detail)
  rendered.answers(listMyMemberships, own)
  return rendered
}

test('a team pays for each seat, and only what was agreed to', async () => {
  const { requests, answers } = renderStart(mine)
  const pay = await screen.findByRole('button', { name: '39,600원 결제하고 팀 만들기' })
  await userEvent.click(pay)
  expect(await screen.findByText('자동 결제에 동의해 주세요.')).toBeVisible()
  expect(callsOf({ requests }, api.startTeam)).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /나도 한 자리/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /동의해요/ }))
  answers(api.startTeam, aTeam())
  await userEvent.click(pay)
  await waitFor(() =>
    expect(callsOf({ requests }, api.startTeam)).toMatchObject([
      { body: { months: 1, price: 9900, seats: 4, takesSeat: false, isAgreed: true } },
    ]),
  )
})

test('a membership that is sold to single people offers no team', async () => {
  renderStart(mine, { ...membership, teamSeats: 0 })
  expect(await screen.findByText('팀으로는 가입할 수 없는 멤버십이에요.')).toBeVisible()
})

function renderTeam(team: Team, people = [jun]) {
  const rendered = renderSite(<TeamScreen />, {
    session,
    path: `/memberships/teams/${subscriptionSeq}`,
    route: '/memberships/teams/:subscriptionSeq',
  })
  rendered.answers(api.getTeam, team)
  rendered.answers(api.listTeamPeople, { list: people, total: people.length })
  rendered.answers(api.listTeamInvitations, { list: [invitation], total: 1 })
  return rendered
}

test('pasted addresses are invited, and what became of each is said', async () => {
  const { requests, answers } = renderTeam(aTeam())
  const field = await screen.findByRole('textbox', { name: '이메일 주소' })
  await userEvent.click(field)
  await userEvent.paste('Leo <leo@example.com>, kai@example.com\nwrong@nothing')
  const press = screen.getByRole('button', { name: '초대 메일 보내기' })
  await userEvent.click(press)
  expect(await screen.findByText('주소를 확인해 주세요: wrong@nothing')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.paste('Leo <leo@example.com>, kai@example.com')
  answers(api.inviteToTeam, {
    results: [
      { email: 'leo@example.com', result: 'SENT' },
      { email: 'kai@example.com', result: 'INVITED' },
    ],
  })
  await userEvent.click(press)
  const results = within(await screen.findByRole('list', { name: '초대 결과' }))
  expect(results.getByText('초대 메일을 보냈어요')).toBeVisible()
  expect(results.getByText('이미 초대했어요')).toBeVisible()
  expect(callsOf({ requests }, api.inviteToTeam)).toMatchObject([
    { body: { emails: ['leo@example.com', 'kai@example.com'] } },
  ])
})

test('somebody is removed after a question', async () => {
  const { requests, answers } = renderTeam(aTeam())
  await userEvent.click(await screen.findByRole('button', { name: '김준 내보내기' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  answers(api.removeFromTeam, null)
  await userEvent.click(dialog.getByRole('button', { name: '내보내기' }))
  await waitFor(() =>
    expect(callsOf({ requests }, api.removeFromTeam)).toMatchObject([
      { params: { teamSeatSeq: jun.teamSeatSeq } },
    ]),
  )
})

test('seats are added for the amount that is shown', async () => {
  const { requests, answers } = renderTeam(aTeam())
  answers(api.getSeatCost, { amount: 4950, nextAmount: 59_400 })
  await userEvent.click(await screen.findByRole('button', { name: '자리 늘리기' }))
  const dialog = within(await screen.findByRole('dialog'))
  answers(api.addSeats, aTeam({ seats: 6 }))
  await userEvent.click(await dialog.findByRole('button', { name: '4,950원 결제하고 늘리기' }))
  await waitFor(() =>
    expect(callsOf({ requests }, api.addSeats)).toMatchObject([{ body: { seats: 6, amount: 4950 } }]),
  )
})

test('who chose another term for the next charge reads that adding seats takes it back', async () => {
  const { answers } = renderTeam(aTeam({ nextMonths: 12 }))
  answers(api.getSeatCost, { amount: 4950, nextAmount: 59_400 })
  await userEvent.click(await screen.findByRole('button', { name: '자리 늘리기' }))
  expect(await screen.findByText(/다음 결제부터 바꾸기로 한 내용은 취소돼요/)).toBeVisible()
})

test('fewer seats are chosen from the next charge on, and taken back', async () => {
  const { requests, answers } = renderTeam(aTeam({ nextSeats: 3 }))
  expect(await screen.findByText('다음 결제부터 3자리로 줄어들어요.')).toBeVisible()
  answers(api.setNextSeats, aTeam())
  await userEvent.click(screen.getByRole('button', { name: '지금 자리 유지하기' }))
  await waitFor(() => expect(callsOf({ requests }, api.setNextSeats)).toMatchObject([{ body: { seats: 5 } }]))
})

test('a team that ended offers nothing', async () => {
  renderTeam(aTeam({ state: 'ENDED', taken: 0, next: null }), [])
  expect(await screen.findByText(/팀이 종료되어/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '자리 늘리기' })).toBeNull()
})

const invited: InvitedTeam = {
  membershipSeq,
  name: '올패스',
  description: '',
  classCount: 3,
  invitedBy: '미나',
  state: 'WAITING',
  isFull: false,
  hasOwn: false,
}
function renderInvitation(team: InvitedTeam) {
  const rendered = renderSite(<InvitationScreen />, { session, path: '/memberships/team?code=abc' })
  rendered.answers(api.getInvitedTeam, team)
  return rendered
}

test('an invitation is accepted with one button, and who pays already is informed', async () => {
  const { requests, answers } = renderInvitation({ ...invited, hasOwn: true })
  expect(await screen.findByText(/그대로 유지되고 계속 결제돼요/)).toBeVisible()
  answers(api.acceptTeamInvitation, { membershipSeq, hasOwn: true })
  await userEvent.click(screen.getByRole('button', { name: '초대 수락하기' }))
  await waitFor(() =>
    expect(callsOf({ requests }, api.acceptTeamInvitation)).toMatchObject([
      { body: { invitationCode: 'abc' } },
    ]),
  )
})

test('a full team cannot be entered', async () => {
  renderInvitation({ ...invited, isFull: true })
  expect(await screen.findByText(/자리가 모두 찼어요/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '초대 수락하기' })).toBeNull()
})

test('staff see who pays for a team and how many seats are taken', async () => {
  const { answers } = renderSite(<TeamListScreen />, {
    session: aManager('SITE_SALES_READ'),
    path: '/settings/membership/teams',
  })
  answers(api.listTeams, {
    list: [
      {
        subscriptionSeq,
        name: '올패스',
        payer: { userSeq: aSeq('user'), name: '미나', email: 'mina@example.com' },
        state: 'ACTIVE',
        seats: 5,
        taken: 2,
        price: 49_500,
        months: 1,
        periodEnd: '2026-12-21',
        startedAt: '2026-11-21T03:00:00Z',
      },
    ],
    total: 1,
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('2 / 5')).toBeVisible()
  expect(table.getByText('mina@example.com')).toBeVisible()
})
