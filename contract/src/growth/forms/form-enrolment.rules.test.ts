import { expect, test } from 'vitest'
import { classFault } from './form-enrolment.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const free = {
  fareCd: '00' as const,
  choiseTypeCd: '00' as const,
  price: 0,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
}

test('a form enrols in a free class that needs no approval (R-1156)', () => {
  expect(classFault(free, now)).toBeNull()
  expect(classFault({ ...free, fareCd: '01', price: 10_000 }, now)).toBe('FORM_CLASS_PAID')
  expect(classFault({ ...free, fareCd: '01', price: 10_000, discountPrice: 0 }, now)).toBeNull()
  expect(classFault({ ...free, choiseTypeCd: '01' }, now)).toBe('FORM_CLASS_UNFIT')
  expect(classFault({ ...free, fareCd: '03' }, now)).toBe('FORM_CLASS_UNFIT')
})
