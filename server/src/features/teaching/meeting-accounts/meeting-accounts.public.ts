import { liveServices } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { changeHeard, findAccount, findAccounts } from './meeting-accounts.queries.ts'
import { defaultService } from './meeting-accounts.service.ts'
import { zoomKeys } from './meeting-keys.service.ts'

export { openAccount } from './check-account.service.ts'
export {
  findAccount,
  findAccounts,
  recordCheck as recordAccountFault,
  type MeetingAccountRow,
} from './meeting-accounts.queries.ts'
export { defaultService } from './meeting-accounts.service.ts'

/** What the form of a live lesson knows of the site: its usual service, and those that make their own meetings. */
export async function liveServicesOf(ctx: Context) {
  const accounts = await findAccounts(ctx.db)
  const meetingServices = accounts.map(({ liveTypeCd }) => liveTypeCd)
  return { channelLiveTypeCd: await defaultService(ctx), meetingServices }
}

/** The secret with which Zoom signs what it reports; null where the site has none. */
export async function webhookSecretOf(ctx: Context) {
  const row = await findAccount(ctx.db, liveServices.zoom)
  return row?.hasWebhookSecret ? zoomKeys.open(ctx, row.sealedKeys).webhookSecret : null
}
export const recordHeard = (ctx: Context) => ctx.transaction((tx) => changeHeard(tx, ctx.now()))
