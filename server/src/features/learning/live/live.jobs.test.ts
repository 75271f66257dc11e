import { listAlarms } from 'contract/messaging/notifications/api'
import { removeCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { attendLive } from 'contract/learning/live/api'
import { expect, test } from 'vitest'
import { aLive, aLiveClass } from '../../../testing/live-world.ts'
import { notifyAttendance, notifySoon, notifyTomorrow } from './live.jobs.ts'

async function aReminded(minutes: number) {
  const world = await aLiveClass({ minutes })
  const { app, channelSeq, mina, clock, itemSeq } = world
  const startsAt = new Date(clock.now.getTime() + minutes * 60_000)
  const payload = { curriculumSeq: itemSeq, startsAt: startsAt.toISOString() }
  return {
    ...world,
    pass: async (work: typeof notifySoon) =>
      work.run(await app.contextFor(channelSeq), payload, new AbortController().signal),
    heard: async (who = mina) => {
      const { list } = await who.call(listAlarms, { channelSeq })
      return list
        .filter(({ alarmType }) => ['07', '10', '12', '13'].includes(alarmType))
        .map(({ alarmType, path }) => [alarmType, path.split('/').slice(3).join('/')])
    },
  }
}

test('learners are notified of a lesson a day before and when its join window opens, each once', async () => {
  const { pass, heard, clock, itemSeq } = await aReminded(2 * 1440)
  await pass(notifySoon)
  expect(await heard()).toEqual([])
  clock.pass({ days: 1 })
  await pass(notifyTomorrow)
  await pass(notifyTomorrow)
  expect(await heard()).toEqual([['10', `classroom/${itemSeq}`]])
  clock.pass({ minutes: 1410 })
  await pass(notifySoon)
  await pass(notifySoon)
  expect((await heard())[0]).toEqual(['13', `classroom/${itemSeq}?attend=Y`])
  expect(await heard()).toHaveLength(2)
})

test('a lesson made shortly before it begins is announced immediately', async () => {
  const { heard } = await aReminded(10)
  expect(await heard()).toMatchObject([['13', expect.any(String)]])
})

test('a moved lesson is announced, and reminders are sent for its new time', async () => {
  const { owner, lesson, app, heard, pass } = await aReminded(10)
  await owner.call(saveCurriculum, { ...lesson, body: aLive(20) })
  await app.workOnce()
  await pass(notifySoon)
  expect((await heard()).map(([type]) => type)).toEqual(['13', '12', '13'])
})

test('a lesson that moves back and forth is announced each time', async () => {
  const { owner, lesson, app, heard, clock } = await aReminded(60)
  for (const minutes of [90, 60, 90]) {
    clock.pass({ minutes: 1 })
    await owner.call(saveCurriculum, { ...lesson, body: aLive(minutes) })
    await app.workOnce()
  }
  expect((await heard()).map(([type]) => type)).toEqual(['12', '12', '12'])
})

test('a lesson that only ends later is announced once, without new reminders of its start', async () => {
  const { owner, lesson, app, heard, pass, mina, channelSeq, clock } = await aReminded(10)
  const longer = { ...aLive(10), liveEndAt: aLive(40).liveEndAt }
  await owner.call(saveCurriculum, { ...lesson, body: longer })
  await app.workOnce()
  await pass(notifySoon)
  expect((await heard()).map(([type]) => type)).toEqual(['12', '13'])
  const [moved] = (await mina.call(listAlarms, { channelSeq })).list
  expect(JSON.parse(moved?.content ?? '')).toMatchObject({ kind: 'liveEndMoved' })
  clock.pass({ minutes: 70 })
  await pass(notifyAttendance)
  expect(await heard(owner)).not.toContainEqual(['07', expect.anything()])
})

test('a removed lesson is announced as cancelled, without further reminders', async () => {
  const { owner, lesson, app, heard, pass, clock } = await aReminded(60)
  await owner.call(removeCurriculum, lesson)
  await app.workOnce()
  clock.pass({ minutes: 40 })
  await pass(notifySoon)
  expect((await heard()).map(([type]) => type)).toEqual(['12'])
})

test('the host is notified of the number of attendees', async () => {
  const { mina, minaSeq, item, add, channelSeq, courseSeq, pass, heard, clock } = await aReminded(10)
  await mina.call(attendLive, item)
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: courseSeq,
    user_seq: minaSeq,
    is_invited: true,
  })
  clock.pass({ minutes: 70 })
  await pass(notifyAttendance)
  expect((await heard())[0]?.[0]).toBe('07')
})
