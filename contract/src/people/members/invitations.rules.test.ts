import { expect, test } from 'vitest'
import { endOfRow } from './invitations.rules.ts'

test('people who need no invitation are skipped, and what cannot be sent has failed', () => {
  expect(endOfRow({ fault: null, outcome: 'DONE' })).toBe('DONE')
  expect(endOfRow({ fault: null, outcome: 'ALREADY' })).toBe('SKIPPED')
  expect(endOfRow({ fault: 'DUPLICATE', outcome: null })).toBe('SKIPPED')
  expect(endOfRow({ fault: 'MEMBER', outcome: null })).toBe('SKIPPED')
  expect(endOfRow({ fault: 'EMAIL_WRONG', outcome: null })).toBe('FAILED')
  expect(endOfRow({ fault: null, outcome: 'FAILED' })).toBe('FAILED')
  expect(endOfRow({ fault: null, outcome: null })).toBe('OPEN')
})
