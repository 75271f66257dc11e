import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handedIn, isPossible, stateAfterTrash, trashTypeOf, type CourseStep } from './state.rules.ts'
import { courseBadge, courseState, type CourseFacts } from './courses.rules.ts'
import { enrolButton, isEnabled } from '../../money/enrolments/enrol-button.rules.ts'
import { courseLifecycles, courseStates } from './schemas.ts'

const now = new Date('2026-11-21T03:00:00Z')
const moment = fc
  .integer({ min: -20 * 24, max: 20 * 24 })
  .map((hours) => new Date(now.getTime() + hours * 3_600_000))
const perhaps = fc.option(moment)
const someClass: fc.Arbitrary<CourseFacts> = fc.record({
  fareCd: fc.constantFrom('00', '01', '03'),
  price: fc.integer({ min: 0, max: 100_000 }),
  discountPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
  discountStartAt: perhaps,
  discountEndAt: perhaps,
  endAt: perhaps,
  payStartAt: perhaps,
  payEndAt: perhaps,
  recruitClosedAt: perhaps,
  userLimitTypeCd: fc.constantFrom('99', '00', '01'),
  maxUserCount: fc.option(fc.integer({ min: 1, max: 5 })),
  attendCount: fc.integer({ min: 0, max: 6 }),
  acceptCnt: fc.integer({ min: 0, max: 6 }),
  waitCnt: fc.integer({ min: 0, max: 2 }),
  choiseTypeCd: fc.constantFrom('00', '01'),
  publicCd: fc.constantFrom('00', '99'),
  state: fc.constantFrom(...courseStates),
})
const stranger = { isClassManager: false, attend: null }

test('for all dates and counts a course has exactly one state, and its button agrees with it', () => {
  fc.assert(
    fc.property(someClass, (course) => {
      const state = courseState(course, now)
      expect(courseLifecycles).toContain(state)
      const button = enrolButton(course, stranger, now)
      const takes = state === 'RECRUITING' || state === 'CLOSING_SOON'
      expect(isEnabled(button)).toBe(takes)
      if (state === 'SOLD_OUT') expect(button.kind).toBe('SOLD_OUT')
      if (state === 'CLOSED' || state === 'ENDED') expect(button.kind).toBe('CLOSED')
      if (courseBadge(course, now) === 'CLOSING_SOON') expect(state).not.toBe('RECRUITING')
    }),
    { numRuns: 2000 },
  )
})

test('without changes by users, time moves a course only forward', () => {
  const order = ['PREPARING', 'RECRUITING', 'CLOSING_SOON', 'SOLD_OUT', 'CLOSED', 'ENDED']
  fc.assert(
    fc.property(someClass, fc.integer({ min: 0, max: 30 * 24 }), (course, hours) => {
      const before = order.indexOf(courseState(course, now))
      const later = new Date(now.getTime() + hours * 3_600_000)
      expect(order.indexOf(courseState(course, later))).toBeGreaterThanOrEqual(before)
    }),
  )
})

const steps: CourseStep[] = ['SUBMIT', 'WITHDRAW', 'DECIDE', 'SHOW', 'COPY', 'TRASH', 'RESTORE', 'PURGE']

test('a purged course allows no step; one in the trash can be restored or purged', () => {
  expect(steps.filter((step) => isPossible(step, 'PURGED'))).toEqual([])
  expect(steps.filter((step) => isPossible(step, 'TRASHED'))).toEqual(['RESTORE', 'PURGE'])
})

test('a course under review is neither submitted again nor published by staff', () => {
  expect(steps.filter((step) => isPossible(step, 'SUBMITTED'))).toEqual([
    'WITHDRAW',
    'DECIDE',
    'COPY',
    'TRASH',
  ])
})

test('a review lasts as long as the installation sets; without one a course is published at once', () => {
  expect(handedIn({ reviewHours: 0, now }).state).toBe('PUBLISHED')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 240 }), (reviewHours) => {
      const { state, autoPublishAt } = handedIn({ reviewHours, now })
      expect(state).toBe('SUBMITTED')
      expect(autoPublishAt?.getTime()).toBe(now.getTime() + reviewHours * 3_600_000)
    }),
  )
})

test('a course restored from the trash never waits for a review that does not exist', () => {
  expect(courseStates.map(stateAfterTrash)).toEqual([
    'DRAFT',
    'DRAFT',
    'REJECTED',
    'PUBLISHED',
    'DRAFT',
    'DRAFT',
  ])
})

test('the trash state of a course has a code of its own', () => {
  expect(courseStates.map(trashTypeOf)).toEqual(['00', '00', '00', '00', '01', '02'])
})
