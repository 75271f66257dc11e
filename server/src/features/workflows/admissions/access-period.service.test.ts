import { expect, test } from 'vitest'
import { getCourseViewer } from 'contract/views/class-page/api'
import { enrolFree, listAttendees } from 'contract/workflows/admissions/api'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import type { AttendSeq } from 'contract/values/ids'
import { aShop } from '../../../testing/orders-world.ts'
import { remindOfEnd } from '../../money/enrolments/access-period.notify.ts'
import { expirePlaces } from '../../money/enrolments/enrolments.jobs.ts'

async function aTimedClass(options: { seats?: number | null; vodDays?: number } = {}) {
  const shop = await aShop({ price: 0, seats: null, vodDays: 30, ...options })
  const { owner, courseRef, mina } = shop
  const { attendSeq } = await mina.call(enrolFree, courseRef)
  return {
    ...shop,
    attendSeq,
    extend: (days: number, ...attendSeqs: AttendSeq[]) =>
      owner.call(changePeriods, { ...courseRef, body: { attendSeqs, change: { kind: 'DAYS', days } } }),
    endOn: (until: string, ...attendSeqs: AttendSeq[]) =>
      owner.call(changePeriods, { ...courseRef, body: { attendSeqs, change: { kind: 'UNTIL', until } } }),
    validAt: async () => (await mina.call(getCourseViewer, courseRef)).attend?.validAt,
  }
}

test('more days extend access, and the learner is notified', async () => {
  const { extend, attendSeq, validAt, mina, courseRef, app, add } = await aTimedClass()
  expect(await extend(10, attendSeq)).toEqual({ doneCount: 1, failed: [] })
  expect(await validAt()).toBe('2026-12-31T03:00:00.000Z')
  expect(await add.all('select ends_at from access_grants')).toEqual([
    { ends_at: new Date('2026-12-31T03:00:00Z') },
  ])
  await app.workOnce()
  expect(await add.all("select 1 from alarms where content::text like '%periodChanged%'")).toHaveLength(1)
  await expect(
    mina.call(changePeriods, {
      ...courseRef,
      body: { attendSeqs: [attendSeq], change: { kind: 'DAYS', days: 1 } },
    }),
  ).refuses('NOT_ALLOWED')
})

test('an expired learner regains access, if there is a seat', async () => {
  const { extend, attendSeq, clock, passTimer, member, courseRef, seats, mina } = await aTimedClass({
    seats: 1,
  })
  clock.pass({ days: 31 })
  await passTimer(expirePlaces)
  expect(await seats()).toEqual([0, 0])
  await extend(10, attendSeq)
  expect(await seats()).toEqual([1, 1])
  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({ choiseStatusCd: '00' })

  clock.pass({ days: 11 })
  await passTimer(expirePlaces)
  await (await member('Jun')).call(enrolFree, courseRef)
  expect(await extend(10, attendSeq)).toMatchObject({ doneCount: 0, failed: [{ attendSeq, name: 'Mina' }] })
  expect(await seats()).toEqual([1, 1])
})

test('people who wait or have unlimited access stay unchanged, with the reason', async () => {
  const { extend, endOn, attendSeq, owner, courseRef, member, add } = await aTimedClass({ vodDays: -1 })
  await add.all("update courses set choise_type_cd = '01'")
  const contact = { name: 'Jun', email: 'jun@example.com', phone: '' }
  const waiting = (await (await member('Jun')).call(applyForPlace, { ...courseRef, body: contact })).attendSeq

  const said = await extend(10, attendSeq, waiting)
  expect(said).toMatchObject({ doneCount: 0, failed: [{ attendSeq }, { attendSeq: waiting, name: 'Jun' }] })
  expect(said.failed.map(({ message }) => message).join()).toMatch(/종료일.*대기 중/)
  expect(await endOn('2026-12-24', attendSeq, waiting)).toMatchObject({ doneCount: 1 })
  const { list } = await owner.call(listAttendees, { ...courseRef, query: { state: 'APPROVED' } })
  expect(list).toMatchObject([{ validAt: '2026-12-24T14:59:59.000Z' }])
  await expect(endOn('2026-11-20', attendSeq)).refuses('PERIOD_IN_PAST')
})

test('a learner is reminded a week before the end and the day before, once each', async () => {
  const { clock, passTimer, add } = await aTimedClass()
  const reminderKinds = async () =>
    (await add.all<{ kind: string }>("select content->>'kind' as kind from alarms order by alarm_seq"))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('periodEnds'))
  await passTimer(remindOfEnd)
  expect(await reminderKinds()).toEqual([])
  for (let day = 0; day < 30; day++) {
    clock.pass({ days: 1 })
    await passTimer(remindOfEnd)
  }
  expect(await reminderKinds()).toEqual(['periodEnds', 'periodEndsSoon'])
})
