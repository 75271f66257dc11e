import { expect, test } from 'vitest'
import { accessUntil } from './access.rules.ts'

const periodEndsAt = new Date('2026-12-20T15:00:00Z')
const subscription = { state: 'ACTIVE', periodEndsAt, nextChargeAt: periodEndsAt, endedAt: null } as const

test('one that renews lasts a day longer than what is paid, a cancelled one not', () => {
  expect(accessUntil(subscription)).toEqual(new Date('2026-12-21T15:00:00Z'))
  expect(accessUntil({ ...subscription, state: 'CANCEL_AT_END', nextChargeAt: null })).toEqual(periodEndsAt)
})

test('while a renewal is tried again access goes on, and it ends with the last try', () => {
  const nextChargeAt = new Date('2026-12-23T15:00:00Z')
  expect(accessUntil({ ...subscription, state: 'PAST_DUE', nextChargeAt })).toEqual(
    new Date('2026-12-24T15:00:00Z'),
  )
  const endedAt = new Date('2026-12-25T15:00:00Z')
  expect(accessUntil({ ...subscription, state: 'ENDED', nextChargeAt: null, endedAt })).toEqual(endedAt)
})

test('before the first charge is paid there is no access', () => {
  expect(accessUntil({ ...subscription, state: 'STARTING', nextChargeAt: null })).toBeNull()
})
