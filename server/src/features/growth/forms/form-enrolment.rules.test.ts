import { expect, test } from 'vitest'
import { outcomeOfRefusal, stateOf } from './form-enrolment.rules.ts'

test('what came of it is a place, one that was there, a refusal, or still open', () => {
  expect(['ENROLLED', 'ALREADY_ENROLLED', 'SOLD_OUT', null].map(stateOf)).toEqual([
    'ENROLLED',
    'ALREADY',
    'REFUSED',
    'PENDING',
  ])
  expect(outcomeOfRefusal('PRICE_CHANGED')).toBe('FORM_CLASS_PAID')
  expect(outcomeOfRefusal('SOLD_OUT')).toBe('SOLD_OUT')
})
