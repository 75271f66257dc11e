import { expect, test } from 'vitest'
import { getCourse } from 'contract/views/class-page/api'
import { actionOf } from 'contract/http/endpoint'
import { cancelEnrolment, enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import { listStaffActions } from 'contract/people/staff/api'
import {
  discardRound,
  listRounds,
  openRound,
  prepareRound,
  cancelRound,
} from 'contract/teaching/courses/rounds.api'
import { MAX_ROUNDS } from 'contract/teaching/courses/rounds.schemas'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { aShop, comeBack, pressPay } from '../../../testing/orders-world.ts'
import { aFreeClass, nextRound as next, openNext, prepare } from '../../../testing/rounds-world.ts'
import { expireOrders } from '../../money/orders/orders.jobs.ts'
import { openRounds } from './next-rounds.service.ts'

const contact = { name: 'Jun', email: 'jun@example.com', phone: '' }

test('a draft is edited and deleted unnoticed, and applies its dates when it opens', async () => {
  const shop = await aFreeClass()
  const { owner, visitor, mina, member, courseRef, classSeq } = shop
  const seen = () => visitor.call(getCourse, { ...courseRef, query: {} })
  const first = await prepare(shop)
  expect(first).toMatchObject({ partNumber: 2 })
  expect(await seen()).toMatchObject({ classSeq, partNumber: 1, currentPartNumber: 1 })
  expect((await owner.call(listRounds, courseRef)).list).toMatchObject([
    { partNumber: 2, state: 'DRAFT', isCurrent: false, payEndAt: '2026-12-20T10:00:00.000Z' },
    { partNumber: 1, state: 'OPENED', isCurrent: true, canTakeBack: false },
  ])
  await mina.call(enrolFree, courseRef)
  await expect(
    (await member('Jun')).call(getPaymentInfo, { ...courseRef, query: { classSeq: first.classSeq } }),
  ).refuses('RECRUITING_OVER')

  // Two simultaneous edits: the second is refused because the first came before.
  const edit = { ...next, maxUserCount: 7, payEndAt: '2026-12-22T10:00:00Z' }
  const edited = await prepare(shop, { ...edit, rowVersion: first.rowVersion })
  await expect(prepare(shop, { ...edit, rowVersion: first.rowVersion })).refuses('CLASS_STATE_CHANGED')
  await expect(prepare(shop)).refuses('CLASS_STATE_CHANGED')
  await expect(owner.call(openRound, { ...courseRef, body: { rowVersion: first.rowVersion } })).refuses(
    'CLASS_STATE_CHANGED',
  )
  await owner.call(discardRound, courseRef)
  await expect(owner.call(discardRound, courseRef)).refuses('NOT_POSSIBLE_NOW')
  await expect(owner.call(openRound, { ...courseRef, body: { rowVersion: edited.rowVersion } })).refuses(
    'NOT_POSSIBLE_NOW',
  )
  expect((await owner.call(listRounds, courseRef)).list).toHaveLength(1)

  const again = await prepare(shop, edit)
  expect(again).toMatchObject({ partNumber: 2 })
  await owner.call(openRound, { ...courseRef, body: { rowVersion: again.rowVersion } })
  expect(await seen()).toMatchObject({ partNumber: 2, maxUserCount: 7, payEndAt: '2026-12-22T10:00:00.000Z' })
})

test('a draft opens at its scheduled time, once, and not while its course is in the trash', async () => {
  const shop = await aFreeClass()
  const { clock, visitor, owner, ownerSeq, courseRef, add, passTimer, forgotten, channelSeq } = shop
  const { title } = await visitor.call(getCourse, { ...courseRef, query: {} })
  const openAt = '2026-11-25T00:00:00Z'
  await expect(prepare(shop, { openAt: '2026-11-01T00:00:00Z' })).refuses('CLASS_RULE')
  await expect(prepare(shop, { openAt: '2026-12-21T00:00:00Z' })).refuses('CLASS_RULE')
  await prepare(shop, { openAt })
  const part = async () => (await visitor.call(getCourse, { ...courseRef, query: {} })).partNumber
  await passTimer(openRounds)
  expect(await part()).toBe(1)
  clock.set(new Date(openAt))
  await add.all("update courses set state = 'TRASHED', trashed_at = now()")
  await passTimer(openRounds)
  await add.all("update courses set state = 'PUBLISHED', trashed_at = null")
  expect(await part()).toBe(1)
  await Promise.all([passTimer(openRounds), passTimer(openRounds)])
  expect(await part()).toBe(2)
  expect(forgotten).toContainEqual({ channelSeq, features: ['courses', 'enrolments'] })

  const { list } = await owner.call(listStaffActions, { channelSeq, query: {} })
  const openings = list.filter(({ action }) => action === actionOf(openRound))
  expect(openings).toMatchObject([
    {
      userSeq: ownerSeq,
      about: title,
      before: { partNumber: 1 },
      after: { partNumber: 2, openAt: '2026-11-25 09:00' },
      createdAt: '2026-11-25T00:00:00.000Z',
    },
  ])
})

test('a round whose applications have closed by now does not open', async () => {
  const shop = await aFreeClass()
  const { rowVersion } = await prepare(shop, { openAt: '2026-12-10T00:00:00Z' })
  await shop.add.all(
    "update course_rounds set recruited_until = '2026-11-20T00:00:00Z', start_at = null, open_at = '2026-11-19T00:00:00Z' where state = 'DRAFT'",
  )
  await shop.passTimer(openRounds)
  expect((await shop.owner.call(listRounds, shop.courseRef)).list[0]).toMatchObject({ state: 'DRAFT' })
  expect(await shop.owner.refusal(openRound, { ...shop.courseRef, body: { rowVersion } })).toMatchObject({
    fields: { 'body.payEndAt': '이미 지난 날짜예요. 날짜를 바꾼 뒤 열어 주세요.' },
  })
})

test('a round without enrolments returns to a draft: applications go to the previous one again', async () => {
  const shop = await aFreeClass(3)
  const { owner, visitor, mina, member, courseRef, classSeq, add } = shop
  await add.all(
    "update courses set pay_end_at = '2026-12-05T00:00:00Z', recruit_closed_at = '2026-11-20T00:00:00Z'",
  )
  const { classSeq: second } = await shop.open()
  expect((await owner.call(listRounds, courseRef)).list[0]).toMatchObject({
    partNumber: 2,
    canTakeBack: true,
  })
  await expect(owner.call(cancelRound, { ...courseRef, classSeq })).refuses('NOT_POSSIBLE_NOW')
  await expect(mina.call(cancelRound, { ...courseRef, classSeq: second })).refuses('NOT_ALLOWED')
  await owner.call(cancelRound, { ...courseRef, classSeq: second })
  expect(await visitor.call(getCourse, { ...courseRef, query: {} })).toMatchObject({
    classSeq,
    partNumber: 1,
    payEndAt: '2026-12-05T00:00:00.000Z',
    recruitClosedAt: '2026-11-20T00:00:00.000Z',
  })
  const { list } = await owner.call(listRounds, courseRef)
  expect(list).toMatchObject([
    { partNumber: 2, state: 'DRAFT', payEndAt: '2026-12-20T10:00:00.000Z', maxUserCount: 2 },
    { partNumber: 1, isCurrent: true, payEndAt: '2026-12-05T00:00:00.000Z' },
  ])
  await expect(mina.call(enrolFree, courseRef)).refuses('RECRUITING_OVER')

  // Opened again, it gets an enrolment and can no longer return to a draft.
  const rowVersion = list[0]?.rowVersion ?? 0
  await owner.call(openRound, { ...courseRef, body: { rowVersion } })
  await (await member('Jun')).call(enrolFree, courseRef)
  expect((await owner.call(listRounds, courseRef)).list[0]).toMatchObject({ canTakeBack: false })
  await expect(owner.call(cancelRound, { ...courseRef, classSeq: second })).refuses('ROUND_IN_USE')
})

test('an open order blocks returning the round to a draft; a cancelled one does not', async () => {
  const shop = await aShop({ seats: 3 })
  const { owner, mina, courseRef, clock, passTimer } = shop
  const { classSeq } = await openNext(shop)
  const { orderNo } = await pressPay(mina, courseRef)
  await expect(owner.call(cancelRound, { ...courseRef, classSeq })).refuses('ROUND_IN_USE')
  clock.pass({ minutes: 16 })
  await passTimer(expireOrders)
  await owner.call(cancelRound, { ...courseRef, classSeq })
  // A buyer who returns late is not charged for a closed round.
  await expect(comeBack(mina, courseRef, orderNo)).refuses('SOLD_OUT')
  await owner.call(discardRound, courseRef)
})

test('of two simultaneous openings one succeeds; returning to a draft and enrolling never overlap', async () => {
  const shop = await aFreeClass(20)
  const { owner, member, courseRef, add } = shop
  const outcomes = { back: 0, kept: 0 }
  for (let at = 0; at < 6; at += 1) {
    const jun = await member(`Jun ${at}`)
    const { rowVersion } = await prepare(shop)
    const press = () => owner.call(openRound, { ...courseRef, body: { rowVersion } })
    const opened = await Promise.allSettled([press(), press(), jun.call(enrolFree, courseRef)])
    expect(
      opened
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['fulfilled', 'rejected'])
    const { list } = await owner.call(listRounds, courseRef)
    const classSeq = list[0]?.classSeq ?? expect.fail('no round')
    const other = await member(`Min ${at}`)
    const [taken] = await Promise.allSettled([
      owner.call(cancelRound, { ...courseRef, classSeq }),
      other.call(enrolFree, courseRef),
    ])
    outcomes[taken.status === 'fulfilled' ? 'back' : 'kept'] += 1
    if (taken.status === 'fulfilled') await owner.call(discardRound, courseRef)
    expect(await add.all(countsOff)).toEqual([])
  }
  expect(outcomes.back + outcomes.kept).toBe(6)
})
/** Rounds whose counters differ from their enrolments, or drafts with any. */
const countsOff = `
  select r.part_number, r.state, r.seats_taken, count(e.attend_seq) from course_rounds r
  left join enrolments e on e.class_seq = r.class_seq and e.state in ('APPROVED', 'PENDING_PAYMENT')
  group by r.class_seq, r.part_number, r.state, r.seats_taken
  having r.seats_taken <> count(e.attend_seq) or (r.state <> 'OPENED' and count(e.attend_seq) > 0)`

test('a waitlist closed by staff stays closed when the next round opens', async () => {
  const { mina, member, owner, courseRef, add, app, open, channelSeq } = await aFreeClass()
  await add.all("update course_rounds set user_limit_type_cd = '00'")
  await mina.call(enrolFree, courseRef)
  const jun = await member('Jun')
  await jun.call(applyForPlace, { ...courseRef, body: contact })
  await add.all("update courses set recruit_closed_at = '2026-11-20T00:00:00Z'")
  await open()
  const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
  for (const { attendSeq } of list) await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await app.workOnce()
  expect((await jun.call(listMyCourses, { channelSeq })).list).toMatchObject([{ state: 'WAITING' }])
})

test('dates follow their rules; outsiders may not change them; actions are recorded', async () => {
  const shop = await aFreeClass()
  const { mina, owner, otherSite, courseRef, channelSeq } = shop
  const wrong = { ...next, endAt: '2026-12-01T10:00:00Z', maxUserCount: null }
  await expect(owner.call(prepareRound, { ...courseRef, body: wrong })).refuses('CLASS_RULE')
  await expect(mina.call(prepareRound, { ...courseRef, body: next })).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(prepareRound, { ...courseRef, body: next })).refuses('NOT_CHANNEL_USER')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(listRounds, there)).refuses('CLASS_NOT_FOUND')
  await expect(otherSite.owner.call(discardRound, there)).refuses('CLASS_NOT_FOUND')

  const { classSeq } = await shop.open()
  await owner.call(cancelRound, { ...courseRef, classSeq })
  await owner.call(discardRound, courseRef)
  const { list } = await owner.call(listStaffActions, { channelSeq, query: {} })
  expect(list.map(({ action }) => action)).toEqual([
    actionOf(discardRound),
    actionOf(cancelRound),
    expect.stringContaining('open'),
    actionOf(prepareRound),
  ])
})

test('a course at the limit of rounds gets no further one', async () => {
  const shop = await aFreeClass()
  await shop.add.all(`update course_rounds set part_number = $1`, [MAX_ROUNDS])
  await shop.add.all(`update courses set current_part_number = $1`, [MAX_ROUNDS])
  await expect(prepare(shop)).refuses('ROUNDS_FULL')
})
