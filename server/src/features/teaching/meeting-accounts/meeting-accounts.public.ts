import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { changeHeard, findZoomAccount } from './meeting-accounts.queries.ts'
import { opened } from './meeting-keys.service.ts'
import { defaultService } from './meeting-accounts.service.ts'

export {
  findZoomAccount,
  recordCheck as recordAccountFault,
  type ZoomAccountRow,
} from './meeting-accounts.queries.ts'
export { defaultService, openZoom } from './meeting-accounts.service.ts'

/** What the form of a live lesson knows of the site: its usual service, and those that make their own meetings. */
export async function liveServicesOf(ctx: Context) {
  const meetingServices: LiveTypeCd[] = (await findZoomAccount(ctx.db)) ? [liveServices.zoom] : []
  return { channelLiveTypeCd: await defaultService(ctx), meetingServices }
}

/** The secret with which Zoom signs what it reports; null where the site has none. */
export async function webhookSecretOf(ctx: Context) {
  const row = await findZoomAccount(ctx.db)
  return row?.hasWebhookSecret ? opened(ctx, row.sealedKeys).webhookSecret : null
}
export const recordHeard = (ctx: Context) => ctx.transaction((tx) => changeHeard(tx, ctx.now()))
