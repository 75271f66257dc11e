import { SignalRequest, SignalResponse } from '@livekit/protocol'
import type { WebSocket } from 'ws'
import { fullBucket, takeOne, type Bucket } from '../platform/live-media/token-bucket.ts'
import { MESSAGE_RATE } from './limits.ts'

/** What livekit-client sends, and what it receives. */
export type Request = SignalRequest['message']
type Response = SignalResponse['message']

/** livekit-client pings at this interval, and leaves a server that is silent for the second time. */
export const PING_SECONDS = 5
export const SILENCE_SECONDS = 20

export interface SignalSocket {
  send: (message: Response) => void
  /** A message that goes to many, see `encoded`. */
  sendEncoded: (message: Uint8Array) => void
  /** From now on requests are read. */
  open: (options: { onRequest: (request: Request) => void; onClosed: () => void }) => void
  close: () => void
}

/** Written once for everybody it goes to: in a room of hundreds each join is shown to all of them. */
export const encoded = (message: Response): Uint8Array => new SignalResponse({ message }).toBinary()

/** Reads a socket as LiveKit's signalling. Damaged messages, too many of them, and silence end it. */
export function signalSocket(socket: WebSocket): SignalSocket {
  let bucket: Bucket | null = fullBucket(MESSAGE_RATE, performance.now())
  const silence = setTimeout(() => socket.terminate(), SILENCE_SECONDS * 1000)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => clearTimeout(silence))
  const sendEncoded = (message: Uint8Array) => {
    if (socket.readyState === socket.OPEN) socket.send(message)
  }
  return {
    send: (message) => sendEncoded(encoded(message)),
    sendEncoded,
    open({ onRequest, onClosed }) {
      socket.on('message', (data, isBinary) => {
        silence.refresh()
        const request = isBinary && Buffer.isBuffer(data) ? readRequest(data) : null
        bucket = bucket && takeOne(bucket, MESSAGE_RATE, performance.now())
        if (request && bucket) onRequest(request)
        else socket.terminate()
      })
      socket.on('close', onClosed)
    },
    // A browser that does not answer the closing handshake is ended by its silence.
    close: () => socket.close(1000),
  }
}

function readRequest(data: Buffer): Request | null {
  try {
    return SignalRequest.fromBinary(new Uint8Array(data)).message
  } catch {
    return null
  }
}
