import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { systemClock } from '../platform/clock.ts'
import { readJoinToken, type ApiKey, type JoinClaims } from '../platform/live-media/join-tokens.ts'
import { restrictedClaims, type Restriction } from '../platform/live-media/restrictions.ts'
import { MAX_MESSAGE_BYTES } from './limits.ts'

interface UpgradeRequest {
  url: string
  headers: Record<string, string>
  /** In base64. */
  head: string
}

interface UpgradeOptions {
  apiKey: ApiKey
  restrictions: () => readonly Restriction[]
  onJoin: (socket: WebSocket, claims: JoinClaims, isAutomatic: boolean) => void
}

/** Completes upgrades that the product handed over, for browsers with a valid token. docs/rules.md R-950. */
export function upgradeHandler({ apiKey, restrictions, onJoin }: UpgradeOptions) {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  })
  return async ({ url, headers, head }: UpgradeRequest, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    const { searchParams } = new URL(url, 'http://socket')
    const claims = await readJoinToken(apiKey, searchParams.get('access_token') ?? '', systemClock())
    const allowed = claims && restrictedClaims(claims, restrictions())
    if (!allowed) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers })
    server.handleUpgrade(request, socket, Buffer.from(head, 'base64'), (webSocket) =>
      onJoin(webSocket, allowed, searchParams.get('auto_subscribe') !== '0'),
    )
  }
}
