import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const handlers = new WeakMap<FastifyInstance, Map<string, UpgradeHandler>>()

/** Handles upgrades at a path and below it. Sockets at other paths are closed, unless somebody else listens on the server. */
export function handleUpgrades(http: FastifyInstance, path: string, handler: UpgradeHandler) {
  const paths = handlers.get(http) ?? listen(http)
  paths.set(path, handler)
}

function listen(http: FastifyInstance) {
  const paths = new Map<string, UpgradeHandler>()
  handlers.set(http, paths)
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const [, segment = ''] = /^(\/[^/?]*)/.exec(request.url ?? '') ?? []
    const handler = paths.get(segment)
    if (handler) handler(request, socket, head)
    // In development the page builder listens on the same server.
    else if (http.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  return paths
}

export function refuseUpgrade(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
