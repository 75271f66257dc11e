import { expect, test } from 'vitest'
import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { confirmDeposit } from 'contract/money/orders/deposits.api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { getOrder, getPaymentInfo, listMyOrders, refundOrder } from 'contract/money/orders/api'
import { memberLeft } from 'contract/people/members/events'
import { getCourseViewer } from 'contract/views/class-page/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { cancelEnrolment, inviteAttendees, listAttendees } from 'contract/workflows/admissions/api'
import {
  applyForPlace,
  decideAttendees,
  withdrawApplication,
} from 'contract/workflows/admissions/applications.api'
import { getRefundOffer } from 'contract/workflows/refund-requests/api'
import type { AttendSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import { couponBody } from '../../../testing/coupons-world.ts'
import type { Person } from '../../../testing/person.ts'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'
import { applyPaid, aShop, buy, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { openNext } from '../../../testing/rounds-world.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { plainSentence } from '../../../platform/words/sentence.ts'
import { endUndecided, processWaitlists } from '../../workflows/admissions/waitlist.jobs.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

type Shop = Awaited<ReturnType<typeof aShop>>
type Options = Parameters<typeof aShop>[0]

function around(shop: Shop) {
  const { owner, courseRef, add, gateway, channelSeq } = shop
  return {
    ...shop,
    decide: (decision: 'APPROVE' | 'STANDBY' | 'CANCEL', ...attendSeqs: AttendSeq[]) =>
      owner.call(decideAttendees, { ...courseRef, body: { attendSeqs, decision } }),
    attend: async (who: Person) => (await who.call(getCourseViewer, courseRef)).attend,
    orderOf: (who: Person, orderNo: string) => who.call(getOrder, { channelSeq, orderNo }),
    counts: async () =>
      (await add.all('select seats_taken, accepted_count, wait_count from course_rounds'))[0],
    /** What Mina has in her coupon box then. */
    couponOf: async (value: number) => {
      await owner.call(createCoupon, { channelSeq, body: couponBody({ value }) })
      const code = couponBody().code ?? ''
      return (await shop.mina.call(registerCoupon, { channelSeq, body: { code } })).couponIssueSeq
    },
    cancelled: () => [...gateway.control.payments.values()].map(({ cancelled }) => cancelled),
  }
}
/** A paid class whose staff approve applicants. */
async function anApprovalClass(options: Options = {}) {
  const shop = await aShop({ seats: null, vodDays: 30, ...options })
  await shop.add.all("update courses set choise_type_cd = '01'")
  return around(shop)
}
/** A paid class with a waiting list whose only seat is taken. */
async function aFullClass() {
  const shop = await aShop({ seats: 1 })
  const first = await shop.member('First')
  await buy(first, shop.courseRef)
  await shop.add.all("update course_rounds set user_limit_type_cd = '00'")
  const [{ attend_seq: seated } = { attend_seq: 0 as AttendSeq }] = await shop.add.all<{
    attend_seq: AttendSeq
  }>('select attend_seq from enrolments')
  const leave = () => shop.owner.call(cancelEnrolment, { ...shop.courseRef, attendSeq: seated, body: {} })
  return { ...around(shop), leave }
}

test('an application is paid with it and waits without a seat; approval opens the class with nothing more to pay', async () => {
  const { mina, courseRef, owner, decide, attend, counts, clock, app, add, orderOf, channelSeq } =
    await anApprovalClass({ seats: 1 })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    wait: 'APPROVAL',
    methods: [{ payMethodCd: '00' }],
  })
  const { orderNo } = await pressPay(mina, courseRef, { isApplication: true })
  await app.workOnce()
  expect(await add.all("select 1 from alarms where content->>'kind' = 'approvalAsked'")).toHaveLength(0)
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '01', waitPayment: 'OPEN' })
  expect(await pressPay(mina, courseRef, { isApplication: true })).toMatchObject({ orderNo })

  const { attendSeq } = await comeBack(mina, courseRef, orderNo)
  await app.workOnce()
  expect(await counts()).toEqual({ seats_taken: 0, accepted_count: 0, wait_count: 1 })
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '01', waitPayment: 'PAID' })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', paidAmount: PRICE, wait: 'APPROVAL' })
  expect(await add.all("select 1 from alarms where content->>'kind' = 'approvalAsked'")).toHaveLength(1)
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([
    { state: 'WAITING', waitPayment: 'PAID', paid: { amount: PRICE, currency: 'KRW' } },
  ])
  expect((await owner.call(listAttendees, { ...courseRef, query: {} })).list).toMatchObject([
    { state: 'WAITING', waitPayment: 'PAID', paidAmount: PRICE },
  ])
  await expect(pressPay(mina, courseRef, { isApplication: true })).refuses('ALREADY_ENROLLED')

  clock.pass({ days: 3 })
  if (attendSeq === null) throw new Error('nobody waits')
  expect(await decide('APPROVE', attendSeq)).toEqual({ doneCount: 1, failed: [] })
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 0 })
  expect(await attend(mina)).toMatchObject({
    choiseStatusCd: '00',
    validAt: new Date(clock.now.getTime() + 30 * 86_400_000).toISOString(),
  })
  expect(await add.all('select 1 from payments')).toHaveLength(1)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', wait: null })
})

