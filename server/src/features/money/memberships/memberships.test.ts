import { expect, test } from 'vitest'
import * as api from 'contract/money/memberships/api'
import { orderRefunded } from 'contract/money/orders/events'
import { memberLeft } from 'contract/people/members/events'
import * as settings from 'contract/money/memberships/settings.api'
import { listMyOrders, listSales } from 'contract/money/orders/api'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aMembership, MONTH, YEAR } from '../../../testing/memberships-world.ts'
import { buy } from '../../../testing/orders-world.ts'

type World = Awaited<ReturnType<typeof aMembership>>
const grants = ({ add, courseRef, clock }: World) =>
  add.all<{ n: number }>(
    `select count(*)::int as n from access_grants where course_seq = $1 and starts_at <= $2 and ended_at is null
      and (ends_at is null or ends_at > $2)`,
    [courseRef.courseSeq, clock.now],
  )
const hasAccess = async (world: World) => (await grants(world))[0]?.n === 1
const enter = ({ mina, courseRef }: World) => mina.call(api.enterByMembership, courseRef)

async function joined() {
  const world = await aMembership()
  await world.registerCard(world.mina)
  const membership = await world.join(world.mina)
  await enter(world)
  const { channelSeq } = world
  return { ...world, membership, joinedRef: { channelSeq, subscriptionSeq: membership.subscriptionSeq } }
}

test('visitors see what is on sale and what opens a class, and no draft', async () => {
  const { ref, owner, visitor, courseRef, channelSeq, body } = await aMembership()
  const draft = await owner.call(settings.createMembership, { channelSeq, body })
  expect(await visitor.call(api.listMemberships, { channelSeq })).toMatchObject([
    {
      membershipSeq: ref.membershipSeq,
      classCount: 1,
      isOnSale: true,
      terms: [{ months: 1 }, { months: 12 }],
    },
  ])
  expect(await visitor.call(api.listMembershipsOfClass, courseRef)).toHaveLength(1)
  expect((await visitor.call(api.getMembership, ref)).classes).toMatchObject([
    { courseSeq: courseRef.courseSeq },
  ])
  await expect(visitor.call(api.getMembership, { channelSeq, ...draft })).refuses('NOT_FOUND')
})

test('joining charges the card of the member, is a sale like others, and opens the class', async () => {
  const world = await joined()
  const { mina, owner, channelSeq, add, app } = world
  expect(world.membership).toMatchObject({
    state: 'ACTIVE',
    months: 1,
    periodStart: '2026-11-21',
    periodEnd: '2026-12-21',
    next: { amount: MONTH, months: 1 },
  })
  await app.workOnce()
  expect(await hasAccess(world)).toBe(true)
  const orders = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(orders.list).toMatchObject([
    { title: '올클래스', courseSeq: null, state: 'PAID', paidAmount: MONTH, isSandbox: true },
  ])
  const sales = await owner.call(listSales, { channelSeq, query: {} })
  expect(sales).toMatchObject({ total: 1, paidSum: MONTH, list: [{ title: '올클래스', count: 1 }] })
  expect(await add.all('select kind, amount::int from money_entries')).toEqual([
    { kind: 'CAPTURE', amount: MONTH },
  ])
  expect(await world.add.all('select count(*)::int as n from membership_orders')).toEqual([{ n: 1 }])
  const [mail] = world.mails.filter(
    ({ subject }) => subject.includes('결제되었습니다') && subject.includes('멤버십'),
  )
  expect(mail?.text).toContain('‘올클래스’ 멤버십 이용 요금을 받았습니다.')
  expect(mail?.text).not.toContain('클래스가')
})

test('without a card, with a declined one, at another price and a second time nobody joins', async () => {
  const world = await aMembership()
  const { mina, ref } = world
  await expect(world.join(mina)).refuses('CARD_MISSING')
  await world.registerCard(mina)
  world.provider.declines = true
  await expect(world.join(mina)).refuses('MEMBERSHIP_NOT_PAID')
  expect(await world.mine(mina)).toEqual([])
  world.provider.declines = false
  const cheaper = { months: 1, price: MONTH - 1, isAgreed: true } as const
  await expect(mina.call(api.joinMembership, { ...ref, body: cheaper })).refuses('MEMBERSHIP_PRICE_CHANGED')
  const unsold = { months: 3, price: MONTH, isAgreed: true } as const
  await expect(mina.call(api.joinMembership, { ...ref, body: unsold })).refuses('MEMBERSHIP_NOT_ON_SALE')
  await world.join(mina)
  await expect(world.join(mina)).refuses('MEMBERSHIP_JOINED')
  expect(world.provider.paidCount()).toBe(1)
})

