import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  courseBadge,
  courseState,
  lectureBadge,
  recruitCodes,
  checkSavable,
  type CourseFacts,
  type PaymentDraft,
} from './courses.rules.ts'
import { enrolButton, isEnabled, type Viewer } from '../../money/enrolments/enrol-button.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const days = (by: number) => new Date(now.getTime() + by * 86_400_000)
const moment = (by: number) => new Date(now.getTime() + by)
const open: CourseFacts = {
  fareCd: '01',
  price: 30_000,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  recruitClosedAt: null,
  userLimitTypeCd: '01',
  maxUserCount: null,
  attendCount: 0,
  acceptCnt: 0,
  waitCnt: 0,
  choiseTypeCd: '00',
  publicCd: '00',
  state: 'PUBLISHED',
}
const full = { userLimitTypeCd: '99', maxUserCount: 10, attendCount: 10 } as const
const waitingList = { userLimitTypeCd: '00', maxUserCount: 10, attendCount: 10, acceptCnt: 10 } as const

test.each([
  ['a class without dates', {}, 'RECRUITING'],
  ['not published yet', { state: 'DRAFT' }, 'PREPARING'],
  ['kept private', { publicCd: '99' }, 'PREPARING'],
  ['before the first day of recruiting', { payStartAt: days(1) }, 'PREPARING'],
  ['three days before the end', { payEndAt: days(3) }, 'CLOSING_SOON'],
  [
    'a moment more than three days before the end',
    { payEndAt: new Date(days(3).getTime() + 1) },
    'RECRUITING',
  ],
  ['at the last moment', { payEndAt: now }, 'CLOSING_SOON'],
  ['a moment after the last one', { payEndAt: moment(-1) }, 'CLOSED'],
  ['closed by hand', { recruitClosedAt: days(-1), payEndAt: days(9) }, 'CLOSED'],
  ['every seat taken', full, 'SOLD_OUT'],
  ['one seat left', { ...full, attendCount: 9 }, 'RECRUITING'],
  ['every seat taken, with a waiting list', waitingList, 'RECRUITING'],
  ['the class itself is over', { endAt: days(-1), payEndAt: days(-9) }, 'ENDED'],
] as const)('state: %s', (_, change, expected) => {
  expect(courseState({ ...open, ...change }, now)).toBe(expected)
})

test.each([
  ['nothing special', {}, null],
  ['recruiting is over, however cheap', { payEndAt: days(-1), discountPrice: 1 }, 'CLOSED'],
  ['sold out', full, 'CLOSED'],
  ['closing soon comes before the discount', { payEndAt: days(2), discountPrice: 1 }, 'CLOSING_SOON'],
  ['a discount comes before new', { discountPrice: 1, payStartAt: days(-1) }, 'DISCOUNT'],
  ['a discount that has not begun is none', { discountPrice: 1, discountStartAt: days(1) }, null],
  ['new for seven days', { payStartAt: days(-7) }, 'NEW'],
  ['then no longer', { payStartAt: new Date(days(-7).getTime() - 1) }, null],
  ['not before it opens', { payStartAt: days(1) }, null],
] as const)('badge: %s', (_, change, expected) => {
  expect(courseBadge({ ...open, ...change }, now)).toBe(expected)
})

test.each([
  [[], null],
  [['01', '05'], null],
  [['00', '05'], 'LIVE'],
  [['02'], 'VOD'],
  [['02', '00'], 'LIVE•VOD'],
] as const)('a class of %j is called %s', (kinds, expected) => expect(lectureBadge(kinds)).toBe(expected))

const visitor: Viewer = { isClassManager: false, attend: null }
const approved = { choiseStatusCd: '00', attendAt: days(-3), validAt: null } as const
const waiting = { choiseStatusCd: '01', attendAt: null, validAt: null } as const

