import { expect, test } from 'vitest'
import { removeBillingCard } from 'contract/money/billing/api'
import * as api from 'contract/money/plan-subscriptions/api'
import * as operatorApi from 'contract/money/plan-subscriptions/operator.api'
import { switchPlans } from 'contract/system/plans/api'
import { aSiteWithPlans } from '../../../testing/plans-world.ts'
import { endGivenPlans } from './site-plans.service.ts'

test('without plans a site uses what it likes and nothing can be chosen', async () => {
  const { boss, owner, here, info } = await aSiteWithPlans({ hasCard: false })
  await boss.call(switchPlans, { body: { isOn: false } })
  expect(await info()).toMatchObject({ isOn: false, plan: null, plans: [], canChange: false, saasYn: 'N' })
  expect(await owner.call(api.getPlanUsage, here)).toMatchObject({ staffLimit: null, storageBytes: null })
  await expect(owner.call(api.previewPlan, { ...here, query: { planCd: 'PRO' } })).refuses('PLANS_OFF')
  const register = owner.call(api.registerPlanCoupon, { ...here, body: { code: 'NONE' } })
  await expect(register).refuses('PLANS_OFF')
})

test('a site begins on the free plan, pays for another at once, and its settings say so', async () => {
  const { info, preview, choose, saasYn, owner, here, provider } = await aSiteWithPlans()
  expect(await info()).toMatchObject({ plan: { planCd: 'FREE' }, subscription: null, canChange: true })
  expect(await preview('PRO')).toEqual({
    kind: 'START',
    amount: 79_000,
    discount: 0,
    startsOn: '2026-11-21',
    next: { on: '2026-12-21', amount: 79_000 },
    over: [],
  })
  expect(await saasYn()).toBe('N')
  expect(await choose('PRO')).toMatchObject({
    plan: { planCd: 'PRO' },
    saasYn: 'Y',
    subscription: { state: 'ACTIVE', planCd: 'PRO', nextAmount: 79_000, periodEnd: '2026-12-21' },
  })
  expect(await saasYn()).toBe('Y')
  expect(provider.paidCount()).toBe(1)
  const history = await owner.call(api.listPlanCharges, { ...here, query: {} })
  expect(history).toMatchObject({ total: 1, list: [{ planCd: 'PRO', amount: 79_000, state: 'PAID' }] })
})

test('without a card, with a declined one and for another price than was read nothing changes', async () => {
  const { choose, info, registerCard, provider, owner, here } = await aSiteWithPlans({ hasCard: false })
  await expect(choose('BASIC')).refuses('CARD_MISSING')
  await registerCard()
  provider.declines = true
  await expect(choose('BASIC')).refuses('PLAN_NOT_PAID')
  provider.declines = false
  const cheap = { planCd: 'BASIC', termMonths: 1, amount: 100 } as const
  await expect(owner.call(api.updatePlan, { ...here, body: cheap })).refuses('PLAN_PRICE_CHANGED')
  expect(await info()).toMatchObject({ plan: { planCd: 'FREE' }, subscription: null })
  expect(provider.paidCount()).toBe(0)
})

test('a dearer plan begins at once for the rest of the period, a cheaper one and a year with the next', async () => {
  const { choose, preview, days, info, chargesOf } = await aSiteWithPlans()
  await choose('BASIC')
  await days(15)
  expect(await preview('PRO')).toMatchObject({ kind: 'NOW', amount: 25_000, startsOn: '2026-12-06' })
  expect(await choose('PRO')).toMatchObject({ plan: { planCd: 'PRO' } })
  expect(await preview('BASIC', 12)).toMatchObject({
    kind: 'LATER',
    amount: 0,
    startsOn: '2026-12-21',
    next: { on: '2026-12-21', amount: 290_000 },
  })
  expect(await choose('BASIC', 12)).toMatchObject({
    plan: { planCd: 'PRO' },
    subscription: { next: { planCd: 'BASIC', termMonths: 12 }, nextAmount: 290_000 },
  })
  await choose('PRO')
  expect((await info()).subscription?.nextAmount, 'what was chosen for later is dropped').toBe(79_000)
  await choose('BASIC', 12)
  await days(16)
  expect(await info()).toMatchObject({ plan: { planCd: 'BASIC' }, subscription: { periodEnd: '2027-12-21' } })
  expect((await chargesOf()).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'PERIOD 29000',
    'UPGRADE 25000',
    'PERIOD 290000',
  ])
})

