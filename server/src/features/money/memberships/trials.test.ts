import { expect, test } from 'vitest'
import * as api from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'

const trial = { months: 1, price: MONTH, trialDays: 7, isAgreed: true } as const
const paid = { ...trial, trialDays: 0 } as const

/** A membership that begins with seven free days, and a member with a card. */
async function aTrial() {
  const world = await aMembership()
  const { owner, ref, body, mina, channelSeq, courseRef, add } = world
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, trialDays: 7 } })
  await world.registerCard(mina)
  return {
    ...world,
    joinWith: (choice: typeof trial | typeof paid) => mina.call(api.joinMembership, { ...ref, body: choice }),
    cancel: async () => {
      const [membership] = await world.mine(mina)
      if (!membership) throw new Error('mina is in no membership')
      return mina.call(api.cancelMembership, { channelSeq, subscriptionSeq: membership.subscriptionSeq })
    },
    enter: () => mina.call(api.enterByMembership, courseRef),
    grants: () =>
      add.all(
        'select 1 as one from access_grants where starts_at <= $1 and ended_at is null and (ends_at is null or ends_at > $1)',
        [world.clock.now],
      ),
    joinedBefore: async () => (await mina.call(api.listMyMemberships, { channelSeq })).joinedBefore,
    subjects: () => world.mails.map(({ subject }) => subject.replace(/^\[.*?\] /, '')),
  }
}

test('free days open the class at once, and the first payment comes when they are over', async () => {
  const world = await aTrial()
  const { visitor, ref, mina, provider } = world
  expect(await visitor.call(api.getMembership, ref)).toMatchObject({ trialDays: 7 })
  expect(await world.joinWith(trial)).toMatchObject({
    state: 'ACTIVE',
    isTrial: true,
    periodStart: '2026-11-21',
    periodEnd: '2026-11-28',
    next: { at: '2026-11-27T15:00:00.000Z', amount: MONTH, months: 1 },
  })
  await world.enter()
  await world.passDays(6)
  expect(provider.paidCount()).toBe(0)
  expect(await world.grants()).toHaveLength(1)
  await world.passDays(1)
  expect(await world.mine(mina)).toMatchObject([
    { state: 'ACTIVE', isTrial: false, periodStart: '2026-11-28', periodEnd: '2026-12-28' },
  ])
  expect(provider.paidCount()).toBe(1)
  expect(await world.grants()).toHaveLength(1)
  expect(world.subjects()).toEqual(
    expect.arrayContaining([
      '멤버십 무료 체험이 시작되었습니다',
      '멤버십 무료 체험이 곧 끝납니다',
      '멤버십 결제가 완료되었습니다',
    ]),
  )
})

test('members read of the end of their free days three days before it, and once', async () => {
  const world = await aTrial()
  await world.joinWith(trial)
  const reminders = () => world.subjects().filter((subject) => subject.includes('곧 끝납니다')).length
  await world.passDays(3)
  expect(reminders()).toBe(0)
  await world.passDays(1)
  expect(reminders()).toBe(1)
  await world.passDays(2)
  expect(reminders()).toBe(1)
})

test('who cancels while it is free learns until the last free day and pays nothing', async () => {
  const world = await aTrial()
  await world.joinWith(trial)
  await world.enter()
  expect(await world.cancel()).toMatchObject({ state: 'CANCEL_AT_END', next: null })
  await world.passDays(6)
  expect(await world.grants()).toHaveLength(1)
  await world.passDays(2)
  expect(await world.grants()).toEqual([])
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'ENDED' }])
  expect(world.provider.paidCount()).toBe(0)
})

test('free days are there once for each person', async () => {
  const world = await aTrial()
  await world.joinWith(trial)
  await world.cancel()
  await world.passDays(8)
  expect(await world.joinedBefore()).toEqual([world.ref.membershipSeq])
  await expect(world.joinWith(trial)).refuses('MEMBERSHIP_TRIAL_USED')
  expect(await world.joinWith(paid)).toMatchObject({ state: 'ACTIVE', isTrial: false })
  expect(world.provider.paidCount()).toBe(1)
})

test('nobody pays at once what they would get free, nor gets free days that were taken back', async () => {
  const world = await aTrial()
  await expect(world.joinWith(paid)).refuses('MEMBERSHIP_PRICE_CHANGED')
  await world.owner.call(settings.modifyMembership, { ...world.ref, body: world.body })
  await expect(world.joinWith(trial)).refuses('MEMBERSHIP_PRICE_CHANGED')
  expect(await world.mine(world.mina)).toEqual([])
  expect(await world.joinedBefore()).toEqual([])
  // The payment that was refused was never asked for.
  expect(world.provider.paidCount()).toBe(0)
})

test('free days need a card, so that what comes after them is no surprise', async () => {
  const { owner, ref, body } = await aTrial()
  await expect(owner.call(api.joinMembership, { ...ref, body: trial })).refuses('CARD_MISSING')
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, trialDays: 30 } })
  await expect(owner.call(api.joinMembership, { ...ref, body: { ...trial, trialDays: 30 } })).refuses(
    'CARD_MISSING',
  )
})

test('a card that is declined after the free days is tried again as any other', async () => {
  const world = await aTrial()
  await world.joinWith(trial)
  world.provider.declines = true
  await world.passDays(7)
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'PAST_DUE' }])
  await world.passDays(6)
  expect(await world.mine(world.mina)).toMatchObject([{ state: 'ENDED' }])
  await expect(world.joinWith(trial)).refuses('MEMBERSHIP_TRIAL_USED')
})
