import { z } from 'zod'
import { headerNames } from 'contract/http/envelope'
import type { Incoming } from '../../../platform/http/exchange.ts'

const Id = z.uuid()

/** The session a browser brings along goes on; another one begins where it brings none, or nonsense. */
export function httpSessionOf({ headers }: Pick<Incoming, 'headers'>) {
  const brought = headers[headerNames.session] ?? headers[`x-${headerNames.session}`]
  return Id.safeParse(brought).data ?? crypto.randomUUID()
}