test('nobody is approved above the seats, and money is kept for nobody who is refused', async () => {
  const { mina, member, courseRef, decide, counts, cancelled, app, add } = await anApprovalClass({ seats: 1 })
  const jun = await member('Jun')
  const one = await applyPaid(mina, courseRef)
  const other = await applyPaid(jun, courseRef)
  expect(await decide('APPROVE', one.attendSeq, other.attendSeq)).toMatchObject({
    doneCount: 1,
    failed: [{ attendSeq: other.attendSeq, message: '정원이 모두 찼습니다.' }],
  })
  expect(await decide('CANCEL', other.attendSeq)).toMatchObject({ doneCount: 1 })
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 0 })
  expect(cancelled()).toEqual([0, PRICE])
  await app.workOnce()
  expect(await add.all("select 1 from alarms where content->>'kind' = 'notLetIn'")).toHaveLength(1)
  expect(await add.all("select 1 from refunds where state <> 'DONE'")).toHaveLength(0)
})

test('who withdraws gets everything back at once, and a coupon with it', async () => {
  const { mina, courseRef, orderOf, attend, cancelled, counts, couponOf } = await anApprovalClass()
  const couponIssueSeq = await couponOf(8_000)
  const { orderNo } = await applyPaid(mina, courseRef, { couponIssueSeq, totalAmount: PRICE - 8_000 })
  expect(await mina.call(withdrawApplication, courseRef)).toEqual({ refundedAmount: PRICE - 8_000 })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE - 8_000 })
  expect(await attend(mina)).toBe(null)
  expect(cancelled()).toEqual([PRICE - 8_000])
  expect(await counts()).toMatchObject({ wait_count: 0 })
  await expect(mina.call(withdrawApplication, courseRef)).refuses('NOT_POSSIBLE_NOW')
  // The coupon can be spent again.
  await applyPaid(mina, courseRef, { couponIssueSeq, totalAmount: PRICE - 8_000 })
})

test('a coupon that pays all of an application is its order, and returns with the refusal', async () => {
  const { mina, courseRef, orderOf, attend, decide, couponOf } = await anApprovalClass()
  const couponIssueSeq = await couponOf(PRICE)
  const free = { couponIssueSeq, totalAmount: 0, isApplication: true }
  const { orderNo } = await pressPay(mina, courseRef, free)
  const waiting = await attend(mina)
  expect(waiting).toMatchObject({ choiseStatusCd: '01', waitPayment: 'PAID' })
  if (waiting) await decide('CANCEL', waiting.attendSeq)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'CANCELLED' })
  await pressPay(mina, courseRef, free)
  const again = await attend(mina)
  if (again) await decide('APPROVE', again.attendSeq)
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '00' })
})

test('the turn of who has not paid is passed over, and lost with the time to pay', async () => {
  const { mina, member, courseRef, leave, attend, app, clock, passTimer, counts } = await aFullClass()
  const jun = await member('Jun')
  const late = await member('Late')
  const { orderNo } = await pressPay(mina, courseRef, { isApplication: true })
  await applyPaid(jun, courseRef)
  expect(await attend(jun)).toMatchObject({ waitNo: 2, waitPayment: 'PAID' })
  await leave()
  await app.workOnce()
  expect(await attend(jun)).toMatchObject({ choiseStatusCd: '00' })
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '01', waitPayment: 'OPEN' })

  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  expect(await attend(mina)).toBe(null)
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 0 })
  // Who comes back to the payment applies anew, behind those who applied meanwhile.
  await applyPaid(late, courseRef)
  await comeBack(mina, courseRef, orderNo)
  expect(await attend(mina)).toMatchObject({ waitNo: 2, waitPayment: 'PAID' })
})

