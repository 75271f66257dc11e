import { expect, test } from 'vitest'
import { findSitesWithWork } from '../../../platform/db/channels.queries.ts'
import { aSubscriber, offer } from '../../../testing/subscriptions-world.ts'
import {
  cancelSubscription,
  changePlan,
  findRunningSubscription,
  startSubscription,
} from './billing.public.ts'

async function started() {
  const world = await aSubscriber()
  await world.registerCard()
  const subscription = await world.start()
  if (!subscription) throw new Error('nothing was started')
  return { ...world, ...subscription }
}

test('the first term is charged at once, and each term after it on the day on which the one before ends', async () => {
  const world = await started()
  expect(world).toMatchObject({ state: 'ACTIVE', periodStart: '2026-11-21', periodEnd: '2026-12-21' })

  await world.passDays(29)
  expect(await world.chargesOf()).toHaveLength(1)
  await world.passDays(40)

  expect(await world.chargesOf()).toMatchObject([
    { state: 'PAID', start: '2026-11-21', end: '2026-12-21', amount: 30_000 },
    { state: 'PAID', start: '2026-12-21', end: '2027-01-21', amount: 30_000 },
    { state: 'PAID', start: '2027-01-21', end: '2027-02-21', amount: 30_000 },
  ])
  expect(world.provider.paidCount()).toBe(3)
})

test('without a card, with a declined one, and a second time nothing starts', async () => {
  const world = await aSubscriber()
  await expect(world.start()).rejects.toMatchObject({ refusal: 'CARD_MISSING' })
  expect(await world.subscriptions()).toEqual([])
  await world.registerCard()
  world.provider.declines = true
  expect(await world.start()).toMatchObject({ state: 'ENDED' })
  world.provider.declines = false
  expect(await world.start()).toMatchObject({ state: 'ACTIVE' })
  await expect(world.start()).rejects.toMatchObject({ refusal: 'SUBSCRIBED_ALREADY' })
  expect(await world.start('another')).toMatchObject({ state: 'ACTIVE' })
  expect(await findRunningSubscription((await world.ctx()).db, 'plan')).toMatchObject({ state: 'ACTIVE' })
})

test('the twelfth subscription of a connection starts as the first one did', async () => {
  const world = await aSubscriber()
  await world.registerCard()
  const states: unknown[] = []
  for (let at = 1; at <= 12; at += 1) states.push((await world.start(`plan-${at}`))?.state)
  expect(states).toEqual(Array.from({ length: 12 }, () => 'ACTIVE'))
})

test('ten presses at once start one subscription and charge once', async () => {
  const world = await aSubscriber()
  await world.registerCard()
  const ctx = await world.ctx()
  const presses = Array.from({ length: 10 }, () => startSubscription(ctx, { product: 'plan', offer }))
  await Promise.allSettled(presses)
  expect(await world.subscriptions()).toMatchObject([{ state: 'ACTIVE' }])
  expect(world.provider.paidCount()).toBe(1)
})

test('a card that declines is tried on days 1, 3 and 5, then the subscription ends', async () => {
  const world = await started()
  world.provider.declines = true
  await world.passDays(30)
  const states: string[] = []
  for (let day = 0; day < 6; day += 1) {
    const [subscription] = await world.subscriptions()
    states.push(`${subscription?.state} ${subscription?.failed_count}`)
    await world.passDays(1)
  }
  expect(states).toEqual(['PAST_DUE 1', 'PAST_DUE 2', 'PAST_DUE 2', 'PAST_DUE 3', 'PAST_DUE 3', 'ENDED 4'])
  expect((await world.chargesOf()).slice(1)).toMatchObject(
    Array.from({ length: 4 }, () => ({
      state: 'FAILED',
      fail_reason: 'REJECT_CARD_PAYMENT',
      start: '2026-12-21',
    })),
  )
  await world.passDays(40)
  expect(world.provider.charges.size).toBe(5)
})

test('another card within the grace pays the period that is due, without a gap', async () => {
  const world = await started()
  await world.removeCard()
  await world.passDays(32)
  expect(await world.subscriptions()).toMatchObject([{ state: 'PAST_DUE', failed_count: 2 }])
  await world.registerCard()
  await world.passDays(2)
  expect(await world.subscriptions()).toMatchObject([
    { state: 'ACTIVE', start: '2026-12-21', end: '2027-01-21', failed_count: 0, past_due_since: null },
  ])
})

test('cancelling keeps the paid period and charges nothing more', async () => {
  const world = await started()
  const ctx = await world.ctx()
  expect(await cancelSubscription(ctx, world.subscriptionSeq)).toMatchObject({ state: 'CANCEL_AT_END' })
  expect(await cancelSubscription(ctx, world.subscriptionSeq)).toMatchObject({ state: 'CANCEL_AT_END' })
  await world.passDays(29)
  expect(await world.subscriptions()).toMatchObject([{ state: 'CANCEL_AT_END' }])
  await world.passDays(2)
  expect(await world.subscriptions()).toMatchObject([{ state: 'ENDED' }])
  expect(world.provider.paidCount()).toBe(1)
})

