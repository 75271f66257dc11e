import { expect, test } from 'vitest'
import { zoomSecretToken as secret, zoomWebhook } from '../../../testing/zoom-signatures.ts'
import { noon } from '../../../testing/world.ts'
import { isFromZoom, readZoomEvent, validationAnswer } from './zoom-webhook.ts'

const trust = { secret, now: noon }
const read = (body: object, change: Partial<Parameters<typeof zoomWebhook>[0]> = {}) => {
  const { headers, rawBody } = zoomWebhook({ body, now: noon, ...change })
  return readZoomEvent(headers, rawBody, trust)
}
const eventOf = (event: string, object: object) => ({
  event,
  event_ts: noon.getTime() + 5,
  payload: { account_id: 'account-of-haru', object: { id: '85746065433', uuid: 'uuid==', ...object } },
})
const meeting = {
  eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
  accountId: 'account-of-haru',
  meetingKey: '85746065433',
  occurrenceKey: 'uuid==',
}

const validation = (plainToken: string) => ({ event: 'endpoint.url_validation', payload: { plainToken } })

test('the documented signature and answer are understood and made', () => {
  const headers = {
    'x-zm-request-timestamp': '1700000000',
    'x-zm-signature': 'v0=2d261f061185dd3a46ee3ad269524c8e509b64f6aeb60f85ed6862eb7f3589e0',
  }
  const body = Buffer.from('{"event":"meeting.started"}')
  expect(isFromZoom(headers, body, { secret, now: new Date(1_700_000_000_000) })).toBe(true)
  expect(validationAnswer('qgg8vlvZRS6UYooatFL8Aw', secret)).toEqual({
    plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
    encryptedToken: 'c2b8d4938936d679c9698d36a17bdbc45c1fc6c0603027a1d4e8aa878d3177cb',
  })
})

test.each([
  ['of the last five minutes', -300_000, true],
  ['of a clock that is ahead', 300_000, true],
  ['that is older', -301_000, false],
  ['that is from later', 301_000, false],
])('an event %s is accepted or not', (_, offMs, isAccepted) => {
  const { headers, rawBody } = zoomWebhook({ body: {}, now: new Date(noon.getTime() + offMs) })
  expect(isFromZoom(headers, rawBody, trust)).toBe(isAccepted)
})

test('what Zoom did not sign is refused', () => {
  const { headers, rawBody } = zoomWebhook({ body: eventOf('meeting.started', {}), now: noon })
  const refused = [
    readZoomEvent(headers, Buffer.from(`${rawBody.toString('utf8')} `), trust),
    readZoomEvent(
      { ...headers, 'x-zm-request-timestamp': String(noon.getTime() / 1000 - 1) },
      rawBody,
      trust,
    ),
    readZoomEvent(
      { ...headers, 'x-zm-signature': headers['x-zm-signature'].replace('v0', 'v1') },
      rawBody,
      trust,
    ),
    readZoomEvent({ ...headers, 'x-zm-signature': 'v0=' }, rawBody, trust),
    readZoomEvent({ ...headers, 'x-zm-signature': 'v0=2d26' }, rawBody, trust),
    readZoomEvent({}, rawBody, trust),
    read(eventOf('meeting.started', {}), { secret: 'another' }),
    readZoomEvent(zoomWebhook({ body: {}, now: noon, secret: '' }).headers, rawBody, {
      secret: '',
      now: noon,
    }),
  ]
  expect(refused).toEqual(refused.map(() => null))
})

test('an address is validated only for Zoom, and never with a text that would sign an event', () => {
  expect(read(validation('qgg8vlvZRS6UYooatFL8Aw'))).toEqual({
    type: 'VALIDATION',
    plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
  })
  expect(read(validation('qgg8vlvZRS6UYooatFL8Aw'), { secret: 'another' })).toBeNull()
  expect(read(validation('v0:1700000000:{}'))).toBeNull()
})

test('a meeting that starts and ends', () => {
  const start_time = '2026-11-21T02:59:58Z'
  expect(read(eventOf('meeting.started', { start_time }))).toEqual({
    type: 'STARTED',
    ...meeting,
    at: new Date(start_time),
  })
  expect(read(eventOf('meeting.ended', { start_time, end_time: '2026-11-21T03:50:00+09:00' }))).toEqual({
    type: 'ENDED',
    ...meeting,
    at: new Date('2026-11-20T18:50:00Z'),
  })
  expect(read(eventOf('meeting.ended', { id: 85_746_065_433, end_time: 'soon' }))).toEqual({
    type: 'ENDED',
    ...meeting,
    at: new Date(noon.getTime() + 5),
  })
})

test('somebody who comes and goes', () => {
  const participant = {
    user_id: 16_778_240,
    user_name: '김민아',
    email: 'mina@example.com',
    customer_key: 'u7',
    join_time: '2026-11-21T03:00:00Z',
  }
  expect(read(eventOf('meeting.participant_joined', { participant }))).toEqual({
    type: 'JOINED',
    ...meeting,
    at: noon,
    participant: { visitKey: '16778240', name: '김민아', email: 'mina@example.com', customerKey: 'u7' },
  })
  const guest = { user_id: '16778241', user_name: 'guest', email: '', leave_time: '2026-11-21T03:00:00Z' }
  expect(read(eventOf('meeting.participant_left', { participant: guest }))).toEqual({
    type: 'LEFT',
    ...meeting,
    at: noon,
    participant: { visitKey: '16778241', name: 'guest', email: null, customerKey: null },
  })
})

const numberOf = (event: string, now: Date) => {
  const { headers, rawBody } = zoomWebhook({ body: eventOf(event, {}), now })
  const found = readZoomEvent(headers, rawBody, trust)
  return found !== null && found !== 'NOTHING' && 'eventId' in found ? found.eventId : null
}

test('a second delivery has the number of the first, and another event has not', () => {
  const later = new Date(noon.getTime() + 60_000)
  expect(numberOf('meeting.started', later)).toBe(numberOf('meeting.started', noon))
  expect(numberOf('meeting.ended', noon)).not.toBe(numberOf('meeting.started', noon))
})

test('other events are of no use, and half of one is not understood', () => {
  expect(read(eventOf('recording.completed', {}))).toBe('NOTHING')
  expect(read(eventOf('meeting.started', { id: 'none' }))).toBeNull()
  expect(read(eventOf('meeting.participant_joined', {}))).toBeNull()
  expect(read({ hello: 'there' })).toBeNull()
  const { headers, rawBody } = zoomWebhook({ body: 'hello', now: noon })
  expect(readZoomEvent(headers, rawBody, trust)).toBeNull()
})
