import { expect, test } from 'vitest'
import {
  beginGoogleMeet,
  checkGoogleMeet,
  checkZoom,
  connectGoogleMeet,
  connectZoom,
  disconnectGoogleMeet,
  disconnectZoom,
  getMeetingAccounts,
  goToLiveOAuth,
  saveLiveService,
} from 'contract/teaching/meeting-accounts/api'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { stateAtGoogle, withMeetings, zoomKeys } from '../../../testing/meetings-world.ts'
import { aClass, aSite } from '../../../testing/world.ts'

const aZoomSite = async () => withMeetings(await aSite())

test('a site connects its account at Zoom; its secrets are sealed and never shown again', async () => {
  const { owner, channelSeq, connect, add, zoom } = await aZoomSite()
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({
    channelLiveTypeCd: '00',
    zoom: null,
    webhookUrl: expect.stringContaining(`/api/v1.0/channels/${channelSeq}/meetings/zoom`),
  })
  expect(await connect()).toEqual({ accountName: 'Haru Yoga' })
  expect(zoom.calls).toEqual(['checkAccount'])
  const { webhookSecret: _, ...opened } = zoomKeys
  expect(zoom.keys).toEqual(opened)

  const view = await owner.call(getMeetingAccounts, { channelSeq })
  expect(view.zoom).toMatchObject({
    accountId: 'acc-haru',
    clientId: 'client-haru',
    hostEmail: 'host@haru.example',
    accountName: 'Haru Yoga',
    hasWebhookSecret: true,
    lastError: null,
  })
  const stored = JSON.stringify([
    view,
    await add.all('select * from meeting_accounts'),
    await add.all('select * from staff_actions'),
    await add.all('select payload from graphile_worker._private_jobs'),
  ])
  expect(stored).not.toContain(zoomKeys.clientSecret)
  expect(stored).not.toContain(zoomKeys.webhookSecret)
})

test.each([
  ['KEYS', 'MEETING_KEYS_REFUSED'],
  ['PERMISSION', 'MEETING_PERMISSION_MISSING'],
  ['HOST', 'MEETING_HOST_UNKNOWN'],
] as const)(
  'an account that Zoom refuses for %s is not stored, and the reason is named',
  async (reason, refusal) => {
    const { connect, zoom, owner, channelSeq } = await aZoomSite()
    zoom.refusesAccount = reason
    await expect(connect()).refuses(refusal)
    expect((await owner.call(getMeetingAccounts, { channelSeq })).zoom).toBeNull()
  },
)

test('where Zoom does not answer, or is too busy, nothing is stored', async () => {
  const { connect, zoom, owner, channelSeq } = await aZoomSite()
  zoom.isDown = true
  await expect(connect()).refuses('MEETING_SERVICE_UNREACHABLE')
  zoom.isDown = false
  zoom.refusal = { code: '429', retryAfter: 10 }
  await expect(connect()).refuses('MEETING_SERVICE_UNREACHABLE')
  expect((await owner.call(getMeetingAccounts, { channelSeq })).zoom).toBeNull()
})

test('a secret stays for the same app, and is needed for another one', async () => {
  const { connect, zoom } = await aZoomSite()
  await expect(connect({ clientSecret: null })).refuses('MEETING_KEYS_REFUSED')
  await connect()
  await connect({ clientSecret: null, webhookSecret: null, hostEmail: 'Other@haru.example' })
  expect(zoom.keys).toMatchObject({ clientSecret: 'secret-of-haru', hostEmail: 'other@haru.example' })
  await expect(connect({ clientId: 'client-else', clientSecret: null })).refuses('MEETING_KEYS_REFUSED')
})

test('a check says what is wrong, and a disconnected account is forgotten', async () => {
  const { connect, zoom, owner, channelSeq, add } = await aZoomSite()
  await expect(owner.call(checkZoom, { channelSeq })).refuses('NOT_FOUND')
  await connect()
  zoom.refusesAccount = 'PERMISSION'
  expect(await owner.call(checkZoom, { channelSeq })).toEqual({ fault: 'PERMISSION' })
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({
    zoom: { lastError: 'PERMISSION' },
  })
  zoom.refusesAccount = null
  expect(await owner.call(checkZoom, { channelSeq })).toEqual({ fault: null })
  await owner.call(disconnectZoom, { channelSeq })
  expect(await add.all('select * from meeting_accounts')).toEqual([])
  await expect(owner.call(disconnectZoom, { channelSeq })).refuses('NOT_FOUND')
})

