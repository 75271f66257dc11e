import { describe, expect, test } from 'vitest'
import { fakeZoom, zoomAccount } from '../../../testing/fake-zoom.ts'
import { noon } from '../../../testing/world.ts'
import { MeetingProviderRefused, MeetingProviderUnreachable } from '../meeting-provider.ts'
import { zoomProvider, zoomProviders } from './zoom-provider.ts'

const MINUTE_MS = 60_000
const lesson = {
  title: '아침 드로잉 1회',
  startsAt: new Date('2026-11-25T10:00:00.500Z'),
  endsAt: new Date('2026-11-25T11:30:00.500Z'),
  password: 'haru-1',
  isWaitingRoomOn: true,
}

async function zoomWith(change: Partial<typeof zoomAccount> = {}) {
  const clock = { now: noon }
  const { control, endpoint } = await fakeZoom(() => clock.now)
  const account = { ...zoomAccount, ...change }
  return { clock, zoom: control, endpoint, account, provider: zoomProvider(account, endpoint) }
}

test('a meeting is made for the host, with its time as it was given', async () => {
  const { zoom, provider } = await zoomWith()
  const meeting = await provider.createMeeting('lesson-7', lesson)
  const [made] = [...zoom.meetings.values()]
  expect(made).toMatchObject({
    hostEmail: 'host@example.com',
    topic: '아침 드로잉 1회',
    start_time: '2026-11-25T10:00:00Z',
    timezone: 'Asia/Seoul',
    duration: 90,
    agenda: 'lesson-7',
    settings: { waiting_room: true, join_before_host: false, approval_type: 2 },
  })
  expect(meeting).toEqual({
    meetingKey: String(made?.id),
    joinUrl: `https://zoom.us/j/${made?.id}?pwd=hidden`,
    password: 'haru-1',
  })
})

test('without a password of ours, Zoom chooses one', async () => {
  const { provider } = await zoomWith()
  const { password } = await provider.createMeeting('lesson-7', { ...lesson, password: null })
  expect(password).toBe('zoompick1')
})

test('a meeting whose answer was lost is found by its key, and brought to what is requested now', async () => {
  const { zoom, provider } = await zoomWith()
  zoom.loses = 'POST'
  await expect(provider.createMeeting('lesson-7', lesson)).rejects.toThrow(MeetingProviderUnreachable)
  expect(zoom.meetings.size).toBe(1)

  zoom.pageSize = 1
  await provider.createMeeting('lesson-70', lesson)
  const again = await provider.createMeeting('lesson-7', { ...lesson, title: '저녁 드로잉' })
  expect(zoom.meetings.size).toBe(2)
  expect(zoom.meetings.get(Number(again.meetingKey))).toMatchObject({
    topic: '저녁 드로잉',
    agenda: 'lesson-7',
  })
})

test('the key is found on a later page of the meetings of the host', async () => {
  const { zoom, provider } = await zoomWith()
  for (const key of ['a', 'b', 'c']) await provider.createMeeting(key, lesson)
  zoom.pageSize = 1
  await provider.createMeeting('c', lesson)
  expect(zoom.meetings.size).toBe(3)
})

test('a meeting that was made is not lost for want of what only its host needs', async () => {
  const { zoom, provider } = await zoomWith()
  await provider.checkAccount()
  const made = { id: 85_746_065_433, join_url: 'https://zoom.us/j/1', password: null }
  zoom.faults.push(
    { status: 200, body: { meetings: [{ id: 1, agenda: null }] } },
    { status: 201, body: made },
  )
  expect(await provider.createMeeting('lesson-7', lesson)).toEqual({
    meetingKey: '85746065433',
    joinUrl: 'https://zoom.us/j/1',
    password: '',
  })
})

test('a change reaches the meeting and keeps its key; one that is gone is reported', async () => {
  const { zoom, provider } = await zoomWith()
  const { meetingKey } = await provider.createMeeting('lesson-7', lesson)
  const later = {
    ...lesson,
    startsAt: new Date('2026-11-26T10:00:00Z'),
    endsAt: new Date('2026-11-26T10:20:30Z'),
  }
  expect(await provider.changeMeeting(meetingKey, { ...later, isWaitingRoomOn: false })).toBe(true)
  expect(zoom.meetings.get(Number(meetingKey))).toMatchObject({
    start_time: '2026-11-26T10:00:00Z',
    duration: 21,
    agenda: 'lesson-7',
    settings: { waiting_room: false },
  })
  expect(await provider.changeMeeting('80000000001', lesson)).toBe(false)
})

