import type { getMeetingAccounts } from 'contract/teaching/meeting-accounts/api'
import { liveServices, type LiveTypeCd, type MeetingService } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { hasLiveMedia } from '../../../platform/live-media/live-media.ts'
import { isSwitchedOn } from '../../../platform/feature-switches.ts'
import { refuse } from '../../../platform/refuse.ts'
import { googleRedirectUrl } from './connect-google.service.ts'
import {
  deleteAccount,
  findAccounts,
  findLiveDefault,
  saveLiveDefault,
  type MeetingAccountRow,
} from './meeting-accounts.queries.ts'
import { revokeLater } from './revoke-google.jobs.ts'

type View = z.output<(typeof getMeetingAccounts)['reply']>
export async function viewAccounts(ctx: Context): Promise<View> {
  const { ports, channelSeq } = ctx
  const accounts = await findAccounts(ctx.db)
  const zoom = accounts.find(({ liveTypeCd }) => liveTypeCd === liveServices.zoom)
  const google = accounts.find(({ liveTypeCd }) => liveTypeCd === liveServices.googleMeet)
  return {
    channelLiveTypeCd: await defaultService(ctx),
    hasVideoRoom: hasLiveMedia(ports.liveMedia) && (await isSwitchedOn('LIVE_ROOMS', ctx)),
    zoom: zoom ? zoomView(zoom) : null,
    google: google ? googleView(google) : null,
    webhookUrl: `${ports.addresses.platform}/api/v1.0/channels/${channelSeq}/meetings/zoom`,
    googleRedirectUrl: await googleRedirectUrl(ctx),
  }
}
function zoomView(row: MeetingAccountRow) {
  const { accountId, clientId, hostEmail, accountName } = row
  const { hasWebhookSecret, connectedAt, checkedAt, lastError, heardAt } = row
  return {
    liveTypeCd: liveServices.zoom,
    accountId,
    clientId,
    hostEmail,
    accountName,
    hasWebhookSecret,
    connectedAt,
    checkedAt,
    lastError,
    heardAt,
  }
}
const googleView = ({ clientId, accountName, connectedAt, checkedAt, lastError }: MeetingAccountRow) => ({
  liveTypeCd: liveServices.googleMeet,
  clientId,
  accountName,
  connectedAt,
  checkedAt,
  lastError,
})

/** The service of new live lessons: Zoom, until the site chooses another one. docs/rules.md R-971. */
export const defaultService = async ({ db }: Context): Promise<LiveTypeCd> =>
  (await findLiveDefault(db)) ?? liveServices.zoom

export async function disconnect(ctx: MemberContext, liveTypeCd: MeetingService) {
  await ctx.transaction(async (tx) => {
    const gone = await deleteAccount(tx, liveTypeCd)
    if (!gone) throw refuse('NOT_FOUND')
    if (liveTypeCd === liveServices.googleMeet) await revokeLater(tx, gone)
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
