import {
  goesToPhones,
  isEditable,
  isTooFar,
  isUnderWay,
  reachOf,
  toggled,
} from 'contract/growth/campaigns/campaigns.rules'
import { isWatched } from 'contract/growth/campaigns/events.rules'
import type { CampaignInput } from 'contract/growth/campaigns/schemas'
import type { CampaignSeq, SegmentSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { requireSwitchedOn } from '../../../platform/feature-switches.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cleanTexts, dropTexts, showPictures, writeTexts } from '../../system/files/rich-texts.public.ts'
import { countMatching, selectionWithin, shareSegment } from '../segments/segments.public.ts'
import { checkCoupon } from './campaign-coupons.service.ts'
import { checkSendable, keepImage, messageOf } from './campaign-message.service.ts'
import { wakeCampaign } from './campaigns.jobs.ts'
import { forgetImages } from './images.jobs.ts'
import {
  findCampaign,
  insertCampaign,
  lockCampaign,
  updateCampaign,
  updateInput,
  type WholeCampaign,
} from './campaigns.queries.ts'

export async function getCampaign(ctx: Context, campaignSeq: CampaignSeq) {
  const campaign = await findCampaign(ctx.db, campaignSeq)
  if (!campaign) throw refuse('NOT_FOUND')
  return campaign
}

export function createCampaign(ctx: MemberContext, input: CampaignInput) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    await checkChannel(ctx, input)
    await checkSegment(tx, input.segmentSeq)
    await checkCoupon(tx, input)
    const message = await messageOf(tx, input)
    const content = input.channelType === 'EMAIL' ? input.content : ''
    const { texts, fileSeqs } = await cleanTexts(ctx, tx, { texts: { content }, shown: [] })
    const { campaignSeq } = await insertCampaign(tx, {
      ...input,
      ...texts,
      ...message,
      userSeq: ctx.user.userSeq,
      now,
    })
    await keepImage(tx, { before: null, after: message.imageFileSeq, now })
    await showPictures(tx, { place: 'CAMPAIGN', placeSeq: campaignSeq, before: [], after: fileSeqs, now })
    ctx.audit.record({ about: input.name })
    return { campaignId: campaignSeq }
  })
}

/** A campaign of which nobody was sent anything yet. */
export function modifyCampaign(ctx: MemberContext, campaignSeq: CampaignSeq, input: CampaignInput) {
  return ctx.transaction(async (tx) => {
    const campaign = await lock(tx, campaignSeq)
    if (!isEditable(campaign.state)) throw refuse('CAMPAIGN_BEGUN')
    await checkSegment(tx, input.segmentSeq)
    await checkCoupon(tx, input)
    const message = await messageOf(tx, input)
    await keepImage(tx, { before: campaign.imageFileSeq, after: message.imageFileSeq, now: ctx.now() })
    const content = input.channelType === 'EMAIL' ? input.content : ''
    const texts = await writeTexts(ctx, tx, { place: 'CAMPAIGN', placeSeq: campaignSeq, texts: { content } })
    // A time belongs to a campaign that is sent once.
    const isOther = (campaign.event === null) !== (input.event === null)
    const trigger = input.event ? ('EVENT' as const) : ('NOW' as const)
    const plan = isOther ? { state: 'DRAFT' as const, trigger, scheduledAt: null } : null
    await updateInput(tx, campaignSeq, {
      ...input,
      ...texts,
      ...message,
      plan,
      now: ctx.now(),
    })
    if (campaign.imageFileSeq !== message.imageFileSeq) await forgetImages(tx, ctx.now())
    ctx.audit.record({ about: input.name })
    return null
  })
}