test('each month is charged at the price that was agreed, whatever new members pay, and access goes on', async () => {
  const world = await joined()
  const { owner, ref, body, mina, channelSeq } = world
  await owner.call(settings.modifyMembership, {
    ...ref,
    body: { ...body, terms: [{ months: 1, price: 20_000 }] },
  })
  const access: boolean[] = []
  for (let day = 0; day < 65; day += 1) {
    await world.passDays(1)
    access.push(await hasAccess(world))
  }
  expect(access.every(Boolean)).toBe(true)
  const orders = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(orders.list.map(({ paidAmount }) => paidAmount)).toEqual([MONTH, MONTH, MONTH])
})

test('a renewal that fails is tried three times, while access stays, and then all ends', async () => {
  const world = await joined()
  world.provider.declines = true
  await world.passDays(29)
  const days: string[] = []
  for (let day = 0; day < 8; day += 1) {
    await world.passDays(1)
    const [membership] = await world.mine(world.mina)
    days.push(`${membership?.state} ${await hasAccess(world)}`)
  }
  expect(days).toEqual([
    'PAST_DUE true',
    'PAST_DUE true',
    'PAST_DUE true',
    'PAST_DUE true',
    'PAST_DUE true',
    'ENDED false',
    'ENDED false',
    'ENDED false',
  ])
  const subjects = world.mails.map(({ subject }) => subject)
  expect(subjects.filter((one) => one.includes('결제되지 않았습니다'))).toHaveLength(3)
  expect(subjects.filter((one) => one.includes('멤버십이 종료되었습니다'))).toHaveLength(1)
})

test('another card pays at once what was not paid', async () => {
  const world = await joined()
  world.provider.declines = true
  await world.passDays(31)
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'PAST_DUE' }])
  world.provider.declines = false
  await world.registerCard(world.mina)
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'ACTIVE', periodEnd: '2027-01-21' }])
  expect(await hasAccess(world)).toBe(true)
  expect(world.provider.paidCount()).toBe(2)
})

test('a cancelled membership lasts until its period ends; before that it can be taken back', async () => {
  const world = await joined()
  const { mina, joinedRef } = world
  await mina.call(api.cancelMembership, joinedRef)
  expect(await mina.call(api.resumeMembership, joinedRef)).toMatchObject({
    state: 'ACTIVE',
    next: { amount: MONTH },
  })
  expect(await mina.call(api.cancelMembership, joinedRef)).toMatchObject({
    state: 'CANCEL_AT_END',
    next: null,
  })
  await world.passDays(29)
  expect(await hasAccess(world)).toBe(true)
  await world.passDays(1)
  expect(await hasAccess(world)).toBe(false)
  expect(await world.mine(mina)).toMatchObject([{ state: 'ENDED' }])
  await expect(mina.call(api.resumeMembership, joinedRef)).refuses('SUBSCRIPTION_UNCHANGEABLE')
  expect(world.provider.paidCount()).toBe(1)
})

test('who joins again finds the same place with what was learned in it', async () => {
  const world = await joined()
  const { mina, joinedRef } = world
  const places = () => world.add.all('select attend_seq::int, state, source from enrolments')
  const [place] = await places()
  await mina.call(api.cancelMembership, joinedRef)
  await world.passDays(31)
  expect(await places()).toMatchObject([{ state: 'EXPIRED', source: 'MEMBERSHIP' }])
  await world.join(mina)
  await enter(world)
  expect(await places()).toEqual([place])
  expect(await hasAccess(world)).toBe(true)
})

test('a place that was bought stays when the membership ends', async () => {
  const world = await aMembership()
  const { mina, courseRef, channelSeq } = world
  await buy(mina, courseRef)
  await world.registerCard(mina)
  const { subscriptionSeq } = await world.join(mina)
  await expect(enter(world)).refuses('ALREADY_ENROLLED')
  await mina.call(api.cancelMembership, { channelSeq, subscriptionSeq })
  await world.passDays(32)
  expect(await hasAccess(world)).toBe(true)
})

test('another term begins with the next period, at the price of today', async () => {
  const world = await joined()
  const { mina, joinedRef } = world
  const year = { months: 12, price: YEAR } as const
  expect(await mina.call(api.changeMembershipTerm, { ...joinedRef, body: year })).toMatchObject({
    months: 1,
    next: { months: 12, amount: YEAR },
  })
  await world.passDays(31)
  expect(await world.mine(mina)).toMatchObject([{ months: 12, price: YEAR, periodEnd: '2027-12-21' }])
})

test('only what a membership opens is entered by it, and only by its members', async () => {
  const world = await aMembership()
  await expect(enter(world)).refuses('MEMBERSHIP_NEEDED')
})

test('nobody changes the membership of somebody else', async () => {
  const { owner, joinedRef } = await joined()
  await expect(owner.call(api.cancelMembership, joinedRef)).refuses('NOT_FOUND')
})

