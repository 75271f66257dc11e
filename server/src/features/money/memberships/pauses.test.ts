import { expect, test } from 'vitest'
import * as api from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { orderRefunded } from 'contract/money/orders/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'

/** A member who learns by a membership that may be paused for so many days a year. */
async function aPausable(pauseDays = 30) {
  const world = await aMembership()
  const { owner, ref, body, mina, channelSeq, courseRef, add, clock } = world
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, pauseDays } })
  await world.registerCard(mina)
  const { subscriptionSeq } = await world.join(mina)
  await mina.call(api.enterByMembership, courseRef)
  await world.app.workOnce()
  const joinedRef = { channelSeq, subscriptionSeq }
  return {
    ...world,
    joinedRef,
    pause: (days: number) => mina.call(api.pauseMembership, { ...joinedRef, body: { days } }),
    resume: () => mina.call(api.endMembershipPause, joinedRef),
    own: async () => (await world.mine(mina))[0],
    async mayLearn() {
      const rows = await add.all(
        `select 1 as one from access_grants where starts_at <= $1 and ended_at is null and (ends_at is null or ends_at > $1)`,
        [clock.now],
      )
      return rows.length === 1
    },
    places: () => add.all('select state, is_resting from enrolments'),
    subjects: () => world.mails.map(({ subject }) => subject.replace(/^\[.*?\] /, '')),
  }
}

test('a pause begins tomorrow: access rests and the seat stays, nothing is charged, and no paid day is lost', async () => {
  const world = await aPausable()
  await world.passDays(4)
  expect(await world.own()).toMatchObject({ pause: null, pausableDays: 30 })
  expect(await world.pause(10)).toMatchObject({
    state: 'ACTIVE',
    periodEnd: '2026-12-31',
    next: { at: '2026-12-30T15:00:00.000Z', amount: MONTH },
    pause: {
      startsOn: '2026-11-26',
      endsOn: '2026-12-06',
      isResting: false,
      periodEndIfResumed: '2026-12-21',
    },
    pausableDays: 0,
  })
  expect(await world.mayLearn()).toBe(true)
  const access: boolean[] = []
  for (let day = 0; day < 11; day += 1) {
    await world.passDays(1)
    access.push(await world.mayLearn())
  }
  expect(access).toEqual([...Array.from({ length: 10 }, () => false), true])
  expect(await world.places()).toEqual([{ state: 'APPROVED', is_resting: false }])
  expect(await world.own()).toMatchObject({ pause: null, periodEnd: '2026-12-31', pausableDays: 20 })
  await world.passDays(24)
  expect(world.provider.paidCount()).toBe(1)
  await world.passDays(1)
  expect(world.provider.paidCount()).toBe(2)
  expect(await world.own()).toMatchObject({ periodStart: '2026-12-31', periodEnd: '2027-01-31' })
  expect(await world.mayLearn()).toBe(true)
})

test('the seat of who pauses is given to nobody, and who resumes early learns at once', async () => {
  const world = await aPausable()
  await world.pause(30)
  await world.passDays(3)
  expect(await world.places()).toEqual([{ state: 'APPROVED', is_resting: true }])
  await expect(world.mina.call(api.enterByMembership, world.courseRef)).refuses('MEMBERSHIP_PAUSED')
  expect(await world.own()).toMatchObject({ pause: { isResting: true, periodEndIfResumed: '2026-12-23' } })
  const { list } = await world.mina.call(listMyCourses, { channelSeq: world.channelSeq })
  expect(list).toMatchObject([{ state: 'APPROVED', isResting: true }])
  expect(await world.resume()).toMatchObject({
    pause: null,
    periodEnd: '2026-12-23',
    next: { at: '2026-12-22T15:00:00.000Z' },
    pausableDays: 28,
  })
  expect(await world.mayLearn()).toBe(true)
  expect(await world.resume()).toMatchObject({ periodEnd: '2026-12-23' })
})

test('a pause that is taken back on its day never was', async () => {
  const world = await aPausable()
  await world.pause(7)
  expect(await world.resume()).toMatchObject({ pause: null, periodEnd: '2026-12-21', pausableDays: 30 })
  await world.passDays(2)
  expect(await world.mayLearn()).toBe(true)
  await world.pause(7)
  await expect(world.pause(7)).refuses('SUBSCRIPTION_UNCHANGEABLE')
})

