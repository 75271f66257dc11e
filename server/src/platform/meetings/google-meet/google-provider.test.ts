import { expect, test } from 'vitest'
import { fakeGoogleMeet, googleApp } from '../../../testing/fake-google-meet.ts'
import { noon } from '../../../testing/world.ts'
import { MeetingProviderRefused, MeetingProviderUnreachable } from '../meeting-provider.ts'
import { googleAuthorization } from './google-oauth.ts'
import { googleMeetProviders } from './google-provider.ts'

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ID = KEY.replaceAll('-', '')
const redirectUrl = 'https://haru.example/authcallback'
const lesson = {
  title: '아침 드로잉 1회',
  startsAt: new Date('2026-11-25T10:00:00Z'),
  endsAt: new Date('2026-11-25T11:30:00Z'),
  password: null,
  isWaitingRoomOn: false,
}

async function aPerson() {
  const clock = { now: noon }
  const { control, endpoint } = await fakeGoogleMeet(() => clock.now)
  const account = { ...googleApp, refreshToken: control.consent(), email: 'haru@example.com' }
  const provider = googleMeetProviders(endpoint, { lookMs: 1, looks: 3 })(account)
  return { clock, google: control, endpoint, account, provider }
}

test('a person agrees at Google, and the code stands for that once', async () => {
  const { google, endpoint } = await aPerson()
  const authorization = googleAuthorization(endpoint)
  const verifier = 'v'.repeat(64)
  const url = authorization.authorizeUrl(googleApp.clientId, { redirectUrl, verifier, state: 's1' })
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    state: 's1',
    scope: 'openid email https://www.googleapis.com/auth/calendar.events',
  })
  const { code } = google.agree(url)
  const given = { redirectUrl, verifier, code }
  expect(await authorization.exchange(googleApp, given)).toMatchObject({
    refreshToken: expect.stringMatching(/./),
    mayWriteCalendar: true,
    subject: '1100',
    email: 'haru@example.com',
  })
  await expect(authorization.exchange(googleApp, given)).rejects.toThrow(MeetingProviderRefused)
})

test('a code that another browser began is refused', async () => {
  const { google, endpoint } = await aPerson()
  const authorization = googleAuthorization(endpoint)
  const url = authorization.authorizeUrl(googleApp.clientId, { redirectUrl, verifier: 'theirs', state: 's' })
  const { code } = google.agree(url)
  const exchange = authorization.exchange(googleApp, { redirectUrl, verifier: 'ours', code })
  await expect(exchange).rejects.toMatchObject({ account: 'KEYS', code: 'invalid_grant' })
})

test('a person who did not allow the calendar is known as such', async () => {
  const { google, endpoint } = await aPerson()
  google.scopes = ['openid', 'email']
  const authorization = googleAuthorization(endpoint)
  const url = authorization.authorizeUrl(googleApp.clientId, { redirectUrl, verifier: 'v', state: 's' })
  const { code } = google.agree(url)
  const grant = await authorization.exchange(googleApp, { redirectUrl, verifier: 'v', code })
  expect(grant.mayWriteCalendar).toBe(false)
})

test('a meeting is an event with a conference, which Google makes a little later', async () => {
  const { google, provider } = await aPerson()
  google.pendingReads = 2
  const meeting = await provider.createMeeting(KEY, lesson)
  expect(meeting).toEqual({ meetingKey: ID, joinUrl: 'https://meet.google.com/0f8-made-abc', password: '' })
  expect(google.events.get(ID)).toMatchObject({
    summary: '아침 드로잉 1회',
    start: { dateTime: '2026-11-25T10:00:00.000Z', timeZone: 'Asia/Seoul' },
    end: { dateTime: '2026-11-25T11:30:00.000Z', timeZone: 'Asia/Seoul' },
  })
})

test('an answer that was lost, and a conference that took too long, leave one event', async () => {
  const { google, provider } = await aPerson()
  google.loses = 'POST'
  await expect(provider.createMeeting(KEY, lesson)).rejects.toThrow(MeetingProviderUnreachable)
  Object.assign(google.events.get(ID) ?? {}, { pendingReads: 9 })
  await expect(provider.createMeeting(KEY, lesson)).rejects.toThrow(MeetingProviderUnreachable)
  Object.assign(google.events.get(ID) ?? {}, { pendingReads: 0 })
  await provider.createMeeting(KEY, { ...lesson, title: '저녁 드로잉' })
  expect([...google.events.values()]).toMatchObject([{ summary: '저녁 드로잉' }])
})

test('a conference that Google cannot make is a refusal', async () => {
  const { google, provider } = await aPerson()
  google.failsConference = true
  await expect(provider.createMeeting(KEY, lesson)).rejects.toMatchObject({ code: 'conference' })
})

test('a meeting changes and goes; one that somebody deleted is gone, and comes back under its key', async () => {
  const { google, provider } = await aPerson()
  const { meetingKey } = await provider.createMeeting(KEY, lesson)
  expect(await provider.changeMeeting(meetingKey, { ...lesson, title: '저녁 드로잉' })).toBe(true)
  expect(google.events.get(ID)).toMatchObject({ summary: '저녁 드로잉' })
  expect(await provider.findStartUrl(meetingKey)).toBe('https://meet.google.com/0f8-made-abc')

  await provider.deleteMeeting(meetingKey)
  await provider.deleteMeeting(meetingKey)
  await provider.deleteMeeting('never')
  expect(await provider.changeMeeting(meetingKey, lesson)).toBe(false)
  expect(await provider.changeMeeting('never', lesson)).toBe(false)
  expect(await provider.findStartUrl(meetingKey)).toBeNull()
  await provider.createMeeting(KEY, lesson)
  expect(google.events.get(ID)).toMatchObject({ status: 'confirmed' })
})

test('a check says whose account it is, or what is the matter with it', async () => {
  const { google, provider, endpoint, account } = await aPerson()
  expect(await provider.checkAccount()).toEqual({ verdict: 'ACCEPTED', accountName: 'haru@example.com' })
  google.isCalendarOn = false
  expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'PERMISSION' })
  google.isCalendarOn = true
  google.scopes = ['openid']
  expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'PERMISSION' })
  google.revoke()
  expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'KEYS' })
  const strange = googleMeetProviders(endpoint)({ ...account, clientSecret: 'else' })
  expect(await strange.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'KEYS' })
})

test('tokens are shared, and one that ended early is renewed once', async () => {
  const { google, provider } = await aPerson()
  await Promise.all([provider.createMeeting(KEY, lesson), provider.findStartUrl('never')])
  expect(google.tokenCount).toBe(1)
  google.endTokens()
  await provider.findStartUrl(ID)
  expect(google.tokenCount).toBe(2)
})

test('too many requests say how long to wait', async () => {
  const { google, provider } = await aPerson()
  const body = { error: { code: 403, errors: [{ reason: 'rateLimitExceeded' }] } }
  google.faults.push({ status: 403, body })
  await expect(provider.createMeeting(KEY, lesson)).rejects.toMatchObject({ retryAfter: 60, account: null })
})

test('a consent is ended at Google, and one that ended before counts as ended', async () => {
  const { google, endpoint, account, provider } = await aPerson()
  const authorization = googleAuthorization(endpoint)
  await authorization.revoke(account.refreshToken)
  await authorization.revoke(account.refreshToken)
  expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'KEYS' })
  google.faults.push({ status: 503 })
  await expect(authorization.revoke(account.refreshToken)).rejects.toThrow(MeetingProviderUnreachable)
})