test('deleting twice is deleting once, and a meeting that Zoom calls ended counts as deleted', async () => {
  const { zoom, provider } = await zoomWith()
  const { meetingKey } = await provider.createMeeting('lesson-7', lesson)
  await provider.deleteMeeting(meetingKey)
  expect(zoom.meetings.size).toBe(0)
  await provider.deleteMeeting(meetingKey)
  zoom.faults.push({ status: 400, body: { code: 3007, message: 'ended' } })
  await provider.deleteMeeting(meetingKey)
  zoom.faults.push({ status: 400, body: { code: 3002, message: 'in progress' } })
  await expect(provider.deleteMeeting(meetingKey)).rejects.toMatchObject({ code: '3002', account: null })
})

test('the address of the host is read afresh for each request and expires', async () => {
  const { clock, zoom, provider } = await zoomWith()
  const { meetingKey } = await provider.createMeeting('lesson-7', lesson)
  const first = (await provider.findStartUrl(meetingKey)) ?? ''
  const second = (await provider.findStartUrl(meetingKey)) ?? ''
  expect(second).not.toBe(first)
  expect(zoom.meetingStartedBy(second)).toBe(Number(meetingKey))

  clock.now = new Date(noon.getTime() + 121 * MINUTE_MS)
  expect(zoom.meetingStartedBy(second)).toBeNull()
  const third = (await provider.findStartUrl(meetingKey)) ?? ''
  expect(zoom.meetingStartedBy(third)).toBe(Number(meetingKey))
  await provider.deleteMeeting(meetingKey)
  expect(await provider.findStartUrl(meetingKey)).toBeNull()
})

describe('tokens', () => {
  test('one token serves an hour but its last minute, for all providers of the account', async () => {
    const { clock, zoom, endpoint, account } = await zoomWith()
    const providers = zoomProviders(endpoint)
    await Promise.all(['a', 'b', 'c'].map((key) => providers(account).createMeeting(key, lesson)))
    clock.now = new Date(noon.getTime() + 58 * MINUTE_MS)
    await providers(account).createMeeting('d', lesson)
    expect(zoom.tokenCount).toBe(1)
    clock.now = new Date(noon.getTime() + 59 * MINUTE_MS)
    await providers(account).createMeeting('e', lesson)
    expect(zoom.tokenCount).toBe(2)
  })

  test('one that ended too early is renewed once, also for calls at the same moment', async () => {
    const { zoom, provider } = await zoomWith()
    const { meetingKey } = await provider.createMeeting('lesson-7', lesson)
    zoom.endTokens()
    const read = await Promise.all([1, 2, 3].map(() => provider.findStartUrl(meetingKey)))
    expect(read).not.toContain(null)
    expect(zoom.tokenCount).toBe(2)
  })

  test('where the next one is refused as well, the keys are at fault', async () => {
    const { zoom, provider } = await zoomWith()
    const refused = { status: 401, body: { code: 124, message: 'Invalid access token.' } }
    zoom.faults.push(refused, refused)
    await expect(provider.findStartUrl('80000000001')).rejects.toMatchObject({ code: '124', account: 'KEYS' })
    expect(zoom.book).toHaveLength(2)
  })
})

describe('the check of an account', () => {
  test('names the host of the keys that Zoom accepts, and changes nothing', async () => {
    const { zoom, provider } = await zoomWith()
    expect(await provider.checkAccount()).toEqual({ verdict: 'ACCEPTED', accountName: '하루 학당' })
    expect(zoom.book).toEqual(['GET /v2/users/host%40example.com'])
  })
  test.each([
    ['another secret', { clientSecret: 'not-the-secret' }, 'KEYS'],
    ['another app', { clientId: 'nobody' }, 'KEYS'],
    ['another account', { accountId: 'nobody' }, 'KEYS'],
    ['a host whom the account does not have', { hostEmail: 'nobody@example.com' }, 'HOST'],
  ] as const)('refuses %s', async (_, change, reason) => {
    const { provider } = await zoomWith(change)
    expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason })
  })
  test('refuses a host who is not active', async () => {
    const { zoom, provider } = await zoomWith()
    zoom.users.set(zoomAccount.hostEmail, { status: 'inactive', display_name: '' })
    expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'HOST' })
  })
  test.each([
    'user:read:user',
    'meeting:read:list_meetings',
    'meeting:write:meeting',
    'meeting:delete:meeting',
  ])('refuses an app that lacks %s, until it has it', async (scope) => {
    const { zoom, provider } = await zoomWith()
    const all = zoom.scopes
    zoom.scopes = all.filter((one) => !one.startsWith(scope))
    expect(await provider.checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'PERMISSION' })
    zoom.scopes = all
    expect(await provider.checkAccount()).toMatchObject({ verdict: 'ACCEPTED' })
  })
  test('accepts an app with the classic scopes', async () => {
    const { zoom, provider } = await zoomWith()
    zoom.scopes = ['user:read:admin', 'meeting:read:admin', 'meeting:write:admin']
    expect(await provider.checkAccount()).toMatchObject({ verdict: 'ACCEPTED' })
    await provider.createMeeting('lesson-7', lesson)
  })
  test('decides nothing while Zoom is away', async () => {
    const { provider } = await zoomWith({})
    const away = zoomProvider(zoomAccount, { api: 'http://127.0.0.1:9', oauth: 'http://127.0.0.1:9' })
    await expect(away.checkAccount()).rejects.toThrow(MeetingProviderUnreachable)
    expect(await provider.checkAccount()).toMatchObject({ verdict: 'ACCEPTED' })
  })
})

