import { expect, test } from 'vitest'
import { listAgreements } from './api.ts'

const isRead = (version: string) => listAgreements.query.safeParse({ page: 1, size: 10, version }).success

test('a version number too large for the database is refused as input', () => {
  expect(isRead('1')).toBe(true)
  expect(isRead('2147483648')).toBe(false)
  expect(isRead('0')).toBe(false)
})
