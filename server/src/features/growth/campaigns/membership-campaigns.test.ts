import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { createCoupon, listMyCoupons } from 'contract/money/coupons/api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import * as memberships from 'contract/money/memberships/api'
import { draft, type CampaignBody } from '../../../testing/campaigns-world.ts'
import { aMembership } from '../../../testing/memberships-world.ts'
import { somebody } from '../../../testing/world.ts'

const aCoupon = {
  name: '다시 만나요',
  discountType: 'AMOUNT' as const,
  value: 5000,
  maxDiscount: null,
  minAmount: 0,
  target: 'SITE' as const,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2027-12-31T00:00:00Z',
  courseSeqs: [],
  code: null,
  hasLink: true,
  isDownloadable: false,
  totalLimit: null,
  perUserLimit: 1,
  isReturned: false,
}
/** A campaign that goes to who ended a membership, and Mina, who agreed to news, in one. */
async function aWinBack(delayDays = 7, coupon: Partial<typeof aCoupon> | null = null) {
  const world = await aMembership()
  const { owner, mina, channelSeq, add, as } = world
  const { couponInfoSeq } = coupon
    ? await owner.call(createCoupon, { channelSeq, body: { ...aCoupon, ...coupon } })
    : { couponInfoSeq: null }
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  const event = { kind: 'MEMBERSHIP_ENDED' as const, delayDays, couponInfoSeq }
  const body = { ...draft, event }
  const { campaignId } = await owner.call(api.createCampaign, { channelSeq, body })
  const campaignRef = { channelSeq, campaignId }
  await owner.call(api.sendCampaign, { ...campaignRef, body: { scheduledAt: null } })
  const kai = as(await somebody(add, { name: 'Kai', channelSeq }))
  const joinAndCancel = async (who: typeof mina) => {
    await world.registerCard(who)
    const { subscriptionSeq } = await world.join(who)
    const joinedRef = { channelSeq, subscriptionSeq }
    await who.call(memberships.cancelMembership, joinedRef)
    return joinedRef
  }
  return {
    ...world,
    kai,
    joinAndCancel,
    /** So many days pass at once, and the timers run after them. */
    async leap(days: number) {
      world.clock.pass({ days })
      await world.passTimers()
    },
    /** What waits for its day is sent. */
    wait: (days: number) => world.workThrough({ minutes: days * 24 * 60 }),
    messages: async () =>
      (await owner.call(api.listCampaignMessages, { ...campaignRef, query: {} })).list
        .map(({ name, state, reason }) => [name, state, reason])
        .toSorted(([one], [another]) => String(one).localeCompare(String(another))),
  }
}

test('who cancelled is written to some days after the end, once for each end, and only with their consent', async () => {
  const world = await aWinBack()
  const { mina, kai } = world
  await world.joinAndCancel(mina)
  await world.joinAndCancel(kai)
  await world.leap(29)
  expect(await world.messages()).toEqual([])
  await world.leap(1)
  await world.wait(6)
  expect((await world.messages()).map(([name, state]) => [name, state])).toEqual([
    ['Kai', 'QUEUED'],
    ['Mina', 'QUEUED'],
  ])
  await world.wait(1)
  expect(await world.messages()).toEqual([
    ['Kai', 'SKIPPED', 'NO_CONSENT'],
    ['Mina', 'SENT', null],
  ])
  await world.joinAndCancel(mina)
  await world.leap(31)
  await world.wait(7)
  expect((await world.messages()).filter(([name]) => name === 'Mina')).toEqual([
    ['Mina', 'SENT', null],
    ['Mina', 'SENT', null],
  ])
})

test('who did not pay is written to, and who joined again meanwhile is not', async () => {
  const world = await aWinBack(14)
  const { mina } = world
  await world.registerCard(mina)
  await world.join(mina)
  world.provider.declines = true
  for (const days of [30, 1, 2, 2]) await world.leap(days)
  expect(await world.messages()).toEqual([['Mina', 'QUEUED', null]])
  world.provider.declines = false
  await world.join(mina)
  await world.wait(14)
  expect(await world.messages()).toEqual([['Mina', 'SKIPPED', 'NO_LONGER_SO']])
})

test('a coupon is in the box with the message, and nobody reads of one that they do not get', async () => {
  const world = await aWinBack(1, {})
  const { mina, channelSeq } = world
  await world.joinAndCancel(mina)
  await world.leap(31)
  await world.wait(1)
  expect(await world.messages()).toEqual([['Mina', 'SENT', null]])
  const { list } = await mina.call(listMyCoupons, { channelSeq })
  expect(list).toMatchObject([{ name: '다시 만나요' }])
  const over = await aWinBack(1, { endsAt: '2026-12-01T00:00:00Z' })
  await over.joinAndCancel(over.mina)
  await over.leap(31)
  await over.wait(1)
  expect(await over.messages()).toEqual([['Mina', 'SKIPPED', 'NO_COUPON']])
})

test('a card that was declined at once ends nothing', async () => {
  const world = await aWinBack(1)
  await world.registerCard(world.mina)
  world.provider.declines = true
  await expect(world.join(world.mina)).refuses('MEMBERSHIP_NOT_PAID')
  await world.wait(1)
  expect(await world.messages()).toEqual([])
})

test('it is advertising, whatever it says', async () => {
  const { owner, channelSeq } = await aMembership()
  const create = (input: Partial<CampaignBody>) =>
    owner.call(api.createCampaign, {
      channelSeq,
      body: { ...draft, event: { kind: 'MEMBERSHIP_ENDED', delayDays: 7 }, ...input },
    })
  await expect(create({ isAd: false })).refuses('BAD_INPUT')
  await expect(create({ event: { kind: 'MEMBERSHIP_ENDED', delayDays: 0 } })).refuses('BAD_INPUT')
  const unknown = { kind: 'MEMBERSHIP_ENDED' as const, delayDays: 7, couponInfoSeq: 999_999 as never }
  await expect(create({ event: unknown })).refuses('COUPON_UNKNOWN')
  expect(await create({})).toMatchObject({ campaignId: expect.any(Number) })
})
