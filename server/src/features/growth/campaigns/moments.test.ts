import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { removeCurriculum, addCurriculum } from 'contract/teaching/curriculum/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import { aList, draft, type CampaignBody } from '../../../testing/campaigns-world.ts'
import { aLive } from '../../../testing/live-world.ts'
import { buy } from '../../../testing/orders-world.ts'
import { watchMoments } from './moments.jobs.ts'

type Event = NonNullable<CampaignBody['event']>
/** A campaign that waits for a moment of a class in which Mina and Jun learn and Kai does not. */
async function aWatching(event: Event, input: Partial<CampaignBody> = {}) {
  const world = await aList({ isAd: false, event, ...input })
  const { mina, jun, courseRef, app, workThrough, passTimer, messages } = world
  for (const who of [mina, jun]) await buy(who, courseRef)
  await world.send()
  await app.workOnce()
  return {
    ...world,
    /** Passes this time, looks, and sends. */
    look: async (minutes: number) => {
      await workThrough({ minutes })
      await passTimer(watchMoments)
      await app.workOnce()
    },
    addLive: (minutes: number, more: Parameters<typeof aLive>[1] = {}) =>
      world.owner.call(addCurriculum, { ...courseRef, body: aLive(minutes, more) }),
    received: async () => (await messages()).map(({ name, state, reason }) => [name, state, reason]),
  }
}
const DAY = 24 * 60
const inSite: Partial<CampaignBody> = { channelType: 'SITE', text: '라이브가 열렸어요' }

test('learners of a class are written to once when a live lesson of it opens, and again for the next one', async () => {
  const { addLive, look, received, get } = await aWatching({ kind: 'LESSON_OPENS' })
  // Open for learners half an hour before.
  await addLive(60)
  await addLive(DAY + 60)
  await look(25)
  expect(await received()).toEqual([])
  await look(10)
  await look(5)
  expect(await received()).toEqual([
    ['Mina', 'SENT', null],
    ['Jun', 'SENT', null],
  ])
  await look(DAY)
  expect(await get()).toMatchObject({ state: 'ACTIVE', counts: { sent: 4, queued: 0 } })
})

test('only lessons of chosen classes, that are not removed and open after it was started, are announced', async () => {
  const { addLive, look, received, owner, courseRef, toggle } = await aWatching({ kind: 'LESSON_OPENS' })
  const removed = await addLive(40)
  await owner.call(removeCurriculum, { ...courseRef, ...removed })
  await addLive(60)
  await toggle(false)
  await look(35)
  await toggle(true)
  await look(5)
  expect(await received()).toEqual([])
  const other = await aWatching({ kind: 'LESSON_OPENS', courseSeqs: [999_999 as never] })
  await other.addLive(40)
  await other.look(15)
  expect(await other.received()).toEqual([])
})

test('who lost their place, and a lesson that is over by the morning, are left out', async () => {
  const { addLive, look, received, clock, add, jun, workThrough } = await aWatching({ kind: 'LESSON_OPENS' })
  await addLive(60)
  await add.all(
    `update access_grants set ended_at = $1, end_reason = 'CANCELLED' where user_seq =
      (select user_seq from users where name = 'Jun')`,
    [clock.now],
  )
  await look(35)
  expect(await received()).toEqual([['Mina', 'SENT', null]])
  expect(jun).toBeDefined()
  const night = await aWatching({ kind: 'LESSON_OPENS' }, { ...inSite, isAd: true })
  // At eleven in the evening.
  await night.addLive(11 * 60 + 30)
  await night.look(11 * 60 + 5)
  expect(await night.received()).toEqual([
    ['Mina', 'QUEUED', null],
    ['Jun', 'QUEUED', null],
  ])
  await night.workThrough({ minutes: 10 * 60 })
  expect(await night.received()).toEqual([
    ['Mina', 'SKIPPED', 'NO_LONGER_SO'],
    ['Jun', 'SKIPPED', 'NO_LONGER_SO'],
  ])
  await workThrough({ minutes: 1 })
})

test('a notification of the site comes for each lesson', async () => {
  const { addLive, look, mina, channelSeq } = await aWatching({ kind: 'LESSON_OPENS' }, inSite)
  await addLive(60)
  await addLive(90)
  await look(40)
  await look(30)
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list.filter(({ content }) => content.includes('라이브가 열렸어요'))).toHaveLength(2)
})

test('the end of an access is announced so many days before it, once, and again where it moved', async () => {
  const { look, received, add, owner, courseRef, clock } = await aWatching({
    kind: 'ACCESS_ENDS',
    delayDays: 7,
  })
  const inDays = (days: number) => new Date(clock.now.getTime() + days * DAY * 60_000)
  const endsOf = (name: string, at: Date) =>
    add.all(
      `update enrolments set valid_at = $2 where user_seq = (select user_seq from users where name = $1)`,
      [name, at],
    )
  await endsOf('Mina', inDays(8))
  await endsOf('Jun', inDays(30))
  await look(23 * 60)
  expect(await received()).toEqual([])
  await look(60)
  await look(60)
  expect(await received()).toEqual([['Mina', 'SENT', null]])
  const [place] = await add.all<{ attend_seq: number }>(
    `select attend_seq from enrolments where user_seq = (select user_seq from users where name = 'Mina')`,
  )
  await owner.call(changePeriods, {
    ...courseRef,
    body: { attendSeqs: [place?.attend_seq as never], change: { kind: 'DAYS', days: 3 } },
  })
  await look(3 * DAY)
  expect(await received()).toEqual([
    ['Mina', 'SENT', null],
    ['Mina', 'SENT', null],
  ])
})

test('a place that was given up or prolonged meanwhile, and one of a membership, is left alone', async () => {
  const { look, received, add, clock } = await aWatching(
    { kind: 'ACCESS_ENDS', delayDays: 7 },
    { ...inSite, isAd: true },
  )
  const soon = new Date(clock.now.getTime() + (7 * DAY + 11 * 60) * 60_000)
  await add.all('update enrolments set valid_at = $1', [soon])
  await look(11 * 60 + 5)
  expect((await received()).map(([, state]) => state)).toEqual(['QUEUED', 'QUEUED'])
  await add.all(
    `update enrolments set valid_at = valid_at + interval '30 days' where user_seq =
      (select user_seq from users where name = 'Mina')`,
  )
  await look(10 * 60)
  expect(await received()).toEqual([
    ['Mina', 'SKIPPED', 'NO_LONGER_SO'],
    ['Jun', 'SENT', null],
  ])
  const members = await aWatching({ kind: 'ACCESS_ENDS', delayDays: 7 })
  await members.add.all("update enrolments set valid_at = $1, source = 'MEMBERSHIP'", [
    new Date(members.clock.now.getTime() + (7 * DAY + 30) * 60_000),
  ])
  await members.look(40)
  expect(await members.received()).toEqual([])
})

test('an opening waits for nothing, and an end is announced a day before it at the latest', async () => {
  const { owner, channelSeq } = await aList()
  const create = (event: Event) => owner.call(api.createCampaign, { channelSeq, body: { ...draft, event } })
  await expect(create({ kind: 'LESSON_OPENS', delayDays: 1 })).refuses('BAD_INPUT')
  await expect(create({ kind: 'ACCESS_ENDS', delayDays: 0 })).refuses('BAD_INPUT')
  await expect(create({ kind: 'ACCESS_ENDS', delayDays: 91 })).refuses('BAD_INPUT')
})
