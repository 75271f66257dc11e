import { expect, test } from 'vitest'
import * as api from 'contract/learning/live/api'
import { disconnectZoom } from 'contract/teaching/meeting-accounts/api'
import { addCurriculum, listEditableCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { aLive } from '../../../testing/live-world.ts'
import { withMeetings } from '../../../testing/meetings-world.ts'
import { aRunningClass } from '../../../testing/world.ts'

/** A live lesson in ten minutes whose meeting is made by itself. */
async function aZoomLesson() {
  const world = withMeetings(await aRunningClass())
  const { owner, courseRef, app, connect } = world
  await connect()
  const body = aLive(10, { joinUrl: '' })
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  return {
    ...world,
    ready: () => app.workOnce(),
    liveRef: { ...courseRef, query: { i: itemSeq } },
    zoomRef: { ...courseRef, query: { itemSeq } },
    item: { ...courseRef, itemSeq },
  }
}

/** A running class of a site that may connect a person at Google. */
async function aGoogleSite() {
  const world = withMeetings(await aRunningClass())
  const { owner, courseRef } = world
  const meetingOf = async (itemSeq: number) =>
    (await owner.call(listEditableCurriculum, courseRef)).list.find((item) => item.curriculumSeq === itemSeq)
      ?.meeting
  return { ...world, meetingOf }
}

test('learners join the meeting of the lesson, and never get an address that starts it', async () => {
  const { mina, liveRef, zoomRef, item, ready } = await aZoomLesson()
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_LINK_MISSING')
  await ready()
  const links = await mina.call(api.joinLive, liveRef)
  expect(links).toMatchObject({
    joinUrl: 'https://us02web.zoom.us/j/85900000001?pwd=made',
    startUrl: null,
    meetingId: '85900000001',
    password: 'made12',
    gooroomeeId: null,
    channelLiveTypeCd: '00',
  })
  expect(JSON.stringify(links)).not.toContain('zak')
  await expect(mina.call(api.getZoomMeeting, zoomRef)).refuses('NOT_ALLOWED')
  expect((await mina.call(api.attendLive, item)).attendedAt).toBeTruthy()
})

test('a host gets another start address each time', async () => {
  const { owner, liveRef, zoomRef, ready, add } = await aZoomLesson()
  await ready()
  const first = await owner.call(api.getZoomMeeting, zoomRef)
  const second = await owner.call(api.getZoomMeeting, zoomRef)
  expect(first).toMatchObject({
    meetingId: '85900000001',
    startUrl: expect.stringContaining('/s/85900000001?zak='),
    joinUrl: 'https://us02web.zoom.us/j/85900000001?pwd=made',
  })
  expect(second.startUrl).not.toBe(first.startUrl)
  expect((await owner.call(api.joinLive, liveRef)).startUrl).toContain('/s/85900000001?zak=')
  expect(JSON.stringify(await add.all('select * from lesson_meetings'))).not.toContain('zak')
})

test('a host who comes before the meeting was made, or after it was deleted at Zoom, starts one', async () => {
  const { owner, mina, liveRef, zoom } = await aZoomLesson()
  expect((await owner.call(api.joinLive, liveRef)).meetingId).toBe('85900000001')
  zoom.meetings.clear()
  const host = await owner.call(api.joinLive, liveRef)
  expect(host).toMatchObject({
    meetingId: '85900000002',
    startUrl: expect.stringContaining('/s/85900000002'),
  })
  expect((await mina.call(api.joinLive, liveRef)).meetingId).toBe('85900000002')
})

test.each([
  ['does not answer', { isDown: true }],
  ['refuses', { refusal: { code: '429', retryAfter: 30 } }],
])('where Zoom %s the host reads what to do, and learners join all the same', async (_, trouble) => {
  const { owner, mina, liveRef, zoomRef, zoom, ready } = await aZoomLesson()
  await ready()
  Object.assign(zoom, trouble)
  expect(await owner.refusal(api.joinLive, liveRef)).toMatchObject({
    code: '100011',
    message: expect.stringContaining('Zoom 앱에서'),
  })
  await expect(owner.call(api.getZoomMeeting, zoomRef)).refuses('MEETING_SERVICE_FAILED')
  expect((await mina.call(api.joinLive, liveRef)).meetingId).toBe('85900000001')
})

test('after the account was disconnected the host joins the meeting that exists', async () => {
  const { owner, liveRef, channelSeq, ready } = await aZoomLesson()
  await ready()
  await owner.call(disconnectZoom, { channelSeq })
  expect((await owner.call(api.joinLive, liveRef)).startUrl).toBe(
    'https://us02web.zoom.us/j/85900000001?pwd=made',
  )
})

test('at Google the host starts the meeting at the address of everybody, and who joins attended', async () => {
  const { owner, mina, courseRef, connectGoogle, app, zoom, meetingOf } = await aGoogleSite()
  await connectGoogle()
  const body = aLive(10, { joinUrl: '', liveTypeCd: '01' })
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  const liveRef = { ...courseRef, query: { i: itemSeq } }
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_LINK_MISSING')
  const hosts = await owner.call(api.joinLive, liveRef)
  expect(hosts).toMatchObject({
    joinUrl: 'https://meet.google.com/85900000001',
    startUrl: 'https://meet.google.com/85900000001',
    meetingId: null,
  })
  const learners = { joinUrl: 'https://meet.google.com/85900000001', startUrl: null, password: '' }
  expect(await mina.call(api.joinLive, liveRef)).toMatchObject(learners)
  expect((await mina.call(api.attendLive, { ...courseRef, itemSeq })).attendedAt).toBeTruthy()
  zoom.isDown = true
  expect(await owner.call(api.joinLive, liveRef)).toMatchObject({ startUrl: hosts.startUrl })
  await app.workOnce()
  expect(await meetingOf(itemSeq)).toMatchObject({ state: 'MADE', meetingId: null, fault: null })
})

test('a lesson that moves to Google leaves no meeting at Zoom', async () => {
  const { owner, courseRef, connect, connectGoogle, app, zoom, mina } = await aGoogleSite()
  await connect()
  await connectGoogle()
  const body = aLive(10, { joinUrl: '' })
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  await app.workOnce()
  await owner.call(saveCurriculum, { ...courseRef, curriculumSeq, body: { liveTypeCd: '01' } })
  const liveRef = { ...courseRef, query: { i: curriculumSeq } }
  await expect(mina.call(api.joinLive, liveRef)).refuses('LIVE_LINK_MISSING')
  await app.workOnce()
  expect([...zoom.meetings.values()]).toMatchObject([{ accountId: 'haru-at-google' }])
  expect((await mina.call(api.joinLive, liveRef)).joinUrl).toBe('https://meet.google.com/85900000002')
})

test('a lesson in the video room names its room', async () => {
  const { owner, mina, courseRef, channelSeq } = await aGoogleSite()
  const body = aLive(10, { joinUrl: '', liveTypeCd: '02' })
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  const links = await mina.call(api.joinLive, { ...courseRef, query: { i: itemSeq } })
  expect(links.gooroomeeId).toBe(`${channelSeq}:${itemSeq}`)
})
