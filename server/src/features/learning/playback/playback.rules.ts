/** The longest time a play session lives without a heartbeat, and at all. */
const PLAY_SILENCE_MS = 60 * 60 * 1000
const PLAY_LIFE_MS = 12 * 60 * 60 * 1000

export function isPlayOver({ startedAt, lastBeatAt }: { startedAt: Date; lastBeatAt: Date }, now: Date) {
  return (
    now.getTime() - lastBeatAt.getTime() > PLAY_SILENCE_MS ||
    now.getTime() - startedAt.getTime() > PLAY_LIFE_MS
  )
}