test('a dearer plan that the card does not pay leaves the present one', async () => {
  const { choose, provider, info } = await aSiteWithPlans()
  await choose('BASIC')
  provider.declines = true
  await expect(choose('PRO')).refuses('PLAN_NOT_PAID')
  expect(await info()).toMatchObject({ plan: { planCd: 'BASIC' }, subscription: { planCd: 'BASIC' } })
})

test('a dearer plan whose payment nobody knows of begins once it is known', async () => {
  const { choose, provider, info, clock, passTimer, workThrough } = await aSiteWithPlans()
  await choose('BASIC')
  provider.losesAnswer = true
  expect(await choose('PRO')).toMatchObject({ plan: { planCd: 'BASIC' } })
  await expect(choose('PRO')).refuses('SUBSCRIPTION_UNCHANGEABLE')
  clock.pass({ minutes: 10 })
  await passTimer()
  await workThrough({ minutes: 1 })
  expect(await info()).toMatchObject({ plan: { planCd: 'PRO' } })
  expect(provider.paidCount()).toBe(2)
})

test('the renewal is switched off and on; off, the plan ends with its period', async () => {
  const { choose, owner, here, days, info, provider } = await aSiteWithPlans()
  await expect(owner.call(api.subscribeOff, here)).refuses('NOT_FOUND')
  await choose('PRO')
  expect(await owner.call(api.subscribeOff, here)).toMatchObject({
    plan: { planCd: 'PRO' },
    canChange: false,
    subscription: { state: 'CANCEL_AT_END', nextAmount: null },
  })
  await expect(choose('BASIC')).refuses('SUBSCRIPTION_UNCHANGEABLE')
  const on = { subscription: { state: 'ACTIVE', nextAmount: 79_000 } }
  expect(await owner.call(api.subscribeOn, here)).toMatchObject(on)
  expect(await owner.call(api.subscribeOn, here)).toMatchObject(on)
  await days(31)
  expect(provider.paidCount()).toBe(2)
  expect(await choose('FREE')).toMatchObject({ subscription: { state: 'CANCEL_AT_END' } })
  await days(35)
  expect(await info()).toMatchObject({ plan: { planCd: 'FREE' }, subscription: null, saasYn: 'N' })
  expect(provider.paidCount()).toBe(2)
})

test('an unpaid plan stays while the card is tried again, then the site is on the free plan and keeps everything', async () => {
  const { choose, days, info, provider, add } = await aSiteWithPlans()
  await choose('PRO')
  const countMembers = () => add.all('select count(*)::int as count from members')
  const before = await countMembers()
  provider.declines = true
  await days(31)
  expect(await info()).toMatchObject({
    plan: { planCd: 'PRO' },
    canChange: false,
    subscription: { state: 'PAST_DUE' },
  })
  await days(6)
  expect(await info()).toMatchObject({ plan: { planCd: 'FREE' }, subscription: null })
  expect(await countMembers()).toEqual(before)
  provider.declines = false
  expect(await choose('BASIC')).toMatchObject({ plan: { planCd: 'BASIC' } })
})

test('another card within the grace pays what is due', async () => {
  const { choose, days, info, owner, here, registerCard } = await aSiteWithPlans()
  await choose('PRO')
  await owner.call(removeBillingCard, here)
  await days(31)
  expect(await info()).toMatchObject({ hasCard: false, subscription: { state: 'PAST_DUE' } })
  await registerCard()
  await days(3)
  expect(await info()).toMatchObject({ plan: { planCd: 'PRO' }, subscription: { state: 'ACTIVE' } })
})

test('a coupon discounts the first charge only, or the next one', async () => {
  const { boss, owner, here, choose, preview, days, chargesOf, info } = await aSiteWithPlans()
  const coupon = { name: '봄 할인', endsOn: null, maxUses: 1 } as const
  await boss.call(operatorApi.createPlanCoupon, {
    body: { ...coupon, code: 'half', kind: 'PERCENT', value: 50 },
  })
  await boss.call(operatorApi.createPlanCoupon, {
    body: { ...coupon, code: 'MINUS', kind: 'AMOUNT', value: 9_000 },
  })
  const register = (code: string) => owner.call(api.registerPlanCoupon, { ...here, body: { code } })
  await register(' half ')
  await expect(register('HALF')).refuses('PLAN_COUPON_REGISTERED')
  await expect(register('WHAT')).refuses('PLAN_COUPON_UNKNOWN')

  expect(await preview('BASIC')).toMatchObject({ amount: 14_500, discount: 14_500 })
  await choose('BASIC')
  await register('MINUS')
  expect((await info()).subscription).toMatchObject({ price: 29_000, nextAmount: 20_000 })
  await days(62)

  expect((await chargesOf()).map(({ amount }) => amount)).toEqual([14_500, 20_000, 29_000])
  const { list } = await owner.call(api.listSitePlanCoupons, { ...here, query: {} })
  expect(list.map(({ code, usedAt }) => `${code} ${usedAt !== null}`)).toEqual(['MINUS true', 'HALF true'])
  const history = await owner.call(api.listPlanCharges, { ...here, query: {} })
  expect(history.list.map(({ discount }) => discount)).toEqual([0, 9_000, 14_500])
})

