import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'

/** The provider this site takes money through. PAYMENTS_OFF when there is none. */
export function gatewayOf({ ports }: Context, name?: string) {
  const [first] = ports.gateways.values()
  const gateway = name === undefined ? first : ports.gateways.get(name)
  if (!gateway) throw refuse('PAYMENTS_OFF')
  return gateway
}
