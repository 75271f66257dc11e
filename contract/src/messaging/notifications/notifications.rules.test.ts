import { expect, test } from 'vitest'
import { pathOfAlarm, subjectOf } from './notifications.rules.ts'

test.each([
  ['00', 'class'], ['01', 'main'], ['05', 'main'], ['06', 'enrolment'], ['07', 'attendance'], ['08', 'mission'],
  ['09', 'mission'], ['10', 'live'], ['11', 'live'], ['12', 'live'], ['13', 'live'], ['14', 'cancelled'],
  ['20', 'member'], ['21', 'post'], ['22', 'like'], ['23', 'other'], ['toString', 'other'],
] as const)('alarm %s is about: %s', (type, subject) => expect(subjectOf(type)).toBe(subject)) // oxfmt-ignore

test('a notification leads to its own path, otherwise to its course, otherwise to the main page', () => {
  expect(pathOfAlarm({ alarmType: '21', courseSeq: 7, path: '/notices/3' })).toBe('/notices/3')
  expect(pathOfAlarm({ alarmType: '09', courseSeq: 7, path: null })).toBe('/classes/7')
  expect(pathOfAlarm({ alarmType: '99', courseSeq: 7, path: '' })).toBe('/classes/7')
  expect(pathOfAlarm({ alarmType: '02', courseSeq: 7, path: '' })).toBe('/main')
  expect(pathOfAlarm({ alarmType: '99', courseSeq: null, path: null })).toBe('/main')
})
