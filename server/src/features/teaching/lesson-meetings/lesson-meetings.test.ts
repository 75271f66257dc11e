import { expect, test } from 'vitest'
import { retryMeeting } from 'contract/teaching/lesson-meetings/api'
import { connectZoom, disconnectZoom } from 'contract/teaching/meeting-accounts/api'
import {
  addCurriculum,
  listEditableCurriculum,
  removeCurriculum,
  saveCurriculum,
} from 'contract/teaching/curriculum/api'
import { aLive } from '../../../testing/live-world.ts'
import { withMeetings, zoomKeys } from '../../../testing/meetings-world.ts'
import { crashPointsIn } from '../../../testing/crashes.ts'
import { aRunningClass } from '../../../testing/world.ts'

/** A running class of a site that is connected to Zoom, and ways to save and see a lesson without links. */
async function aZoomClass({ isConnected = true } = {}) {
  const world = withMeetings(await aRunningClass())
  const { owner, courseRef, app, zoom } = world
  if (isConnected) await world.connect()
  await app.workOnce()
  zoom.calls.length = 0
  const addLesson = async (minutes = 600) => {
    const { curriculumSeq } = await owner.call(addCurriculum, {
      ...courseRef,
      body: aLive(minutes, { joinUrl: '' }),
    })
    return { ...courseRef, curriculumSeq }
  }
  const meetingOf = async ({ curriculumSeq }: Awaited<ReturnType<typeof addLesson>>) =>
    (await owner.call(listEditableCurriculum, courseRef)).list.find(
      (item) => item.curriculumSeq === curriculumSeq,
    )?.meeting
  return { ...world, addLesson, meetingOf, made: () => [...zoom.meetings.values()] }
}

test('a lesson without links makes its meeting, which follows its title and time', async () => {
  const { addLesson, meetingOf, app, zoom, made, owner } = await aZoomClass()
  const lesson = await addLesson()
  expect(await meetingOf(lesson)).toEqual({ state: 'MAKING', meetingId: null, fault: null, faultCode: null })
  await app.workOnce()
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MADE', meetingId: '85900000001', fault: null })
  expect(made()).toMatchObject([{ title: '어깨 열기', startsAt: new Date('2026-11-21T13:00:00Z') }])

  const body = { title: '어깨 풀기', liveStartAt: '2026-11-21 22:30:00', liveEndAt: '2026-11-21 23:30:00' }
  await owner.call(saveCurriculum, { ...lesson, body })
  await app.workOnce()
  expect(made()).toMatchObject([{ title: '어깨 풀기', startsAt: new Date('2026-11-21T13:30:00Z') }])
  await owner.call(saveCurriculum, { ...lesson, body: { content: '<p>준비물</p>' } })
  await app.workOnce()
  expect(zoom.calls).toEqual(['createMeeting', 'changeMeeting'])
})

test.each([
  ['is removed', null],
  ['has a link of its own', { joinUrl: 'https://us02web.zoom.us/j/85912345678' }],
  ['moves to another service', { liveTypeCd: '02' as const }],
])('the meeting is deleted when its lesson %s', async (_, change) => {
  const { addLesson, meetingOf, app, made, owner, add } = await aZoomClass()
  const lesson = await addLesson()
  await app.workOnce()
  expect(made()).toHaveLength(1)
  if (change) await owner.call(saveCurriculum, { ...lesson, body: change })
  else await owner.call(removeCurriculum, { ...lesson, body: {} })
  await app.workOnce()
  expect(made()).toEqual([])
  expect(await add.all('select * from lesson_meetings')).toEqual([])
  expect((await meetingOf(lesson)) ?? null).toBeNull()
})

test('lessons from before the account get their meetings; those that are over do not', async () => {
  const { addLesson, meetingOf, app, made, connect, clock } = await aZoomClass({ isConnected: false })
  const over = await addLesson(5)
  const coming = await addLesson()
  await app.workOnce()
  expect([await meetingOf(over), await meetingOf(coming)]).toEqual([null, null])
  clock.pass({ minutes: 120 })
  await connect()
  await app.workOnce()
  expect(made()).toHaveLength(1)
  expect(await meetingOf(coming)).toMatchObject({ state: 'MADE' })
  expect(await meetingOf(over)).toBeNull()
})

