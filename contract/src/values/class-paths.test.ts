import { expect, test } from 'vitest'
import { classesPath, classPath, startPath, withoutAlias } from './class-paths.ts'
import { firstSegments } from './first-segments.ts'
import { checkAlias } from '../site/catalogs/catalogs.rules.ts'
import { carriesOf } from '../growth/integrations/third-party.ts'
import { isCountedPath } from '../growth/visits/schemas.ts'

test('a course has its path below its alias, or of its own', () => {
  expect(classPath({ courseSeq: 3, serviceAlias: 'academy' })).toBe('/academy/classes/3')
  expect(classPath({ courseSeq: 3, serviceAlias: 'default' })).toBe('/classes/3')
  expect([classesPath('club'), classesPath()]).toEqual(['/club/classes', '/classes'])
})

// docs/rules.md R-1245
test.each([
  ['CLASS', null, '/classes/3/classroom/first'],
  ['CLASS', 8, '/classes/3/classroom/8'],
  ['CONTENTS', null, '/classes/3/classroom/first'],
  ['CHALLENGE', 8, '/classes/3/challenge'],
  ['PACKAGE', null, '/me/classes'],
] as const)('learning of a %s goes on at its own page', (productKind, next, path) =>
  expect(startPath({ courseSeq: 3, serviceAlias: 'default', productKind }, next)).toBe(path),
)

test.each([
  ['/academy/classes', '/classes'],
  ['/academy/classes/3/payment', '/classes/3/payment'],
  ['/academy/classes?page=2', '/classes?page=2'],
  ['/me/classes', '/me/classes'],
  ['/classes/3', '/classes/3'],
  ['/academy/classesx', '/academy/classesx'],
  ['/settings/seo/classes/3', '/settings/seo/classes/3'],
])('%s is the page %s', (path, page) => expect(withoutAlias(path)).toBe(page))

test.each([
  ['/academy/classes/3', 'all'],
  ['/academy/classes/3/payment', 'none'],
  ['/academy/classes/3/classroom/first', 'none'],
  ['/academy/classes/3/settings/people', 'chat'],
  ['/me/classes', 'none'],
])('the page %s may run third-party code: %s', (path, isInjected) => expect(carriesOf(path)).toBe(isInjected))

test('viewing a course below an alias counts as a visit', () => {
  expect(isCountedPath('/academy/classes/3')).toBe(true)
})

test.each([
  ['academy', null],
  ['a1', null],
  ['a', 'FORM'],
  ['1st', 'FORM'],
  ['Academy', 'FORM'],
  ['a'.repeat(21), 'FORM'],
  ['아카데미', 'FORM'],
  ['default', 'RESERVED'],
  ['settings', 'RESERVED'],
  ['api', 'RESERVED'],
] as const)('%s as an alias: %s', (alias, objection) => expect(checkAlias(alias)).toBe(objection))

test('every reserved segment is listed once', () => {
  expect(new Set(firstSegments).size).toBe(firstSegments.length)
})