test('a seat that came free while somebody paid for their turn is theirs once they have', async () => {
  const { mina, courseRef, leave, attend, app, member } = await aFullClass()
  const { orderNo } = await pressPay(mina, courseRef, { isApplication: true })
  await leave()
  await app.workOnce()
  // Somebody waits for this seat already.
  await expect(pressPay(await member('Late'), courseRef)).refuses('SOLD_OUT')
  await comeBack(mina, courseRef, orderNo)
  await app.workOnce()
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '00' })
})

test('nobody pays for an application who was shown a seat, nor for a seat who was shown an application', async () => {
  const { mina, courseRef, add } = await anApprovalClass()
  await expect(pressPay(mina, courseRef)).refuses('APPROVAL_NEEDED')
  await expect(
    mina.call(applyForPlace, { ...courseRef, body: { name: 'Mina', email: 'mina@example.com', phone: '' } }),
  ).refuses('PRICE_CHANGED')
  await add.all("update courses set choise_type_cd = '00'")
  await expect(pressPay(mina, courseRef, { isApplication: true })).refuses('NOTHING_TO_WAIT_FOR')
  expect(await add.all('select 1 from enrolments')).toHaveLength(0)
})

test('an application that is not paid cannot be approved, also not by adding the member', async () => {
  const { mina, owner, courseRef, decide, attend, app } = await anApprovalClass()
  const { orderNo } = await pressPay(mina, courseRef, { isApplication: true })
  const open = await attend(mina)
  if (!open) throw new Error('nobody waits')
  const unpaid = plainSentence('ko', 'APPLICATION_UNPAID').replace('{enrolment}', '신청')
  for (const decision of ['APPROVE', 'STANDBY'] as const) {
    const { failed } = await decide(decision, open.attendSeq)
    expect(failed[0]?.message).toBe(unpaid)
  }
  const body = { emails: ['mina@example.com'] }
  const invite = () => owner.call(inviteAttendees, { ...courseRef, body })
  expect(await invite()).toMatchObject({ doneCount: 0 })
  await comeBack(mina, courseRef, orderNo)
  expect(await invite()).toMatchObject({ doneCount: 1 })
  await app.workOnce()
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '00' })
})

test('a paid application that is kept in reserve keeps its payment', async () => {
  const { mina, courseRef, decide, attend } = await anApprovalClass()
  const { attendSeq } = await applyPaid(mina, courseRef)
  await decide('STANDBY', attendSeq)
  expect(await attend(mina)).toMatchObject({ waitKind: 'LIST', waitPayment: 'PAID' })
  await decide('APPROVE', attendSeq)
  expect(await attend(mina)).toMatchObject({ choiseStatusCd: '00' })
  expect(await decide('STANDBY', attendSeq)).toMatchObject({ doneCount: 0 })
})

test('what nobody decided goes back two weeks after recruiting ended, or with the class', async () => {
  const { mina, member, courseRef, decide, clock, passTimer, app, add, cancelled, attend } =
    await anApprovalClass()
  await applyPaid(mina, courseRef)
  const jun = await member('Jun')
  const { attendSeq } = await applyPaid(jun, courseRef)
  await add.all('update courses set recruit_closed_at = $1', [clock.now])
  clock.pass({ days: 13 })
  await passTimer(endUndecided)
  expect(cancelled()).toEqual([0, 0])
  await decide('APPROVE', attendSeq)
  clock.pass({ days: 2 })
  await passTimer(endUndecided)
  clock.pass({ minutes: 5 })
  await passTimer(reconcile)
  await app.workOnce()
  expect(cancelled()).toEqual([PRICE, 0])
  expect(await attend(mina)).toBe(null)
  expect(await add.all("select 1 from alarms where content->>'kind' = 'waitOver'")).toHaveLength(1)
  expect(await attend(jun)).toMatchObject({ choiseStatusCd: '00' })
})

