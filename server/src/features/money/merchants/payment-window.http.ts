import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { mountTossPage } from '../../../platform/pay/provider-window.ts'
import { PAYMENT_WINDOW, windowAt } from '../../../platform/pay/toss/payment-window.ts'
import { WINDOW_SCRIPT, WINDOW_STYLE, windowPage, windowScript, windowStyle } from './payment-window.views.ts'

/** The page to which a payer is sent to open the provider's window. */
export function mountPaymentWindow(http: FastifyInstance, { ports }: Openings) {
  http.get(WINDOW_SCRIPT, (_, reply) => reply.type('text/javascript; charset=utf-8').send(windowScript))
  http.get(WINDOW_STYLE, (_, reply) => reply.type('text/css; charset=utf-8').send(windowStyle))
  mountTossPage(http, {
    path: PAYMENT_WINDOW,
    windowAt: (sealed) => windowAt(ports.secrets, sealed),
    page: windowPage,
    missing: 'no such payment',
  })
}
