import { expect, test } from 'vitest'
import { MAX_AT_ONCE } from '../../../platform/phone-messages/phone-messages.ts'
import { deliveryOf, MAX_TRIES, sentAtOnce, skipReasonFor } from './sending.rules.ts'

const now = new Date('2026-11-26T00:00:00Z')
const person = { status: 'ACTIVE', email: 'a@example.com', phone: null, marketingAgreedAt: now } as const

test('a member who left, refuses or has no address is not sent it', () => {
  const ad = { channelType: 'EMAIL' as const, isAd: true }
  expect(skipReasonFor(person, ad)).toBeNull()
  expect(skipReasonFor(undefined, ad)).toBe('NOT_A_MEMBER')
  expect(skipReasonFor({ ...person, status: 'BLOCKED' }, ad)).toBe('NOT_A_MEMBER')
  expect(skipReasonFor({ ...person, email: '' }, ad)).toBe('NO_ADDRESS')
  expect(skipReasonFor({ ...person, marketingAgreedAt: null }, ad)).toBe('NO_CONSENT')
  expect(skipReasonFor({ ...person, marketingAgreedAt: null }, { ...ad, isAd: false })).toBeNull()
  const phone = { channelType: 'ALIMTALK' as const, isAd: false }
  expect(skipReasonFor({ ...person, email: '' }, phone)).toBe('NO_PHONE')
  expect(skipReasonFor({ ...person, phone: '010-1234-5678' }, phone)).toBeNull()
})

test.each([
  [
    'a mailbox that does not exist',
    { code: 'EENVELOPE', responseCode: 550 },
    { state: 'FAILED', reason: '550' },
  ],
  [
    'a mail the server does not take',
    { code: 'EMESSAGE', responseCode: 554 },
    { state: 'FAILED', reason: '554' },
  ],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, { state: 'QUEUED', isServerDown: false }],
  ['an address without a form', { code: 'EENVELOPE' }, { state: 'FAILED', reason: 'EENVELOPE' }],
  [
    'a server that is down',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED' },
    { state: 'QUEUED', isServerDown: true },
  ],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, { state: 'QUEUED', isServerDown: true }],
  [
    'no greeting',
    { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' },
    { state: 'QUEUED', isServerDown: true },
  ],
  ['a line that broke', { code: 'ECONNECTION' }, { state: 'UNCERTAIN', reason: 'CONNECTION_LOST' }],
  [
    'a silent server',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
    { state: 'UNCERTAIN', reason: 'CONNECTION_LOST' },
  ],
  ['something else', null, { state: 'UNCERTAIN', reason: 'CONNECTION_LOST' }],
])('%s', (_what, error, expected) => {
  expect(deliveryOf(error, 1)).toEqual(expected)
})

test('a refusal for now ends after some tries', () => {
  expect(deliveryOf({ code: 'EENVELOPE', responseCode: 451 }, MAX_TRIES)).toEqual({
    state: 'FAILED',
    reason: '451',
  })
})

test('a mail server takes few at once, a reseller a list that is no longer than it takes', () => {
  expect(sentAtOnce('EMAIL')).toBe(10)
  expect(sentAtOnce('SMS')).toBeLessThanOrEqual(MAX_AT_ONCE)
})