test.each([
  ['a visitor enrols', {}, {}, { kind: 'ENROL', isFree: false }],
  ['a visitor enrols for free', { fareCd: '00' }, {}, { kind: 'ENROL', isFree: true }],
  ['a price nobody has set yet is not free', { price: 0 }, {}, { kind: 'ENROL', isFree: false }],
  ['a discount down to nothing is free', { discountPrice: 0 }, {}, { kind: 'ENROL', isFree: true }],
  ['a learner starts', {}, { attend: approved }, { kind: 'START', enrolsFirst: false }],
  [
    'a learner of a closed class starts',
    { payEndAt: days(-1), ...full },
    { attend: approved },
    { kind: 'START', enrolsFirst: false },
  ],
  [
    'a manager starts, even a draft',
    { state: 'DRAFT' },
    { isClassManager: true },
    { kind: 'START', enrolsFirst: false },
  ],
  ['anybody starts what is open to everybody', { fareCd: '03' }, {}, { kind: 'START', enrolsFirst: true }],
  [
    'but not once it is closed',
    { fareCd: '03', payEndAt: days(-1) },
    {},
    { kind: 'CLOSED', until: days(-1) },
  ],
  [
    'somebody who waits keeps waiting, also when it closed',
    { payEndAt: days(-1) },
    { attend: waiting },
    { kind: 'AWAITING_APPROVAL' },
  ],
  [
    'who applied and has not paid yet goes on',
    { payEndAt: days(-1) },
    { attend: { ...waiting, waitPayment: 'OPEN' } },
    { kind: 'CONTINUE_APPLICATION' },
  ],
  [
    'who applied and paid keeps waiting',
    {},
    { attend: { ...waiting, waitPayment: 'PAID' } },
    { kind: 'AWAITING_APPROVAL' },
  ],
  ['closed comes before sold out', { payEndAt: days(-1), ...full }, {}, { kind: 'CLOSED', until: days(-1) }],
  [
    'closed by hand says when',
    { recruitClosedAt: days(-2), payEndAt: days(9) },
    {},
    { kind: 'CLOSED', until: days(-2) },
  ],
  ['over says when', { endAt: days(-1) }, {}, { kind: 'CLOSED', until: days(-1) }],
  [
    'taken back says nothing of when',
    { state: 'SUBMITTED', payEndAt: days(1) },
    {},
    { kind: 'CLOSED', until: null },
  ],
  ['a private class takes nobody in', { publicCd: '99' }, {}, { kind: 'CLOSED', until: null }],
  ['not yet comes before sold out', { payStartAt: days(1), ...full }, {}, { kind: 'NOT_YET', from: days(1) }],
  ['sold out', full, {}, { kind: 'SOLD_OUT' }],
  ['a waiting list takes on more', waitingList, {}, { kind: 'WAITING_LIST' }],
  ['a held seat may still come free', { ...waitingList, acceptCnt: 9 }, {}, { kind: 'ENROL', isFree: false }],
  [
    'by approval anybody may apply at capacity',
    { ...waitingList, choiseTypeCd: '01' },
    {},
    { kind: 'APPLY' },
  ],
  [
    'who comes late waits behind those who wait for the seat that came free',
    { ...waitingList, attendCount: 9, acceptCnt: 9, waitCnt: 2 },
    {},
    { kind: 'WAITING_LIST' },
  ],
  [
    'what is open to everybody asks nobody',
    { fareCd: '03', choiseTypeCd: '01' },
    {},
    { kind: 'START', enrolsFirst: true },
  ],
  [
    'who was let in pays, also when it closed',
    { payEndAt: days(-1), ...full },
    { attend: { choiseStatusCd: null, attendAt: null, validAt: null, payUntil: days(1) } },
    { kind: 'PAY', until: days(1) },
  ],
  [
    'but not once the time to pay is over',
    full,
    { attend: { choiseStatusCd: null, attendAt: null, validAt: null, payUntil: now } },
    { kind: 'SOLD_OUT' },
  ],
  [
    'who began to pay for the last seat continues',
    full,
    { attend: { choiseStatusCd: null, attendAt: null, validAt: null, holdUntil: days(1) } },
    { kind: 'CONTINUE_PAYMENT', until: days(1) },
  ],
  [
    'once the hold is over, the seat that is still counted is open to its holder',
    full,
    { attend: { choiseStatusCd: null, attendAt: null, validAt: null, holdUntil: now } },
    { kind: 'ENROL', isFree: false },
  ],
  [
    'a hold keeps no class open that closed',
    { payEndAt: days(-1) },
    { attend: { choiseStatusCd: null, attendAt: null, validAt: null, holdUntil: days(1) } },
    { kind: 'CLOSED', until: days(-1) },
  ],
  [
    'whose time is over may enrol again',
    {},
    { attend: { ...approved, validAt: now } },
    { kind: 'ENROL', isFree: false },
  ],
  [
    'who cancelled may enrol again',
    {},
    { attend: { ...approved, choiseStatusCd: null } },
    { kind: 'ENROL', isFree: false },
  ],
] as const)('button: %s', (_, course, viewer, expected) => {
  expect(enrolButton({ ...open, ...course }, { ...visitor, ...viewer }, now)).toEqual(expected)
})

