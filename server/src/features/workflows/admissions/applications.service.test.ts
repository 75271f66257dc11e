import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { cancelEnrolment, enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import {
  applyForPlace,
  decideAttendees,
  withdrawApplication,
} from 'contract/workflows/admissions/applications.api'
import type { AttendSeq } from 'contract/values/ids'
import type { Person } from '../../../testing/person.ts'
import { aShop, buy, comeBack, pressPay, waitUnpaid } from '../../../testing/orders-world.ts'
import { Refused } from '../../../platform/refuse.ts'
import { processWaitlists } from './waitlist.jobs.ts'

const body = { name: 'Mina', email: 'mina@example.com', phone: '' }

/** A course filled by one other person, where more people are on the waitlist. */
async function aFullClass({ price = 0, seats = 1 }: { price?: number; seats?: number } = {}) {
  const shop = await aShop({ price, seats })
  const { add, courseRef, member } = shop
  await add.all("update course_rounds set user_limit_type_cd = '00'")
  const first = await member('First')
  if (price > 0) await buy(first, courseRef)
  else await first.call(enrolFree, courseRef)
  const { list } = await shop.owner.call(listAttendees, { ...courseRef, query: {} })
  const [seated] = list
  if (!seated) throw new Error('nobody is there')
  const firstSeat = { ...courseRef, attendSeq: seated.attendSeq, body: {} }
  return {
    ...shop,
    first,
    apply: (who: Person) =>
      price > 0 ? waitUnpaid(shop, who) : who.call(applyForPlace, { ...courseRef, body }),
    leave: () => shop.owner.call(cancelEnrolment, firstSeat),
    counts: async () =>
      (await add.all('select seats_taken, accepted_count, wait_count from course_rounds'))[0],
    viewer: async (who: Person) => (await who.call(getCourseViewer, courseRef)).attend,
  }
}
/** A course whose staff approve applicants. */
async function anApprovalClass(options: Parameters<typeof aShop>[0] = {}) {
  const shop = await aShop({ price: 0, seats: null, ...options })
  await shop.add.all("update courses set choise_type_cd = '01'")
  const decide = (decision: 'APPROVE' | 'STANDBY' | 'CANCEL', ...attendSeqs: AttendSeq[]) =>
    shop.owner.call(decideAttendees, { ...shop.courseRef, body: { attendSeqs, decision } })
  const isFree = (options.price ?? 0) === 0
  const apply = async (who: Person) =>
    (await (isFree ? who.call(applyForPlace, { ...shop.courseRef, body }) : waitUnpaid(shop, who))).attendSeq
  return { ...shop, decide, apply }
}
const refusalOf = (error: unknown) => {
  if (error instanceof Refused) return error.refusal
  throw error
}

test('people on the waitlist see their position, and the first gets the free seat', async () => {
  const { mina, member, apply, leave, viewer, counts, app, channelSeq, owner } = await aFullClass()
  const jun = await member('Jun')
  await apply(mina)
  await apply(jun)
  expect(await viewer(mina)).toMatchObject({ choiseStatusCd: '01', waitKind: 'LIST', waitNo: 1 })
  expect(await viewer(jun)).toMatchObject({ waitNo: 2 })
  expect((await jun.call(listMyCourses, { channelSeq })).list).toMatchObject([
    { state: 'WAITING', waitKind: 'LIST', waitNo: 2, hasCertificate: false },
  ])
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 2 })

  await leave()
  await app.workOnce()

  expect(await viewer(mina)).toMatchObject({ choiseStatusCd: '00' })
  expect(await viewer(jun)).toMatchObject({ choiseStatusCd: '01', waitNo: 1 })
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 1 })
  const alarms = await owner.call(listAlarms, { channelSeq, query: {} })
  expect(alarms.list.map(({ content }) => content).join()).toContain('waitApplied')
})

test('a later applicant does not overtake the waitlist, even while a seat is free', async () => {
  const { mina, member, courseRef, apply, leave, visitor } = await aFullClass()
  await apply(mina)
  await leave()
  const late = await member('Late')

  await expect(late.call(enrolFree, courseRef)).refuses('SOLD_OUT')
  expect(await visitor.call(getCourse, { ...courseRef, query: {} })).toMatchObject({
    waitCnt: 1,
    acceptCnt: 0,
  })
  await apply(late)
})

