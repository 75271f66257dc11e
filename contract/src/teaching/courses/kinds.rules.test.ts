import { expect, test } from 'vitest'
import {
  clockOf,
  isWebAddress,
  monthsOf,
  readClock,
  routeType,
  checkRunnable,
  checkLength,
  type RunningClass,
} from './kinds.rules.ts'

test.each([
  ['01', { courseTypeCd: '01' }],
  ['02', { courseTypeCd: '02' }],
  ['03', { courseTypeCd: '03' }],
  ['04', { courseTypeCd: '04' }],
  ['05', { courseTypeCd: '05' }],
  ['77', { courseTypeCd: '05' }],
  ['R', { scheduleTypeCd: 'R' }],
  ['s', { scheduleTypeCd: 'S' }],
  [undefined, {}],
])('the code %s is sorted into kind or schedule', (code, routed) => {
  expect(routeType(code)).toEqual(routed)
})

test.each([
  ['09:30', 570],
  ['9:5', 545],
  ['23:59', 1439],
  ['24:00', 'HOUR_WRONG'],
  ['12:60', 'MINUTE_WRONG'],
  ['noon', 'TIME_WRONG'],
  ['', 'TIME_WRONG'],
])('the time %s is read as %s', (text, read) => {
  expect(readClock(text)).toBe(read)
})
test('a clock time survives reading and writing', () => {
  expect([0, 570, 1439].map(clockOf)).toEqual(['00:00', '09:30', '23:59'])
})

const weekly: RunningClass = {
  courseTypeCd: '05',
  scheduleTypeCd: 'R',
  weekdays: [2],
  classStartTime: '19:00',
  classEndTime: '20:30',
  openTypeCd: '00',
  openTypeUrl: null,
}
test.each([
  ['every Tuesday evening', {}, []],
  ['no hours', { classStartTime: null, classEndTime: null }, []],
  ['no day', { weekdays: [] }, ['weekdays WEEKDAY_MISSING']],
  ['a beginning alone', { classEndTime: null }, ['classEndTime REQUIRED']],
  ['an end before the beginning', { classEndTime: '18:00' }, ['classEndTime END_BEFORE_START']],
  ['no length', { classEndTime: '19:00' }, ['classEndTime END_BEFORE_START']],
  ['no such hour', { classStartTime: '25:00' }, ['classStartTime HOUR_WRONG']],
  ['no such minute', { classEndTime: '20:75' }, ['classEndTime MINUTE_WRONG']],
  ['wrong hours of what does not repeat', { scheduleTypeCd: 'S', classEndTime: '1' }, []],
  ['elsewhere, without an address', { openTypeCd: '99' }, ['openTypeUrl REQUIRED']],
  [
    'an address that runs code',
    { openTypeCd: '99', openTypeUrl: 'javascript:alert(1)' },
    ['openTypeUrl URL_WRONG'],
  ],
  ['an address of the web', { openTypeCd: '99', openTypeUrl: 'https://school.example/room' }, []],
] as const)('%s', (_, change, broken) => {
  const found = checkRunnable({ ...weekly, ...change })
  expect(found.map(({ path, rule }) => `${path.replace('body.', '')} ${rule}`)).toEqual(broken)
})

test.each([
  ['https://a.example', true],
  ['http://a.example:8080/x?y#z', true],
  ['https://user@a.example', false],
  ['//a.example', false],
  ['https://localhost', false],
  ['data:text/html,x', false],
])('%s is a web URL: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is)
})

const days = (start: string, end: string) => ({
  startAt: new Date(`${start}T19:00:00+09:00`),
  endAt: new Date(`${end}T21:00:00+09:00`),
})
test.each([
  ['2026-03-01', '2026-03-31', 1],
  ['2026-03-01', '2026-03-30', 0],
  ['2026-01-31', '2026-02-27', 1],
  ['2026-01-31', '2026-02-26', 0],
  ['2026-12-15', '2027-02-14', 2],
  ['2026-12-15', '2027-02-13', 1],
  ['2028-02-01', '2028-02-29', 1],
])('from %s to %s are %i whole months', (start, end, months) => {
  expect(monthsOf(days(start, end))).toBe(months)
})

const short = days('2026-03-01', '2026-03-14')
const found = (courseTypeCd: '01' | '03' | '05', scheduleTypeCd: 'S' | 'R' | 'D', dates = short) =>
  checkLength({ courseTypeCd, scheduleTypeCd }, dates).map(({ path }) => path)
test('repeating courses, projects and clubs run at least a month; a single class may be of any length', () => {
  expect([found('05', 'D'), found('05', 'S')]).toEqual([[], []])
  expect([found('05', 'R'), found('01', 'D'), found('03', 'S')]).toEqual([
    ['body.endAt'],
    ['body.endAt'],
    ['body.endAt'],
  ])
  expect(found('01', 'R', days('2026-03-01', '2026-03-31'))).toEqual([])
})
test('a class without an end is never too short', () => {
  const kind = { courseTypeCd: '01', scheduleTypeCd: 'R' } as const
  expect(checkLength(kind, { ...short, endAt: null })).toEqual([])
})
