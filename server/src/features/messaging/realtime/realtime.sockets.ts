import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { ownOrigin } from '../../../platform/http/own-origin.ts'
import { handleUpgrades } from '../../../platform/http/upgrades.ts'
import { openSockets } from '../../../platform/realtime/sockets.ts'
import { takeRealtimeTicket } from '../../people/accounts/accounts.public.ts'
import { findSiteOfName } from '../../site/sites/sites.public.ts'

/** Handles upgrade requests at /realtime until the server closes. */
export function mountSockets(http: FastifyInstance, { ports, platformContext }: Openings) {
  const { addresses, bus } = ports
  const sockets = openSockets({
    bus,
    seatOf: (ticket) => takeRealtimeTicket(platformContext(), ticket),
    isOurs: ownOrigin({
      addresses,
      isDomain: async (host) =>
        (await findSiteOfName({ ports, platform: platformContext().platform }, host)) !== null,
    }),
    onBug: (error, where) => http.log.error({ err: error, where }, 'Something broke'),
  })
  handleUpgrades(http, '/realtime', (request, socket, head) => void sockets.upgrade(request, socket, head))
  http.addHook('preClose', (done) => {
    sockets.close()
    done()
  })
}