test('members pause as far as the membership allows, and staff beyond it with a reason that stays', async () => {
  const world = await aPausable(5)
  const { owner, mina, joinedRef, add } = world
  await expect(world.pause(6)).refuses('PAUSE_DAYS_USED')
  const forMina = { ...joinedRef, body: { days: 20, reason: '수술로 입원' } }
  await expect(mina.call(settings.pauseForMember, forMina)).refuses('NOT_ALLOWED')
  await owner.call(settings.pauseForMember, forMina)
  await world.passDays(2)
  expect(await world.mayLearn()).toBe(false)
  await owner.call(settings.resumeForMember, { ...joinedRef, body: { reason: '일찍 퇴원' } })
  expect(await world.mayLearn()).toBe(true)
  expect(await world.own()).toMatchObject({ periodEnd: '2026-12-22', pausableDays: 5 })
  const actions = await add.all<{ action: string; about: string; after: object }>(
    "select action, about, after from staff_actions where action like 'memberships.%ForMember' order by staff_action_seq",
  )
  expect(actions).toMatchObject([
    {
      action: 'memberships.pauseForMember',
      about: 'Mina · 올클래스',
      after: { days: 20, reason: '수술로 입원' },
    },
    { action: 'memberships.resumeForMember', about: 'Mina · 올클래스', after: { reason: '일찍 퇴원' } },
  ])
})

test('without an allowance, while it is free, unpaid or cancelled nobody pauses', async () => {
  const world = await aPausable(0)
  const { mina, joinedRef, owner, ref, body, channelSeq } = world
  expect(await world.own()).toMatchObject({ pausableDays: 0 })
  await expect(world.pause(1)).refuses('PAUSE_DAYS_USED')
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, pauseDays: 90 } })
  await mina.call(api.cancelMembership, joinedRef)
  await expect(world.pause(1)).refuses('SUBSCRIPTION_UNCHANGEABLE')
  await mina.call(api.resumeMembership, joinedRef)
  world.provider.declines = true
  await world.passDays(30)
  expect(await world.own()).toMatchObject({ state: 'PAST_DUE', pausableDays: 0 })
  await expect(world.pause(1)).refuses('SUBSCRIPTION_UNCHANGEABLE')
  await expect(owner.call(api.pauseMembership, { ...joinedRef, body: { days: 1 } })).refuses('NOT_FOUND')
  expect(await mina.call(api.listMyMemberships, { channelSeq })).toMatchObject({ list: [{ pause: null }] })
})

test('who cancels while it is paused keeps the days that are paid, after the pause', async () => {
  const world = await aPausable()
  const { mina, joinedRef } = world
  await world.passDays(9)
  await world.pause(30)
  await world.passDays(5)
  expect(await mina.call(api.cancelMembership, joinedRef)).toMatchObject({
    state: 'CANCEL_AT_END',
    periodEnd: '2027-01-20',
    pause: { isResting: true },
  })
  await world.passDays(26)
  expect(await world.mayLearn()).toBe(true)
  await world.passDays(19)
  expect(await world.own()).toMatchObject({ state: 'CANCEL_AT_END' })
  await world.passDays(1)
  expect(await world.own()).toMatchObject({ state: 'ENDED', pause: null })
  expect(await world.mayLearn()).toBe(false)
  expect(world.provider.paidCount()).toBe(1)
})

test('who pauses on the last day that is paid is charged once it goes on', async () => {
  const world = await aPausable()
  await world.passDays(29)
  expect(await world.pause(14)).toMatchObject({
    periodEnd: '2027-01-04',
    pause: { periodEndIfResumed: '2026-12-21' },
  })
  await world.passDays(5)
  expect(world.provider.paidCount()).toBe(1)
  expect(await world.resume()).toMatchObject({ periodEnd: '2026-12-25' })
  await world.passTimers()
  expect(world.provider.paidCount()).toBe(2)
  expect(await world.own()).toMatchObject({ periodStart: '2026-12-25', periodEnd: '2027-01-25' })
  expect(await world.mayLearn()).toBe(true)
})

test('members read of a pause, three days before it goes on by itself, and when it went on before', async () => {
  const world = await aPausable()
  const ofPause = () => world.subjects().filter((subject) => /일시정지|다시 시작/.test(subject))
  await world.pause(10)
  await world.app.workOnce()
  expect(ofPause()).toEqual(['멤버십이 일시정지됩니다'])
  await world.passDays(7)
  expect(ofPause()).toHaveLength(1)
  await world.passDays(1)
  await world.passDays(1)
  expect(ofPause()).toEqual(['멤버십이 일시정지됩니다', '멤버십이 곧 다시 시작됩니다'])
  await world.resume()
  await world.app.workOnce()
  expect(ofPause().at(-1)).toBe('멤버십이 다시 시작되었습니다')
  // Of a few days nobody is reminded.
  await world.pause(3)
  await world.passDays(5)
  expect(ofPause()).toHaveLength(4)
})

test('money that was given back ends a membership that rests', async () => {
  const world = await aPausable()
  const { app, add, channelSeq } = world
  await world.pause(10)
  await world.passDays(2)
  const [order] = await add.all<{ order_no: string }>('select order_no from orders')
  await add.all(
    `with given as (update order_items set refunded_amount = paid_amount)
     update orders set state = 'REFUNDED', refunded_amount = paid_amount`,
  )
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, orderRefunded, { orderNo: order?.order_no ?? '', amount: MONTH }))
  await app.workOnce()
  await app.workOnce()
  expect(await world.own()).toMatchObject({ state: 'ENDED', pause: null, next: null })
  expect(await world.places()).toEqual([{ state: 'EXPIRED', is_resting: false }])
})