test('where no seat is left and nobody waits, a free enrolment and an application say that the class is full', async () => {
  const { mina, member, courseRef } = await aShop({ price: 0, seats: 1 })
  await mina.call(enrolFree, courseRef)
  const late = await member('Late')
  await expect(late.call(enrolFree, courseRef)).refuses('SOLD_OUT')
  await expect(late.call(applyForPlace, { ...courseRef, body })).refuses('SOLD_OUT')
})

test('nobody joins the waitlist while seats are free, twice, or outside the application period', async () => {
  const { mina, courseRef, apply, add } = await aFullClass({ seats: 2 })
  await expect(apply(mina)).refuses('NOTHING_TO_WAIT_FOR')
  await mina.call(enrolFree, courseRef)
  await expect(apply(mina)).refuses('ALREADY_ENROLLED')
  await add.all('update courses set recruit_closed_at = now()')
  await expect(apply(mina)).refuses('RECRUITING_OVER')
})

test('of twenty people waiting as many are admitted as seats become free, in order, under any concurrency', async () => {
  const { member, courseRef, apply, add, owner, counts, app, passTimer } = await aFullClass({ seats: 3 })
  const seated = [await member('Second'), await member('Third')]
  for (const one of seated) await one.call(enrolFree, courseRef)
  for (let at = 0; at < 20; at++) await apply(await member(`Waiter ${at}`))
  const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })

  await Promise.all([
    ...list.map(({ attendSeq }) => owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })),
    passTimer(processWaitlists),
    passTimer(processWaitlists),
  ])
  await Promise.all([app.workOnce(), passTimer(processWaitlists)])
  await passTimer(processWaitlists)

  expect(await counts()).toEqual({ seats_taken: 3, accepted_count: 3, wait_count: 17 })
  const inside = await add.all<{ name: string }>(
    `select u.name from enrolments join users u using (user_seq)
     where state = 'APPROVED' order by waiting_since, attend_seq`,
  )
  expect(inside.map(({ name }) => name)).toEqual(['Waiter 0', 'Waiter 1', 'Waiter 2'])
  expect(await add.all('select 1 from access_grants where ended_at is null')).toHaveLength(3)
})

test('in a paid course the next person is notified and may pay while the seat is reserved', async () => {
  const { mina, member, courseRef, apply, leave, viewer, counts, app, clock, mails } = await aFullClass({
    price: 30_000,
  })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    wait: 'LIST',
    waitCnt: 0,
    payUntil: null,
  })
  await expect(pressPay(mina, courseRef)).refuses('SOLD_OUT')
  await apply(mina)
  await leave()
  await app.workOnce()

  const until = '2026-11-23T03:00:00.000Z'
  expect(await viewer(mina)).toMatchObject({ choiseStatusCd: null, payUntil: until })
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 0, wait_count: 0 })
  expect(mails.map(({ subject }) => subject).join()).toContain('자리가 났습니다')
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ wait: null, payUntil: until })
  await expect(pressPay(await member('Late'), courseRef)).refuses('SOLD_OUT')

  clock.pass({ days: 1 })
  await buy(mina, courseRef)
  expect(await viewer(mina)).toMatchObject({ choiseStatusCd: '00', payUntil: null })
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 0 })
})

test('a cancelled order keeps the reserved seat; two tabs share one order', async () => {
  const { mina, courseRef, apply, leave, app, add, clock, passTimer, viewer } = await aFullClass({
    price: 30_000,
  })
  await apply(mina)
  await leave()
  await app.workOnce()
  const [one, two] = await Promise.all([pressPay(mina, courseRef), pressPay(mina, courseRef)])
  expect(one).toEqual(two)
  expect(await add.all("select 1 from orders where state = 'CREATED'")).toHaveLength(1)

  const { expireOrders } = await import('../../money/orders/orders.jobs.ts')
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  await passTimer(processWaitlists)
  expect(await viewer(mina)).toMatchObject({ payUntil: expect.any(String) })
  await buy(mina, courseRef)
})

