import type { Track } from 'node-datachannel'

export interface TrackListener {
  onOpen?: () => void
  onClosed?: () => void
  onMessage: (packet: Buffer) => void
}

/**
 * Passes on what comes of a track until the returned function is called. The library holds the callbacks of a track for as long as its
 * object is reachable; callbacks that reach the object themselves would keep everything of somebody who has left.
 */
export function listenTo(track: Track, listener: TrackListener): () => void {
  const target: { listener: TrackListener | null } = { listener }
  setCallbacks(track, target)
  return () => {
    target.listener = null
  }
}

/** A function of its own: callbacks reach all variables around them. */
function setCallbacks(track: Track, target: { listener: TrackListener | null }) {
  track.onOpen(() => target.listener?.onOpen?.())
  track.onClosed(() => target.listener?.onClosed?.())
  track.onMessage((packet) => target.listener?.onMessage(packet))
}
