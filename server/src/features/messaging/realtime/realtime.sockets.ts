import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { openSockets } from '../../../platform/realtime/sockets.ts'
import { takeRealtimeTicket } from '../../people/accounts/accounts.public.ts'
import { findSiteOfName } from '../../site/sites/sites.public.ts'

/** Handles upgrade requests at /realtime until the server closes. */
export function mountSockets(http: FastifyInstance, { ports, platformContext }: Openings) {
  const { addresses, bus } = ports
  const sockets = openSockets({
    bus,
    seatOf: (ticket) => takeRealtimeTicket(platformContext(), ticket),
    async isOurs(origin, host) {
      if (origin === undefined || host === undefined || !URL.canParse(origin)) return false
      if (new URL(origin).host !== host.toLowerCase()) return false
      if (addresses.labelOf(host) !== undefined) return true
      const { platform } = platformContext()
      return (await findSiteOfName({ ports, platform }, host)) !== null
    },
    onBug: (error, where) => http.log.error({ err: error, where }, 'Something broke'),
  })
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (request.url?.startsWith('/realtime')) void sockets.upgrade(request, socket, head)
    // In development the page builder listens on the same server.
    else if (http.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  http.addHook('preClose', (done) => {
    sockets.close()
    done()
  })
}