test('a dearer plan costs what is left of the period, a cheaper one begins with the next', async () => {
  const world = await started()
  const { subscriptionSeq } = world
  await world.passDays(15)
  const ctx = await world.ctx()
  expect(await changePlan(ctx, subscriptionSeq, { ...offer, title: 'Max', price: 60_000 })).toMatchObject({
    title: 'Max',
    price: 60_000,
    periodEnd: '2026-12-21',
  })
  expect(
    await changePlan(ctx, subscriptionSeq, { title: 'Basic', price: 90_000, termMonths: 12 }),
  ).toMatchObject({
    title: 'Max',
    nextTitle: 'Basic',
  })
  await world.passDays(16)
  expect(await world.chargesOf()).toMatchObject([
    { kind: 'PERIOD', amount: 30_000 },
    { kind: 'UPGRADE', amount: 15_000, price: 60_000, start: '2026-11-21' },
    { kind: 'PERIOD', amount: 90_000, start: '2026-12-21', end: '2027-12-21' },
  ])
})

test('a dearer plan that the card does not pay changes nothing', async () => {
  const world = await started()
  world.provider.declines = true
  const ctx = await world.ctx()
  const changed = await changePlan(ctx, world.subscriptionSeq, { ...offer, price: 60_000 })
  expect(changed).toMatchObject({ state: 'ACTIVE', price: 30_000 })
})

test('a charge whose answer is lost is found again, and nothing else happens to it meanwhile', async () => {
  const world = await started()
  const { subscriptionSeq, provider, clock } = world
  provider.losesAnswer = true
  clock.pass({ days: 30 })
  await world.passTimer()
  expect((await world.chargesOf())[1]).toMatchObject({ state: 'REQUESTED' })
  const ctx = await world.ctx()
  await expect(changePlan(ctx, subscriptionSeq, { ...offer, price: 60_000 })).rejects.toMatchObject({
    refusal: 'SUBSCRIPTION_UNCHANGEABLE',
  })
  await world.passTimer()
  expect(await world.chargesOf()).toHaveLength(2)

  clock.pass({ minutes: 10 })
  await world.passTimer()

  expect((await world.chargesOf())[1]).toMatchObject({ state: 'PAID' })
  expect(provider.paidCount()).toBe(2)
})

test('a card that was removed while a charge of it is open is forgotten once that is settled', async () => {
  const world = await started()
  const { provider, clock, app, bugs, workThrough } = world
  provider.losesAnswer = true
  clock.pass({ days: 30 })
  await world.passTimer()
  await world.removeCard()
  await app.workOnce()
  expect(provider.cards.size).toBe(1)

  clock.pass({ minutes: 10 })
  await world.passTimer()
  await workThrough({ minutes: 10 })

  expect(await world.subscriptions()).toMatchObject([{ state: 'ACTIVE', end: '2027-01-21' }])
  expect(provider.cards.size).toBe(0)
  expect(bugs.splice(0)).toEqual([])
})

test('of many sites the timer asks only those with something due', async () => {
  const world = await started()
  const sites = () => findSitesWithWork(world.app.database.platform, 'billing.renew', world.clock.now)
  expect(await sites()).toEqual([])
  world.clock.pass({ days: 31 })
  expect(await sites()).toEqual([world.channelSeq])
  await world.passTimer()
  expect(await sites()).toEqual([])
})

test('owners read of a charge a week before it, of a failed one with the day of the next try, and of the end', async () => {
  const world = await started()
  const { mails, app, provider } = world
  const read = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      await world.passDays(1)
      await app.workOnce()
    }
    return mails
      .splice(0)
      .map(({ to, subject, text }) => `${to} ${subject} ${/\d{4}년 \d+월 \d+일/.exec(text)?.[0]}`)
  }
  await app.workOnce()
  mails.splice(0)
  expect(await read(22)).toEqual([])
  expect(await read(3)).toEqual(['haru@example.com [haru] 정기 결제 예정 안내 2026년 12월 21일'])
  provider.declines = true
  expect(await read(5)).toEqual(['haru@example.com [haru] 이용료가 결제되지 않았습니다 2026년 12월 22일'])
  await world.passDays(5)
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toContain('[haru] 이용료가 결제되지 않아 구독이 종료되었습니다')
  expect(mails.at(-1)?.text).toContain('http://haru.localhost:3000/service/servicepaymentinfo')
})

test('timers at once that learn of one declined charge count one failure', async () => {
  const world = await started()
  Object.assign(world.provider, { declines: true, losesAnswer: true })
  world.clock.pass({ days: 30 })
  await world.passTimer()
  world.clock.pass({ minutes: 10 })
  await Promise.all(Array.from({ length: 4 }, () => world.passTimer()))
  expect(await world.subscriptions()).toMatchObject([{ state: 'PAST_DUE', failed_count: 1 }])
})

test('a card of a provider that the installation gave up counts as none', async () => {
  const world = await started()
  Object.assign(world.app.ports, { billing: new Map() })
  await world.passDays(36)
  expect(await world.subscriptions()).toMatchObject([{ state: 'ENDED' }])
  expect(await world.chargesOf()).toHaveLength(1)
})
