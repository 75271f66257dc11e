import { expect, test } from 'vitest'
import type { LevelSeq } from '../../people/levels/ids.ts'
import {
  alarmSubType,
  canClassWritersRead,
  canWritersRead,
  countedLevels,
  isAnnouncing,
  isAtLevel,
  type LevelsOfBoard,
  mayRead,
  mayWrite,
  readAudiences,
  roleInClass,
  siteBoardTypes,
  writeAudiences,
} from './boards.rules.ts'

const visitor = { isMember: false, isLearner: false, role: null, levelSeq: null }
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

// docs/rules.md R-1200
test('members of a level that counts are at it, staff always are, and nobody else once it was deleted', () => {
  const [silver, gold] = [1 as LevelSeq, 2 as LevelSeq]
  const readers = [visitor, member, { ...member, levelSeq: silver }, { ...member, levelSeq: gold }, teacher]
  const at = (levels: LevelsOfBoard) => readers.map((reader) => isAtLevel(levels, reader))
  expect(at(null)).toEqual([true, true, true, true, true])
  expect(at([{ levelSeq: gold }])).toEqual([false, false, false, true, true])
  expect(at([])).toEqual([false, false, false, false, true])
  const open = { readLevelSeq: silver, writeLevelSeq: gold, isListedBelow: true }
  const counted = countedLevels({ readAudience: 'ALL' as const, writeAudience: 'MBR' as const, ...open })
  expect(counted).toMatchObject({ readLevelSeq: null, writeLevelSeq: gold, isListedBelow: false })
})

// docs/rules.md R-1057
test('in a class its members write who may read, and its staff count as instructors at least', () => {
  expect(canClassWritersRead({ readAudience: 'STUD', writeAudience: 'MBR' })).toBe(true)
  expect(canClassWritersRead({ readAudience: 'TCH', writeAudience: 'STUD' })).toBe(false)
  expect((['FAC', 'CMG', 'TCH'] as const).map(roleInClass)).toEqual(['TCH', 'TCH', 'TCH'])
  expect(([null, 'MNG', 'OWN'] as const).map(roleInClass)).toEqual([null, 'MNG', 'OWN'])
})

// docs/rules.md R-1115
test('staff announce on boards of notices and of homework, nobody does in private', () => {
  const byStaff = { isPrivate: false, writerRole: 'TCH' as const }
  const announcing = siteBoardTypes.filter((boardTypeCd) => isAnnouncing({ boardTypeCd }, byStaff))
  expect(announcing).toEqual(['07', '02'])
  expect(isAnnouncing({ boardTypeCd: '02' }, { ...byStaff, isPrivate: true })).toBe(false)
  expect(isAnnouncing({ boardTypeCd: '02' }, { ...byStaff, writerRole: null })).toBe(false)
})

// docs/rules.md R-635
test('a post is notified of under the kind of its board, homework of a class under its own', () => {
  expect(siteBoardTypes.map((boardTypeCd) => alarmSubType({ boardTypeCd, courseSeq: null }))).toEqual([
    ...siteBoardTypes,
  ])
  expect(alarmSubType({ boardTypeCd: '07', courseSeq: 1 })).toBe('10')
  expect(alarmSubType({ boardTypeCd: '04', courseSeq: 1 })).toBe('04')
})
