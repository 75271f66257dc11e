import { expect, test } from 'vitest'
import * as memberships from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { listMyOrders, listSales, refundOrder } from 'contract/money/orders/api'
import * as api from 'contract/money/teams/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { memberLeft } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { MONTH } from '../../../testing/memberships-world.ts'
import { aTeam } from '../../../testing/teams-world.ts'

test('a team is charged for all its seats, is one sale of its payer, and lets nobody in without a seat', async () => {
  const world = await aTeam()
  const { mina, owner, channelSeq } = world
  expect(world.team).toMatchObject({ state: 'ACTIVE', seats: 3, taken: 0, seatPrice: MONTH, maxSeats: 10 })
  await expect(world.start()).refuses('MEMBERSHIP_JOINED')
  await world.app.workOnce()
  const orders = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(orders.list).toMatchObject([{ title: '올클래스 팀 3명', paidAmount: 3 * MONTH }])
  expect(await owner.call(listSales, { channelSeq, query: {} })).toMatchObject({
    total: 1,
    paidSum: 3 * MONTH,
  })
  await expect(world.enter(mina)).refuses('MEMBERSHIP_NEEDED')
  await mina.call(api.takeOwnSeat, world.teamRef)
  await mina.call(api.takeOwnSeat, world.teamRef)
  await world.enter(mina)
  expect(await world.learners()).toEqual(['Mina'])
  expect(await world.mine(mina)).toMatchObject([{ team: { seats: 3, taken: 1, nextSeats: null } }])
  await world.passDays(31)
  expect(await world.view()).toMatchObject({ state: 'ACTIVE', seats: 3, next: { amount: 3 * MONTH } })
  expect([...world.provider.charges.values()]).toMatchObject([{ amount: 3 * MONTH }, { amount: 3 * MONTH }])
  expect(await owner.call(api.listTeams, { channelSeq, query: { q: 'Mina' } })).toMatchObject({
    total: 1,
    list: [{ name: '올클래스', seats: 3, taken: 1, price: 3 * MONTH, payer: { name: 'Mina' } }],
  })
})

test('the provider of the card sends its payer back to the page of the team', async () => {
  const { mina, ref, channelSeq } = await aTeam()
  const returnTo = `/memberships/${ref.membershipSeq}/team?months=1&seats=4`
  const { redirectUrl } = await mina.call(memberships.beginMemberCard, { channelSeq, body: { returnTo } })
  expect(redirectUrl).toContain('/team')
})

test('only as many seats as the site allows are sold, and not where it allows none', async () => {
  const world = await aTeam()
  const { mina, owner, ref, body } = world
  const jun = await world.member('Jun')
  const choice = { months: 1, price: MONTH, takesSeat: false, isAgreed: true } as const
  await expect(jun.call(api.startTeam, { ...ref, body: { ...choice, seats: 11 } })).refuses('TEAM_NOT_SOLD')
  await expect(jun.call(api.startTeam, { ...ref, body: { ...choice, seats: 2, price: 1 } })).refuses(
    'MEMBERSHIP_PRICE_CHANGED',
  )
  await expect(jun.call(api.startTeam, { ...ref, body: { ...choice, seats: 2 } })).refuses('CARD_MISSING')
  await owner.call(settings.modifyMembership, { ...ref, body })
  await expect(jun.call(api.startTeam, { ...ref, body: { ...choice, seats: 2 } })).refuses('TEAM_NOT_SOLD')
  await expect(mina.call(api.getSeatCost, { ...world.teamRef, query: { seats: 4 } })).refuses('TEAM_NOT_SOLD')
  expect(await world.view()).toMatchObject({ seats: 3, maxSeats: 3 })
})

