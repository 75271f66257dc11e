import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { attendLesson } from 'contract/learning/lessons/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { confirmDeposit } from 'contract/money/orders/deposits.api'
import { joinChannel } from 'contract/people/members/membership.api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { aList, draft, type CampaignBody } from '../../../testing/campaigns-world.ts'
import { buy, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { somebody } from '../../../testing/world.ts'

type Event = NonNullable<CampaignBody['event']>
/** A campaign that waits for this to happen. */
async function anActive(event: Event, input: Partial<CampaignBody> = {}) {
  const world = await aList({ isAd: false, event, ...input })
  await world.send()
  await world.app.workOnce()
  const days = (count: number) => world.workThrough({ minutes: count * 24 * 60 })
  return { ...world, days }
}

test('who gets a place is written to, once, and nobody before', async () => {
  const { get, mina, jun, courseRef, app, mails, names, messages } = await anActive({ kind: 'ENROLLED' })
  expect(await get()).toMatchObject({ state: 'ACTIVE', trigger: 'EVENT', counts: { sent: 0, queued: 0 } })
  await buy(mina, courseRef)
  await app.workOnce()
  mails.splice(0, mails.length, ...mails.filter(({ subject }) => subject.includes('겨울')))
  expect(names()).toEqual(['Mina'])
  await buy(jun, courseRef)
  await app.workOnce()
  expect((await messages()).map(({ name, state }) => [name, state])).toEqual([
    ['Mina', 'SENT'],
    ['Jun', 'SENT'],
  ])
  expect(await get()).toMatchObject({ state: 'ACTIVE', counts: { sent: 2 } })
})

test('another class is none of its business', async () => {
  const other = 999_999 as never
  const { get, mina, courseRef, app } = await anActive({ kind: 'ENROLLED', courseSeqs: [other] })
  await buy(mina, courseRef)
  await app.workOnce()
  expect((await get()).counts).toMatchObject({ sent: 0, queued: 0 })
})

test('who joins is written to some days later', async () => {
  const { get, days, app, add, as, channelSeq } = await anActive({ kind: 'JOINED', delayDays: 3 })
  const hana = as(await somebody(add, { name: 'Hana' }))
  await hana.call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await app.workOnce()
  await days(2)
  expect((await get()).counts).toMatchObject({ queued: 1, sent: 0 })
  await days(1)
  expect((await get()).counts).toMatchObject({ queued: 0, sent: 1 })
})

test('who has not begun is reminded, and who has is left alone', async () => {
  const { mina, jun, owner, courseRef, days, messages } = await anActive({ kind: 'NOT_BEGUN', delayDays: 3 })
  const body = { curriculumTypeCd: '05' as const, title: '준비', content: '<p>읽을거리</p>' }
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  await buy(mina, courseRef)
  await days(1)
  await buy(jun, courseRef)
  await days(1)
  expect((await messages()).map(({ state }) => state)).toEqual(['QUEUED', 'QUEUED'])
  await days(1)
  expect((await messages()).map(({ name, state }) => [name, state])).toEqual([
    ['Mina', 'SENT'],
    ['Jun', 'QUEUED'],
  ])
  await jun.call(attendLesson, { ...courseRef, curriculumSeq })
  await days(1)
  expect(await messages()).toMatchObject([{ state: 'SENT' }, { state: 'SKIPPED', reason: 'HAS_BEGUN' }])
})

test('conditions are looked at when it is sent', async () => {
  const { mina, courseRef, app, messages } = await anActive(
    { kind: 'ENROLLED' },
    { audience: { conditions: [{ kind: 'PAID', relation: 'AT_LEAST', amount: 1_000_000 }] } },
  )
  await buy(mina, courseRef)
  await app.workOnce()
  expect(await messages()).toMatchObject([{ name: 'Mina', state: 'SKIPPED', reason: 'NOT_MATCHING' }])
})

test('while it is paused nothing is noticed, and what waits goes on afterwards', async () => {
  const { mina, jun, courseRef, toggle, days, app, messages, get } = await anActive({
    kind: 'ENROLLED',
    delayDays: 1,
  })
  await buy(mina, courseRef)
  await app.workOnce()
  await toggle(false)
  await buy(jun, courseRef)
  await days(2)
  expect(await messages()).toMatchObject([{ name: 'Mina', state: 'QUEUED' }])
  await toggle(true)
  await app.workOnce()
  expect(await messages()).toMatchObject([{ name: 'Mina', state: 'SENT' }])
  expect((await get()).state).toBe('ACTIVE')
})

test('a plan for a time ends where an event is chosen, and the other way round', async () => {
  const { send, owner, campaignRef, get } = await aList()
  await send('2026-12-01T00:00:00Z')
  const event: Event = { kind: 'JOINED' }
  await owner.call(api.modifyCampaign, { ...campaignRef, body: { ...draft, event } })
  expect(await get()).toMatchObject({ state: 'DRAFT', trigger: 'EVENT', scheduledAt: null })
  await owner.call(api.modifyCampaign, { ...campaignRef, body: draft })
  expect(await get()).toMatchObject({ state: 'DRAFT', trigger: 'NOW', event: null })
  await send('2026-12-01T00:00:00Z')
  await owner.call(api.modifyCampaign, { ...campaignRef, body: { ...draft, name: '새 이름' } })
  expect(await get()).toMatchObject({ state: 'SCHEDULED', trigger: 'SCHEDULED', name: '새 이름' })
})

test('a reminder of those who have not begun needs a day at least', async () => {
  const { owner, channelSeq } = await aList()
  const body = { ...draft, event: { kind: 'NOT_BEGUN' as const, delayDays: 0 } }
  await expect(owner.call(api.createCampaign, { channelSeq, body })).refuses('BAD_INPUT')
})

test('who has not transferred the money is reminded, and who has is left out', async () => {
  const { owner, channelSeq, courseRef, mina, jun, app, days, messages } = await anActive({
    kind: 'UNPAID',
    delayDays: 1,
  })
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: {
      bankName: '국민은행',
      accountNumber: '110-123-456789',
      holder: '하루공방',
      dueDays: 3,
      isActive: true,
    },
  })
  await pressPay(mina, courseRef, { payMethodCd: '06' })
  const { orderNo } = await pressPay(jun, courseRef, { payMethodCd: '06' })
  await app.workOnce()
  await owner.call(confirmDeposit, { channelSeq, orderNo, body: { amount: PRICE, depositorName: 'Jun' } })
  await days(1)
  const states = (await messages()).map(({ name, state, reason }) => [name, state, reason])
  expect(states).toEqual([
    ['Mina', 'SENT', null],
    ['Jun', 'SKIPPED', 'HAS_PAID'],
  ])
})

test('a reminder of a transfer takes a day at least', async () => {
  await expect(aList({ event: { kind: 'UNPAID', delayDays: 0 } })).refuses('BAD_INPUT')
})
