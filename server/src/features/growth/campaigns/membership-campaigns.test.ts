import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import * as memberships from 'contract/money/memberships/api'
import { draft, type CampaignBody } from '../../../testing/campaigns-world.ts'
import { aMembership } from '../../../testing/memberships-world.ts'
import { somebody } from '../../../testing/world.ts'

/** A campaign that goes to who ended a membership, and Mina, who agreed to news, in one. */
async function aWinBack(delayDays = 7, input: Partial<CampaignBody> = {}) {
  const world = await aMembership()
  const { owner, mina, channelSeq, add, as } = world
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  const event = { kind: 'MEMBERSHIP_ENDED' as const, delayDays }
  const body = { ...draft, event, ...input }
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
    /** Days pass, the timers run, and campaigns go on. */
    async days(count: number) {
      for (let day = 0; day < count; day += 1) {
        await world.workThrough({ minutes: 24 * 60 })
        await world.passTimers()
      }
    },
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
  await world.days(29)
  expect(await world.messages()).toEqual([])
  await world.days(1)
  await world.days(6)
  expect((await world.messages()).map(([name, state]) => [name, state])).toEqual([
    ['Kai', 'QUEUED'],
    ['Mina', 'QUEUED'],
  ])
  await world.days(2)
  expect(await world.messages()).toEqual([
    ['Kai', 'SKIPPED', 'NO_CONSENT'],
    ['Mina', 'SENT', null],
  ])
  await world.joinAndCancel(mina)
  await world.days(40)
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
  await world.days(36)
  expect(await world.messages()).toEqual([['Mina', 'QUEUED', null]])
  world.provider.declines = false
  await world.join(mina)
  await world.days(15)
  expect(await world.messages()).toEqual([['Mina', 'SKIPPED', 'NO_LONGER_SO']])
})

test('a card that was declined at once ends nothing', async () => {
  const world = await aWinBack(1)
  await world.registerCard(world.mina)
  world.provider.declines = true
  await expect(world.join(world.mina)).refuses('MEMBERSHIP_NOT_PAID')
  await world.days(3)
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
  expect(await create({})).toMatchObject({ campaignId: expect.any(Number) })
})
