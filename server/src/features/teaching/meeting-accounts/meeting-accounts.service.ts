import type { connectZoom, getMeetingAccounts } from 'contract/teaching/meeting-accounts/api'
import { meetingAccountConnected } from 'contract/teaching/meeting-accounts/events'
import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import type { RefusalName } from 'contract/http/refusals'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { hasLiveMedia } from '../../../platform/live-media/live-media.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
  type MeetingProvider,
} from '../../../platform/meetings/meeting-provider.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  deleteZoomAccount,
  findLiveDefault,
  findZoomAccount,
  recordCheck,
  saveLiveDefault,
  saveZoomAccount,
  type ZoomAccountRow,
} from './meeting-accounts.queries.ts'
import { opened, sealed, type ZoomSecrets } from './meeting-keys.service.ts'

type View = z.output<(typeof getMeetingAccounts)['reply']>
export async function viewAccounts(ctx: Context): Promise<View> {
  const { ports, channelSeq } = ctx
  const row = await findZoomAccount(ctx.db)
  return {
    channelLiveTypeCd: await defaultService(ctx),
    hasVideoRoom: hasLiveMedia(ports.liveMedia),
    zoom: row ? viewOf(row) : null,
    webhookUrl: `${ports.addresses.platform}/api/v1.0/channels/${channelSeq}/meetings/zoom`,
  }
}
function viewOf(row: ZoomAccountRow) {
  const { sealedKeys: _, ...shown } = row
  return { ...shown, liveTypeCd: liveServices.zoom }
}

/** The service of new live lessons: Zoom, until the site chooses another one. docs/rules.md R-971. */
export const defaultService = async ({ db }: Context): Promise<LiveTypeCd> =>
  (await findLiveDefault(db)) ?? liveServices.zoom

/** Zoom, spoken to with the keys of this account. */
export const openZoom = (
  ctx: Context,
  { accountId, clientId, hostEmail, sealedKeys }: ZoomAccountRow,
): MeetingProvider => {
  const { clientSecret } = opened(ctx, sealedKeys)
  return ctx.ports.meetingProviders.zoom({ accountId, clientId, clientSecret, hostEmail })
}

type ConnectInput = z.output<(typeof connectZoom)['body']>
export async function connect(ctx: MemberContext, input: ConnectInput) {
  const before = await findZoomAccount(ctx.db)
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
    await saveZoomAccount(tx, {
      accountId,
      clientId,
      hostEmail,
      accountName,
      sealedKeys: sealed(ctx, secrets),
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
const factsOf = ({ accountName, hostEmail }: ZoomAccountRow) => ({ accountName, hostEmail })

/** What was entered, with the stored secrets where null says that they stay: those of the same app only. */
function completed(ctx: Context, input: ConnectInput, before: ZoomAccountRow | undefined): ZoomSecrets {
  const { clientSecret, webhookSecret } = input
  const kept = before && isSameApp(before, input) ? opened(ctx, before.sealedKeys) : null
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

export async function check(ctx: MemberContext) {
  const row = await findZoomAccount(ctx.db)
  if (!row) throw refuse('NOT_FOUND')
  await checkPace(ctx)
  const checked = await verdictOf(openZoom(ctx, row))
  const fault = 'fault' in checked ? checked.fault : null
  await ctx.transaction(async (tx) => {
    await recordCheck(tx, row.clientId, { checkedAt: ctx.now(), lastError: fault })
    ctx.audit.record({ after: { fault } })
  })
  return { fault }
}

async function verdictOf(
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
async function checkPace({ channelSeq, ports: { limits } }: Context) {
  if (!(await limits.allow({ [`meeting-account:${channelSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}

export async function disconnect(ctx: MemberContext) {
  await ctx.transaction(async (tx) => {
    const gone = await deleteZoomAccount(tx)
    if (!gone) throw refuse('NOT_FOUND')
    ctx.audit.record({ before: { accountName: gone.accountName } })
  })
  return null
}

export async function chooseService(ctx: MemberContext, channelLiveTypeCd: LiveTypeCd) {
  await ctx.transaction(async (tx) => {
    const before = await findLiveDefault(tx)
    await saveLiveDefault(tx, channelLiveTypeCd)
    ctx.audit.record({ before: { liveTypeCd: before ?? null }, after: { liveTypeCd: channelLiveTypeCd } })
  })
  return null
}
