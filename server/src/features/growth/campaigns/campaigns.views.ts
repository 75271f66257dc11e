import type { CampaignRow } from './campaigns.queries.ts'

/** A campaign as its readers see it. */
export function campaignView(row: CampaignRow) {
  const { campaignSeq, recipientCount, sentCount, failedCount, skippedCount, uncertainCount } = row
  const {
    name,
    channelType,
    trigger,
    state,
    pauseReason,
    isAd,
    event,
    subject,
    scheduledAt,
    startedAt,
    finishedAt,
    createdAt,
  } = row
  return {
    campaignId: campaignSeq,
    name,
    channelType,
    trigger,
    state,
    pauseReason,
    isAd,
    event,
    subject,
    scheduledAt,
    startedAt,
    finishedAt,
    createdAt,
    counts: {
      queued: recipientCount - sentCount - failedCount - skippedCount - uncertainCount,
      sent: sentCount,
      delivered: row.deliveredCount,
      failed: failedCount,
      skipped: skippedCount,
      uncertain: uncertainCount,
      opened: row.openedCount,
      clicked: row.clickedCount,
      unsubscribed: row.unsubscribedCount,
    },
  }
}
