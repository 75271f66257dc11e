import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { mountTossPage } from '../../../platform/pay/provider-window.ts'
import { BILLING_WINDOW, billingWindowAt } from '../../../platform/pay/toss/billing-window.ts'
import { BILLING_SCRIPT, billingPage, billingScript } from './billing-window.views.ts'

/** The page to which an owner is sent to open the provider's window for naming a card. */
export function mountBillingWindow(http: FastifyInstance, { ports }: Openings) {
  http.get(BILLING_SCRIPT, (_, reply) => reply.type('text/javascript; charset=utf-8').send(billingScript))
  mountTossPage(http, {
    path: BILLING_WINDOW,
    windowAt: (sealed) => billingWindowAt(ports.secrets, sealed),
    page: billingPage,
    missing: 'no such registration',
  })
}