const maybeDay = fc.option(fc.integer({ min: -20, max: 20 }).map(days))
const anyCourse: fc.Arbitrary<CourseFacts> = fc.record({
  fareCd: fc.constantFrom('00', '01', '03'),
  price: fc.integer({ min: 0, max: 100_000 }),
  discountPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
  discountStartAt: maybeDay,
  discountEndAt: maybeDay,
  endAt: maybeDay,
  payStartAt: maybeDay,
  payEndAt: maybeDay,
  recruitClosedAt: maybeDay,
  userLimitTypeCd: fc.constantFrom('99', '00', '01'),
  maxUserCount: fc.option(fc.integer({ min: 1, max: 20 })),
  attendCount: fc.integer({ min: 0, max: 20 }),
  acceptCnt: fc.integer({ min: 0, max: 20 }),
  waitCnt: fc.integer({ min: 0, max: 3 }),
  choiseTypeCd: fc.constantFrom('00', '01'),
  publicCd: fc.constantFrom('00', '99'),
  state: fc.constantFrom('DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED', 'TRASHED', 'PURGED'),
})

test('a visitor can press the button exactly while the course takes applications', () => {
  fc.assert(
    fc.property(anyCourse, (course) => {
      const state = courseState(course, now)
      const isOpen = state === 'RECRUITING' || state === 'CLOSING_SOON'
      expect(isEnabled(enrolButton(course, visitor, now))).toBe(isOpen)
    }),
    { numRuns: 2000 },
  )
})
test('the badge says closed exactly when recruiting is over or no seat is left', () => {
  fc.assert(
    fc.property(anyCourse, (course) => {
      const published: CourseFacts = {
        ...course,
        state: 'PUBLISHED',
        publicCd: '00',
        endAt: null,
        payStartAt: null,
      }
      const isShut = ['CLOSED', 'SOLD_OUT'].includes(courseState(published, now))
      expect(courseBadge(published, now) === 'CLOSED').toBe(isShut)
    }),
    { numRuns: 2000 },
  )
})

const draft: PaymentDraft = {
  fareCd: '01',
  price: 30_000,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  startAt: null,
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  payStartCd: '99',
  payEndCd: '99',
  userLimitTypeCd: '01',
  maxUserCount: null,
  minUserCount: null,
  displayCurrency: 'KRW',
  priceEx: null,
  discountPriceEx: null,
  materialTitle: '',
  materialPrice: null,
  materialPriceEx: null,
  deliveryCd: '99',
}
const dollars = { displayCurrency: 'USD', priceEx: 3000 } as const
const until = (payEndAt: Date) => ({ payEndCd: '00', payEndAt }) as const

