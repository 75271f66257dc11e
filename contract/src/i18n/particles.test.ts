import { expect, test } from 'vitest'
import { isParticle, withParticle } from './particles.ts'

test.each([
  ['수업', '을', '수업을'],
  ['강의', '을', '강의를'],
  ['클래스', '은', '클래스는'],
  ['선생님', '은', '선생님은'],
  ['강사', '이', '강사가'],
  ['학생', '이', '학생이'],
  ['요가', '와', '요가와'],
  ['명상', '와', '명상과'],
  ['집', '으로', '집으로'],
  ['학교', '으로', '학교로'],
  ['서울', '으로', '서울로'],
  ['서울', '을', '서울을'],
] as const)('%s with %s is %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected)
})

test.each([
  ['1', '1을', '1로'],
  ['2', '2를', '2로'],
  ['3', '3을', '3으로'],
  ['4', '4를', '4로'],
  ['5', '5를', '5로'],
  ['6', '6을', '6으로'],
  ['7', '7을', '7로'],
  ['8', '8을', '8로'],
  ['9', '9를', '9로'],
  ['10', '10을', '10으로'],
  ['100', '100을', '100으로'],
])('a number is read aloud: %s', (number, object, direction) => {
  expect(withParticle(number, '을')).toBe(object)
  expect(withParticle(number, '으로')).toBe(direction)
})

test.each([
  ['Zoom', 'Zoom을'],
  ['Yoga', 'Yoga를'],
  ['Class', 'Class를'],
  ['Facebook', 'Facebook을'],
  ['Art', 'Art를'],
  ['Training', 'Training을'],
  ['blog', 'blog를'],
  ['VOD', 'VOD를'],
  ['PDF', 'PDF를'],
  ['HTML', 'HTML을'],
])('a Latin word is read in the Korean way: %s', (word, expected) => {
  expect(withParticle(word, '을')).toBe(expected)
})

test('a word that ends in l takes 로, one that ends in m 으로', () => {
  expect(withParticle('Email', '으로')).toBe('Email로')
  expect(withParticle('URL', '으로')).toBe('URL로')
  expect(withParticle('Zoom', '으로')).toBe('Zoom으로')
})

test.each([
  ['온결(Ongyeol)', '은', '온결(Ongyeol)은'],
  ['요가 [심화]', '을', '요가 [심화]를'],
  ['‘아침 요가’', '을', '‘아침 요가’를'],
  ['"명상"', '을', '"명상"을'],
  ['클래스!', '을', '클래스!를'],
] as const)('brackets, quotes and signs are not read: %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected)
})

test.each([
  ['클래스🧘', '은', '클래스🧘는'],
  ['수업 👩‍🏫', '을', '수업 👩‍🏫을'],
  ['수업 (온라인)', '을', '수업 (온라인)을'],
  ['강의 [초급]', '이', '강의 [초급]가'],
  ['１００', '을', '１００을'],
  ['수업', '을', '수업을'],
  ['Café', '을', 'Café를'],
  ['Style', '으로', 'Style로'],
  ['Online', '이', 'Online이'],
  ['강의 2.0', '은', '강의 2.0은'],
  ['K-POP 반', '와', 'K-POP 반과'],
] as const)('whatever a word ends in: %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected)
})

test.each([
  ['이에요', '수업이에요', '강의예요'],
  ['이라면', '수업이라면', '강의라면'],
  ['이든', '수업이든', '강의든'],
] as const)('%s follows the sound too', (particle, closed, open) => {
  expect(withParticle('수업', particle)).toBe(closed)
  expect(withParticle('강의', particle)).toBe(open)
})

test('an unreadable word gets both particles, as Korean writes it', () => {
  expect(withParticle('教室', '은')).toBe('教室은(는)')
  expect(withParticle('レッスン', '을')).toBe('レッスン을(를)')
  expect(withParticle('', '을')).toBe('을(를)')
  expect(withParticle('(주)', '이')).toBe('(주)가')
  expect(withParticle('🧘', '을')).toBe('🧘을(를)')
  expect(withParticle('Курс', '은')).toBe('Курс은(는)')
  expect(withParticle('龘', '으로')).toBe('龘(으)로')
})

test('only particles that exist are particles', () => {
  expect(isParticle('으로')).toBe(true)
  expect(isParticle('toString')).toBe(false)
})
