import { expect, test } from 'vitest'
import { isHeldAfterFailure } from './orders.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute))

test.each<[string, number, number, boolean]>([
  ['at once', 1, 15, true],
  ['in the last minute', 14, 15, true],
  ['when its time is over', 15, 15, false],
  ['when only settling prolonged it', 16, 19, false],
])(
  'after a payment that failed %s a seat waits for another one: minute %i of %i, %s',
  (_, now, until, isHeld) => {
    expect(isHeldAfterFailure({ createdAt: at(0), expiresAt: at(until) }, at(now))).toBe(isHeld)
  },
)