test('nothing of a meeting is stored in the clear', async () => {
  const { addLesson, app, add } = await aZoomClass()
  await addLesson()
  await app.workOnce()
  const stored = JSON.stringify(await add.all('select * from lesson_meetings'))
  expect(stored).not.toContain('https://')
  expect(stored).not.toContain('made12')
})

test('an answer that was lost leaves one meeting', async () => {
  const { addLesson, meetingOf, app, zoom, made, workThrough } = await aZoomClass()
  zoom.loses = 'createMeeting'
  const lesson = await addLesson()
  await app.workOnce()
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MAKING', fault: 'UNREACHABLE' })
  await workThrough({ minutes: 1 })
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MADE', fault: null })
  expect(made()).toHaveLength(1)
})

test('a lesson that is removed after its answer was lost leaves no meeting behind', async () => {
  const { addLesson, app, zoom, made, owner, workThrough } = await aZoomClass()
  zoom.loses = 'createMeeting'
  const lesson = await addLesson()
  await app.workOnce()
  expect(made()).toHaveLength(1)
  await owner.call(removeCurriculum, { ...lesson, body: {} })
  await workThrough({ minutes: 1 })
  expect(made()).toEqual([])
})

test('a service that asks for time is not asked before that', async () => {
  const { addLesson, meetingOf, app, zoom, workThrough } = await aZoomClass()
  zoom.refusal = { code: '429', retryAfter: 600 }
  const lesson = await addLesson()
  await app.workOnce()
  zoom.refusal = null
  await workThrough({ minutes: 9 })
  expect(zoom.calls).toHaveLength(1)
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MAKING', faultCode: '429' })
  await workThrough({ minutes: 2 })
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MADE' })
})

test('a refusal is shown with its code, and is tried again when somebody says so', async () => {
  const { addLesson, meetingOf, app, zoom, owner, workThrough } = await aZoomClass()
  zoom.refusal = { code: '300', retryAfter: null }
  const lesson = await addLesson()
  await app.workOnce()
  await workThrough({ minutes: 120 })
  expect(await meetingOf(lesson)).toMatchObject({ state: 'FAILED', fault: 'REFUSED', faultCode: '300' })
  expect(zoom.calls).toHaveLength(1)
  expect(await owner.call(retryMeeting, lesson)).toMatchObject({ state: 'FAILED' })
  zoom.refusal = null
  expect(await owner.call(retryMeeting, lesson)).toMatchObject({
    state: 'MADE',
    fault: null,
    faultCode: null,
  })
})

test('a meeting that somebody deleted at Zoom is made anew when its lesson changes', async () => {
  const { addLesson, app, zoom, made, owner } = await aZoomClass()
  const lesson = await addLesson()
  await app.workOnce()
  zoom.meetings.clear()
  await owner.call(saveCurriculum, { ...lesson, body: { title: '어깨 풀기' } })
  await app.workOnce()
  expect(made()).toMatchObject([{ title: '어깨 풀기' }])
})

test('another account makes its own meetings; without one they stay', async () => {
  const { addLesson, meetingOf, app, zoom, owner, channelSeq, workThrough } = await aZoomClass()
  const lesson = await addLesson()
  await app.workOnce()
  await owner.call(disconnectZoom, { channelSeq })
  await owner.call(saveCurriculum, { ...lesson, body: { title: '어깨 풀기' } })
  await app.workOnce()
  expect([...zoom.meetings]).toHaveLength(1)
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MADE', meetingId: '85900000001' })
  await owner.call(connectZoom, { channelSeq, body: { ...zoomKeys, accountId: 'acc-other' } })
  await workThrough({ minutes: 1 })
  expect(await meetingOf(lesson)).toMatchObject({ state: 'MADE', meetingId: '85900000002' })
})

test('wherever the process dies, one meeting comes of it', async () => {
  const { addLesson, app, made, workThrough, zoom } = await aZoomClass()
  const crashes = crashPointsIn(app)
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    zoom.meetings.clear()
    await addLesson()
    crashes.crashAfter(at)
    await app.workOnce().catch(() => null)
    crashes.crashAfter(null)
    await workThrough({ minutes: 4 })
    await workThrough({ minutes: 4 })
    expect([at, made().length]).toEqual([at, 1])
  }
})

test('a member and staff of another site cannot try again', async () => {
  const { addLesson, mina, otherSite } = await aZoomClass()
  const lesson = await addLesson()
  await expect(mina.call(retryMeeting, lesson)).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(retryMeeting, lesson)).refuses('NOT_CHANNEL_USER')
})
