import { expect, test } from 'vitest'
import {
  checkZoom,
  connectZoom,
  disconnectZoom,
  getMeetingAccounts,
  saveLiveService,
} from 'contract/teaching/meeting-accounts/api'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { withMeetings, zoomKeys } from '../../../testing/meetings-world.ts'
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