test('an applicant who misses the deadline loses the seat to the next, and is charged nothing when late', async () => {
  const { mina, member, courseRef, apply, leave, app, clock, passTimer, viewer, counts, gateway } =
    await aFullClass({ price: 30_000 })
  const jun = await member('Jun')
  await apply(mina)
  await apply(jun)
  await leave()
  await app.workOnce()
  clock.pass({ days: 2, minutes: -5 })
  const { orderNo } = await pressPay(mina, courseRef)
  clock.pass({ minutes: 16 })

  await passTimer(processWaitlists)
  await app.workOnce()

  expect(await viewer(mina)).toBe(null)
  expect(await viewer(jun)).toMatchObject({ payUntil: expect.any(String) })
  await expect(comeBack(mina, courseRef, orderNo)).refuses('SOLD_OUT')
  expect(await counts()).toMatchObject({ seats_taken: 1 })
  expect(gateway.control.payments.get(`key-${orderNo}`)).toMatchObject({ taken: false })
})

test('a waiting applicant withdraws, and the others move up', async () => {
  const { mina, member, courseRef, apply, viewer, counts } = await aFullClass()
  const jun = await member('Jun')
  await apply(mina)
  await apply(jun)

  await mina.call(withdrawApplication, courseRef)

  expect(await viewer(mina)).toBe(null)
  expect(await viewer(jun)).toMatchObject({ waitNo: 1 })
  expect(await counts()).toMatchObject({ wait_count: 1 })
  await expect(mina.call(withdrawApplication, courseRef)).refuses('NOT_POSSIBLE_NOW')
})

test('applying and withdrawing repeatedly is rate-limited', async () => {
  const { mina, courseRef, apply } = await aFullClass()
  for (let at = 0; at < 10; at++) {
    await apply(mina)
    await mina.call(withdrawApplication, courseRef)
  }
  await expect(apply(mina)).refuses('TOO_MANY_REQUESTS')
})

test('staff admit, defer and reject many at once; failures are counted and named', async () => {
  const { mina, member, owner, courseRef, apply, decide, app, add } = await anApprovalClass()
  const [jun, sora] = [await member('Jun'), await member('Sora')]
  await expect(mina.call(enrolFree, courseRef)).refuses('APPROVAL_NEEDED')
  const seqs = [await apply(mina), await apply(jun), await apply(sora)] as const
  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({
    choiseStatusCd: '01',
    waitKind: 'APPROVAL',
    waitNo: null,
  })
  await expect(
    mina.call(decideAttendees, { ...courseRef, body: { attendSeqs: [...seqs], decision: 'APPROVE' } }),
  ).refuses('NOT_ALLOWED')

  expect(await decide('APPROVE', seqs[0])).toEqual({ doneCount: 1, failed: [] })
  expect(await decide('STANDBY', seqs[1])).toEqual({ doneCount: 1, failed: [] })
  expect(await decide('CANCEL', seqs[2])).toEqual({ doneCount: 1, failed: [] })
  expect(await decide('APPROVE', ...seqs)).toMatchObject({
    doneCount: 1,
    failed: [
      { attendSeq: seqs[0] },
      { attendSeq: seqs[2], name: 'Mina', message: '취소된 신청은 변경할 수 없습니다.' },
    ],
  })

  const { counts } = await owner.call(listAttendees, { ...courseRef, query: {} })
  expect(counts).toMatchObject({ APPROVED: 2, CANCELLED: 1, WAITING: 0 })
  await app.workOnce()
  const alarms = await add.all<{ content: string }>('select content::text as content from alarms')
  expect(alarms.map(({ content }) => content).join()).toMatch(
    /approvalAsked.*notLetIn|notLetIn.*approvalAsked/s,
  )
})