test('addresses are invited once, by a mail in which the link stands, and a new link voids the old', async () => {
  const world = await aTeam()
  const { mina, teamRef, visitor, channelSeq } = world
  expect(await world.invite('jun@example.com', 'kai@example.com', 'jun@example.com')).toEqual([
    { email: 'jun@example.com', result: 'SENT' },
    { email: 'kai@example.com', result: 'SENT' },
  ])
  expect(await world.invite('jun@example.com')).toEqual([{ email: 'jun@example.com', result: 'INVITED' }])
  expect(world.subjectsFor('jun@example.com')).toHaveLength(1)
  const first = world.codeFor('jun@example.com')
  expect(
    await visitor.call(api.getInvitedTeam, { channelSeq, query: { invitationCode: first } }),
  ).toMatchObject({ name: '올클래스', invitedBy: 'Mina', classCount: 1, state: 'WAITING', isFull: false })
  const { list } = await mina.call(api.listTeamInvitations, { ...teamRef, query: {} })
  expect(list.map(({ email }) => email)).toEqual(['kai@example.com', 'jun@example.com'])
  const ofJun = { ...teamRef, teamInvitationSeq: list[1]?.teamInvitationSeq ?? (0 as never) }
  await expect(mina.call(api.sendTeamInvitation, ofJun)).refuses('TOO_MANY_ATTEMPTS')
  world.clock.pass({ minutes: 2 })
  await mina.call(api.sendTeamInvitation, ofJun)
  await world.app.workOnce()
  const jun = await world.member('Jun')
  await expect(jun.call(api.acceptTeamInvitation, { channelSeq, body: { invitationCode: first } })).refuses(
    'TEAM_INVITATION_OVER',
  )
  await world.accept(jun, 'jun@example.com')
  await world.accept(jun, 'jun@example.com')
  expect(await world.invite('jun@example.com')).toEqual([{ email: 'jun@example.com', result: 'IN_TEAM' }])
  const ofKai = { ...teamRef, teamInvitationSeq: list[0]?.teamInvitationSeq ?? (0 as never) }
  await mina.call(api.withdrawTeamInvitation, ofKai)
  const kai = await world.member('Kai')
  await expect(world.accept(kai, 'kai@example.com')).refuses('TEAM_INVITATION_OVER')
  expect(await world.view()).toMatchObject({ taken: 1, invited: 0 })
  await expect(jun.call(api.getTeam, teamRef)).refuses('NOT_FOUND')
})

test('no more than two hundred invitations wait', async () => {
  const world = await aTeam()
  await world.add.all(
    `insert into membership_team_invitations (channel_seq, subscription_seq, email, sent_at, expires_at)
     select channel_seq, subscription_seq, 'p' || at || '@example.com', consented_at, consented_at + interval '30 days'
       from membership_subscriptions, generate_series(1, 199) at where is_team`,
  )
  expect(await world.invite('jun@example.com')).toMatchObject([{ result: 'SENT' }])
  const kai = world.mina.call(api.inviteToTeam, { ...world.teamRef, body: { emails: ['kai@example.com'] } })
  await expect(kai).refuses('TEAM_INVITATIONS_FULL')
})

test('an invitation is too old after thirty days', async () => {
  const world = await aTeam()
  const jun = await world.member('Jun')
  await world.invite('jun@example.com')
  await world.passDays(30)
  await expect(world.accept(jun, 'jun@example.com')).refuses('TEAM_INVITATION_OVER')
  expect(await world.invite('jun@example.com')).toEqual([{ email: 'jun@example.com', result: 'SENT' }])
  await world.accept(jun, 'jun@example.com')
})

