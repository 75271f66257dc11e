import { FASTEST, watchedSeconds, type Range } from 'contract/progress.rules'
import { reachOf, viewingBudget } from 'contract/watch.rules'
import { isPlayOver } from './classroom.rules.ts'

export interface Rules {
  limitPercent: number
  limitPlayTime: number
  multiplyPlayTime: number
}
export interface Known {
  state: string
  watched: unknown
  spentMs: number
}

export const readRanges = (watched: unknown): readonly Range[] => (Array.isArray(watched) ? watched : [])

/** How far a learner may go in a film, and how long they may watch. docs/rules.md. */
export function boundsOf(rules: Rules, duration: number, known: Known | undefined) {
  const isHeld = rules.limitPercent > 0 && known?.state !== 'DONE'
  const budget = viewingBudget(rules, duration)
  return {
    reachedSecond: isHeld ? reachOf(readRanges(known?.watched)) : null,
    secondsLeft: budget === null ? null : Math.max(0, Math.ceil(budget - (known?.spentMs ?? 0) / 1000)),
  }
}
export const unbound = { reachedSecond: null, secondsLeft: null }

/** The longest silence that counts: a browser that sleeps watches nothing. */
const LONGEST_SILENCE_MS = 30_000

/** What a report costs: the real time since the last one, and never less than what it claims takes at double speed. docs/rules.md R-331. */
export function costMs({
  ticksSince,
  counted,
  now,
}: {
  ticksSince: Date | null
  counted: readonly Range[]
  now: Date
}) {
  const passed = ticksSince ? Math.max(0, now.getTime() - ticksSince.getTime()) : 0
  return Math.round(
    Math.max(Math.min(passed, LONGEST_SILENCE_MS), (watchedSeconds(counted) / FASTEST) * 1000),
  )
}

/** What was fetched and never told costs what it takes at double speed. docs/rules.md R-331. */
export const owedMs = ({ served, spentMs }: { served: number; spentMs: number }, segmentSeconds: number) =>
  Math.max(0, ((served * segmentSeconds) / FASTEST) * 1000 - spentMs)

interface Player {
  playId: string
  startedAt: Date
  lastBeatAt: Date
  endedAt: Date | null
}
/** Whoever has to stop so that one more may begin: those heard of least lately. docs/rules.md R-332. */
export const overtaken = <One extends Player>(
  players: readonly One[],
  { most, now }: { most: number; now: Date },
) =>
  players
    .filter((one) => one.endedAt === null && !isPlayOver(one, now))
    .toSorted((one, other) => other.lastBeatAt.getTime() - one.lastBeatAt.getTime())
    .slice(most - 1)
