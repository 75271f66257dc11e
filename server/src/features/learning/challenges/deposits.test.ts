import * as learner from 'contract/learning/challenges/learner.api'
import { listChallengeAttendees } from 'contract/learning/challenges/missions.api'
import {
  copyChallengeTerm,
  getChallengeTerm,
  updateChallengeTerm,
} from 'contract/learning/challenges/terms.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listMyOrders, listSales, refundOrder } from 'contract/money/orders/api'
import { getCourse } from 'contract/views/class-page/api'
import { expect, test } from 'vitest'
import { updateChallengeMission } from 'contract/learning/challenges/missions.api'
import { termDates } from '../../../testing/challenges-world.ts'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { returnDeposit, settleDeposits } from './deposits.service.ts'

const rule = { percent: 50, fullRate: 85, minRate: 30 }
const at = (day: number, time = '08:00') =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+09:00`)

/** A challenge of ten days that is sold, and gives half of its price back to who does most of it. */
async function aDepositShop() {
  const shop = await aShop()
  const { owner, courseRef, channelSeq, add, app, clock, workThrough } = shop
  await add.all("update courses set product_kind = 'CHALLENGE' where course_seq = $1", [courseRef.courseSeq])
  const [round] = await add.all<{ class_seq: never }>(
    'select class_seq from course_rounds where course_seq = $1',
    [courseRef.courseSeq],
  )
  if (!round) throw new Error('a class has a round')
  const termRef = { ...courseRef, classSeq: round.class_seq }
  const save = async (change: object) => {
    const { rowVersion } = await owner.call(getChallengeTerm, termRef)
    await owner.call(updateChallengeTerm, { ...termRef, body: { ...termDates, rowVersion, ...change } })
  }
  await save({ deposit: rule })
  const { challengeMissionSeq } = await owner.call(updateChallengeMission, {
    ...termRef,
    body: { title: '한 줄 쓰기', checkInType: 'CHECK' },
  })
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await add.all("update access_tokens set expires_at = '2999-01-01'")
  const ctx = { ...(await app.contextFor(channelSeq)), now: () => clock.now }
  /** Checks in on the first days of the term. */
  async function doDays(who: typeof owner, days: number) {
    for (let day = 7; day < 7 + days; day += 1) {
      clock.set(at(day))
      await who.call(learner.checkIn, { ...courseRef, challengeMissionSeq, body: {} })
    }
  }
  async function settle(when = at(18)) {
    clock.set(when)
    await settleDeposits.visit(ctx)
    await workThrough({ minutes: 2 })
  }
  return { ...shop, termRef, save, doDays, settle, ctx }
}

test('what goes back is said before anybody joins, and stays for those who joined', async () => {
  const { visitor, courseRef, mina, save, owner, termRef } = await aDepositShop()
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({ challengeDeposit: rule })
  await save({ deposit: { ...rule, percent: 60 } })
  await save({ deposit: rule })
  await buy(mina, courseRef)
  await expect(save({ deposit: { ...rule, fullRate: 90 } })).refuses('CHALLENGE_DEPOSIT_LOCKED')
  await expect(save({ deposit: null })).refuses('CHALLENGE_DEPOSIT_LOCKED')
  await save({ deposit: rule, introduction: '함께해요' })
  const copy = await owner.call(copyChallengeTerm, termRef)
  expect(await owner.call(getChallengeTerm, { ...courseRef, ...copy })).toMatchObject({ deposit: rule })
  await expect(save({ deposit: { percent: 10, fullRate: 20, minRate: 30 } })).refuses('BAD_INPUT')
})

test('a day after the end everybody gets back what they earned, once, and keeps the place', async () => {
  const world = await aDepositShop()
  const { mina, member, courseRef, channelSeq, owner, termRef, gateway } = world
  const jun = await member('Jun')
  const kim = await member('Kim')
  for (const who of [mina, jun, kim]) await buy(who, courseRef)
  await world.doDays(kim, 2)
  await world.doDays(jun, 5)
  await world.doDays(mina, 9)
  expect((await mina.call(learner.getChallengeToday, courseRef)).deposit).toEqual({
    ...rule,
    currency: 'KRW',
    amountNow: PRICE / 2,
    amountAtMost: PRICE / 2,
    returnedAmount: null,
  })
  await world.settle(at(17, '10:00'))
  expect((await mina.call(listMyOrders, { channelSeq, query: {} })).list).toMatchObject([
    { refundedAmount: 0 },
  ])

  await world.settle()
  await world.settle(at(19))
  const back = async (who: typeof mina) =>
    (await who.call(listMyOrders, { channelSeq, query: {} })).list.map(({ refundedAmount }) => refundedAmount)
  expect([await back(mina), await back(jun), await back(kim)]).toEqual([[PRICE / 2], [PRICE / 4], [0]])
  expect(
    [...gateway.control.payments.values()].map(({ cancelled }) => cancelled).toSorted((a, b) => b - a),
  ).toEqual([PRICE / 2, PRICE / 4, 0])
  const today = await mina.call(learner.getChallengeToday, courseRef)
  expect(today.deposit).toMatchObject({ returnedAmount: PRICE / 2 })
  const { list } = await owner.call(listChallengeAttendees, { ...termRef, query: { sort: 'name' } })
  const amounts = list.map(({ rate, depositBack }) => [rate, depositBack?.amount])
  expect(amounts.toSorted(([one = 0], [other = 0]) => other - one)).toEqual([
    [90, PRICE / 2],
    [50, PRICE / 4],
    [20, 0],
  ])
  const alarms = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(alarms.list.filter(({ content }) => content.includes('challengeDeposit'))).toHaveLength(1)
  expect((await owner.call(listSales, { channelSeq, query: {} })).refundedSum).toBe((PRICE / 4) * 3)
})

test('who got everything back before the end gets nothing after it', async () => {
  const world = await aDepositShop()
  const { mina, owner, courseRef, channelSeq, workThrough, ctx, add } = world
  await buy(mina, courseRef)
  await world.doDays(mina, 10)
  const [order] = (await mina.call(listMyOrders, { channelSeq, query: {} })).list
  await owner.call(refundOrder, { channelSeq, orderNo: order?.orderNo ?? '', body: { reason: '모두 환불' } })
  await world.settle()
  expect((await mina.call(listMyOrders, { channelSeq, query: {} })).list).toMatchObject([
    { state: 'REFUNDED', refundedAmount: PRICE },
  ])
  const [place] = await add.all<{ attend_seq: never }>(
    'select attend_seq from enrolments order by attend_seq desc',
  )
  await returnDeposit.run(ctx, { attendSeq: Number(place?.attend_seq) }, new AbortController().signal)
  await workThrough({ minutes: 2 })
  expect(await add.all('select amount::int from challenge_deposit_returns')).toEqual([])
})

test('who joined without paying gets nothing back', async () => {
  const world = await aDepositShop()
  const { mina, courseRef, add, channelSeq, minaSeq, termRef } = world
  await add.enrolment({
    channelSeq,
    courseSeq: courseRef.courseSeq,
    classSeq: termRef.classSeq,
    userSeq: minaSeq,
  })
  await world.doDays(mina, 10)
  expect((await mina.call(learner.getChallengeToday, courseRef)).deposit).toBeNull()
  await world.settle()
  expect(await add.all('select amount::int from challenge_deposit_returns')).toEqual([])
})