test('an application to an earlier round without dates ends two weeks after the next round opened', async () => {
  const shop = await anApprovalClass()
  const { mina, clock, passTimer, app, cancelled, attend, courseRef, add } = shop
  await applyPaid(mina, courseRef)
  clock.pass({ days: 30 })
  await passTimer(endUndecided)
  await openNext(shop, { startAt: null, endAt: null, payEndAt: null })
  clock.pass({ days: 13 })
  await passTimer(endUndecided)
  expect(await attend(mina)).toMatchObject({ waitPayment: 'PAID' })
  clock.pass({ days: 2 })
  await passTimer(endUndecided)
  clock.pass({ minutes: 5 })
  await passTimer(reconcile)
  await app.workOnce()
  expect(cancelled()).toEqual([PRICE])
  expect(await attend(mina)).toBe(null)
  expect(await add.all("select 1 from alarms where content->>'kind' = 'waitOver'")).toHaveLength(1)
})

test('where the provider is silent the application ends all the same, and the reconciler asks again', async () => {
  const { mina, courseRef, gateway, clock, passTimer, cancelled, attend, orderOf } = await anApprovalClass()
  const { orderNo } = await applyPaid(mina, courseRef)
  gateway.control.isMute = true
  expect(await mina.call(withdrawApplication, courseRef)).toEqual({ refundedAmount: 0 })
  expect(await attend(mina)).toBe(null)
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', isRefundOpen: true })
  gateway.control.isMute = false
  clock.pass({ minutes: 5 })
  await passTimer(reconcile)
  expect(cancelled()).toEqual([PRICE])
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED', isRefundOpen: false })
})

test('what the provider refuses for good is seen by the operator, and given back by staff', async () => {
  const { mina, owner, courseRef, channelSeq, gateway, add, orderOf, attend } = await anApprovalClass()
  const { orderNo } = await applyPaid(mina, courseRef)
  gateway.control.refundRefusal = 'NOT_NOW'
  expect(await mina.call(withdrawApplication, courseRef)).toEqual({ refundedAmount: 0 })
  expect(await attend(mina)).toBe(null)
  expect(
    await add.all("select 1 from refunds where state = 'FAILED' and requested_by_user_seq is null"),
  ).toHaveLength(1)
  gateway.control.refundRefusal = null
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'withdrawn' } })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED' })
})

test('before the approval everything goes back; what took place until then counts for nothing', async () => {
  const { mina, courseRef, channelSeq, clock, decide, add } = await anApprovalClass()
  const { orderNo, attendSeq } = await applyPaid(mina, courseRef)
  await add.all('update course_rounds set start_at = $1, end_at = $2', [
    new Date(clock.now.getTime() + 86_400_000),
    new Date(clock.now.getTime() + 20 * 86_400_000),
  ])
  const offered = async () =>
    (await mina.call(getRefundOffer, { channelSeq, orderNo })).items[0]?.calculation.amount
  clock.pass({ days: 10 })
  expect(await offered()).toBe(PRICE)
  await decide('APPROVE', attendSeq)
  expect(await offered()).toBe(PRICE)
})

test('a refund by staff, or at the provider, ends the application', async () => {
  const { mina, owner, courseRef, channelSeq, attend, counts } = await anApprovalClass()
  const { orderNo } = await applyPaid(mina, courseRef)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'called off' } })
  expect(await attend(mina)).toBe(null)
  expect(await counts()).toMatchObject({ seats_taken: 0, wait_count: 0 })
})

