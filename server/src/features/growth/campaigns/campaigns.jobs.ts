import { goesToPhones } from 'contract/growth/campaigns/campaigns.rules'
import { campaignAlarmsRead } from 'contract/messaging/notifications/events'
import { marketingChosen } from 'contract/people/members/consent.events'
import { seq, type CampaignSeq, type ChannelSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isSwitchedOn } from '../../../platform/feature-switches.ts'
import { enqueue, on, task, type Task } from '../../../platform/jobs/tasks.ts'
import { findCampaign } from './campaigns.queries.ts'
import { recordRead, recordUnsubscribed } from './seen.queries.ts'
import { continueCampaign } from './sending.service.ts'

const HOUR_MS = 3_600_000
const CampaignJob = z.object({ campaignSeq: seq('campaign') })

/** Sends a campaign some seconds at a time, so that the sites take turns. */
export const sendCampaignMessages: Task<typeof CampaignJob> = task(
  'campaigns.send',
  CampaignJob,
  async (ctx, { campaignSeq }, signal) => {
    // Nothing is sent for a suspended site: it goes on once that is restored. docs/rules.md R-1155
    const isResting = ctx.suspension !== null || (await isSwitchedOff(ctx, campaignSeq))
    const delayMs = isResting ? HOUR_MS : await continueCampaign(ctx, campaignSeq, signal)
    if (delayMs === null) return
    await ctx.transaction((tx) => wakeCampaign(tx, { channelSeq: ctx.channelSeq, campaignSeq, delayMs }))
  },
)

/** What goes to phones rests until that is switched on again. docs/rules.md R-1161. */
async function isSwitchedOff(ctx: Context, campaignSeq: CampaignSeq) {
  if (await isSwitchedOn('PHONE_CAMPAIGNS', ctx)) return false
  const campaign = await findCampaign(ctx.db, campaignSeq)
  return campaign !== undefined && goesToPhones(campaign.channelType)
}

interface Waking {
  channelSeq: ChannelSeq
  campaignSeq: CampaignSeq
  delayMs: number
}
/** Goes on with a campaign after this transaction. A later job for the same one replaces one that waits. */
export const wakeCampaign = (tx: ChannelTx, { channelSeq, campaignSeq, delayMs }: Waking) =>
  enqueue(tx, sendCampaignMessages, {
    input: { campaignSeq },
    delayMs: Math.max(0, delayMs),
    key: `campaigns.send:${channelSeq}:${campaignSeq}`,
  })

const ATTRIBUTED_MS = 7 * 86_400_000
/** Counts a refusal for the campaign that somebody was sent last, within a week. */
export const countUnsubscribed = on('campaigns.countUnsubscribed', marketingChosen, async (ctx, choice) => {
  if (choice.isAgreed) return
  const { userSeq, at } = choice
  const since = new Date(at.getTime() - ATTRIBUTED_MS)
  await ctx.transaction((tx) => recordUnsubscribed(tx, { userSeq, since, now: at }))
})

/** Who reads their notifications has seen what campaigns in the site wrote to them until then. docs/rules.md R-1100. */
export const countRead = on('campaigns.countRead', campaignAlarmsRead, async (ctx, { userSeq, at }) => {
  await ctx.transaction((tx) => recordRead(tx, userSeq, at))
})
