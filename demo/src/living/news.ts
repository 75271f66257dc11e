import { CampaignInput } from 'contract/growth/campaigns/schemas'
import { SegmentInput } from 'contract/growth/segments/schemas'
import type { SegmentSeq } from 'contract/values/ids'
import { createCampaign, sendCampaign } from 'server/src/features/growth/campaigns/campaigns.service.ts'
import { createSegment } from 'server/src/features/growth/segments/segments.service.ts'
import { setMarketing } from 'server/src/features/people/members/members.service.ts'
import type { actingIn } from './acting.ts'

interface DemoCampaign extends Pick<CampaignInput, 'name' | 'subject' | 'content'> {
  /** The name of its segment; everybody without one. */
  segment?: string
  /** It begins to wait for this; a draft without it. */
  event?: { kind: 'JOINED' | 'MEMBERSHIP_ENDED'; delayDays: number }
}
export interface DemoNews {
  /** Who agreed to receive news. */
  agreed: readonly string[]
  segments: readonly SegmentInput[]
  campaigns: readonly DemoCampaign[]
}

/** Members agree to news, and the owner prepares some. Nothing is sent by filling the demo. */
export async function prepareNews(as: ReturnType<typeof actingIn>, owner: string, news: DemoNews) {
  for (const name of news.agreed) await setMarketing(as(name, [-30, '20:00']), true)
  const ctx = as(owner, [-10, '11:00'])
  const segments = new Map<string, SegmentSeq>()
  for (const input of news.segments)
    segments.set(input.name, (await createSegment(ctx, SegmentInput.parse(input))).segmentSeq)
  for (const { segment, event = null, ...message } of news.campaigns) {
    const segmentSeq = segment === undefined ? null : (segments.get(segment) ?? null)
    const input = { ...message, event, segmentSeq, audience: { conditions: [] }, isAd: true }
    const { campaignId } = await createCampaign(ctx, CampaignInput.parse(input))
    if (event) await sendCampaign(ctx, campaignId, null)
  }
}
