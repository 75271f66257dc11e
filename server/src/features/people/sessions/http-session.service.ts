import { z } from 'zod'
import { headerNames } from 'contract/http/envelope'
import type { Incoming } from '../../../platform/http/exchange.ts'

const Id = z.uuid()

/** Continues the session id that a browser sends; creates one where it sends none or an invalid one. */
export function httpSessionOf({ headers }: Pick<Incoming, 'headers'>) {
  const brought = headers[headerNames.session] ?? headers[`x-${headerNames.session}`]
  return Id.safeParse(brought).data ?? crypto.randomUUID()
}