describe('refusals', () => {
  test('more than a hundred changes of a day are refused until the next day', async () => {
    const { clock, provider } = await zoomWith()
    const { meetingKey } = await provider.createMeeting('lesson-7', lesson)
    for (let count = 1; count < 100; count += 1) await provider.changeMeeting(meetingKey, lesson)
    await expect(provider.changeMeeting(meetingKey, lesson)).rejects.toMatchObject({
      code: '429',
      retryAfter: 21 * 60 * 60,
    })
    clock.now = new Date('2026-11-22T00:00:00Z')
    expect(await provider.changeMeeting(meetingKey, lesson)).toBe(true)
  })
  test('too many calls of a second say after how many seconds they are taken again', async () => {
    const { zoom, provider } = await zoomWith()
    zoom.faults.push({ status: 429, body: { code: 429, message: 'slow' }, headers: { 'retry-after': '3' } })
    await expect(provider.findStartUrl('1')).rejects.toMatchObject({ code: '429', retryAfter: 3 })
  })
  test('a password that Zoom does not take is a refusal', async () => {
    const { provider } = await zoomWith()
    await expect(
      provider.createMeeting('k', { ...lesson, password: '열한 글자보다 긴 암호' }),
    ).rejects.toMatchObject({
      code: '300',
      account: null,
    })
  })
  test('a host who is gone is a matter of the account', async () => {
    const { zoom, provider } = await zoomWith()
    zoom.users.clear()
    await expect(provider.createMeeting('k', lesson)).rejects.toMatchObject({ code: '1001', account: 'HOST' })
  })
  test.each([
    ['a fault of Zoom', { status: 502, body: {} }],
    ['an answer of another form', { status: 200, body: { hello: 'there' } }],
    ['an address that is none of the web', { status: 200, body: unsafe() }],
    ['a refusal without a code', { status: 400, body: {} }],
  ])('%s is no refusal', async (_, answer) => {
    const { zoom, provider } = await zoomWith()
    zoom.faults.push(answer)
    const failed = provider.findStartUrl('80000000001')
    await expect(failed).rejects.toThrow(MeetingProviderUnreachable)
    await expect(failed).rejects.not.toThrow(MeetingProviderRefused)
  })
  test('silence ends at the limit', async () => {
    const { zoom, endpoint, account } = await zoomWith()
    const hasty = zoomProvider(account, { ...endpoint, timeoutMs: 150 })
    await hasty.checkAccount()
    zoom.isSilent = true
    await expect(hasty.findStartUrl('1')).rejects.toThrow(MeetingProviderUnreachable)
  })
})

function unsafe() {
  return { id: 1, join_url: 'https://zoom.us/j/1', start_url: 'javascript:alert(1)' }
}

/** The same against the real Zoom, for developers who have an app: ZOOM_LIVE='account client secret host@example.com'. */
describe('the real Zoom', () => {
  const keys = process.env['ZOOM_LIVE']
  const [accountId = '', clientId = '', clientSecret = '', hostEmail = ''] = keys?.split(' ') ?? []
  const real = (secret = clientSecret) =>
    zoomProvider({ accountId, clientId, clientSecret: secret, hostEmail })
  const soon = {
    ...lesson,
    startsAt: new Date(Date.now() + 3_600_000),
    endsAt: new Date(Date.now() + 7_200_000),
  }

  test.skipIf(!keys)('accepts these keys, and refuses others', async () => {
    expect(await real().checkAccount()).toMatchObject({ verdict: 'ACCEPTED' })
    expect(await real('of-nobody').checkAccount()).toEqual({ verdict: 'REFUSED', reason: 'KEYS' })
  })
  test.skipIf(!keys)('keeps one meeting for one key, until it is deleted', async () => {
    const made = await real().createMeeting('seodang-live-test', soon)
    expect(await real().createMeeting('seodang-live-test', soon)).toMatchObject({
      meetingKey: made.meetingKey,
    })
    expect(await real().findStartUrl(made.meetingKey)).toContain('https://')
    await real().deleteMeeting(made.meetingKey)
    expect(await real().findStartUrl(made.meetingKey)).toBeNull()
  })
})
