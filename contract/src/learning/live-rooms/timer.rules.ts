/** A timer that runs has an end, a paused one so many seconds. */
export interface RoomTimer {
  endsAt: Date | null
  leftSeconds: number | null
}
export const MIN_TIMER_SECONDS = 10
export const MAX_TIMER_SECONDS = 3 * 60 * 60
export const timerCommands = ['PAUSE', 'RESUME', 'ADD_MINUTE', 'END'] as const
export type TimerCommand = { command: 'START'; seconds: number } | { command: (typeof timerCommands)[number] }

const after = (seconds: number, now: Date) => new Date(now.getTime() + seconds * 1000)
const bounded = (seconds: number) => Math.min(MAX_TIMER_SECONDS, seconds)

/** What is left, in whole seconds: the last second counts until it is over. */
export const secondsLeft = ({ endsAt, leftSeconds }: RoomTimer, now: Date) =>
  endsAt ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : (leftSeconds ?? 0)

/** The timer after a command; null for none. A timer that is over starts anew with an added minute. docs/rules.md R-1004. */
export function nextTimer(timer: RoomTimer | null, input: TimerCommand, now: Date): RoomTimer | null {
  if (input.command === 'START') return { endsAt: after(input.seconds, now), leftSeconds: null }
  if (input.command === 'END' || !timer) return null
  const left = secondsLeft(timer, now)
  if (input.command === 'ADD_MINUTE') {
    const more = bounded(left + 60)
    return timer.endsAt
      ? { endsAt: after(more, now), leftSeconds: null }
      : { endsAt: null, leftSeconds: more }
  }
  if (input.command === 'PAUSE') return { endsAt: null, leftSeconds: left }
  return timer.endsAt ? timer : { endsAt: after(left, now), leftSeconds: null }
}

/** How long a timer that is over stays on the screen. */
const OVER_SHOWN_MS = 60_000
export const isTimerShown = ({ endsAt }: RoomTimer, now: Date) =>
  endsAt === null || now.getTime() < endsAt.getTime() + OVER_SHOWN_MS
