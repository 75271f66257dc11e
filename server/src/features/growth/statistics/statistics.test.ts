import { expect, test } from 'vitest'
import { refundOrder } from 'contract/money/orders/api'
import { getDashboard, getGuide } from 'contract/growth/statistics/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import type { Output } from 'contract/http/endpoint'
import { saveSiteSeo } from 'contract/site/seo/api'
import { getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import { aSite, noon } from '../../../testing/world.ts'

const noFacts = {
  businessNo: '',
  mailOrderNo: '',
  address: '',
  phone: '',
  email: '',
  privacyOfficer: '',
}
const noSeo = {
  description: '',
  keywords: '',
  ogDescription: '',
  noIndex: false,
  noFollow: false,
  ogImageFileSeq: null,
}
const today = { startAt: '2026-11-21', endAt: '2026-11-21' }

test('the dashboard counts payments, refunds, members and enrolments by Seoul day', async () => {
  const { mina, member, owner, courseRef, channelSeq, clock } = await aShop()
  await buy(mina, courseRef)
  const { orderNo } = await buy(await member('Jun'), courseRef)
  clock.pass({ minutes: 13 * 60 })
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'x' } })

  const query = { startAt: '2026-11-20', endAt: '2026-11-22' }
  const { baseChannel, searchType, memberCount, publicCourseCount } = await owner.call(getDashboard, {
    channelSeq,
    query,
  })

  expect(searchType).toBe('DAILY')
  expect(baseChannel).toMatchObject([
    {
      baseDate: '2026-11-20',
      paymentAmountKrw: 0,
      cancelAmountKrw: 0,
      newMemberCount: 0,
      classAttendCount: 0,
    },
    {
      baseDate: '2026-11-21',
      paymentAmountKrw: 2 * PRICE,
      cancelAmountKrw: 0,
      newMemberCount: 3,
      classAttendCount: 2,
    },
    {
      baseDate: '2026-11-22',
      paymentAmountKrw: 0,
      cancelAmountKrw: PRICE,
      newMemberCount: 0,
      classAttendCount: 0,
    },
  ])
  expect([memberCount, publicCourseCount]).toEqual([3, 1])
})

// docs/rules.md R-1188
test('the days before are counted up to the same time of day', async () => {
  const { mina, member, owner, courseRef, channelSeq, clock } = await aShop()
  await buy(mina, courseRef)
  clock.pass({ minutes: 60 })
  await buy(await member('Jun'), courseRef)
  clock.pass({ minutes: 24 * 60 - 30 })
  const query = { startAt: '2026-11-22', endAt: '2026-11-22' }
  const previous = async () => (await owner.call(getDashboard, { channelSeq, query })).previous
  expect(await previous()).toMatchObject({ paymentAmountKrw: PRICE, cancelAmountKrw: 0 })
  clock.pass({ minutes: 60 })
  expect(await previous()).toMatchObject({ paymentAmountKrw: 2 * PRICE })
})

test('a single day is shown by the hour', async () => {
  const { mina, owner, courseRef, channelSeq } = await aShop()
  await buy(mina, courseRef)

  const dashboard = await owner.call(getDashboard, { channelSeq, query: today })

  expect(dashboard).toMatchObject({ searchType: 'HOURLY', baseChannel: { length: 24 } })
  expect(dashboard.baseChannel[12]).toMatchObject({ baseDate: '2026-11-21 12:00', paymentAmountKrw: PRICE })
  expect(dashboard.today.paymentAmountKrw).toBe(PRICE)
})

test('a week at most is shown by the hour, and one day by the day, for who asks', async () => {
  const { mina, owner, courseRef, channelSeq } = await aShop()
  await buy(mina, courseRef)
  const figures = (startAt: string, searchType: 'DAILY' | 'HOURLY') =>
    owner.call(getDashboard, { channelSeq, query: { startAt, endAt: today.endAt, searchType } })

  const week = await figures('2026-11-15', 'HOURLY')
  expect(week).toMatchObject({ searchType: 'HOURLY', baseChannel: { length: 7 * 24 } })
  expect(week.baseChannel.filter((row) => row.paymentAmountKrw > 0)).toMatchObject([
    { baseDate: '2026-11-21 12:00', paymentAmountKrw: PRICE },
  ])
  expect(await figures('2026-11-21', 'DAILY')).toMatchObject({
    searchType: 'DAILY',
    baseChannel: [{ baseDate: '2026-11-21', paymentAmountKrw: PRICE }],
  })
  await expect(figures('2026-11-14', 'HOURLY')).refuses('BAD_INPUT')
})

const progressOf = ({ todoList }: Output<typeof getGuide>) =>
  Object.fromEntries(todoList.map(({ todo, progressPercent }) => [todo, progressPercent]))

test('a new site has everything to do but what the installation did for it', async () => {
  const { owner, channelSeq } = await aSite()
  const progress = progressOf(await owner.call(getGuide, { channelSeq }))
  // The test provider takes payments of every site.
  expect(Object.entries(progress).filter(([, percent]) => percent > 0)).toEqual([['PAYMENTS', 100]])
  expect(Object.keys(progress)).toHaveLength(13)
})

test('the guide ticks off what is done, of each group', async () => {
  const { mina, owner, courseRef, channelSeq, add } = await aShop()
  await buy(mina, courseRef)
  const before = await owner.call(getConfiguration, { channelSeq })
  const company = { ...(before.company ?? noFacts), corpName: '하루공방', representative: '하루' }
  await owner.call(saveConfiguration, { channelSeq, body: { ...before, company } })
  await owner.call(saveSiteSeo, {
    channelSeq,
    body: { ...noSeo, title: '하루공방', ogTitle: '하루공방의 수업', kakaoJsKey: null },
  })
  const domain = { channel_seq: channelSeq, domain: 'haru.example.com', state: 'ACTIVE', verify_token: 'x' }
  await add.row('channel_domains', { ...domain, requested_at: noon, pending_since: noon })

  expect(progressOf(await owner.call(getGuide, { channelSeq }))).toEqual({
    LOGO: 0,
    DOMAIN: 100,
    FOOTER: 50,
    TERMS: 0,
    FIRST_CLASS: 100,
    CURRICULUM: 100,
    PUBLISH: 100,
    PAYMENTS: 100,
    COUPON: 0,
    SETTLEMENT_DOCUMENT: 0,
    FIRST_SALE: 100,
    SEO: 100,
    SHARE: 100,
  })
})

test('learners, teachers, visitors and other sites see no figures', async () => {
  const { mina, member, visitor, otherSite, owner, channelSeq, courseRef } = await aShop()
  await buy(mina, courseRef)
  const input = { channelSeq, query: today }
  for (const one of [mina, await member('Tea', 'TCH')]) {
    await expect(one.call(getDashboard, input)).refuses('NOT_ALLOWED')
    await expect(one.call(getGuide, { channelSeq })).refuses('NOT_ALLOWED')
  }
  await expect(visitor.call(getDashboard, input)).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(getDashboard, input)).refuses('NOT_CHANNEL_USER')
  const there = await otherSite.owner.call(getDashboard, { ...input, channelSeq: otherSite.channelSeq })
  expect([there.today.paymentAmountKrw, there.publicCourseCount]).toEqual([0, 0])
  const backwards = { startAt: '2026-11-22', endAt: '2026-11-21' }
  await expect(owner.call(getDashboard, { channelSeq, query: backwards })).refuses('BAD_INPUT')
})
