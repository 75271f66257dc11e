import { expect, test } from 'vitest'
import { deletedAt, isGivenUp, nextExportAt } from './site-export.rules.ts'

const requestedAt = new Date('2026-11-21T03:00:00Z')
const at = (minutes: number) => new Date(requestedAt.getTime() + minutes * 60_000)

test('a site is exported once an hour; one that failed does not count', () => {
  expect(nextExportAt(undefined, at(0))).toBeNull()
  expect(nextExportAt({ state: 'RUNNING', requestedAt }, at(5))).toEqual(at(60))
  expect(nextExportAt({ state: 'READY', requestedAt }, at(59))).toEqual(at(60))
  expect(nextExportAt({ state: 'DELETED', requestedAt }, at(60))).toBeNull()
  expect(nextExportAt({ state: 'FAILED', requestedAt }, at(1))).toBeNull()
})

test('an archive is there for seven days', () => {
  expect(deletedAt(requestedAt)).toEqual(new Date('2026-11-28T03:00:00Z'))
})

test('an export that runs for a day is given up', () => {
  expect(isGivenUp({ state: 'RUNNING', requestedAt }, at(24 * 60 - 1))).toBe(false)
  expect(isGivenUp({ state: 'RUNNING', requestedAt }, at(24 * 60))).toBe(true)
  expect(isGivenUp({ state: 'READY', requestedAt }, at(24 * 60))).toBe(false)
})
