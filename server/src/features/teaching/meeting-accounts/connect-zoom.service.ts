import type { connectZoom } from 'contract/teaching/meeting-accounts/api'
import { meetingAccountConnected } from 'contract/teaching/meeting-accounts/events'
import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import type { RefusalName } from 'contract/http/refusals'
import { liveServices } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkPace, verdictOf } from './check-account.service.ts'
import { findAccount, saveAccount, type MeetingAccountRow } from './meeting-accounts.queries.ts'
import { zoomKeys, type ZoomSecrets } from './meeting-keys.service.ts'

type ConnectInput = z.output<(typeof connectZoom)['body']>
export async function connect(ctx: MemberContext, input: ConnectInput) {
  const before = await findAccount(ctx.db, liveServices.zoom)
  const secrets = completed(ctx, input, before)
  const { accountId, clientId, hostEmail } = input
  await checkPace(ctx)
  const { clientSecret } = secrets
  const checked = await verdictOf(
    ctx.ports.meetingProviders.zoom({ accountId, clientId, clientSecret, hostEmail }),
  )
  if ('fault' in checked) throw refuse(refusalOf[checked.fault])
  const { accountName } = checked
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    await saveAccount(tx, {
      liveTypeCd: liveServices.zoom,
      accountId,
      clientId,
      hostEmail,
      accountName,
      sealedKeys: zoomKeys.seal(ctx, secrets),
      hasWebhookSecret: secrets.webhookSecret !== '',
      connectedAt: now,
      checkedAt: now,
      lastError: null,
      heardAt: before && isSameApp(before, input) ? before.heardAt : null,
    })
    await emit(tx, meetingAccountConnected, { liveTypeCd: liveServices.zoom })
    ctx.audit.record({ ...(before && { before: factsOf(before) }), after: { accountName, hostEmail } })
  })
  return { accountName }
}

const isSameApp = (one: Pick<ConnectInput, 'accountId' | 'clientId'>, other: typeof one) =>
  one.accountId === other.accountId && one.clientId === other.clientId
const factsOf = ({ accountName, hostEmail }: MeetingAccountRow) => ({ accountName, hostEmail })

/** What was entered, with the stored secrets where null says that they stay: those of the same app only. */
function completed(ctx: Context, input: ConnectInput, before: MeetingAccountRow | undefined): ZoomSecrets {
  const { clientSecret, webhookSecret } = input
  const kept = before && isSameApp(before, input) ? zoomKeys.open(ctx, before.sealedKeys) : null
  const secret = clientSecret ?? kept?.clientSecret
  if (secret === undefined) throw refuse('MEETING_KEYS_REFUSED')
  return { clientSecret: secret, webhookSecret: webhookSecret ?? kept?.webhookSecret ?? '' }
}

const refusalOf: Readonly<Record<AccountFault, RefusalName>> = {
  KEYS: 'MEETING_KEYS_REFUSED',
  PERMISSION: 'MEETING_PERMISSION_MISSING',
  HOST: 'MEETING_HOST_UNKNOWN',
  UNREACHABLE: 'MEETING_SERVICE_UNREACHABLE',
}
