import { expect, test } from 'vitest'
import { createCoupon, listMyCoupons, registerCoupon } from 'contract/money/coupons/api'
import { getOrder, listMyOrders } from 'contract/money/orders/api'
import type { AttendSeq, ChannelSeq, CourseSeq } from 'contract/values/ids'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { decideAttendees } from 'contract/workflows/admissions/applications.api'
import { aCouponShop, couponBody } from '../../../testing/coupons-world.ts'
import { pressPay, PRICE } from '../../../testing/orders-world.ts'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import type { Person } from '../../../testing/person.ts'
import { checkLedger } from '../settlements/ledger-check.jobs.ts'

type Ref = { channelSeq: ChannelSeq; courseSeq: CourseSeq }
async function placeOf(buyer: Person, { channelSeq }: Ref, orderNo: string) {
  const { attendSeq } = await buyer.call(getOrder, { channelSeq, orderNo })
  if (attendSeq === null) throw new Error('no enrolment')
  return attendSeq
}

/** Mina paid all of a class with a coupon. */
async function paidByCoupon(coupon: Parameters<typeof aCouponShop>[0] = {}) {
  const shop = await aCouponShop({ value: PRICE, ...coupon })
  const { mina, owner, courseRef, register } = shop
  const { couponIssueSeq } = await register(mina)
  const free = { couponIssueSeq, totalAmount: 0 }
  const { orderNo } = await pressPay(mina, courseRef, free)
  const attendSeq = await placeOf(mina, courseRef, orderNo)
  return {
    ...shop,
    orderNo,
    free,
    end: () => owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: { reason: 'by mistake' } }),
  }
}

test('an order that a coupon paid whole gives it back when its enrolment is cancelled, to be spent again', async () => {
  const { mina, courseRef, channelSeq, end, uses, free, orderNo, passTimer, add, clock } =
    await paidByCoupon()
  expect(await uses()).toEqual(['USED'])
  clock.pass({ days: 1 })
  await end()

  expect((await mina.call(getOrder, { channelSeq, orderNo })).state).toBe('CANCELLED')
  expect(await add.all('select state, ended_at from coupon_uses')).toEqual([
    { state: 'RETURNED', ended_at: clock.now },
  ])
  expect((await mina.call(listMyCoupons, { channelSeq })).list).toMatchObject([{ obstacle: null }])
  await pressPay(mina, courseRef, free)
  expect(await uses()).toEqual(['RETURNED', 'USED'])
  await passTimer(checkLedger)
  expect(await add.all('select what, number from ledger_differences')).toEqual([])
})

test('a coupon whose maker keeps it stays used when the enrolment is cancelled', async () => {
  const { mina, channelSeq, end, uses, orderNo } = await paidByCoupon({ isReturned: false })
  await end()
  expect((await mina.call(getOrder, { channelSeq, orderNo })).state).toBe('CANCELLED')
  expect(await uses()).toEqual(['USED'])
})

test('a package that a coupon paid stays paid in reserve, and gives the coupon back once it is cancelled', async () => {
  const { mina, owner, packageRef, channelSeq, pressPackage, add } = await aPackageShop()
  await owner.call(createCoupon, { channelSeq, body: couponBody({ value: PACKAGE_PRICE }) })
  const { couponIssueSeq } = await mina.call(registerCoupon, { channelSeq, body: { code: 'WELCOME8' } })
  await pressPackage(mina, { totalAmount: 0, couponIssueSeq })
  const order = async () => (await mina.call(listMyOrders, { channelSeq, query: {} })).list[0]
  const [place] = await add.all<{ attend_seq: AttendSeq }>(
    'select attend_seq from enrolments where course_seq = $1',
    [packageRef.courseSeq],
  )
  if (!place) throw new Error('no enrolment')
  const attendSeq = place.attend_seq
  const use = () => add.all('select state from coupon_uses')

  await owner.call(decideAttendees, { ...packageRef, body: { attendSeqs: [attendSeq], decision: 'STANDBY' } })
  expect(await order()).toMatchObject({ state: 'PAID', totalAmount: 0 })
  expect(await use()).toEqual([{ state: 'USED' }])
  await owner.call(decideAttendees, { ...packageRef, body: { attendSeqs: [attendSeq], decision: 'APPROVE' } })
  await owner.call(cancelEnrolment, { ...packageRef, attendSeq, body: { reason: 'by mistake' } })
  expect(await order()).toMatchObject({ state: 'CANCELLED' })
  expect(await use()).toEqual([{ state: 'RETURNED' }])
})