// docs/rules.md R-1313
test('the payer reads by mail and notification who accepted, once, and nothing of their own seat', async () => {
  const world = await aTeam()
  const { mina, channelSeq, ref, mails } = world
  const jun = await world.member('Jun')
  await world.invite('jun@example.com')
  await world.accept(jun, 'jun@example.com')
  await world.accept(jun, 'jun@example.com')
  await world.app.workOnce()
  const accepted = mails.filter(({ subject }) => subject.includes('수락'))
  expect(accepted).toMatchObject([
    { to: 'mina@example.com', subject: expect.stringContaining('Jun 님이 팀 초대를 수락했습니다') },
  ])
  expect(accepted[0]?.text).toContain('3명 중 1명')
  expect(accepted[0]?.text).toContain(`/memberships/${ref.membershipSeq}/team`)
  const alarms = async () => {
    await world.app.workOnce()
    const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
    return list.filter(({ content }) => content.includes('teamSeatAccepted'))
  }
  expect(await alarms()).toMatchObject([
    {
      content: JSON.stringify({ kind: 'teamSeatAccepted', title: '올클래스', name: 'Jun' }),
      path: `/memberships/${ref.membershipSeq}/team`,
    },
  ])
  await world.invite('mina@example.com')
  await world.accept(mina, 'mina@example.com')
  expect(await alarms()).toHaveLength(1)
  expect(world.subjectsFor('mina@example.com').filter((one) => one.includes('수락'))).toHaveLength(1)
})

