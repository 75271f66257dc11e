import { isRefusal } from '../../../platform/call.ts'

/** A media process starts within two seconds; a busy machine takes longer. */
const PAUSE_MS = 2000
const MAX_ATTEMPTS = 15

interface Repeating {
  /** Whether somebody still waits for it. */
  isNeeded?: () => boolean
  onWait?: () => void
}
/** The same call again while the media process starts, for half a minute. docs/rules.md R-1350. */
export async function whenStarted<Answer>(
  attempt: () => Promise<Answer>,
  { isNeeded = () => true, onWait }: Repeating = {},
): Promise<Answer> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRefusal(error, 'VIDEO_ROOM_STARTING') || count >= MAX_ATTEMPTS || !isNeeded()) throw error
      onWait?.()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
