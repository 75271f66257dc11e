import type { Range } from 'contract/learning/playback/progress.rules'
import { reachOf, viewingBudget } from 'contract/learning/playback/watch.rules'
import { isPlayOver } from './playback.rules.ts'

export interface Rules {
  limitPercent: number
  limitPlayTime: number
  multiplyPlayTime: number
}
export interface WatchState {
  isDone: boolean
  watched: readonly Range[]
  spentMs: number
  /** Minutes that staff added for this learner. */
  addedMinutes: number
}

export const readRanges = (watched: unknown): readonly Range[] => (Array.isArray(watched) ? watched : [])

/** Parses an `int4multirange` as PostgreSQL prints it: `{[0,12),[18,24)}`. */
export const readMultirange = (printed: string): Range[] =>
  [...printed.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])

/** The furthest position and the remaining time of a learner. docs/rules.md. */
export function boundsOf(rules: Rules, duration: number, known: WatchState) {
  const isHeld = rules.limitPercent > 0 && !known.isDone
  const budget = budgetOf(rules, duration, known)
  return {
    reachedSecond: isHeld ? reachOf(known.watched) : null,
    secondsLeft: budget === null ? null : Math.max(0, Math.ceil(budget - known.spentMs / 1000)),
  }
}
/** The total viewing time of this learner in seconds; null without limit. docs/rules.md R-331. */
export function budgetOf(rules: Rules, duration: number, { addedMinutes }: Pick<WatchState, 'addedMinutes'>) {
  const budget = viewingBudget(rules, duration)
  return budget === null ? null : budget + addedMinutes * 60
}
export const unbound = { reachedSecond: null, secondsLeft: null }

interface Player {
  playId: string
  startedAt: Date
  lastBeatAt: Date
  endedAt: Date | null
}
/** The players to stop so that one more may start: those with the oldest reports. docs/rules.md R-332. */
export const overtaken = <One extends Player>(
  players: readonly One[],
  { most, now }: { most: number; now: Date },
) =>
  players
    .filter((one) => one.endedAt === null && !isPlayOver(one, now))
    .toSorted((one, other) => other.lastBeatAt.getTime() - one.lastBeatAt.getTime())
    .slice(most - 1)
