import type { Audio, PeerConnection, RtcConfig, Video } from 'node-datachannel'
import { candidatesOf, hostCandidate } from './sdp.ts'

/** The native library, at one port. */
export interface Engine {
  connect: (name: string) => PeerConnection
  audio: (mid: string) => Audio
  video: (mid: string) => Video
  /** Where browsers reach it, as candidates of ICE. */
  candidatesFor: (sdp: string) => string[]
}

export interface EngineOptions {
  port: number
  bindAddress: string
  publicAddresses: readonly string[]
  onError: (message: string) => void
}

/** Below the packets that common tunnels let through. */
const MTU = 1280

/** @throws when this platform has no binary. Imported here alone, so that the process can say so. */
export async function loadEngine({
  port,
  bindAddress,
  publicAddresses,
  onError,
}: EngineOptions): Promise<Engine> {
  const rtc = await import('node-datachannel')
  rtc.initLogger('Error', (_level, message) => onError(message))
  const config = {
    iceServers: [],
    bindAddress,
    enableIceUdpMux: true,
    portRangeBegin: port,
    portRangeEnd: port,
    disableAutoNegotiation: true,
    forceMediaTransport: true,
    mtu: MTU,
  } satisfies RtcConfig
  const own = publicAddresses.map((address, index) => hostCandidate(address, port, index))
  return {
    connect: (name) => new rtc.PeerConnection(name, config),
    audio: (mid) => new rtc.Audio(mid, 'SendOnly'),
    video: (mid) => new rtc.Video(mid, 'SendOnly'),
    candidatesFor: (sdp) => [...own, ...candidatesOf(sdp)],
  }
}

/** Resolves once all candidates of a connection are in its local description. */
export function gathered(connection: PeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const check = (state: string) => {
      if (state === 'complete') resolve()
    }
    connection.onGatheringStateChange(check)
    check(connection.gatheringState())
  })
}