test('a coupon that a declined card did not use discounts the next try', async () => {
  const { boss, owner, here, choose, provider, chargesOf } = await aSiteWithPlans()
  const coupon = { name: 'x', code: 'HALF', kind: 'PERCENT', value: 50, endsOn: null, maxUses: null } as const
  await boss.call(operatorApi.createPlanCoupon, { body: coupon })
  await owner.call(api.registerPlanCoupon, { ...here, body: { code: 'HALF' } })
  provider.declines = true
  await expect(choose('BASIC')).refuses('PLAN_NOT_PAID')
  provider.declines = false
  await choose('BASIC')
  expect((await chargesOf()).map(({ amount, state }) => `${state} ${amount}`)).toEqual([
    'FAILED 14500',
    'PAID 14500',
  ])
})

test('codes run out, end, and are unique', async () => {
  const { boss, owner, otherSite, here, clock } = await aSiteWithPlans()
  const coupon = { name: 'x', kind: 'AMOUNT', value: 1_000, endsOn: null, maxUses: 1 } as const
  const create = (
    body: Partial<Omit<typeof coupon, 'endsOn' | 'value'>> & {
      code: string
      endsOn?: string | null
      value?: number
    },
  ) => boss.call(operatorApi.createPlanCoupon, { body: { ...coupon, ...body } })
  await create({ code: 'ONCE' })
  await expect(create({ code: 'ONCE' })).refuses('PLAN_COUPON_EXISTS')
  const much = { ...coupon, code: 'MUCH', kind: 'PERCENT' as const, value: 91 }
  await expect(boss.call(operatorApi.createPlanCoupon, { body: much })).refuses('PLAN_COUPON_TOO_LARGE')
  const register = (code: string) => owner.call(api.registerPlanCoupon, { ...here, body: { code } })
  await register('ONCE')
  const there = { channelSeq: otherSite.channelSeq, body: { code: 'ONCE' } }
  const far = await otherSite.owner.handedTo('sodam.localhost:3000')
  await expect(far.call(api.registerPlanCoupon, there)).refuses('PLAN_COUPON_UNKNOWN')

  await create({ code: 'TODAY', endsOn: '2026-11-21' })
  await create({ code: 'GONE' })
  const { list } = await boss.call(operatorApi.listPlanCoupons, { query: {} })
  expect(list.map(({ code, usedCount }) => `${code} ${usedCount}`)).toEqual(['GONE 0', 'TODAY 0', 'ONCE 1'])
  const [gone] = list
  if (gone) await boss.call(operatorApi.endPlanCoupon, { body: { planCouponSeq: gone.planCouponSeq } })
  await expect(register('GONE')).refuses('PLAN_COUPON_UNKNOWN')
  clock.pass({ days: 1 })
  await expect(register('TODAY')).refuses('PLAN_COUPON_UNKNOWN')
})

test('the operator gives a site a plan until a day, and its own subscription is found below it', async () => {
  const { boss, channelSeq, info, saasYn, clock, ctx } = await aSiteWithPlans()
  const give = (planCd: 'PRO' | null, until: string | null = null) =>
    boss.call(operatorApi.givePlan, { body: { givenChannelSeq: channelSeq, planCd, until } })
  await give('PRO', '2026-11-30')
  expect(await info()).toMatchObject({ plan: { planCd: 'PRO' }, given: { until: '2026-11-30' } })
  expect(await saasYn()).toBe('Y')
  const { list } = await boss.call(operatorApi.listSitePlans, { query: { q: 'har' } })
  expect(list).toMatchObject([{ channelSeq, planCd: 'PRO', given: { until: '2026-11-30' } }])
  clock.pass({ days: 9 })
  await endGivenPlans.visit(await ctx())
  expect((await info()).plan?.planCd).toBe('PRO')
  clock.pass({ days: 1 })
  await endGivenPlans.visit(await ctx())
  expect(await info()).toMatchObject({ plan: { planCd: 'FREE' }, given: null })
  await give('PRO')
  await give(null)
  expect((await info()).given).toBeNull()
  const nobody = { givenChannelSeq: 999_999 as never, planCd: null, until: null }
  await expect(boss.call(operatorApi.givePlan, { body: nobody })).refuses('NOT_FOUND')
})
