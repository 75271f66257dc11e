import { expect, test } from 'vitest'
import { nextLimit, noLimit, type Learned, type ViewerLimit } from './viewer-limit.ts'

const good: Learned = { sent: 1_000_000, estimate: 1_400_000, lostOf256: 0 }
const narrow: Learned = { sent: 1_000_000, estimate: 400_000, lostOf256: 0 }
const lossy: Learned = { sent: 1_000_000, estimate: null, lostOf256: 64 }
const after = (limit: ViewerLimit, ...seconds: Learned[]) => seconds.reduce(nextLimit, limit)
const times = (count: number, one: Learned) => Array.from({ length: count }, () => one)

test('a way that bears everything has no limit, nor one about which nothing is known', () => {
  expect(after(noLimit, ...times(20, good)).bits).toBe(Infinity)
  expect(after(noLimit, ...times(20, { sent: 0, estimate: null, lostOf256: 0 })).bits).toBe(Infinity)
})

test('an estimate that is still growing after more is sent limits nothing', () => {
  const growing = Array.from({ length: 20 }, (_, second) => ({ ...good, estimate: 200_000 * 1.08 ** second }))
  expect(after(noLimit, { ...good, sent: 120_000, estimate: 190_000 }, ...growing).bits).toBe(Infinity)
})

test('a second bad second in a row limits what is sent, a single one does not', () => {
  expect(after(noLimit, narrow, good, narrow, good).bits).toBe(Infinity)
  expect(after(noLimit, good, narrow, narrow).bits).toBe(400_000)
  expect(after(noLimit, lossy, lossy).bits).toBe(750_000)
})

test('after a pause more is tried again, later each time that it is not borne', () => {
  const pauseAfter = (limit: ViewerLimit) => {
    let seconds = 0
    for (let now = limit; now.bits !== Infinity; now = nextLimit(now, good)) seconds += 1
    return seconds
  }
  let limit = after(noLimit, ...times(20, good), narrow, narrow)
  const pauses: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const pause = pauseAfter(limit)
    pauses.push(pause)
    limit = after(limit, ...times(pause, good), narrow, narrow)
  }
  expect(pauses).toEqual([8, 16, 32, 64, 64])
  // A way that was good for long is trusted as at first.
  expect(pauseAfter(after(limit, ...times(150, good), narrow, narrow))).toBe(8)
})
