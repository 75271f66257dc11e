import { expect, test } from 'vitest'
import { refundOrder } from 'contract/money/orders/api'
import { getDashboard, getGuide } from 'contract/growth/statistics/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { aSite } from '../../../testing/world.ts'

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

test('the guide ticks off what is done', async () => {
  const fresh = await aSite()
  const open = await fresh.owner.call(getGuide, { channelSeq: fresh.channelSeq })
  expect(open.todoList.filter(({ group }) => group !== 'site').map((todo) => todo.progressPercent)).toEqual([
    0, 0, 0, 0,
  ])

  const { mina, owner, courseRef, channelSeq } = await aShop()
  await buy(mina, courseRef)
  const { todoList } = await owner.call(getGuide, { channelSeq })
  expect(todoList.filter(({ group }) => group !== 'site').map((todo) => todo.progressPercent)).toEqual([
    100, 100, 100, 100,
  ])
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
