import { expect, test } from 'vitest'
import { issueCalendarFeed } from 'contract/learning/calendars/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listStaffActions } from 'contract/people/staff/api'
import { enterByMembership, joinMembership } from 'contract/money/memberships/api'
import { modifyMembership } from 'contract/money/memberships/settings.api'
import { getCourseViewer } from 'contract/views/class-page/api'
import { cancelEnrolment, listAttendees } from 'contract/workflows/admissions/api'
import { getChannel, saveConfiguration } from 'contract/site/sites/api'
import { signup } from 'contract/people/sign-in/api'
import { requestSiteExport } from 'contract/workflows/site-export/api'
import * as api from 'contract/workflows/suspensions/api'
import { aList } from '../../../testing/campaigns-world.ts'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'
import { aShop, buy, PRICE, waitUnpaid } from '../../../testing/orders-world.ts'
import { aClass, somebody, type aSite } from '../../../testing/world.ts'
import { processWaitlists } from '../admissions/waitlist.jobs.ts'

const reason = '다른 사람의 강의를 허락 없이 올렸어요.'

async function withOperator<World extends Awaited<ReturnType<typeof aSite>>>(world: World) {
  const { add, as, channelSeq: siteSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  const operator = as(boss)
  const suspend = (kind: 'ILLEGAL' | 'RIGHTS' = 'RIGHTS') =>
    operator.call(api.suspendSite, { siteSeq, body: { kind, reason } })
  const lift = () => operator.call(api.liftSuspension, { siteSeq, body: { note: '확인했어요.' } })
  return { ...world, operator, siteSeq, suspend, lift }
}

test('a suspended site is closed to visitors; its owners read why and object, and the operator restores it', async () => {
  const world = await withOperator(await aClass())
  const { operator, owner, mina, visitor, channelSeq, siteSeq, suspend, app, mails, forgotten } = world
  await suspend()
  expect(forgotten).toContainEqual({ channelSeq, features: ['sites'] })
  await expect(suspend()).refuses('SUSPENDED_ALREADY')
  expect(await visitor.call(getChannel, { channelSeq })).toMatchObject({
    suspension: 'MEMBERS',
    noIndex: true,
  })
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('운영이 중지'))
  expect(JSON.stringify(mails)).toContain(reason)
  const { list: alarms } = await owner.call(listAlarms, { channelSeq })
  expect(alarms.map(({ path }) => path)).toContain('/settings/suspension')

  const { suspension } = await owner.call(api.getSuspension, { channelSeq })
  expect(suspension).toMatchObject({ kind: 'RIGHTS', reason, appeals: [] })
  expect(JSON.stringify(suspension)).not.toContain('Boss')
  await expect(mina.call(api.getSuspension, { channelSeq })).refuses('NOT_ALLOWED')
  await owner.call(api.fileAppeal, { channelSeq, body: { text: '직접 만든 강의예요.' } })
  await expect(owner.call(api.fileAppeal, { channelSeq, body: { text: '다시' } })).refuses('APPEAL_WAITS')
  await app.workOnce()
  expect(mails.at(-1)?.subject).toContain('이의 제기')

  const desk = await operator.call(api.listSites, { query: { shelf: 'appealed' } })
  expect(desk).toMatchObject({ total: 1, appeals: 1, list: [{ channelSeq, suspension: 'RIGHTS' }] })
  await operator.call(api.rejectAppeal, { siteSeq, body: { answer: '권리자 확인이 필요해요.' } })
  await expect(operator.call(api.rejectAppeal, { siteSeq, body: { answer: 'x' } })).refuses('NO_APPEAL')
  await owner.call(api.fileAppeal, { channelSeq, body: { text: '계약서를 보냈어요.' } })
  await world.lift()
  await expect(world.lift()).refuses('NOT_SUSPENDED')

  expect(await owner.call(api.getSuspension, { channelSeq })).toEqual({ suspension: null })
  await expect(owner.call(api.fileAppeal, { channelSeq, body: { text: 'x' } })).refuses('NOT_SUSPENDED')
  const { suspensions } = await operator.call(api.getSite, { siteSeq })
  expect(suspensions).toMatchObject([
    { suspendedBy: 'Boss', liftedBy: 'Boss', appeals: [{ outcome: 'LIFTED' }, { outcome: 'KEPT' }] },
  ])
  const { list } = await owner.call(listStaffActions, { channelSeq })
  expect(list.map(({ action }) => action)).toEqual([
    'suspensions.liftSuspension',
    'suspensions.fileAppeal',
    'suspensions.rejectAppeal',
    'suspensions.fileAppeal',
    'suspensions.suspendSite',
  ])
})

test('nobody but the operator suspends a site, and the other site goes on', async () => {
  const { owner, siteSeq, otherSite, suspend } = await withOperator(await aClass())
  const body = { kind: 'TERMS' as const, reason }
  await expect(owner.call(api.suspendSite, { siteSeq, body })).refuses('NOT_ALLOWED')
  await expect(owner.call(api.listSites, {})).refuses('NOT_ALLOWED')
  await suspend()
  const there = { channelSeq: otherSite.channelSeq }
  expect(await otherSite.owner.call(getChannel, there)).toMatchObject({ suspension: null })
  expect(await otherSite.owner.call(api.getSuspension, there)).toEqual({ suspension: null })
})

