import { expect, test } from 'vitest'
import { getChannelAuth, joinChannel } from 'contract/people/members/membership.api'
import { login, me, signup } from 'contract/people/sign-in/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { getCourse } from 'contract/views/class-page/api'
import { enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { getMarketingConsent, setMarketingConsent } from 'contract/people/members/consent.api'
import { listSales, refundOrder } from 'contract/money/orders/api'
import { listReviews, saveReview } from 'contract/community/reviews/api'
import { urlOf, toHttpCall } from 'contract/http/envelope'
import { getWithdrawal, withdraw } from 'contract/workflows/account-closing/api'
import { openOrderers } from '../../../commands/orderers.ts'
import { asOwner } from '../../../platform/db/roles.ts'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { person } from '../../../testing/person.ts'
import { aClass } from '../../../testing/world.ts'
import { eraseWithdrawn } from './account-closing.service.ts'

const gil = { ...newcomer, email: 'gildong@example.com', name: '홍길동이', phone: '01098765432' }
const orderer = { name: gil.name, email: gil.email, phone: gil.phone }
const bye = { body: { password: PASSWORD } }

/** Gildong, a member of a site with a paid course. */
async function gildongOnASite(options: { price?: number; vodDays?: number } = {}) {
  const world = await aClass(options)
  const gildong = person(world.app, { host: 'haru.localhost:3000' })
  await gildong.call(signup, { body: { ...gil, channelSeq: world.channelSeq } })
  const bought = async () => {
    const { orderNo } = await pressPay(gildong, world.courseRef, orderer)
    await comeBack(gildong, world.courseRef, orderNo)
    await world.app.workOnce()
    const { list } = await world.owner.call(listAttendees, { ...world.courseRef, query: {} })
    return { orderNo, attendSeq: list[0]?.attendSeq ?? (0 as never) }
  }
  const erased = async () => {
    world.clock.pass({ days: 31 })
    await eraseWithdrawn.run(world.app.platformContext())
    await world.app.workOnce()
  }
  return { ...world, gildong, bought, erased }
}

test('a user who deletes their account is signed out everywhere, cannot sign in again, and the address is free immediately', async () => {
  const { signedUp, visitor } = await aTown()
  const haru = await signedUp()
  const phone = visitor()
  await phone.call(login, { body: newcomer })
  await expect(haru.call(withdraw, { body: { password: 'wrong' } })).refuses('PASSWORD_WRONG')

  await haru.call(withdraw, bye)

  for (const one of [haru, phone]) await expect(one.call(me, {})).refuses('SIGN_IN_FIRST')
  await expect(visitor().call(login, { body: newcomer })).refuses('PASSWORD_WRONG')
  await signedUp({ name: '새사람' })
})

test('the owner of an open site cannot delete their account', async () => {
  const { gildong, add, channelSeq } = await gildongOnASite()
  await add.all("update account_sites set role = 'OWN' where user_seq = (select max(user_seq) from users)")
  const { obstacles } = await gildong.call(getWithdrawal, {})
  expect(obstacles).toMatchObject([{ kind: 'OWNER', channelSeq, siteName: 'haru' }])
  await expect(gildong.call(withdraw, bye)).refuses('WITHDRAWAL_BLOCKED')
  expect((await gildong.call(me, {})).user.email).toBe(gil.email)
})

test('a paid course blocks deleting the account until it ends', async () => {
  const { gildong, bought, clock } = await gildongOnASite({ vodDays: 30 })
  await bought()
  const { obstacles } = await gildong.call(getWithdrawal, {})
  expect(obstacles).toMatchObject([{ kind: 'PLACE', siteName: 'haru', mayGiveUp: false }])
  await expect(gildong.call(withdraw, { body: { password: PASSWORD, givesUp: true } })).refuses(
    'WITHDRAWAL_BLOCKED',
  )
  clock.pass({ days: 31 })
  await gildong.call(login, { body: gil })
  await gildong.call(withdraw, bye)
})

test('a paid course with unlimited access can be given up, which frees its seat', async () => {
  const { gildong, bought, app, add } = await gildongOnASite()
  await bought()
  expect((await gildong.call(getWithdrawal, {})).obstacles).toMatchObject([{ mayGiveUp: true }])
  await expect(gildong.call(withdraw, bye)).refuses('WITHDRAWAL_BLOCKED')

  await gildong.call(withdraw, { body: { password: PASSWORD, givesUp: true } })
  await app.workOnce()

  expect(await add.all('select seats_taken from course_rounds')).toEqual([{ seats_taken: 0 }])
  expect(await add.all('select end_reason from access_grants')).toEqual([{ end_reason: 'CANCELLED' }])
})

test('a payment in progress blocks deleting the account', async () => {
  const { gildong, courseRef } = await gildongOnASite()
  await pressPay(gildong, courseRef, orderer)
  await expect(gildong.call(withdraw, { body: { password: PASSWORD, givesUp: true } })).refuses(
    'WITHDRAWAL_BLOCKED',
  )
})

test('deleting the account cancels free enrolments and memberships', async () => {
  const { gildong, courseRef, app, add } = await gildongOnASite({ price: 0 })
  await gildong.call(enrolFree, courseRef)
  await gildong.call(withdraw, bye)
  await app.workOnce()
  expect(await add.all('select seats_taken from course_rounds')).toEqual([{ seats_taken: 0 }])
  const rows = 'select status, role from members order by user_seq desc limit 1'
  expect(await add.all(rows)).toEqual([{ status: 'LEFT', role: null }])
})

test("screens show a deleted user as a former member, in the reader's language", async () => {
  const { gildong, bought, owner, visitor, courseRef, channelSeq, erased, app } = await gildongOnASite()
  const { orderNo, attendSeq } = await bought()
  await gildong.call(saveReview, { ...courseRef, body: { attendSeq, reviewPoint: 5, description: '좋아요' } })
  await app.workOnce()
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '환불' } })
  await gildong.call(withdraw, bye)
  expect((await visitor.call(listReviews, courseRef)).reviews).toMatchObject([{ writerName: '탈퇴한 회원' }])

  await erased()

  expect((await owner.call(listAttendees, { ...courseRef, query: {} })).list).toMatchObject([
    { name: '탈퇴한 회원', email: '', phone: null },
  ])
  expect((await owner.call(listSales, { channelSeq, query: {} })).list).toMatchObject([
    { ordererName: '탈퇴한 회원', ordererEmail: '', refundedAmount: 30_000 },
  ])
  const { list } = await owner.call(listAlarms, { channelSeq, query: {} })
  const names = list.map(({ content }) => (JSON.parse(content) as { name?: string }).name)
  expect(new Set(names)).toEqual(new Set(['탈퇴한 회원']))
  const english = await app.http.inject({
    url: urlOf(listReviews, toHttpCall(courseRef)),
    headers: { host: 'haru.localhost:3000', language: 'en' },
  })
  expect(english.body).toContain('Former member')
})