test('a free enrolment is returned to the waitlist and admitted again', async () => {
  const { mina, courseRef, apply, decide, add } = await anApprovalClass()
  const attendSeq = await apply(mina)
  await decide('APPROVE', attendSeq)
  await decide('STANDBY', attendSeq)
  expect(await add.all('select 1 from access_grants where ended_at is null')).toHaveLength(0)
  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({ waitKind: 'LIST', waitNo: 1 })

  await decide('APPROVE', attendSeq)
  expect(await add.all('select 1 from access_grants where ended_at is null')).toHaveLength(1)
})

test('an admitted applicant pays after the application period, and cannot be returned to the waitlist then', async () => {
  const { mina, courseRef, apply, decide, add } = await anApprovalClass({ price: 30_000, seats: 1 })
  await expect(pressPay(mina, courseRef)).refuses('APPROVAL_NEEDED')
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ wait: 'APPROVAL' })
  const attendSeq = await apply(mina)
  await add.all('update courses set recruit_closed_at = now()')
  await decide('APPROVE', attendSeq)
  await buy(mina, courseRef)

  expect(await decide('STANDBY', attendSeq)).toMatchObject({ doneCount: 0, failed: [{ attendSeq }] })
  expect(await decide('CANCEL', attendSeq)).toMatchObject({ doneCount: 1 })
  expect((await mina.call(getCourseViewer, courseRef)).attend).toBe(null)
})

test('who was accepted reads so in mail and alarm, also when they did not pay in time', async () => {
  const { mina, apply, decide, app, add, mails, clock, passTimer } = await anApprovalClass({
    price: 30_000,
    seats: 1,
  })
  await decide('APPROVE', await apply(mina))
  await app.workOnce()
  expect(mails.map(({ subject }) => subject).join()).toContain('신청이 승인되었습니다')
  expect(mails.map(({ text }) => text).join()).not.toContain('다음 분')

  clock.pass({ days: 30 })
  await passTimer(processWaitlists)
  await app.workOnce()
  const alarms = await add.all<{ kind: string }>(
    "select content->>'kind' as kind from alarms where content->>'kind' <> 'approvalAsked' order by alarm_seq",
  )
  expect(alarms.map(({ kind }) => kind)).toEqual(['payApproved', 'approvalOver'])
})

test('staff never admit more than there are seats, however many decide at once', async () => {
  const { member, apply, decide, seats, add } = await anApprovalClass({ seats: 3 })
  const seqs: AttendSeq[] = []
  for (let at = 0; at < 8; at++) seqs.push(await apply(await member(`Asks ${at}`)))

  const said = await Promise.all([decide('APPROVE', ...seqs), decide('APPROVE', ...seqs.toReversed())])

  expect(said.reduce((sum, { doneCount }) => sum + doneCount, 0)).toBe(3)
  expect(await seats()).toEqual([3, 3])
  expect(await add.all('select wait_count from course_rounds')).toEqual([{ wait_count: 5 }])
  await expect(apply(await member('Late'))).refuses('SOLD_OUT')
})

test('when more people apply at once than seats become free, nobody is admitted twice', async () => {
  const { member, courseRef, apply, leave, counts, app } = await aFullClass()
  const people: Person[] = []
  for (let at = 0; at < 6; at++) people.push(await member(`P ${at}`))
  const [queuer, ...others] = people
  if (queuer) await apply(queuer)

  const outcomes = await Promise.all([
    leave().then(() => 'left'),
    ...others.map((one) => one.call(enrolFree, courseRef).then(() => 'in', refusalOf)),
    app.workOnce().then(() => 'worked'),
  ])
  await app.workOnce()

  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(0)
  expect(await counts()).toEqual({ seats_taken: 1, accepted_count: 1, wait_count: 0 })
})

test('an accepted application is called so by mail and in the inbox, where nobody waited for a seat', async () => {
  const { mina, decide, apply, app, mails, add } = await anApprovalClass({ price: 30_000 })
  await decide('APPROVE', await apply(mina))
  await app.workOnce()

  const subjects = mails.map(({ subject }) => subject).join()
  expect(subjects).toContain('승인되었습니다')
  expect(subjects).not.toContain('자리가 났습니다')
  const alarms = await add.all<{ content: string }>('select content::text as content from alarms')
  expect(alarms.map(({ content }) => content).join()).toContain('payApproved')
})
