import type { CampaignSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type PhoneReport,
} from '../../../platform/phone-messages/phone-messages.ts'
import { findPhoneService } from '../alimtalk/alimtalk.public.ts'
import { lockCampaign } from './campaigns.queries.ts'
import {
  deleteCall,
  findDueCall,
  findNextCheck,
  giveUpCall,
  isCallOpen,
  postponeCall,
  recordReports,
  type CampaignCall,
  type FinalReport,
} from './reports.queries.ts'
import { nextReportCheck } from './reports.rules.ts'

/** After this time another site's work has its turn. */
const TURN_MS = 5000

/** Asks what became of messages that are due for it, for some seconds. docs/rules.md R-1179. */
export async function readReports(ctx: Context, campaignSeq: CampaignSeq, signal: AbortSignal) {
  const deadline = performance.now() + TURN_MS
  while (!signal.aborted && performance.now() < deadline) {
    const call = await findDueCall(ctx.db, campaignSeq, ctx.now())
    if (!call) return
    const reports = await ask(ctx, call)
    await ctx.transaction(async (tx) => {
      // A step that hands messages over meanwhile finds either this call or the next question.
      await lockCampaign(tx, campaignSeq)
      await settle(tx, call, { reports, now: ctx.now() })
    })
  }
}

/** Null where the service says nothing now: it is asked again later. */
async function ask(ctx: Context, { groupId, apiKey }: CampaignCall): Promise<PhoneReport[] | null> {
  const account = await findPhoneService(ctx)
  if (account?.apiKey !== apiKey) return null
  try {
    return await account.service.readReports(groupId)
  } catch (error) {
    if (error instanceof PhoneServiceUnreachable || error instanceof PhoneServiceRefused) return null
    throw error
  }
}

async function settle(
  tx: ChannelTx,
  call: CampaignCall,
  { reports, now }: { reports: readonly PhoneReport[] | null; now: Date },
) {
  const final = (reports ?? []).flatMap(({ messageId, state, code }): FinalReport[] =>
    state === 'PENDING' ? [] : [{ messageId, state, code }],
  )
  if (final.length > 0) await recordReports(tx, call, final)
  if (!(await isCallOpen(tx, call))) return deleteCall(tx, call)
  const next = nextReportCheck(call.sentAt, now)
  if (next) return postponeCall(tx, call, next)
  await giveUpCall(tx, call)
  return deleteCall(tx, call)
}

/** After how many milliseconds the next question is due; null when there is none. */
export async function untilNextReport(tx: ChannelTx, campaignSeq: CampaignSeq, now: Date) {
  await lockCampaign(tx, campaignSeq)
  const checkAt = await findNextCheck(tx, campaignSeq)
  return checkAt && Math.max(0, checkAt.getTime() - now.getTime())
}
