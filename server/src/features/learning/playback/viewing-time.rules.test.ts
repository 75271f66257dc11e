import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countedSeconds,
  FASTEST,
  lentSeconds,
  nextSince,
  watchedSeconds,
} from 'contract/learning/playback/progress.rules'
import { HEARTBEAT_MS } from 'contract/learning/playback/watch.rules'
import { chargeFor, chargeForSilence } from './viewing-time.rules.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const report = (known: Partial<Parameters<typeof chargeFor>[0]> = {}) => ({
  heardAt: at(0),
  isTicking: true,
  playedMs: null,
  believed: [],
  now: at(10_000),
  ...known,
})

test.each([
  ['ten seconds that played', { playedMs: 10_000 }, 10_000],
  ['ten seconds of which six were spent waiting for the network', { playedMs: 4000 }, 4000],
  ['twenty seconds of video at double speed', { playedMs: 10_000, believed: [[0, 20]] }, 10_000],
  ['a video reported without its time', { playedMs: 0, believed: [[0, 20]] }, 10_000],
  ['more time than has passed', { playedMs: 60_000 }, 10_000],
  ['a laptop that slept an hour', { playedMs: 3000, now: at(3_600_000) }, 3000],
  ['the same, reported by a player that does not measure', { now: at(3_600_000) }, 30_000],
  ['a player at rest that does not measure', { isTicking: false }, 0],
] as const)('%s', (_, known, expected) => {
  expect(chargeFor(report(known as object)).costMs).toBe(expected)
})

test('two simultaneous players are charged separately', () => {
  const costs = [report({ playedMs: 10_000 }), report({ playedMs: 10_000 })].map(
    (input) => chargeFor(input).costMs,
  )
  expect(costs).toEqual([10_000, 10_000])
})

test('time charged in advance is not charged again', () => {
  const first = chargeFor(report({ playedMs: 0, believed: [[0, 20]], now: at(0) }))
  expect(first).toEqual({ costMs: 10_000, heardAt: at(10_000) })
  expect(chargeFor(report({ heardAt: first.heardAt, playedMs: 10_000 })).costMs).toBe(0)
})

test('a vanished player is charged until its next report was due', () => {
  expect(chargeForSilence(at(0), at(4000))).toEqual({ costMs: 4000, heardAt: at(4000) })
  expect(chargeForSilence(at(0), at(90_000)).costMs).toBe(HEARTBEAT_MS)
})

const MAX_WINDOWS = 2
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('PASS' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'PLAY' as const,
        'REST' as const,
        'RELOAD' as const,
        'VANISH' as const,
        'SLEEP' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('REPORT' as const, 'REQUEST_LOST' as const, 'ANSWER_LOST' as const),
    }),
  },
)
const life = fc.array(fc.record({ window: fc.nat(MAX_WINDOWS - 1), does: step }), {
  minLength: 1,
  maxLength: 120,
})
type Life = ReturnType<typeof life.generate>['value']

interface Window {
  heardAt: Date
  ticksSince: number | null
  isPlaying: boolean
  /** Played but not reported yet. */
  playedMs: number
}

/** The players of one learner, compared with what the server counts. Videos play at `speed`. */
function live(steps: Life, speed: number) {
  let now = 0
  let spentMs = 0
  let countedUntil = 0
  const sums = { playedMs: 0, lost: 0, believed: 0 }
  const windows: (Window | null)[] = Array.from({ length: MAX_WINDOWS }, () => null)
  const start = (window: number) => {
    for (const one of windows) {
      if (!one || one.ticksSince === null) continue
      const charge = chargeForSilence(at(one.ticksSince), at(now))
      spentMs += charge.costMs
      one.heardAt = charge.heardAt
      one.ticksSince = null
    }
    windows[window] = { heardAt: at(now), ticksSince: null, isPlaying: false, playedMs: 0 }
  }
  const send = (one: Window, { isLost = false } = {}) => {
    const video = (one.playedMs / 1000) * speed
    const since = new Date(Math.max(one.heardAt.getTime(), countedUntil))
    const believed = countedSeconds({ ranges: [[0, video]], since, now: at(now), lent: lentSeconds(0) })
    sums.believed += watchedSeconds(believed)
    const { heardAt, ticksSince, playedMs } = one
    const charge = chargeFor({ heardAt, isTicking: ticksSince !== null, playedMs, believed, now: at(now) })
    spentMs += charge.costMs
    one.ticksSince = one.isPlaying ? now : null
    if (!isLost) one.playedMs = 0
    one.heardAt = charge.heardAt
    countedUntil = nextSince({ counted: believed, since, now: at(now) }).getTime()
  }
  for (const { window, does } of steps) {
    if (!windows[window]) start(window)
    const one = windows[window]
    if (!one) continue
    if (does.kind === 'PASS') {
      now += does.ms
      const playing = windows.filter((each) => each?.isPlaying)
      sums.playedMs += playing.length * does.ms
      playing.forEach((each) => each && (each.playedMs += does.ms))
    } else if (does.kind === 'SLEEP') {
      now += 3_600_000
      sums.lost += 1
    } else if (does.kind === 'PLAY' || does.kind === 'REST') {
      one.isPlaying = does.kind === 'PLAY'
      send(one)
    } else if (does.kind === 'REPORT') send(one)
    else if (does.kind === 'ANSWER_LOST') send(one, { isLost: true })
    else if (does.kind === 'RELOAD') {
      one.isPlaying = false
      send(one)
      start(window)
    } else if (does.kind === 'VANISH') {
      sums.lost += 1
      start(window)
    }
  }
  return { spentMs, ...sums }
}

/** The allowance for early reports is granted once. docs/rules.md R-142. */
const LENT_MS = 7500

test('two windows never cost more than their playing time, plus one interval for each that vanished or slept', () => {
  fc.assert(
    fc.property(life, fc.constantFrom(0.75, 1, 1.5, FASTEST), (steps, speed) => {
      const { spentMs, playedMs, lost } = live(steps, speed)
      expect(spentMs).toBeLessThanOrEqual(playedMs + LENT_MS + lost * HEARTBEAT_MS + steps.length)
    }),
    { numRuns: 300 },
  )
})

test('counted seconds of a video cost at least their time at double speed', () => {
  fc.assert(
    fc.property(life, fc.constantFrom(1, FASTEST, 16), (steps, speed) => {
      const { spentMs, believed } = live(steps, speed)
      expect(spentMs).toBeGreaterThanOrEqual((believed / FASTEST) * 1000 - steps.length)
    }),
    { numRuns: 300 },
  )
})

test('closing and reopening a window saves no viewing time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: HEARTBEAT_MS }), { maxLength: 40 }), (gaps) => {
      let now = 0
      let spentMs = 0
      for (const gap of gaps) {
        const ticksSince = at(now)
        now += gap
        spentMs += chargeForSilence(ticksSince, at(now)).costMs
      }
      expect(spentMs).toBe(now)
    }),
  )
})
