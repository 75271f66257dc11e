import { campaignPaused } from 'contract/growth/campaigns/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCampaign } from './campaigns.queries.ts'

/** Notifies who made a campaign that it waits for them. docs/rules.md R-1131. */
export const notifyPaused = on('campaigns.notifyPaused', campaignPaused, async (ctx, { campaignSeq, at }) => {
  const campaign = await findCampaign(ctx.db, campaignSeq)
  if (!campaign?.pauseReason) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: [campaign.createdByUserSeq],
    content: { kind: 'campaignPaused', name: campaign.name },
    path: `/settings/campaign/${campaignSeq}`,
    once: `campaignPaused:${campaignSeq}:${at.getTime()}`,
  })
})
