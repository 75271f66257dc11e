import { seq, type CampaignSeq, type ChannelSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task, type Task } from '../../../platform/jobs/tasks.ts'
import { findNextCheck, insertCall } from './reports.queries.ts'
import { nextReportCheck } from './reports.rules.ts'
import { readReports, untilNextReport } from './reports.service.ts'

const CampaignJob = z.object({ campaignSeq: seq('campaign') })

/** Asks the reseller what became of the messages of a campaign, less often the longer they take. */
export const readCampaignReports: Task<typeof CampaignJob> = task(
  'campaigns.readReports',
  CampaignJob,
  async (ctx, { campaignSeq }, signal) => {
    await readReports(ctx, campaignSeq, signal)
    await ctx.transaction(async (tx) => {
      const delayMs = await untilNextReport(tx, campaignSeq, ctx.now())
      if (delayMs !== null) await askLater(tx, { channelSeq: ctx.channelSeq, campaignSeq, delayMs })
    })
  },
)

interface Question {
  channelSeq: ChannelSeq
  campaignSeq: CampaignSeq
  delayMs: number
}
const askLater = (tx: ChannelTx, { channelSeq, campaignSeq, delayMs }: Question) =>
  enqueue(tx, readCampaignReports, {
    input: { campaignSeq },
    delayMs,
    key: `campaigns.readReports:${channelSeq}:${campaignSeq}`,
  })

interface HandedOver {
  channelSeq: ChannelSeq
  campaignSeq: CampaignSeq
  groupIds: readonly string[]
  apiKey: string
  now: Date
}
/** Notes calls to ask about. The campaign is locked, so that the job of an earlier call is there or is to be made. */
export async function followCalls(tx: ChannelTx, handedOver: HandedOver) {
  const { channelSeq, campaignSeq, groupIds, apiKey, now } = handedOver
  const checkAt = nextReportCheck(now, now)
  if (checkAt === null || groupIds.length === 0) return
  const before = await findNextCheck(tx, campaignSeq)
  for (const groupId of groupIds) await insertCall(tx, { campaignSeq, groupId, apiKey, sentAt: now, checkAt })
  if (before && before <= checkAt) return
  await askLater(tx, { channelSeq, campaignSeq, delayMs: checkAt.getTime() - now.getTime() })
}