test('of several who take the last seat at once, one gets it', async () => {
  const world = await aTeam({ seats: 2 })
  const names = ['Jun', 'Kai', 'Leo', 'Max']
  const emails = names.map((name) => `${name.toLowerCase()}@example.com`)
  const people = [world.mina].slice(1)
  for (const name of names) people.push(await world.member(name))
  await world.invite(...emails)
  const tries = await Promise.allSettled(people.map((who, at) => world.accept(who, emails[at] ?? '')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await world.view()).toMatchObject({ seats: 2, taken: 2, invited: 2 })
  const late = tries.findIndex(({ status }) => status === 'rejected')
  await expect(world.accept(people[late] ?? world.mina, emails[late] ?? '')).refuses('TEAM_FULL')
  await expect(world.mina.call(api.takeOwnSeat, world.teamRef)).refuses('TEAM_FULL')
  // Whatever a process forgets, the database takes no seat that was not paid.
  const [seat] = await world.people()
  await expect(
    world.add.all(
      `insert into membership_team_seats (channel_seq, subscription_seq, user_seq, taken_at)
       select channel_seq, subscription_seq, ${world.minaSeq}, taken_at from membership_team_seats where team_seat_seq = $1`,
      [seat?.teamSeatSeq],
    ),
  ).rejects.toThrow(/every seat/)
})

test('who is removed loses what the team gave, and nobody else anything', async () => {
  const world = await aTeam()
  const { mina, teamRef } = world
  const jun = await world.seated('Jun')
  await world.seated('Kai')
  expect(await world.learners()).toEqual(['Jun', 'Kai'])
  const ofJun = (await world.people()).find(({ name }) => name === 'Jun')
  const removed = { ...teamRef, teamSeatSeq: ofJun?.teamSeatSeq ?? (0 as never) }
  await mina.call(api.removeFromTeam, removed)
  await mina.call(api.removeFromTeam, removed)
  await world.app.workOnce()
  expect(await world.learners()).toEqual(['Kai'])
  expect(world.subjectsFor('jun@example.com').filter((one) => one.includes('제외'))).toHaveLength(1)
  await expect(world.enter(jun)).refuses('MEMBERSHIP_NEEDED')
  await world.passDays(31)
  expect(await world.learners()).toEqual(['Kai'])
  // Back in the team they find what they learned.
  await world.invite('jun@example.com')
  await world.accept(jun, 'jun@example.com')
  expect(await world.learners()).toEqual(['Jun', 'Kai'])
  await jun.call(api.leaveTeam, teamRef)
  expect(await world.learners()).toEqual(['Kai'])
  expect(world.subjectsFor('jun@example.com').filter((one) => one.includes('제외'))).toHaveLength(1)
})

test('a membership of their own stays when they take a seat and when they lose it', async () => {
  const world = await aTeam()
  const { teamRef } = world
  const jun = await world.member('Jun')
  await world.registerCard(jun)
  await world.join(jun)
  await world.enter(jun)
  await world.invite('jun@example.com')
  expect(await world.accept(jun, 'jun@example.com')).toMatchObject({ hasOwn: true })
  expect(await world.mine(jun)).toMatchObject([{ state: 'ACTIVE', team: null }])
  await jun.call(api.leaveTeam, teamRef)
  expect(await world.learners()).toEqual(['Jun'])
})

test('more seats cost what is left of the period, once; another amount than was shown is not charged', async () => {
  const world = await aTeam()
  const { mina, teamRef, channelSeq } = world
  await world.passDays(15)
  const cost = await mina.call(api.getSeatCost, { ...teamRef, query: { seats: 5 } })
  expect(cost).toEqual({ amount: MONTH, nextAmount: 5 * MONTH })
  const add = (amount: number) => mina.call(api.addSeats, { ...teamRef, body: { seats: 5, amount } })
  await expect(add(MONTH - 1)).refuses('MEMBERSHIP_PRICE_CHANGED')
  world.provider.declines = true
  await expect(add(MONTH)).refuses('MEMBERSHIP_NOT_PAID')
  expect(await world.view()).toMatchObject({ seats: 3 })
  world.provider.declines = false
  world.provider.losesAnswer = true
  expect(await add(MONTH)).toMatchObject({ seats: 3 })
  await expect(add(MONTH)).refuses('SUBSCRIPTION_UNCHANGEABLE')
  world.clock.pass({ minutes: 15 })
  await world.passTimers()
  expect(await add(MONTH)).toMatchObject({ seats: 5, next: { amount: 5 * MONTH } })
  expect(await world.mine(mina)).toMatchObject([{ price: 5 * MONTH, team: { seats: 5 } }])
  const orders = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(orders.list).toMatchObject([
    { title: '올클래스 팀 5명', paidAmount: MONTH },
    { title: '올클래스 팀 3명', paidAmount: 3 * MONTH },
  ])
  await world.passDays(16)
  expect(world.provider.paidCount()).toBe(3)
  expect(await world.view()).toMatchObject({ seats: 5, state: 'ACTIVE' })
})

test('fewer seats come with the next period, and never fewer than people', async () => {
  const world = await aTeam()
  const { mina, teamRef } = world
  await world.seated('Jun')
  await world.seated('Kai')
  const fewer = (seats: number) => mina.call(api.setNextSeats, { ...teamRef, body: { seats } })
  expect(await fewer(2)).toMatchObject({ seats: 3, nextSeats: 2, next: { amount: 2 * MONTH } })
  // The third seat is paid until then, but would be taken from somebody.
  const leo = await world.member('Leo')
  await world.invite('leo@example.com')
  await expect(world.accept(leo, 'leo@example.com')).refuses('TEAM_FULL')
  expect(await fewer(3)).toMatchObject({ seats: 3, nextSeats: null, next: { amount: 3 * MONTH } })
  await world.accept(leo, 'leo@example.com')
  await expect(fewer(2)).refuses('TEAM_SEATS_TAKEN')
  await leo.call(api.leaveTeam, teamRef)
  await fewer(2)
  await world.passDays(31)
  expect(await world.view()).toMatchObject({ seats: 2, taken: 2, nextSeats: null, state: 'ACTIVE' })
  await expect(mina.call(api.setNextSeats, { ...teamRef, body: { seats: 3 } })).refuses('TEAM_NOT_SOLD')
})

test('another term is paid for every seat, and seats that were given up stay given up', async () => {
  const world = await aTeam()
  const { mina, teamRef } = world
  await mina.call(api.setNextSeats, { ...teamRef, body: { seats: 2 } })
  const changed = await mina.call(memberships.changeMembershipTerm, {
    ...teamRef,
    body: { months: 12, price: 99_000 },
  })
  expect(changed).toMatchObject({ next: { months: 12, amount: 2 * 99_000 }, team: { nextSeats: 2 } })
  await mina.call(api.setNextSeats, { ...teamRef, body: { seats: 3 } })
  expect(await world.view()).toMatchObject({ next: { amount: 3 * 99_000 } })
  expect(await world.view()).toMatchObject({ nextSeats: null, nextMonths: 12 })
  await world.passDays(31)
  expect(await world.view()).toMatchObject({ months: 12, nextMonths: null, seats: 3, seatPrice: 99_000 })
})

test('a pause rests the places of all, and they go on together; no seats are added meanwhile', async () => {
  const world = await aTeam({ pauseDays: 30 })
  const { mina, teamRef } = world
  await world.seated('Jun')
  await world.seated('Kai')
  await mina.call(memberships.pauseMembership, { ...teamRef, body: { days: 10 } })
  await expect(mina.call(api.getSeatCost, { ...teamRef, query: { seats: 4 } })).refuses('MEMBERSHIP_PAUSED')
  await world.passDays(2)
  expect(await world.learners()).toEqual([])
  await mina.call(memberships.endMembershipPause, teamRef)
  await world.app.workOnce()
  expect(await world.learners()).toEqual(['Jun', 'Kai'])
  // Of the days of the pause nothing is paid twice: the whole period is still ahead but for the day before and that on which it rested.
  const { amount } = await mina.call(api.getSeatCost, { ...teamRef, query: { seats: 4 } })
  expect(amount).toBe(Math.floor((4 * MONTH * 29) / 30) - Math.floor((3 * MONTH * 29) / 30))
})

test('an unpaid team keeps its places while the card is tried, then all end and everybody reads of it', async () => {
  const world = await aTeam()
  await world.seated('Jun')
  await world.invite('leo@example.com')
  world.provider.declines = true
  await world.passDays(31)
  expect(await world.view()).toMatchObject({ state: 'PAST_DUE' })
  expect(await world.learners()).toEqual(['Jun'])
  await world.passDays(7)
  expect(await world.view()).toMatchObject({ state: 'ENDED', taken: 0, invited: 0 })
  expect(await world.learners()).toEqual([])
  expect(world.subjectsFor('jun@example.com').filter((one) => one.includes('종료'))).toHaveLength(1)
})

test('a cancelled team ends with its period, and a refunded one at once', async () => {
  const world = await aTeam()
  const { mina, owner, teamRef, channelSeq } = world
  const jun = await world.seated('Jun')
  await mina.call(memberships.cancelMembership, teamRef)
  expect((await jun.call(memberships.listMyMemberships, { channelSeq })).seats).toMatchObject([
    { name: '올클래스', payer: 'Mina', isPayer: false, isEnding: true, isResting: false },
  ])
  await mina.call(memberships.resumeMembership, teamRef)
  await world.app.workOnce()
  expect(await world.learners()).toEqual(['Jun'])
  const gateways = [...world.app.ports.gateways.values()]
  for (const gateway of gateways)
    Object.assign(gateway, {
      cancel: ({ amount }: { amount: number }) => Promise.resolve({ cancelledAmount: amount }),
    })
  const [order] = (await owner.call(listSales, { channelSeq, query: {} })).list
  await owner.call(refundOrder, {
    channelSeq,
    orderNo: order?.orderNo ?? '',
    body: { reason: 'test' },
  })
  await world.workThrough({ minutes: 1 })
  expect(await world.view()).toMatchObject({ state: 'ENDED', taken: 0 })
  expect(await world.learners()).toEqual([])
})

test('a payer who leaves the site pays no more, and the others keep what is paid', async () => {
  const world = await aTeam({ takesSeat: true })
  const { app, channelSeq, minaSeq } = world
  await world.seated('Jun')
  const leaves = async (userSeq: number) => {
    const ctx = await app.contextFor(channelSeq)
    await ctx.transaction((tx) => emit(tx, memberLeft, { userSeq: userSeq as never }))
    await app.workOnce()
  }
  await leaves(minaSeq)
  expect(await world.view()).toMatchObject({ state: 'CANCEL_AT_END', taken: 1, hasOwnSeat: false })
  expect(await world.learners()).toEqual(['Jun'])
  await world.passDays(31)
  expect(await world.view()).toMatchObject({ state: 'ENDED', taken: 0 })
  expect(await world.learners()).toEqual([])
  expect(world.provider.paidCount()).toBe(1)
})
