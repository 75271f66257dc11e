import type { NetworkCheck } from 'contract/learning/live-rooms/schemas'
import { rtcConfigOf } from '../ice-servers.ts'

/** FINE: picture and sound come through. BLOCKED: the site is reached, its media port is not. UNREACHABLE: nothing is. */
export type NetworkResult = 'FINE' | 'BLOCKED' | 'UNREACHABLE'
export type TryNetwork = (check: NetworkCheck) => Promise<NetworkResult>

/** Networks that let UDP through connect within a second; those that drop it say nothing. */
const PATIENCE_MS = 8000

/** Opens the connection that the room will need, and ends it again. The library is the one that the room uses. */
export const tryWithLiveKit: TryNetwork = async ({ url, signature, iceServers, engine }) => {
  const { Room } = await import('livekit-client')
  const room = new Room({ ...(engine === 'embedded' && { singlePeerConnection: false }) })
  let isReached = false
  room.on('signalConnected', () => (isReached = true))
  try {
    await room.connect(url, signature, {
      autoSubscribe: false,
      maxRetries: 0,
      peerConnectionTimeout: PATIENCE_MS,
      ...rtcConfigOf(iceServers),
    })
    return 'FINE'
  } catch {
    return isReached ? 'BLOCKED' : 'UNREACHABLE'
  } finally {
    await room.disconnect()
  }
}
