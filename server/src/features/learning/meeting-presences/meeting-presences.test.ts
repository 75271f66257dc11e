import { expect, test } from 'vitest'
import { getAttendances } from 'contract/learning/attendance/api'
import { getMeetingAccounts } from 'contract/teaching/meeting-accounts/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { aLive } from '../../../testing/live-world.ts'
import { withMeetings, zoomKeys } from '../../../testing/meetings-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { zoomWebhook } from '../../../testing/zoom-signatures.ts'

interface Report {
  minutes: number
  email?: string
  visit?: string
  uuid?: string
}
/** A live lesson of an hour from ten past noon, whose meeting Zoom reports about. */
async function aReportedLesson() {
  const world = withMeetings(await aRunningClass())
  const { owner, courseRef, channelSeq, app, connect, clock, add, minaSeq } = world
  await connect()
  const { curriculumSeq } = await owner.call(addCurriculum, {
    ...courseRef,
    body: aLive(10, { joinUrl: '' }),
  })
  await app.workOnce()
  const [account] = await add.all<{ email: string }>('select email from users where user_seq = $1', [minaSeq])
  const address = account?.email ?? ''
  const begun = clock.now
  const post = (body: object, secret: string = zoomKeys.webhookSecret) => {
    const { headers, rawBody } = zoomWebhook({ body, now: clock.now, secret })
    return app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/meetings/zoom`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: rawBody,
    })
  }
  const event = (name: string, { minutes, email = address, visit = '1', uuid = 'first==' }: Report) => {
    const at = new Date(begun.getTime() + minutes * 60_000).toISOString()
    const participant = { user_id: visit, user_name: 'Mina', email, join_time: at, leave_time: at }
    const object = { id: '85900000001', uuid, end_time: at, participant }
    return { event: `meeting.${name}`, event_ts: clock.now.getTime(), payload: { account_id: 'a', object } }
  }
  return {
    ...world,
    post,
    report: (name: string, reported: Report, secret?: string) => post(event(name, reported), secret),
    book: () => owner.call(getAttendances, { ...courseRef, query: { i: curriculumSeq } }),
  }
}

test('Zoom validates the address, and the account shows when it was heard', async () => {
  const { post, owner, channelSeq, clock } = await aReportedLesson()
  const body = { event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } }
  const reply = await post(body)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { plainToken: 'qgg8vlvZRS6UYooatFL8Aw', encryptedToken: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect((await owner.call(getMeetingAccounts, { channelSeq })).zoom?.heardAt).toBe(clock.now.toISOString())
})

test('who comes by the address of a learner attended, for as long as they were there', async () => {
  const { report, book, clock } = await aReportedLesson()
  await report('participant_joined', { minutes: 25 })
  await report('participant_left', { minutes: 45 })
  await report('participant_joined', { minutes: 50, visit: '2' })
  clock.pass({ minutes: 71 })
  await report('participant_left', { minutes: 55, visit: '2' })
  const { list, attendedCount, tolerance } = await book()
  expect(attendedCount).toBe(1)
  expect(tolerance).toEqual({ lateMinutes: 10, earlyMinutes: 10 })
  expect(list).toMatchObject([
    { attendedAt: '2026-11-21T03:25:00.000Z', insideMinutes: 25, isLate: true, leftEarly: true },
  ])
})

test('reports that come twice and in another order count once', async () => {
  const { report, book, clock, add } = await aReportedLesson()
  await report('participant_left', { minutes: 40 })
  for (const _ of [1, 2]) await report('participant_joined', { minutes: 10 })
  await report('participant_left', { minutes: 40 })
  clock.pass({ minutes: 71 })
  expect((await book()).list).toMatchObject([{ insideMinutes: 30 }])
  expect(await add.all('select * from meeting_presences')).toHaveLength(1)
})

test('a stay that nobody ended ends with the meeting', async () => {
  const { report, book, clock } = await aReportedLesson()
  await report('participant_joined', { minutes: 10 })
  await report('ended', { minutes: 30 })
  clock.pass({ minutes: 71 })
  expect((await book()).list).toMatchObject([{ insideMinutes: 20 }])
})

test.each([
  ['an address of nobody', { minutes: 20, email: 'nobody@example.com' }],
  ['somebody whom Zoom does not know', { minutes: 20, email: '' }],
  ['a test of the day before', { minutes: -1440 }],
])('leaves nothing behind: %s', async (_, reported) => {
  const { report, book, add } = await aReportedLesson()
  expect((await report('participant_joined', reported)).statusCode).toBe(200)
  await report('participant_left', reported)
  expect((await book()).attendedCount).toBe(0)
  expect(await add.all('select * from meeting_presences')).toEqual([])
})

test('a member who is no learner of the class leaves nothing behind', async () => {
  const { report, member, add } = await aReportedLesson()
  await member('Jun')
  const [jun] = await add.all<{ email: string }>(`select email from users where name = 'Jun'`)
  await report('participant_joined', { minutes: 20, email: jun?.email ?? '' })
  expect(await add.all('select * from meeting_presences')).toEqual([])
})

test('what Zoom did not sign is refused, and a site without a secret hears nothing', async () => {
  const { report, connect, post, add } = await aReportedLesson()
  expect((await report('participant_joined', { minutes: 20 }, 'another secret')).statusCode).toBe(401)
  await connect({ webhookSecret: '' })
  expect((await post({ event: 'endpoint.url_validation' })).statusCode).toBe(404)
  expect(await add.all('select * from meeting_presences')).toEqual([])
})
