import type { Limit } from '../../platform/auth/limits.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'

/** TOO_MANY_ATTEMPTS when one of these was tried too often of late. */
export function keepPace({ ports }: PlatformContext, tries: Record<string, Limit>) {
  const allowed = Object.entries(tries).map(([key, limit]) => ports.limits.take(key, limit))
  if (allowed.includes(false)) throw refuse('TOO_MANY_ATTEMPTS')
}
