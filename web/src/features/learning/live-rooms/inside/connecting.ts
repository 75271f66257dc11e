import type { Room } from 'livekit-client'
import type { RoomSignature } from 'contract/learning/live-rooms/schemas'
import { now } from '../../../../platform/clock.ts'
import { rtcConfigOf } from '../ice-servers.ts'
import { pauseAfter } from './losses.ts'
import type { MediaProblem } from './participant.ts'

/** Networks that let UDP through connect within a second; those that drop it say nothing. */
const PATIENCE_MS = 10_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Several attempts to connect. Why the last one failed; null once connected, or when the user has left. docs/rules.md R-994. */
export async function connectAtLast(
  room: Room,
  { iceServers, url, signature }: RoomSignature,
  isOver: () => boolean,
): Promise<MediaProblem | null> {
  const start = now().getTime()
  let isReached = false
  const note = () => (isReached = true)
  const attempt = async () => {
    await room.connect(url, signature, {
      autoSubscribe: false,
      maxRetries: 0,
      peerConnectionTimeout: PATIENCE_MS,
      ...rtcConfigOf(iceServers),
    })
    return true
  }
  room.on('signalConnected', note)
  try {
    for (let tries = 1; !isOver(); tries += 1) {
      if (await attempt().catch(() => false)) return null
      const pause = pauseAfter(tries, now().getTime() - start)
      if (pause === null) return isReached ? 'BLOCKED' : 'UNREACHABLE'
      await wait(pause)
    }
    return null
  } finally {
    room.off('signalConnected', note)
  }
}
