import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FASTEST,
  lentSeconds,
  mergeWatched,
  sharedRanges,
  watchedSeconds,
} from 'contract/learning/playback/progress.rules'
import type { Range } from 'contract/learning/playback/progress.rules'
import { HEARTBEAT_MS } from 'contract/learning/playback/watch.rules'
import { afterReport, type Watching } from './heartbeat.rules.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const PIECE = 6

interface Video {
  duration: number
  limitPercent: number
  hasSpeedControl: boolean
  limitPlayTime: number
}
interface Player {
  handed: Range[]
  lastBeatAt: Date
  ticksSince: Date | null
  isOver: boolean
}
/** A learner with this many players of one video, as the server stores them. */
function aLearner(video: Video, players: number) {
  const all: Player[] = Array.from({ length: players }, () => ({
    handed: [],
    lastBeatAt: at(0),
    ticksSince: null,
    isOver: false,
  }))
  const state = {
    now: 0,
    countedUntil: null as Date | null,
    isDone: false,
    watched: [] as readonly Range[],
    watchedPercent: 0,
    spentMs: 0,
  }
  const knownTo = (one: Player): Watching => ({
    ...video,
    ...state,
    multiplyPlayTime: 0,
    isBound: true,
    addedMinutes: 0,
    handed: one.handed,
    lastBeatAt: one.lastBeatAt,
    ticksSince: one.ticksSince,
  })
  const report = (player: number, ranges: Range[], playedMs: number | null, isPlaying = true) => {
    const one = all[player % players]
    if (!one || one.isOver) return null
    const after = afterReport(knownTo(one), { ranges, isPlaying, playedMs, now: at(state.now) })
    const { countedUntil, isDone, watched, watchedPercent, spentMs } = after
    Object.assign(state, { countedUntil, isDone, watched, watchedPercent, spentMs })
    Object.assign(one, { lastBeatAt: after.lastBeatAt, ticksSince: after.ticksSince, isOver: after.isOver })
    return after
  }
  const hand = (player: number, piece: number) => {
    const one = all[player % players]
    one?.handed.push([piece * PIECE, (piece + 1) * PIECE])
  }
  return { all, state, report, hand }
}

const video = fc.record({
  duration: fc.integer({ min: 1, max: 300 }),
  limitPercent: fc.constantFrom(0, 50, 100),
  hasSpeedControl: fc.boolean(),
  limitPlayTime: fc.constant(0),
})
const second = fc.oneof(fc.integer({ min: 0, max: 320 }), fc.double({ min: 0, max: 320, noNaN: true }))
const step = fc.oneof(
  fc.record({ kind: fc.constant('PASS' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
  fc.record({ kind: fc.constant('HAND' as const), player: fc.nat(2), piece: fc.nat(50) }),
  fc.record({
    kind: fc.constant('REPORT' as const),
    player: fc.nat(2),
    ranges: fc.array(fc.tuple(second, second), { maxLength: 8 }),
    playedMs: fc.option(fc.integer({ min: 0, max: 86_400_000 })),
    isPlaying: fc.boolean(),
  }),
)
const script = fc.array(step, { maxLength: 60 })

function run(learner: ReturnType<typeof aLearner>, steps: ReturnType<typeof script.generate>['value']) {
  for (const does of steps) {
    if (does.kind === 'PASS') learner.state.now += does.ms
    else if (does.kind === 'HAND') learner.hand(does.player, does.piece)
    else learner.report(does.player, does.ranges, does.playedMs, does.isPlaying)
  }
}

test('whatever a script reports, only ranges served to that player count', () => {
  fc.assert(
    fc.property(video, script, (shown, steps) => {
      const learner = aLearner(shown, 3)
      run(learner, steps)
      const handed = learner.all.flatMap((one) => one.handed)
      const { watched } = learner.state
      expect(watchedSeconds(sharedRanges(watched, handed))).toBe(watchedSeconds(watched))
    }),
    { numRuns: 500 },
  )
})

test('nobody watches faster than allowed, with at most a tenth of the video as allowance, for any number of players', () => {
  fc.assert(
    fc.property(video, script, (shown, steps) => {
      const learner = aLearner(shown, 3)
      for (let piece = 0; piece < 54; piece++) [0, 1, 2].forEach((player) => learner.hand(player, piece))
      run(learner, steps)
      const { watched, now } = learner.state
      const fastest = shown.hasSpeedControl ? FASTEST : 1
      const lent = lentSeconds(shown.duration)
      expect(lent).toBeLessThanOrEqual(shown.duration / 10)
      expect(watchedSeconds(watched)).toBeLessThanOrEqual((now / 1000) * fastest + lent)
    }),
    { numRuns: 500 },
  )
})

test('the furthest position of a video with a seek limit never exceeds its gapless stretch', () => {
  fc.assert(
    fc.property(video, script, (shown, steps) => {
      const learner = aLearner({ ...shown, limitPercent: 100 }, 3)
      run(learner, steps)
      const { watched, isDone } = learner.state
      if (isDone) expect(watchedSeconds(watched)).toBeGreaterThanOrEqual(shown.duration)
      expect(mergeWatched(watched, [], shown.duration)).toEqual(watched)
    }),
  )
})

test('an honest learner loses nothing: every played second counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 300 }), fc.constantFrom(1, FASTEST), (duration, speed) => {
      const learner = aLearner({ duration, limitPercent: 100, hasSpeedControl: true, limitPlayTime: 0 }, 1)
      for (let piece = 0; piece * PIECE < duration; piece++) learner.hand(0, piece)
      for (let head = 0; head < duration;) {
        const next = Math.min(duration, head + (HEARTBEAT_MS / 1000) * speed)
        learner.state.now += ((next - head) / speed) * 1000
        learner.report(0, [[head, next]], ((next - head) / speed) * 1000)
        head = next
      }
      expect(learner.state).toMatchObject({ isDone: true, watched: [[0, duration]] })
    }),
  )
})

test.each([1, 2, 5])('%i players of one learner share one budget', (players) => {
  const learner = aLearner(
    { duration: 600, limitPercent: 0, hasSpeedControl: true, limitPlayTime: 1 },
    players,
  )
  for (let piece = 0; piece < 100; piece++) learner.all.forEach((_, player) => learner.hand(player, piece))
  let videoSeconds = 0
  for (let round = 0; round < 12; round++) {
    learner.state.now += HEARTBEAT_MS
    learner.all.forEach((one, player) => {
      if (one.isOver || learner.state.spentMs >= 60_000) return
      learner.report(player, [[round * 10, round * 10 + 10]], HEARTBEAT_MS)
      videoSeconds += HEARTBEAT_MS / 1000
    })
  }
  expect(videoSeconds).toBe(60)
})
