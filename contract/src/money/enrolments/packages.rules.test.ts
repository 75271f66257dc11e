import { expect, test } from 'vitest'
import type { CourseFacts } from '../../teaching/courses/courses.rules.ts'
import type { CourseSeq } from '../../values/ids.ts'
import { packageAttendance, packageButton } from './packages.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = new Date(now.getTime() + 60_000)
const before = new Date(now.getTime() - 60_000)
const course: CourseFacts = {
  fareCd: '01',
  price: 50_000,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  recruitClosedAt: null,
  userLimitTypeCd: '99',
  maxUserCount: 2,
  attendCount: 0,
  acceptCnt: 0,
  waitCnt: 0,
  choiseTypeCd: '00',
  publicCd: '00',
  state: 'PUBLISHED',
}
const nobody = { viewer: { isClassManager: false, attend: null }, blockedBy: null }
const has = { choiseStatusCd: '00', attendAt: before, validAt: null } as const

test.each([
  ['anybody may apply', {}, {}, 'ENROL'],
  ['staff see what anybody sees', {}, { viewer: { isClassManager: true, attend: null } }, 'ENROL'],
  ['its own seats are full', { attendCount: 2 }, {}, 'SOLD_OUT'],
  ['its line is joined', { userLimitTypeCd: '00', attendCount: 2, acceptCnt: 2 }, {}, 'WAITING_LIST'],
  ['a class is full', {}, { blockedBy: 'SOLD_OUT' }, 'SOLD_OUT'],
  [
    'a full class also ends the line',
    { userLimitTypeCd: '00', attendCount: 2, acceptCnt: 2 },
    { blockedBy: 'SOLD_OUT' },
    'SOLD_OUT',
  ],
  ['a class is over', {}, { blockedBy: 'CLOSED' }, 'CLOSED'],
  ['it has no price', { price: 0 }, {}, 'NOT_READY'],
  ['it has one class', {}, { blockedBy: 'NOT_READY' }, 'NOT_READY'],
  ['it begins later', { payStartAt: later }, {}, 'NOT_YET'],
  ['it is over', { payEndAt: before }, {}, 'CLOSED'],
  ['one has it', {}, { viewer: { isClassManager: false, attend: has } }, 'PACKAGE_ENROLLED'],
  [
    'one is paying for it',
    { attendCount: 2 },
    {
      blockedBy: 'SOLD_OUT',
      viewer: {
        isClassManager: false,
        attend: { choiseStatusCd: null, attendAt: null, validAt: null, holdUntil: later },
      },
    },
    'CONTINUE_PAYMENT',
  ],
] as const)('%s', (_, facts, whose, kind) =>
  expect(packageButton({ ...course, ...facts }, { ...nobody, ...whose }, now).kind).toBe(kind),
)

const place = (
  seq: number,
  state: 'APPROVED' | 'WAITING' | 'EXPIRED' | 'CANCELLED' | 'PENDING_PAYMENT',
  attendAt: Date | null,
  validAt: Date | null = null,
) => ({ courseSeq: seq as CourseSeq, state, attendAt, validAt })

test('what is over is no reason against a package, but is asked about', () => {
  expect(
    packageAttendance(
      [
        place(1, 'APPROVED', before),
        place(2, 'APPROVED', before, before),
        place(3, 'WAITING', null),
        place(4, 'EXPIRED', before),
        place(5, 'CANCELLED', null),
        place(6, 'PENDING_PAYMENT', null),
        place(7, 'CANCELLED', before),
        place(7, 'APPROVED', before),
      ],
      now,
    ),
  ).toEqual({ enrolled: [1, 3, 6, 7], before: [2, 4] })
})