test('managers keep reading and take the site along, but change nothing; nobody joins', async () => {
  const { owner, visitor, mina, channelSeq, suspend, app } = await withOperator(await aClass())
  const feed = await mina.call(issueCalendarFeed, { channelSeq, body: { scope: 'PERSON' } })
  const readFeed = async () => (await app.http.inject(new URL(feed.url).pathname)).statusCode
  expect(await readFeed()).toBe(200)
  await suspend('ILLEGAL')
  expect(await readFeed()).toBe(404)
  await owner.call(requestSiteExport, { channelSeq })
  const { refusal } = owner
  const settings = await refusal(saveConfiguration, { channelSeq, body: {} } as never)
  expect(settings.code).toBe('891140')
  const body = {
    email: 'new@example.com',
    password: 'Seodang-2026!',
    name: 'New',
    phone: '',
    channelSeq,
    siteJoin: true,
    agreements: ['terms' as const, 'privacy' as const],
  }
  await expect(visitor.call(signup, { body })).refuses('SITE_SUSPENDED')
})

test('nothing renews while the site is suspended, and a week after that everything goes on', async () => {
  const world = await withOperator(await aMembership())
  const { mina, courseRef, registerCard, join, provider, passDays, suspend, lift, mine, app } = world
  await registerCard(mina)
  await join(mina)
  await mina.call(enterByMembership, courseRef)
  await app.workOnce()
  const before = provider.charges.size
  await suspend()
  await passDays(40)
  expect(provider.charges.size).toBe(before)

  await lift()
  await app.workOnce()
  await passDays(6)
  expect(provider.charges.size).toBe(before)
  expect(await mine(mina)).toMatchObject([{ state: 'ACTIVE' }])
  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({ choiseStatusCd: '00' })
  await passDays(2)
  expect(provider.charges.size).toBe(before + 1)
})

test('free days that ended while the site was suspended for long are followed by no charge', async () => {
  const world = await withOperator(await aMembership())
  const { mina, ref, body, owner, registerCard, provider, passDays, suspend, lift, mine, app } = world
  await owner.call(modifyMembership, { ...ref, body: { ...body, trialDays: 7 } })
  await registerCard(mina)
  const trial = { months: 1, price: MONTH, trialDays: 7, isAgreed: true } as const
  await mina.call(joinMembership, { ...ref, body: trial })
  await suspend()
  await passDays(25)
  await lift()
  await app.workOnce()
  expect(await mine(mina)).toMatchObject([{ state: 'CANCEL_AT_END', isTrial: true, next: null }])
  await passDays(10)
  expect(provider.paidCount()).toBe(0)
  expect(await mine(mina)).toMatchObject([{ state: 'ENDED', next: null }])
})

test('nobody is offered a seat meanwhile, and who was admitted has a day to pay after that', async () => {
  const world = await withOperator(await aShop({ price: PRICE, seats: 1 }))
  const { member, mina, courseRef, owner, suspend, lift, app, clock, passTimer } = world
  const passDay = async () => {
    clock.pass({ days: 1 })
    await passTimer(processWaitlists)
    await app.workOnce()
  }
  await world.add.all("update course_rounds set user_limit_type_cd = '00'")
  const [first, jun] = [await member('First'), await member('Jun')]
  await buy(first, courseRef)
  for (const who of [mina, jun]) await waitUnpaid(world, who)
  const stateOf = async (who: typeof mina) => (await who.call(getCourseViewer, courseRef)).attend
  const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
  const [seated] = list
  if (!seated) throw new Error('nobody is there')
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq: seated.attendSeq, body: {} })
  await suspend()
  await app.workOnce()
  await passDay()
  await lift()
  expect(await stateOf(mina)).toMatchObject({ choiseStatusCd: '01' })

  await passTimer(processWaitlists)
  expect((await stateOf(mina))?.payUntil).not.toBe(null)
  await suspend()
  for (let day = 0; day < 10; day += 1) await passDay()
  await lift()
  await passTimer(processWaitlists)
  const inADay = new Date(clock.now.getTime() + 86_400_000).toISOString()
  expect(await stateOf(mina)).toMatchObject({ payUntil: inADay })
  expect(await stateOf(jun)).toMatchObject({ choiseStatusCd: '01' })
  clock.pass({ days: 1, minutes: 1 })
  await passTimer(processWaitlists)
  await app.workOnce()
  expect((await stateOf(jun))?.payUntil).not.toBe(null)
})

test('a campaign rests meanwhile and goes on after that', async () => {
  const { suspend, lift, send, names, mails, workThrough } = await withOperator(await aList())
  await send()
  await suspend()
  await workThrough({ minutes: 180 })
  mails.length = 0
  await workThrough({ minutes: 60 })
  expect(mails).toEqual([])

  await lift()
  await workThrough({ minutes: 1 })
  mails.length = 0
  await workThrough({ minutes: 60 })
  expect(names()).toEqual(['Jun', 'Mina'])
})
