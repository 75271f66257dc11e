import type { Limit } from '../../platform/auth/limits.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'

/** TOO_MANY_ATTEMPTS when one of these was tried too often of late, whichever process was asked. */
export async function keepPace({ ports }: PlatformContext, tries: Readonly<Record<string, Limit>>) {
  if (!(await ports.limits.allow(tries))) throw refuse('TOO_MANY_ATTEMPTS')
}
