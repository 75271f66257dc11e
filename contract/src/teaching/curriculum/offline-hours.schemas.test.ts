import { expect, test } from 'vitest'
import { displayHours, withHours } from './offline-hours.schemas.ts'

const evening = { offlineStartAt: new Date('2026-12-04T10:30:00Z'), offlineEndAt: null }

test('a meeting shows its hours by the clock in Seoul', () => {
  expect(displayHours(evening)).toMatchObject({ offlineStartTime: '19:30', offlineEndTime: null })
})

test('clock times apply to the day of the start', () => {
  const named = withHours({ ...evening, offlineStartTime: '20:00', offlineEndTime: '21:15' })
  expect(displayHours(named)).toEqual({
    offlineStartAt: new Date('2026-12-04T11:00:00Z'),
    offlineEndAt: new Date('2026-12-04T12:15:00Z'),
    offlineStartTime: '20:00',
    offlineEndTime: '21:15',
  })
})

test('without a day, or without hours, nothing changes', () => {
  const none = { offlineStartAt: null, offlineEndAt: null, offlineEndTime: '21:15' }
  expect(withHours(none)).toEqual(none)
  expect(withHours(evening)).toEqual(evening)
})
