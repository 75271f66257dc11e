import { expect, test } from 'vitest'
import { endOfInspection, stateNow } from './inspections.rules.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const requested = { state: 'REQUESTED' as const, requestedAt: at('20T03:00:00'), endsAt: null }

test('a request waits for a week', () => {
  expect(stateNow(requested, at('27T02:59:59'))).toBe('REQUESTED')
  expect(stateNow(requested, at('27T03:00:00'))).toBe('ENDED')
})

test('what was allowed ends after an hour, and what was refused stays so', () => {
  const endsAt = endOfInspection(at('21T03:00:00'))
  const allowed = { ...requested, state: 'ALLOWED' as const, endsAt }
  expect(stateNow(allowed, at('21T03:59:59'))).toBe('ALLOWED')
  expect(stateNow(allowed, at('21T04:00:00'))).toBe('ENDED')
  expect(stateNow({ ...requested, state: 'REFUSED' }, at('29T03:00:00'))).toBe('REFUSED')
})
