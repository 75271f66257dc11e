import { expect, test } from 'vitest'
import { isTrialMoving, trialFailureOf, trialStepsOf } from './trials.rules.ts'

const noon = new Date('2026-11-21T03:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const begun = {
  state: 'BEGUN',
  capturedAt: null,
  eventAt: null,
  windowMs: 800,
  confirmMs: null,
  cancelMs: null,
  failedStep: null,
  failCode: null,
} as const
const cancelled = { ...begun, state: 'CANCELLED', capturedAt: noon, confirmMs: 1200, cancelMs: 900 } as const
const stepsOf = (...trial: Parameters<typeof trialStepsOf>) =>
  trialStepsOf(...trial).map(({ step, state, ms, code }) => [step, state, ms ?? code].join(' ').trim())

const eventOf = (trial: Parameters<typeof trialStepsOf>[0], now: Date) => stepsOf(trial, now)[2]

test('each step has its time, and one that was not reached has none', () => {
  expect(stepsOf(begun, noon)).toEqual(['WINDOW DONE 800', 'CONFIRM OPEN', 'EVENT OPEN', 'CANCEL OPEN'])
  expect(stepsOf({ ...cancelled, eventAt: later(0.4) }, later(60))).toEqual([
    'WINDOW DONE 800',
    'CONFIRM DONE 1200',
    'EVENT DONE 400',
    'CANCEL DONE 900',
  ])
})

test('an event may come before the answer, may be awaited for a while, and is then missed', () => {
  expect(eventOf({ ...cancelled, eventAt: later(-1) }, later(60))).toBe('EVENT DONE 0')
  expect(eventOf(cancelled, later(60))).toBe('EVENT OPEN')
  expect(isTrialMoving(cancelled, later(60))).toBe(true)
  expect(eventOf(cancelled, later(120))).toBe('EVENT FAILED NO_EVENT')
  expect(isTrialMoving(cancelled, later(120))).toBe(false)
})

test('a failed step leaves the others as they are', () => {
  const refused = {
    ...begun,
    state: 'UNPAID',
    failedStep: 'CONFIRM',
    failCode: 'REJECT_CARD_COMPANY',
  } as const
  expect(stepsOf(refused, noon)).toEqual([
    'WINDOW DONE 800',
    'CONFIRM FAILED REJECT_CARD_COMPANY',
    'EVENT OPEN',
    'CANCEL OPEN',
  ])
  expect(isTrialMoving(refused, noon)).toBe(false)
  expect([trialFailureOf('EXPIRED'), trialFailureOf('REJECT_CARD_COMPANY')]).toEqual(['EXPIRED', 'OTHER'])
})