test('of a member who left nothing is kept', async () => {
  const { mina, minaSeq, courseRef, app, channelSeq, cancelled, counts, clock, passTimer } =
    await anApprovalClass()
  await applyPaid(mina, courseRef)
  const site = await app.contextFor(channelSeq)
  await site.transaction((tx) => emit(tx, memberLeft, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await counts()).toMatchObject({ wait_count: 0 })
  clock.pass({ minutes: 5 })
  await passTimer(reconcile)
  expect(cancelled()).toEqual([PRICE])
})

test('a deposit that came for an application is returned by hand, of which managers are notified, and which they record', async () => {
  const { mina, owner, courseRef, channelSeq, attend, app, add, orderOf, clock, passTimer } =
    await anApprovalClass()
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: {
      bankName: '국민은행',
      accountNumber: '123-45-678901',
      holder: '하루',
      dueDays: 3,
      isActive: true,
    },
  })
  const deposit = { payMethodCd: payMethods.deposit, isApplication: true }
  const { orderNo } = await pressPay(mina, courseRef, deposit)
  expect(await attend(mina)).toMatchObject({ waitPayment: 'OPEN' })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    depositOrderNo: orderNo,
    wait: 'APPROVAL',
  })
  await owner.call(confirmDeposit, {
    channelSeq,
    orderNo,
    body: { amount: PRICE, depositorName: 'Mina' },
  })
  expect(await attend(mina)).toMatchObject({ waitPayment: 'PAID' })

  expect(await mina.call(withdrawApplication, courseRef)).toEqual({ refundedAmount: 0 })
  clock.pass({ minutes: 5 })
  await passTimer(reconcile)
  await app.workOnce()
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'PAID', isRefundOpen: true })
  expect(await add.all("select 1 from alarms where content->>'kind' = 'refundByHand'")).not.toHaveLength(0)
  const refund = { channelSeq, orderNo, body: { reason: 'returned' } }
  expect(await owner.call(refundOrder, refund)).toEqual({ refundedAmount: PRICE })
  expect(await orderOf(mina, orderNo)).toMatchObject({ state: 'REFUNDED', isRefundOpen: false })

  await pressPay(mina, courseRef, deposit)
  expect(await mina.call(withdrawApplication, courseRef)).toEqual({ refundedAmount: 0 })
  expect(await attend(mina)).toBe(null)
  expect((await mina.call(listMyOrders, { channelSeq, query: {} })).total).toBe(1)
})

test('a package is applied for, approved and refused as a whole', async () => {
  const shop = await aPackageShop()
  const { mina, owner, member, packageRef, add, gateway } = shop
  await add.all("update courses set choise_type_cd = '01' where course_seq = $1", [packageRef.courseSeq])
  const one = await applyPaid(mina, packageRef, { totalAmount: PACKAGE_PRICE })
  const other = await applyPaid(await member('Jun'), packageRef, { totalAmount: PACKAGE_PRICE })
  expect(await shop.taken()).toEqual([0, 0, 0])
  expect((await owner.call(listAttendees, { ...packageRef, query: {} })).list).toMatchObject([
    { paidAmount: PACKAGE_PRICE },
    { paidAmount: PACKAGE_PRICE },
  ])
  const decide = (decision: 'APPROVE' | 'CANCEL', attendSeq: AttendSeq) =>
    owner.call(decideAttendees, { ...packageRef, body: { attendSeqs: [attendSeq], decision } })
  expect(await decide('APPROVE', one.attendSeq)).toMatchObject({ doneCount: 1 })
  expect(await shop.taken()).toEqual([1, 1, 1])
  expect(
    await add.all(
      `select 1 from order_items item join enrolments using (channel_seq, attend_seq)
        where parent_attend_seq = package_attend_seq`,
    ),
  ).toHaveLength(2)
  expect(await decide('CANCEL', other.attendSeq)).toMatchObject({ doneCount: 1 })
  expect([...gateway.control.payments.values()].map(({ cancelled }) => cancelled)).toEqual([0, PACKAGE_PRICE])
  expect(await decide('CANCEL', one.attendSeq)).toMatchObject({ doneCount: 1 })
  expect(await shop.taken()).toEqual([0, 0, 0])
})

test('who waits to be approved and whose line moves is let in once, also while they withdraw', async () => {
  const { mina, courseRef, leave, attend, passTimer, counts, cancelled, app } = await aFullClass()
  await applyPaid(mina, courseRef)
  await leave()
  const [outcome] = await Promise.all([
    mina.call(withdrawApplication, courseRef).then(
      () => 'withdrawn',
      () => 'approved',
    ),
    passTimer(processWaitlists),
    app.workOnce(),
  ])
  await app.workOnce()
  const isIn = (await attend(mina))?.choiseStatusCd === '00'
  expect(isIn).toBe(outcome === 'approved')
  expect(await counts()).toMatchObject({ seats_taken: isIn ? 1 : 0, wait_count: 0 })
  expect(cancelled().at(-1)).toBe(isIn ? 0 : PRICE)
})