test.each([
  ['a plain price', {}, []],
  ['dollars without an amount', { ...dollars, priceEx: null }, ['priceEx PRICE_MISSING']],
  [
    'a discount in won alone where prices are shown in dollars',
    { ...dollars, discountPrice: 20_000 },
    ['discountPriceEx PRICE_MISSING'],
  ],
  [
    'a discount in dollars as high as the price',
    { ...dollars, discountPrice: 20_000, discountPriceEx: 3000 },
    ['discountPriceEx DISCOUNT_NOT_BELOW_PRICE'],
  ],
  [
    'a discount in dollars as high as the price, kept while won are shown',
    { priceEx: 3000, discountPrice: 20_000, discountPriceEx: 3000 },
    ['discountPriceEx DISCOUNT_NOT_BELOW_PRICE'],
  ],
  ['dollars without their discount, kept while won are shown', { priceEx: 3000, discountPrice: 20_000 }, []],
  ['a free class that once had a price in dollars', { ...dollars, fareCd: '00', priceEx: null }, []],
  [
    'material in won alone, without a name',
    { materialPrice: 5000 },
    ['materialPriceEx MATERIAL_BOTH', 'materialTitle REQUIRED'],
  ],
  ['goods of a paid class', { deliveryCd: '00' }, []],
  [
    'goods of a class that is free while on sale',
    { deliveryCd: '00', discountPrice: 0 },
    ['deliveryCd DELIVERY_NEEDS_PRICE'],
  ],
  ['goods of contents', { deliveryCd: '00', productKind: 'CONTENTS' }, ['deliveryCd DELIVERY_OF_CONTENTS']],
  ['goods of a package', { deliveryCd: '00', productKind: 'PACKAGE' }, ['deliveryCd DELIVERY_OF_PACKAGE']],
  ['goods hidden in a free class', { fareCd: '00', deliveryCd: '00', productKind: 'PACKAGE' }, []],
  ['material that costs nothing', { materialTitle: '흙', materialPrice: 0, materialPriceEx: 0 }, []],
  ['a paid class without a price', { price: 0 }, ['price PRICE_MISSING']],
  ['a discount as high as the price', { discountPrice: 30_000 }, ['discountPrice DISCOUNT_NOT_BELOW_PRICE']],
  ['a discount below the price', { discountPrice: 29_999 }, []],
  [
    'a discount that ends as it begins',
    { discountPrice: 1, discountStartAt: days(1), discountEndAt: days(1) },
    ['discountEndAt DISCOUNT_END_BEFORE_START'],
  ],
  [
    'hidden discount fields of a free class',
    { fareCd: '00', price: 0, discountPrice: 9, discountStartAt: days(2), discountEndAt: days(1) },
    [],
  ],
  ['an end by date without the date', { payEndCd: '00' }, ['payEndAt REQUIRED']],
  ['a start by date without the date', { payStartCd: '00' }, ['payStartAt REQUIRED']],
  [
    'recruiting that ends before it begins',
    { ...until(days(1)), payStartCd: '00', payStartAt: days(2) },
    ['payEndAt PAY_END_BEFORE_START'],
  ],
  ['recruiting that ends as it begins', { ...until(days(2)), payStartCd: '00', payStartAt: days(2) }, []],
  [
    'recruiting that ends before the class begins',
    { ...until(days(1)), startAt: days(2) },
    ['payEndAt PAY_END_BEFORE_CLASS'],
  ],
  ['dates that were switched off', { payStartAt: days(5), payEndAt: days(1), startAt: days(9) }, []],
  ['a class that ends as it begins', { startAt: days(1), endAt: days(1) }, ['endAt END_BEFORE_START']],
  ['a limit without a number', { userLimitTypeCd: '99' }, ['maxUserCount CAPACITY_MISSING']],
  ['a limit with a number', { userLimitTypeCd: '99', maxUserCount: 1 }, []],
  [
    'two mistakes at once',
    { price: 0, userLimitTypeCd: '99' },
    ['price PRICE_MISSING', 'maxUserCount CAPACITY_MISSING'],
  ],
] as const)('a draft with %s', (_, change, expected) => {
  const broken = checkSavable({ ...draft, ...change })
  expect(broken.map(({ path, rule }) => `${path.replace('body.', '')} ${rule}`)).toEqual(expected)
})

test.each([
  [null, null, '99 99 N'],
  [days(1), null, '00 99 Y'],
  [null, days(2), '99 00 Y'],
  [days(1), days(2), '00 00 Y'],
] as const)('applications from %s until %s have the codes %s', (payStartAt, payEndAt, codes) => {
  const { payStartCd, payEndCd, settingPayTimeYn } = recruitCodes({ payStartAt, payEndAt })
  expect(`${payStartCd} ${payEndCd} ${settingPayTimeYn}`).toBe(codes)
})
