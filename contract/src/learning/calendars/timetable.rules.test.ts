import { expect, test } from 'vitest'
import { byDay, daysOf, isShortSpan, momentsOf, moveView, spanOfView } from './timetable.rules.ts'

test('a month is shown in whole weeks from Sunday on', () => {
  expect(spanOfView('month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  expect(daysOf(spanOfView('month', '2027-02-10'))).toHaveLength(35)
  expect(isShortSpan(spanOfView('month', '2026-08-31'))).toBe(true)
})

test('a week begins on Sunday, a list on its day', () => {
  expect(spanOfView('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(spanOfView('list', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-12-21' })
})

test('moving on from the end of a month skips no month', () => {
  expect(moveView('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(moveView('month', '2026-01-01', -1)).toBe('2025-12-01')
  expect(moveView('week', '2026-11-21', -1)).toBe('2026-11-14')
})

test('a span out of order, or of more than two months, is too long', () => {
  expect(isShortSpan({ from: '2026-11-02', to: '2026-11-01' })).toBe(false)
  expect(isShortSpan({ from: '2026-11-01', to: '2027-01-01' })).toBe(true)
  expect(isShortSpan({ from: '2026-11-01', to: '2027-01-02' })).toBe(false)
  for (const from of ['', '9999-12-31']) expect(isShortSpan({ from, to: '9999-12-31' })).toBe(false)
})

test('days are those of Seoul', () => {
  expect(momentsOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: new Date('2026-11-20T15:00:00Z'),
    to: new Date('2026-11-21T15:00:00Z'),
  })
  const late = { startAt: new Date('2026-11-21T15:30:00Z') }
  expect([...byDay([late]).keys()]).toEqual(['2026-11-22'])
})