test('the form of a live lesson begins with the service of the site, and knows whether it makes a meeting', async () => {
  const { owner, channelSeq, courseRef, connect } = withMeetings(await aClass())
  const form = () => owner.call(listEditableCurriculum, courseRef)
  expect(await form()).toMatchObject({ channelLiveTypeCd: '00', meetingServices: [] })
  await owner.call(saveLiveService, { channelSeq, body: { channelLiveTypeCd: '02' } })
  await connect()
  expect(await form()).toMatchObject({ channelLiveTypeCd: '02', meetingServices: ['00'] })
})

test('only those who change the settings of a site see and change its account', async () => {
  const { channelSeq, otherSite, member, mina, connect } = await aZoomSite()
  await connect()
  const teacher = await member('Teacher', 'TCH')
  await expect(otherSite.owner.call(getMeetingAccounts, { channelSeq })).refuses('NOT_CHANNEL_USER')
  for (const who of [mina, teacher]) {
    await expect(who.call(getMeetingAccounts, { channelSeq })).refuses('NOT_ALLOWED')
    await expect(who.call(connectZoom, { channelSeq, body: zoomKeys })).refuses('NOT_ALLOWED')
    await expect(who.call(disconnectZoom, { channelSeq })).refuses('NOT_ALLOWED')
  }
})

test('a host agrees at Google, and the site keeps their consent sealed', async () => {
  const { owner, channelSeq, connectGoogle, zoom, add } = await aZoomSite()
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({
    google: null,
    googleRedirectUrl: 'http://haru.localhost:3000/authcallback',
  })
  expect(await connectGoogle()).toEqual({ accountName: 'haru@example.com' })
  expect(zoom.googleKeys).toEqual({
    clientId: 'client-at-google',
    clientSecret: 'secret-at-google',
    refreshToken: 'refresh-of-haru',
    email: 'haru@example.com',
  })
  const view = await owner.call(getMeetingAccounts, { channelSeq })
  expect(view.google).toMatchObject({
    clientId: 'client-at-google',
    accountName: 'haru@example.com',
    lastError: null,
  })
  const stored = JSON.stringify([
    view,
    await add.all('select * from meeting_accounts'),
    await add.all('select * from staff_actions'),
    await add.all('select payload from graphile_worker._private_jobs'),
  ])
  for (const secret of ['secret-at-google', 'refresh-of-haru']) expect(stored).not.toContain(secret)
})

// docs/rules.md R-990
test('what goes through the browser is sealed, and good for one site, person, state and ten minutes', async () => {
  const { app, owner, channelSeq, clock, otherSite } = await aZoomSite()
  const begin = async () => {
    const body = { clientId: 'c', clientSecret: 'hidden-secret' }
    const { authorizeUrl } = await owner.call(beginGoogleMeet, { channelSeq, body })
    return { authorizeUrl, state: await stateAtGoogle({ owner, channelSeq }), ticket: ticketOf(owner) }
  }
  const ticketOf = ({ state }: typeof owner) => state.cookies.get('sd_live_oauth') ?? ''
  const finish = (body: { code: string; state: string }) =>
    owner.call(connectGoogleMeet, { channelSeq, body })
  const { authorizeUrl, state, ticket } = await begin()
  expect(authorizeUrl).toBe(`/api/v1.0/channels/${channelSeq}/live/oauth/google`)
  expect(ticket + state + authorizeUrl).not.toContain('hidden-secret')
  const { host, token } = (await owner.handedTo('haru.localhost:3000')).state
  const onward = await app.http.inject({
    url: authorizeUrl,
    headers: { host, 'access-token': token ?? '', cookie: `sd_live_oauth=${ticket}` },
  })
  expect(onward.statusCode).toBe(302)
  expect(onward.headers['location']).toContain(`state=${state}`)

  await begin()
  await expect(finish({ code: 'agreed', state })).refuses('GOOGLE_SIGN_IN_ENDED')
  owner.state.cookies.set('sd_live_oauth', `${ticket}x`)
  await expect(finish({ code: 'agreed', state })).refuses('GOOGLE_SIGN_IN_ENDED')
  owner.state.cookies.set('sd_live_oauth', ticket)
  await expect(finish({ code: 'spent', state })).refuses('GOOGLE_SIGN_IN_ENDED')
  otherSite.owner.state.cookies.set('sd_live_oauth', ticket)
  const there = { channelSeq: otherSite.channelSeq, liveProvider: 'google' as const }
  const body = { code: 'agreed', state }
  await expect(otherSite.owner.call(connectGoogleMeet, { ...there, body })).refuses('GOOGLE_SIGN_IN_ENDED')
  expect((await otherSite.owner.call(goToLiveOAuth, there)).url).toMatch(/\/settings\/live$/)
  clock.pass({ minutes: 11 })
  await expect(finish({ code: 'agreed', state })).refuses('GOOGLE_SIGN_IN_ENDED')
  const here = { channelSeq, liveProvider: 'google' as const }
  expect((await owner.call(goToLiveOAuth, here)).url).toBe('http://haru.localhost:3000/settings/live')
  expect((await owner.call(getMeetingAccounts, { channelSeq })).google).toBeNull()
})