/** Plans it, begins at once, or begins to wait for its event. docs/rules.md R-1080, R-1126. */
export function sendCampaign(ctx: MemberContext, campaignSeq: CampaignSeq, scheduledAt: Date | null) {
  const now = ctx.now()
  if (scheduledAt && isTooFar(scheduledAt, now)) throw refuse('CAMPAIGN_TOO_FAR')
  return ctx.transaction(async (tx) => {
    const campaign = await lock(tx, campaignSeq)
    if (!isEditable(campaign.state)) throw refuse('CAMPAIGN_BEGUN')
    await checkChannel(ctx, campaign)
    await checkSendable(ctx, tx, campaign)
    const { audience, segmentSeq } = campaign
    const selection = await selectionWithin(tx, { ...audience, segmentSeq })
    if (!selection) throw refuse('SEGMENT_MISSING')
    ctx.audit.record({ about: campaign.name })
    if (campaign.event) {
      const watchedTo = watchedFrom(campaign, now)
      await updateCampaign(tx, campaignSeq, { state: 'ACTIVE', startedAt: now, watchedTo, updatedAt: now })
      return null
    }
    if (reachOf(campaign, await countMatching(tx, selection, now)) === 0)
      throw refuse('CAMPAIGN_WITHOUT_RECEIVERS')
    await updateCampaign(
      tx,
      campaignSeq,
      scheduledAt
        ? { state: 'SCHEDULED', trigger: 'SCHEDULED', scheduledAt, updatedAt: now }
        : { state: 'SENDING', trigger: 'NOW', scheduledAt: null, startedAt: now, updatedAt: now },
    )
    const delayMs = scheduledAt === null ? 0 : scheduledAt.getTime() - now.getTime()
    await wakeCampaign(tx, { channelSeq: ctx.channelSeq, campaignSeq, delayMs })
    return null
  })
}

/** Pauses it or goes on. Repeating it changes nothing. docs/rules.md R-1081. */
export function toggleCampaign(ctx: MemberContext, campaignSeq: CampaignSeq, isActive: boolean) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const campaign = await lock(tx, campaignSeq)
    const next = toggled(campaign.state, {
      isBegun: campaign.startedAt !== null,
      hasEvent: campaign.event !== null,
    })
    if (next === null) throw refuse('CAMPAIGN_OVER')
    if ((campaign.state === 'PAUSED') !== isActive) return null
    const watchedTo = watchedFrom(campaign, now)
    await updateCampaign(tx, campaignSeq, { state: next, watchedTo, updatedAt: now })
    const delayMs = (campaign.scheduledAt?.getTime() ?? 0) - now.getTime()
    if (isActive) await wakeCampaign(tx, { channelSeq: ctx.channelSeq, campaignSeq, delayMs })
    ctx.audit.record({ about: campaign.name })
    return null
  })
}

export function stopCampaign(ctx: MemberContext, campaignSeq: CampaignSeq) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const campaign = await lock(tx, campaignSeq)
    if (!isUnderWay(campaign.state)) throw refuse('CAMPAIGN_OVER')
    await updateCampaign(tx, campaignSeq, { state: 'STOPPED', finishedAt: now, updatedAt: now })
    ctx.audit.record({ about: campaign.name })
    return null
  })
}

export function deleteCampaign(ctx: MemberContext, campaignSeq: CampaignSeq) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const campaign = await lock(tx, campaignSeq)
    if (isUnderWay(campaign.state)) throw refuse('CAMPAIGN_UNDER_WAY')
    // Mails that were sent go on showing their pictures.
    if (!campaign.startedAt) await dropTexts(tx, { place: 'CAMPAIGN', placeSeqs: [campaignSeq], now })
    // Kakao has the picture of what was sent.
    await keepImage(tx, { before: campaign.imageFileSeq, after: null, now })
    await updateCampaign(tx, campaignSeq, { imageFileSeq: null, deletedAt: now, updatedAt: now })
    await forgetImages(tx, now)
    ctx.audit.record({ about: campaign.name })
    return null
  })
}

/** Moments before it waited for them are left out. docs/rules.md R-1126. */
const watchedFrom = ({ event }: WholeCampaign, now: Date) => (event && isWatched(event.kind) ? now : null)

/** New ones are not sent to phones while the operator has that switched off. docs/rules.md R-1161. */
async function checkChannel(ctx: Context, { channelType }: Pick<CampaignInput, 'channelType'>) {
  if (goesToPhones(channelType)) await requireSwitchedOn('PHONE_CAMPAIGNS', ctx)
}

/** A campaign names segments of this site that are not deleted. docs/rules.md R-1114. */
async function checkSegment(tx: ChannelTx, segmentSeq: SegmentSeq | null) {
  if (segmentSeq !== null && !(await shareSegment(tx, segmentSeq))) throw refuse('SEGMENT_MISSING')
}

async function lock(tx: ChannelTx, campaignSeq: CampaignSeq) {
  const campaign = await lockCampaign(tx, campaignSeq)
  if (!campaign) throw refuse('NOT_FOUND')
  return campaign
}
