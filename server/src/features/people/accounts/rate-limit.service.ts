import type { Limit } from '../../../platform/auth/limits.ts'
import type { MemberContext, PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'

/**
 * TOO_MANY_ATTEMPTS when one of these limits is exceeded, counted over all processes; `Retry-After` holds the seconds until the
 * next attempt.
 */
export async function keepPace(
  { ports, outgoing }: Pick<PlatformContext, 'ports' | 'outgoing'>,
  tries: Readonly<Record<string, Limit>>,
  refusal: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS' = 'TOO_MANY_ATTEMPTS',
) {
  const seconds = await ports.limits.secondsToWait(tries)
  if (seconds === 0) return
  outgoing.retryAfter(seconds)
  throw refuse(refusal)
}

/** TOO_MANY_REQUESTS when one person does this too often on one site. */
export const keepMemberPace = (ctx: MemberContext, what: string, limit: Limit) =>
  keepPace(ctx, { [`${what}:${ctx.channelSeq}:${ctx.user.userSeq}`]: limit }, 'TOO_MANY_REQUESTS')