test('what members are in is stopped and not deleted; stopped, it goes on for them alone', async () => {
  const world = await joined()
  const { owner, ref, channelSeq } = world
  await expect(owner.call(settings.deleteMembership, ref)).refuses('MEMBERSHIP_IN_USE')
  await owner.call(settings.setMembershipState, { ...ref, body: { state: 'STOPPED' } })
  await world.registerCard(owner)
  await expect(world.join(owner)).refuses('MEMBERSHIP_NOT_ON_SALE')
  await world.passDays(31)
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'ACTIVE', periodEnd: '2027-01-21' }])
  expect(await owner.call(settings.listManagedMemberships, { channelSeq, query: {} })).toMatchObject({
    list: [{ state: 'STOPPED', memberCount: 1 }],
    total: 1,
  })
})

test('staff search memberships, put them in order, complete them before they are sold, and delete them', async () => {
  const { owner, channelSeq, ref, body } = await aMembership()
  const empty = { ...body, name: '아직 없음', terms: [] }
  const { membershipSeq } = await owner.call(settings.createMembership, { channelSeq, body: empty })
  const other = { channelSeq, membershipSeq }
  await expect(owner.call(settings.setMembershipState, { ...other, body: { state: 'ON_SALE' } })).refuses(
    'MEMBERSHIP_INCOMPLETE',
  )
  await expect(owner.call(settings.modifyMembership, { ...ref, body: { ...body, terms: [] } })).refuses(
    'MEMBERSHIP_INCOMPLETE',
  )
  const names = async (query = {}) =>
    (await owner.call(settings.listManagedMemberships, { channelSeq, query })).list.map(({ name }) => name)
  await owner.call(settings.orderMemberships, { channelSeq, body: { membershipSeqs: [membershipSeq] } })
  expect(await names()).toEqual(['아직 없음', '올클래스'])
  expect(await names({ q: '올클' })).toEqual(['올클래스'])
  expect(await names({ state: 'DRAFT' })).toEqual(['아직 없음'])
  expect(await owner.call(settings.getManagedMembership, other)).toMatchObject({ terms: [], state: 'DRAFT' })
  await owner.call(settings.deleteMembership, other)
  expect(await names()).toEqual(['올클래스'])
})

test('who gets all money of the running period back is in no longer', async () => {
  const world = await joined()
  const { app, add, channelSeq, mina } = world
  await app.workOnce()
  const [order] = await add.all<{ order_no: string }>('select order_no from orders')
  await add.all(
    `with given as (update order_items set refunded_amount = paid_amount)
     update orders set state = 'REFUNDED', refunded_amount = paid_amount`,
  )
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, orderRefunded, { orderNo: order?.order_no ?? '', amount: MONTH }))
  await app.workOnce()
  await app.workOnce()
  expect(await hasAccess(world)).toBe(false)
  expect(await world.mine(mina)).toMatchObject([{ state: 'ENDED', next: null }])
})

test('who leaves the site pays nothing more, and their card is forgotten', async () => {
  const world = await joined()
  const { app, channelSeq, minaSeq, add } = world
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberLeft, { userSeq: minaSeq }))
  await app.workOnce()
  await app.workOnce()
  expect(await add.all('select state from subscriptions')).toEqual([{ state: 'ENDED' }])
  expect(await add.all('select state from billing_cards')).toEqual([{ state: 'REMOVED' }])
  expect(await hasAccess(world)).toBe(false)
})

test('once the site takes real money the card of test payments has to be named again', async () => {
  const world = await joined()
  const { add, mina, channelSeq } = world
  const { card } = await mina.call(api.listMyMemberships, { channelSeq })
  expect(card).toMatchObject({ cardEnd: '4242', isTest: true })
  await add.row('merchants', {
    channel_seq: channelSeq,
    provider: 'toss',
    mode: 'live',
    account_key: 'live_ck_1',
    public_keys: '{}',
    sealed_keys: '{}',
    secret_ends: '{}',
    pay_methods: '{CARD}',
    notice_token: 't'.repeat(32),
    connected_at: world.clock.now,
    checked_at: world.clock.now,
  })
  expect(await mina.call(api.listMyMemberships, { channelSeq })).toMatchObject({ card: null, mode: 'OFF' })
  await world.passDays(31)
  expect(await world.mine(mina)).toMatchObject([{ state: 'PAST_DUE' }])
  expect(world.provider.paidCount()).toBe(1)
})

test('a site has up to thirty memberships', async () => {
  const { owner, channelSeq, body, add } = await aMembership()
  await add.all(
    `insert into memberships (channel_seq, name, state, sort, created_at, updated_at)
     select $1, 'one of many', 'DRAFT', n, now(), now() from generate_series(2, 30) n`,
    [channelSeq],
  )
  await expect(owner.call(settings.createMembership, { channelSeq, body })).refuses('MEMBERSHIPS_FULL')
})
