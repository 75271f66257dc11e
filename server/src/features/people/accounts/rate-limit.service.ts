import type { Limit } from '../../../platform/auth/limits.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'

/**
 * TOO_MANY_ATTEMPTS when one of these was tried too often of late, whichever process was asked; the answer says in
 * `Retry-After` after how many seconds it is worth trying again.
 */
export async function keepPace(
  { ports, outgoing }: PlatformContext,
  tries: Readonly<Record<string, Limit>>,
  refusal: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS' = 'TOO_MANY_ATTEMPTS',
) {
  const seconds = await ports.limits.secondsToWait(tries)
  if (seconds === 0) return
  outgoing.retryAfter(seconds)
  throw refuse(refusal)
}
