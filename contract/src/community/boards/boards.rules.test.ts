import { expect, test } from 'vitest'
import {
  canClassWritersRead,
  canWritersRead,
  mayRead,
  mayWrite,
  readAudiences,
  roleInClass,
  writeAudiences,
} from './boards.rules.ts'

const visitor = { isMember: false, isLearner: false, role: null }
const member = { ...visitor, isMember: true }
const learner = { ...member, isLearner: true }
const teacher = { ...member, role: 'TCH' as const }
const manager = { ...member, role: 'MNG' as const }
const owner = { ...member, role: 'OWN' as const }

// docs/rules.md R-1050
test.each([
  [visitor, ['ALL'], []],
  [member, ['ALL', 'MBR'], ['MBR']],
  [learner, ['ALL', 'MBR', 'STUD'], ['MBR', 'STUD']],
  [teacher, ['ALL', 'MBR', 'STUD', 'TCH'], ['MBR', 'TCH']],
  [manager, ['ALL', 'MBR', 'STUD', 'MNG', 'TCH'], ['MBR', 'TCH', 'MNG']],
  [owner, ['ALL', 'MBR', 'STUD', 'OWN', 'MNG', 'TCH'], ['MBR', 'TCH', 'MNG', 'OWN']],
])('%o reads %j and writes %j', (reader, reads, writes) => {
  expect(readAudiences.filter((audience) => mayRead(audience, reader))).toEqual(reads)
  expect(writeAudiences.filter((audience) => mayWrite(audience, reader))).toEqual(writes)
})

test('where writers can read, everybody who writes reads', () => {
  const readers = [visitor, member, learner, teacher, manager, owner]
  const pairs = readAudiences.flatMap((readAudience) =>
    writeAudiences.map((writeAudience) => ({ readAudience, writeAudience })),
  )
  const blind = pairs
    .filter(canWritersRead)
    .filter(({ readAudience, writeAudience }) =>
      readers.some((reader) => mayWrite(writeAudience, reader) && !mayRead(readAudience, reader)),
    )
  expect(blind).toEqual([])
  expect(canWritersRead({ readAudience: 'TCH', writeAudience: 'STUD' })).toBe(false)
})

// docs/rules.md R-1057
test('in a class its members write who may read, and its staff count as instructors at least', () => {
  expect(canClassWritersRead({ readAudience: 'STUD', writeAudience: 'MBR' })).toBe(true)
  expect(canClassWritersRead({ readAudience: 'TCH', writeAudience: 'STUD' })).toBe(false)
  expect((['FAC', 'CMG', 'TCH'] as const).map(roleInClass)).toEqual(['TCH', 'TCH', 'TCH'])
  expect(([null, 'MNG', 'OWN'] as const).map(roleInClass)).toEqual([null, 'MNG', 'OWN'])
})