test.each([
  ['a calendar that was not ticked', { mayWriteCalendar: false }, 'GOOGLE_PERMISSION_MISSING'],
  ['no lasting consent', { refreshToken: null }, 'GOOGLE_PERMISSION_MISSING'],
] as const)('%s is not stored', async (_, grant, refusal) => {
  const { connectGoogle, zoom, owner, channelSeq } = await aZoomSite()
  Object.assign(zoom.grant, grant)
  await expect(connectGoogle()).refuses(refusal)
  expect((await owner.call(getMeetingAccounts, { channelSeq })).google).toBeNull()
})

test.each([
  ['KEYS', 'GOOGLE_KEYS_REFUSED'],
  ['PERMISSION', 'GOOGLE_PERMISSION_MISSING'],
  ['HOST', 'GOOGLE_CALENDAR_MISSING'],
] as const)('an account that Google refuses for %s is named so', async (reason, refusal) => {
  const { connectGoogle, zoom } = await aZoomSite()
  zoom.refusesAccount = reason
  await expect(connectGoogle()).refuses(refusal)
})

test('where Google does not answer nothing is stored', async () => {
  const { connectGoogle, zoom, owner, channelSeq } = await aZoomSite()
  zoom.isDown = true
  await expect(connectGoogle()).refuses('GOOGLE_UNREACHABLE')
  expect((await owner.call(getMeetingAccounts, { channelSeq })).google).toBeNull()
})

test('Google is connected anew without its secret, checked and disconnected, and Zoom stays', async () => {
  const { connect, connectGoogle, zoom, owner, channelSeq } = await aZoomSite()
  await expect(connectGoogle({ clientSecret: null })).refuses('GOOGLE_KEYS_REFUSED')
  await connect()
  await connectGoogle()
  await connectGoogle({ clientSecret: null })
  expect(zoom.googleKeys?.clientSecret).toBe('secret-at-google')
  await expect(connectGoogle({ clientId: 'else', clientSecret: null })).refuses('GOOGLE_KEYS_REFUSED')
  zoom.refusesAccount = 'KEYS'
  expect(await owner.call(checkGoogleMeet, { channelSeq })).toEqual({ fault: 'KEYS' })
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({
    google: { lastError: 'KEYS' },
    zoom: { lastError: null },
  })
  await owner.call(disconnectGoogleMeet, { channelSeq })
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({
    google: null,
    zoom: { accountName: 'Haru Yoga' },
  })
  await expect(owner.call(checkGoogleMeet, { channelSeq })).refuses('NOT_FOUND')
  await expect(owner.call(disconnectGoogleMeet, { channelSeq })).refuses('NOT_FOUND')
})

// docs/rules.md R-1309
test('the consent of a person who is disconnected or replaced ends at Google, unless they agreed again', async () => {
  const { app, connectGoogle, zoom, owner, channelSeq, add } = await aZoomSite()
  await connectGoogle()
  zoom.grant = { ...zoom.grant, refreshToken: 'second-of-haru' }
  await connectGoogle()
  await app.workOnce()
  expect(zoom.revoked).toEqual([])
  zoom.grant = { ...zoom.grant, subject: 'mina-at-google', refreshToken: 'refresh-of-mina' }
  await connectGoogle()
  await app.workOnce()
  expect(zoom.revoked).toEqual(['second-of-haru'])
  await owner.call(disconnectGoogleMeet, { channelSeq })
  await connectGoogle()
  await app.workOnce()
  expect(zoom.revoked).toHaveLength(1)
  await owner.call(disconnectGoogleMeet, { channelSeq })
  const waiting = JSON.stringify(await add.all('select payload from graphile_worker._private_jobs'))
  expect(waiting).not.toContain('refresh-of-mina')
  await app.workOnce()
  expect(zoom.revoked).toEqual(['second-of-haru', 'refresh-of-mina'])
})