test('a former instructor stays listed in the course, without a name', async () => {
  const { gildong, add, visitor, courseRef, channelSeq, courseSeq, owner } = await gildongOnASite()
  const [teacher] = await add.all<{ user_seq: number }>('select max(user_seq) as user_seq from users')
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: courseSeq,
    user_seq: teacher?.user_seq,
  })
  await gildong.call(withdraw, bye)
  expect((await visitor.call(getCourse, courseRef)).teachers).toMatchObject([{ name: '탈퇴한 회원' }])
  expect((await owner.call(getChannelAuth, { channelSeq })).userTypeCd).toBe('OWN')
})

test('a month later no text contains their name; the legal copy is encrypted and deleted after five years', async () => {
  const world = await gildongOnASite()
  const { gildong, bought, owner, courseRef, channelSeq, erased, app, add, clock, mina, clone } = world
  const { orderNo, attendSeq } = await bought()
  await gildong.call(saveReview, { ...courseRef, body: { attendSeq, reviewPoint: 4, description: '좋아요' } })
  await gildong.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  await app.workOnce()
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '환불' } })
  await mina.call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await app.workOnce()
  await gildong.call(withdraw, bye)
  await app.workOnce()
  expect(await namesIn(world)).not.toEqual([])

  await erased()

  expect(await namesIn(world)).toEqual([])
  const opened = await asOwner(clone.url, (db) => openOrderers(db, orderNo, app.ports.secrets))
  expect(opened).toMatchObject([{ name: gil.name, email: gil.email, phone: gil.phone }])

  const { purgeOrderers } = await import('../../money/orders/retained-orders.service.ts')
  clock.pass({ days: 5 * 366 })
  await purgeOrderers.visit(await app.contextFor(channelSeq))
  expect(await add.all('select 1 from retained_orderers')).toEqual([])
})

test('a deleted account is not erased before its day', async () => {
  const { gildong, clock, app, add } = await gildongOnASite()
  await gildong.call(withdraw, bye)
  clock.pass({ days: 29 })
  await eraseWithdrawn.run(app.platformContext())
  expect(await add.all('select name from withdrawals')).toEqual([{ name: gil.name }])
})

test('consent to news has a date, or is absent', async () => {
  const { gildong, channelSeq, clock } = await gildongOnASite()
  expect(await gildong.call(getMarketingConsent, { channelSeq })).toMatchObject({ agreedAt: null })
  const body = { isAgreed: true }
  const { agreedAt } = await gildong.call(setMarketingConsent, { channelSeq, body })
  expect(agreedAt).toBe(clock.now.toISOString())
  expect(await gildong.call(getMarketingConsent, { channelSeq })).toMatchObject({ agreedAt })
  await gildong.call(setMarketingConsent, { channelSeq, body: { isAgreed: false } })
  expect(await gildong.call(getMarketingConsent, { channelSeq })).toMatchObject({ agreedAt: null })
})

/** Searches every text column, and the queue, for personal data of Gildong. */
async function namesIn({ add }: Awaited<ReturnType<typeof gildongOnASite>>) {
  const columns = await add.all<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
       and (table_schema = 'public' or table_name like '\\_private\\_%')`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const text = `select 1 from ${table} where ${column}::text like any ($1)`
    const words = [gil.name, gil.email, gil.phone].map((word) => `%${word}%`)
    if ((await add.all(text, [words])).length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('a user who could sign in on the platform cannot delete the account on a site', async () => {
  const { gildong } = await gildongOnASite()
  gildong.state.staysHere = true
  await expect(gildong.call(getWithdrawal, {})).refuses('PLATFORM_ONLY')
  await expect(gildong.call(withdraw, bye)).refuses('PLATFORM_ONLY')
})
