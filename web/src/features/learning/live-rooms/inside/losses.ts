import { now } from '../../../../platform/clock.ts'

const MIN_TRIES = 2
/** A media process that died serves again within two seconds, a server that started anew within ten. */
const GIVE_UP_MS = 15_000
const PAUSE_MS = 1500
/** How long to wait after so many failed attempts to connect; null once the user has to know. docs/rules.md R-994. */
export const pauseAfter = (tries: number, elapsedMs: number) =>
  tries >= MIN_TRIES && elapsedMs >= GIVE_UP_MS ? null : PAUSE_MS

const OFTEN = 3
const WITHIN_MS = 180_000
/** Whether a connection is lost so often that sound alone may be better. docs/rules.md R-994. */
export function watchLosses() {
  let times: number[] = []
  return {
    note() {
      const at = now().getTime()
      times = [...times.filter((one) => at - one < WITHIN_MS), at]
    },
    isOften: () => times.length >= OFTEN,
  }
}
