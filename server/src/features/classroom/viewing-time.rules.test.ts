import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedSeconds, FASTEST, nextSince, watchedSeconds } from 'contract/progress.rules'
import { BEAT_MS } from 'contract/watch.rules'
import { charged, closed, type Meter } from './viewing-time.rules.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const none: Meter = { spentMs: 0, spentUntil: null }
const report = (known: Partial<Parameters<typeof charged>[1]> = {}) => ({
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
  ['twenty seconds of film at double speed', { playedMs: 10_000, believed: [[0, 20]] }, 10_000],
  ['a film told and no time with it', { playedMs: 0, believed: [[0, 20]] }, 10_000],
  ['more time than has passed', { playedMs: 60_000 }, 10_000],
  ['a laptop that slept an hour', { playedMs: 3000, now: at(3_600_000) }, 3000],
  ['the same, told by a player that does not measure', { now: at(3_600_000) }, 30_000],
  ['a player at rest that does not measure', { isTicking: false }, 0],
] as const)('%s', (_, known, expected) => {
  expect(charged(none, report(known as object)).spentMs).toBe(expected)
})

test('two windows that play at once use the time once', () => {
  const first = charged(none, report({ playedMs: 10_000 }))
  const second = charged(first, report({ playedMs: 10_000 }))
  expect([first.spentMs, second.spentMs]).toEqual([10_000, 10_000])
})

test('a window that rests takes no time from the one that plays', () => {
  const resting = charged(none, report({ isTicking: false, playedMs: 0, now: at(5000) }))
  expect(charged(resting, report({ playedMs: 10_000 })).spentMs).toBe(10_000)
})

test('a player that vanished counts until it would have been heard, and what was counted is not again', () => {
  expect(closed(none, at(0), at(4000)).spentMs).toBe(4000)
  expect(closed(none, at(0), at(90_000)).spentMs).toBe(BEAT_MS)
  const told = charged(none, report({ playedMs: 10_000 }))
  expect(closed(told, at(0), at(10_000)).spentMs).toBe(10_000)
})

const MOST_WINDOWS = 2
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
      kind: fc.constantFrom('TELL' as const, 'REQUEST_LOST' as const, 'ANSWER_LOST' as const),
    }),
  },
)
const life = fc.array(fc.record({ window: fc.nat(MOST_WINDOWS - 1), does: step }), {
  minLength: 1,
  maxLength: 120,
})
type Life = ReturnType<typeof life.generate>['value']

interface Window {
  heardAt: Date
  ticksSince: number | null
  isPlaying: boolean
  /** Played and not told. */
  playedMs: number
}

/** What windows of one learner do, beside what the server counts of it. Films run at `speed`. */
function live(steps: Life, speed: number) {
  let now = 0
  let meter = none
  const sums = { playedMs: 0, lost: 0, believed: 0 }
  const windows: (Window | null)[] = Array.from({ length: MOST_WINDOWS }, () => null)
  const start = (window: number) => {
    for (const one of windows) {
      if (!one || one.ticksSince === null) continue
      meter = closed(meter, at(one.ticksSince), at(now))
      one.ticksSince = null
    }
    windows[window] = { heardAt: at(now), ticksSince: null, isPlaying: false, playedMs: 0 }
  }
  const tell = (one: Window, { isLost = false } = {}) => {
    const film = (one.playedMs / 1000) * speed
    const since = new Date(Math.max(...windows.map((each) => each?.heardAt.getTime() ?? 0)))
    const believed = countedSeconds({ ranges: [[0, film]], since, now: at(now) })
    sums.believed += watchedSeconds(believed)
    const { heardAt, ticksSince, playedMs } = one
    meter = charged(meter, {
      heardAt,
      isTicking: ticksSince !== null,
      playedMs,
      believed,
      now: at(now),
    })
    one.ticksSince = one.isPlaying ? now : null
    if (!isLost) one.playedMs = 0
    one.heardAt = nextSince({ counted: believed, since, now: at(now) })
  }
  for (const { window, does } of steps) {
    if (!windows[window]) start(window)
    const one = windows[window]
    if (!one) continue
    if (does.kind === 'PASS') {
      now += does.ms
      const playing = windows.filter((each) => each?.isPlaying)
      if (playing.length > 0) sums.playedMs += does.ms
      playing.forEach((each) => each && (each.playedMs += does.ms))
    } else if (does.kind === 'SLEEP') {
      now += 3_600_000
      sums.lost += 1
    } else if (does.kind === 'PLAY' || does.kind === 'REST') {
      one.isPlaying = does.kind === 'PLAY'
      tell(one)
    } else if (does.kind === 'TELL') tell(one)
    else if (does.kind === 'ANSWER_LOST') tell(one, { isLost: true })
    else if (does.kind === 'RELOAD') {
      one.isPlaying = false
      tell(one)
      start(window)
    } else if (does.kind === 'VANISH') {
      sums.lost += 1
      start(window)
    }
  }
  return { meter, ...sums }
}

/** Patience with what is told is lent once. docs/rules.md R-142. */
const LENT_MS = 7500

test('no life of two windows costs more than what played, and a heartbeat for each that vanished or slept', () => {
  fc.assert(
    fc.property(life, fc.constantFrom(0.75, 1, 1.5, FASTEST), (steps, speed) => {
      const { meter, playedMs, lost } = live(steps, speed)
      expect(meter.spentMs).toBeLessThanOrEqual(playedMs + LENT_MS + lost * BEAT_MS + steps.length)
    }),
    { numRuns: 300 },
  )
})

test('what was believed of a film has cost at least its time at double speed', () => {
  fc.assert(
    fc.property(life, fc.constantFrom(1, FASTEST, 16), (steps, speed) => {
      const { meter, believed } = live(steps, speed)
      expect(meter.spentMs).toBeGreaterThanOrEqual((believed / FASTEST) * 1000 - steps.length)
    }),
    { numRuns: 300 },
  )
})

test('who puts a window away without a word and opens it again at once saves nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: BEAT_MS }), { maxLength: 40 }), (gaps) => {
      let now = 0
      let meter = none
      for (const gap of gaps) {
        const ticksSince = at(now)
        now += gap
        meter = closed(meter, ticksSince, at(now))
      }
      expect(meter.spentMs).toBe(now)
    }),
  )
})
