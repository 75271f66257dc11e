import { expect, test } from 'vitest'
import {
  eventFieldsOf,
  eventRecords,
  eventTrouble,
  isFloating,
  timeLeft,
  checkFloating,
} from './settings.rules.ts'

const at = (text: string) => new Date(`2026-11-21T${text}Z`)
const banner = {
  courseFloatingShowYn: 'Y',
  courseFloatingLabel: '오늘 마감',
  courseFloatingShowStartAt: at('03:00:00'),
  courseFloatingShowEndAt: at('05:00:00'),
} as const

test.each([
  ['text', 'anything', null],
  ['url', 'https://example.com/a?b=c', null],
  ['url', 'javascript:alert(1)', 'URL_WRONG'],
  ['url', 'example.com', 'URL_WRONG'],
  ['number', '-12.5', null],
  ['number', '12명', 'NUMBER_WRONG'],
  ['date', '2026-02-28', null],
  ['date', '2026-02-30', 'DATE_WRONG'],
  ['url', '', null],
  ['colour', 'red', null],
])('a custom field of type %s with %j: %j', (type, value, trouble) => {
  expect(eventTrouble(type, value)).toBe(trouble)
})

test('fields and values keep their order; an unknown type is text, a missing value empty', () => {
  const fields = eventFieldsOf({
    cstmEventFields: { b: { title: '장소', type: 'text' }, a: { title: '색', type: 'colour' } },
    cstmEventData: { b: '서울', gone: 'x' },
  })
  expect(fields).toEqual([
    { key: 'b', title: '장소', type: 'text', value: '서울' },
    { key: 'a', title: '색', type: 'text', value: '' },
  ])
  expect(eventFieldsOf(eventRecords(fields))).toEqual(fields)
})

test('a banner is shown from its start until just before its end, and only while switched on', () => {
  expect(
    ['02:59:59', '03:00:00', '04:59:59', '05:00:00'].map((time) => isFloating(banner, at(time))),
  ).toEqual([false, true, true, false])
  expect(isFloating({ ...banner, courseFloatingShowYn: 'N' }, at('04:00:00'))).toBe(false)
  const open = { ...banner, courseFloatingShowStartAt: null, courseFloatingShowEndAt: null }
  expect(isFloating(open, at('00:00:00'))).toBe(true)
})

test('a visible banner has a text, and ends after it starts', () => {
  const wrong = { ...banner, courseFloatingLabel: ' ', courseFloatingShowEndAt: at('03:00:00') }
  expect(checkFloating(wrong).map(({ path }) => path)).toEqual([
    'body.courseFloatingLabel',
    'body.courseFloatingShowEndAt',
  ])
  expect(checkFloating({ ...banner, courseFloatingShowYn: 'N', courseFloatingLabel: '' })).toEqual([])
})

test('the time left is exact to the second, and null once the moment has passed', () => {
  const now = at('03:00:00')
  expect(timeLeft(new Date('2026-11-23T04:05:06Z'), now)).toEqual({ d: 2, h: 1, m: 5, s: 6 })
  expect([timeLeft(now, now), timeLeft(null, now)]).toEqual([null, null])
})
