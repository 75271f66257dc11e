import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import { liveServices, type MeetingService } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
  type MeetingProvider,
} from '../../../platform/meetings/meeting-provider.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findAccount, recordCheck, type MeetingAccountRow } from './meeting-accounts.queries.ts'
import { googleKeys, zoomKeys } from './meeting-keys.service.ts'

/** The service of this account, spoken to with its keys. */
export function openAccount(ctx: Context, account: MeetingAccountRow): MeetingProvider {
  const { meetingProviders } = ctx.ports
  const { liveTypeCd, accountId, clientId, hostEmail, sealedKeys } = account
  if (liveTypeCd === liveServices.googleMeet) {
    const { clientSecret, refreshToken } = googleKeys.open(ctx, sealedKeys)
    return meetingProviders.googleMeet({ clientId, clientSecret, refreshToken, email: hostEmail })
  }
  const { clientSecret } = zoomKeys.open(ctx, sealedKeys)
  return meetingProviders.zoom({ accountId, clientId, clientSecret, hostEmail })
}

/** Asks the service whether it still accepts the account. NOT_FOUND without one, TOO_MANY_REQUESTS. */
export async function check(ctx: MemberContext, liveTypeCd: MeetingService) {
  const row = await findAccount(ctx.db, liveTypeCd)
  if (!row) throw refuse('NOT_FOUND')
  await checkPace(ctx)
  const checked = await verdictOf(openAccount(ctx, row))
  const fault = 'fault' in checked ? checked.fault : null
  await ctx.transaction(async (tx) => {
    await recordCheck(tx, row, { checkedAt: ctx.now(), lastError: fault })
    ctx.audit.record({ after: { fault } })
  })
  return { fault }
}

export async function verdictOf(
  provider: MeetingProvider,
): Promise<{ accountName: string } | { fault: AccountFault }> {
  try {
    const checked = await provider.checkAccount()
    return checked.verdict === 'ACCEPTED' ? { accountName: checked.accountName } : { fault: checked.reason }
  } catch (error) {
    // A refusal that is no verdict, such as too many requests, says nothing about the keys.
    if (error instanceof MeetingProviderUnreachable || error instanceof MeetingProviderRefused)
      return { fault: 'UNREACHABLE' }
    throw error
  }
}

const PACE = { most: 20, everySeconds: 6 }
/** TOO_MANY_REQUESTS: each of these calls is one to a service. */
export async function checkPace({ channelSeq, ports: { limits } }: Context) {
  if (!(await limits.allow({ [`meeting-account:${channelSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}
