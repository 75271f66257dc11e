import { campaignPaused } from 'contract/growth/campaigns/events'
import { goesToPhones } from 'contract/growth/campaigns/campaigns.rules'
import { goesAtNight, quietUntil } from 'contract/growth/campaigns/quiet-hours.rules'
import type { CampaignSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { selectionWithin } from '../segments/segments.public.ts'
import { giveCoupons } from './campaign-coupons.service.ts'
import { stillSo } from './moments.service.ts'
import { deliverMails, type Taker } from './mail-delivery.service.ts'
import { deliverInSite } from './site-delivery.service.ts'
import { deliverToPhones, type Delivered } from './phone-delivery.service.ts'
import { findMatching, findNotBegun, findUnpaid } from './event-messages.queries.ts'
import { lockCampaign, updateCampaign, type WholeCampaign } from './campaigns.queries.ts'
import {
  claimMessages,
  findReceivers,
  findNextAtNight,
  findOpenMessages,
  giveUpClaimed,
  groupsOf,
  insertReceivers,
  recordResults,
  setCollected,
  type MessageRef,
  type MessageResult,
} from './messages.queries.ts'
import { settleLost } from './lost-calls.service.ts'
import { followCalls } from './reports.jobs.ts'
import { sentAtOnce, skipReasonFor, waysOut, type SkipReason } from './sending.rules.ts'

/** Members per step of building the list. */
const COLLECTED_AT_ONCE = 2000
/** After this time another site's work has its turn. */
const TURN_MS = 5000
const DOWN_PAUSE_MS = 60_000

/**
 * Goes on with a campaign for some seconds. Returns after how many milliseconds to go on, and null when there is nothing more to do.
 * Each message is claimed before and recorded after it is handed over, so that a killed server sends none twice. docs/rules.md R-1084.
 */
export async function continueCampaign(
  ctx: Context,
  campaignSeq: CampaignSeq,
  signal: AbortSignal,
): Promise<number | null> {
  const deadline = performance.now() + TURN_MS
  const opened = await begin(ctx, campaignSeq)
  if (opened === null || opened > 0) return opened
  while (!signal.aborted && performance.now() < deadline) {
    if (await collectSome(ctx, campaignSeq)) continue
    const pause = await sendSome(ctx, campaignSeq, signal)
    if (pause !== 0) return pause
  }
  return 0
}

/** Zero when it may be sent now. */
function begin(ctx: Context, campaignSeq: CampaignSeq) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const campaign = await lockCampaign(tx, campaignSeq)
    if (campaign && isGoingOut(campaign)) return 0
    if (campaign?.state !== 'SCHEDULED' || !campaign.scheduledAt) return null
    const early = campaign.scheduledAt.getTime() - now.getTime()
    if (early > 0) return early
    await updateCampaign(tx, campaignSeq, { state: 'SENDING', startedAt: now, updatedAt: now })
    return 0
  })
}

const isGoingOut = ({ state }: WholeCampaign) => state === 'SENDING' || state === 'ACTIVE'

/** The campaign while it goes out; others change its state only before or after this transaction. */
async function lockSending(tx: ChannelTx, campaignSeq: CampaignSeq) {
  const campaign = await lockCampaign(tx, campaignSeq)
  return campaign && isGoingOut(campaign) ? campaign : null
}

/** Adds receivers to the list; false when it is whole. */
function collectSome(ctx: Context, campaignSeq: CampaignSeq) {
  return ctx.transaction(async (tx) => {
    const campaign = await lockSending(tx, campaignSeq)
    // What has an event gets its receivers one by one.
    if (!campaign || campaign.event || campaign.collectedAt) return false
    const { audience, segmentSeq, channelType, isAd, collectedTo } = campaign
    const now = ctx.now()
    const selection = await selectionWithin(tx, { ...audience, segmentSeq })
    const step = { campaignSeq, channelType, isAd, after: collectedTo ?? 0, limit: COLLECTED_AT_ONCE, now }
    if (selection && (await insertReceivers(tx, { ...step, selection })) !== null) return true
    await setCollected(tx, campaignSeq, now)
    return false
  })
}

/** Sends the next messages. Zero to go on at once, null at the end. */
async function sendSome(ctx: Context, campaignSeq: CampaignSeq, signal: AbortSignal): Promise<number | null> {
  const claimed = await ctx.transaction(async (tx) => {
    const campaign = await lockSending(tx, campaignSeq)
    if (!campaign) return null
    const now = ctx.now()
    const morning = quietUntil(campaign, now)
    const isNight = morning !== null
    const mayGo = !isNight || goesAtNight(campaign.channelType)
    const claim = { campaignSeq, limit: sentAtOnce(campaign.channelType), now, isNight }
    const messages = mayGo ? await claimMessages(tx, claim) : []
    // A campaign of which nothing waits ends at night too.
    if (morning && messages.length === 0) {
      const until = await waitingUntil(tx, campaign, { morning, now })
      if (until) return until.getTime() - now.getTime()
    }
    return { campaign, messages, claimedAt: now }
  })
  if (claimed === null || typeof claimed === 'number') return claimed
  const { campaign, messages, claimedAt } = claimed
  if (messages.length === 0) return finish(ctx, campaign, signal)
  const { results, refusal, apiKey } = await deliver(ctx, campaign, { messages, claimedAt })
  await ctx.transaction(async (tx) => {
    if (refusal !== null) await pauseCampaign(ctx, tx, { campaignSeq, reason: refusal })
    const now = ctx.now()
    await recordResults(tx, { campaignSeq, results, now })
    if (apiKey === null) return
    await followCalls(tx, {
      channelSeq: ctx.channelSeq,
      campaignSeq,
      groupIds: groupsOf(results),
      apiKey,
      now,
    })
  })
  if (refusal !== null) return null
  // A service that does not answer would lose one call after the other.
  const isDown = results.length < messages.length || results.some((one) => one.state === 'QUEUED')
  return isDown ? DOWN_PAUSE_MS : 0
}

/** When a campaign goes on of which nobody who is left may be written to now; null when nobody is left. */
async function waitingUntil(
  tx: ChannelTx,
  { campaignSeq, channelType }: WholeCampaign,
  { morning, now }: { morning: Date; now: Date },
) {
  const { nextAt } = await findOpenMessages(tx, campaignSeq, now)
  if (!nextAt) return null
  const atNight = goesAtNight(channelType) ? await findNextAtNight(tx, campaignSeq) : null
  return atNight && atNight < morning ? atNight : new Date(Math.max(morning.getTime(), nextAt.getTime()))
}

interface Pause {
  campaignSeq: CampaignSeq
  reason: string
}
/** Staff go on with it once they have mended what was refused; who paused or stopped it meanwhile is right. */
async function pauseCampaign(ctx: Context, tx: ChannelTx, { campaignSeq, reason }: Pause) {
  const now = ctx.now()
  if (!(await lockSending(tx, campaignSeq))) return
  await updateCampaign(tx, campaignSeq, { state: 'PAUSED', pauseReason: reason, updatedAt: now })
  await emit(tx, campaignPaused, { campaignSeq, at: now })
}

async function deliver(
  ctx: Context,
  campaign: WholeCampaign,
  { messages, claimedAt }: { messages: (MessageRef & { tries: number })[]; claimedAt: Date },
): Promise<Delivered> {
  const userSeqs = messages.map(({ userSeq }) => userSeq)
  const people = await findReceivers(ctx.db, userSeqs)
  const leftOut = await leftOutBy(ctx, campaign, messages)
  const isNight = quietUntil(campaign, ctx.now()) !== null
  const willing: Taker[] = []
  const skipped: MessageResult[] = []
  for (const message of messages) {
    const { userSeq, cause, tries } = message
    const person = people.find((one) => one.userSeq === userSeq)
    const reason = skipReasonFor(person, campaign) ?? leftOut(message)
    // Night fell, or the consent to it was withdrawn, since the message was claimed.
    const isLater = isNight && person?.nightAgreedAt === null
    if (isLater) skipped.push({ userSeq, cause, state: 'QUEUED', isServerDown: true })
    else if (person && reason === null) willing.push({ person, cause, tries })
    else skipped.push({ userSeq, cause, state: 'SKIPPED', reason: reason ?? 'NOT_A_MEMBER' })
  }
  const holders = await giveCoupons(
    ctx,
    campaign,
    willing.map(({ person }) => person.userSeq),
  )
  const takers = willing.filter(({ person }) => holders.has(person.userSeq))
  for (const { person, cause } of willing)
    if (!holders.has(person.userSeq))
      skipped.push({ userSeq: person.userSeq, cause, state: 'SKIPPED', reason: 'NO_COUPON' })
  const { channelType } = campaign
  const inside = channelType === 'SITE' ? deliverInSite : deliverMails
  const delivered = goesToPhones(channelType)
    ? await deliverToPhones(ctx, campaign, { takers, claimedAt })
    : await inside(ctx, campaign, takers)
  return { ...delivered, results: [...skipped, ...delivered.results] }
}

/**
 * Whom the conditions of a campaign with an event leave out by now: they may have changed since it happened. docs/rules.md R-1126.
 */
async function leftOutBy(
  ctx: Context,
  { event, audience, segmentSeq }: WholeCampaign,
  messages: readonly MessageRef[],
): Promise<(message: MessageRef) => SkipReason | null> {
  if (!event) return () => null
  const now = ctx.now()
  const userSeqs = messages.map(({ userSeq }) => userSeq)
  const selection = await selectionWithin(ctx.db, { ...audience, segmentSeq })
  const matching = selection ? await findMatching(ctx.db, { selection, userSeqs, now }) : []
  const { kind, courseSeqs } = event
  const notBegun = kind === 'NOT_BEGUN' ? await findNotBegun(ctx.db, { courseSeqs, userSeqs, now }) : userSeqs
  const unpaid = kind === 'UNPAID' ? await findUnpaid(ctx.db, userSeqs) : userSeqs
  const isSo = await stillSo(ctx, kind, messages)
  return (message) => {
    const { userSeq } = message
    if (!isSo(message)) return 'NO_LONGER_SO'
    if (!notBegun.includes(userSeq)) return 'HAS_BEGUN'
    if (!unpaid.includes(userSeq)) return 'HAS_PAID'
    return matching.includes(userSeq) ? null : 'NOT_MATCHING'
  }
}

/** The end, unless another worker still hands messages over, or something may happen later. */
async function finish(ctx: Context, sent: WholeCampaign, signal: AbortSignal) {
  const { campaignSeq } = sent
  const patienceMs = await settleLost(ctx, sent, signal)
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const campaign = await lockSending(tx, campaignSeq)
    if (!campaign) return null
    const reason = goesToPhones(campaign.channelType) ? waysOut.lost : waysOut.serverEnded
    await giveUpClaimed(tx, { campaignSeq, before: new Date(now.getTime() - patienceMs), reason })
    const { nextAt, isSending } = await findOpenMessages(tx, campaignSeq, now)
    if (isSending) return DOWN_PAUSE_MS
    if (nextAt) return Math.max(0, nextAt.getTime() - now.getTime())
    if (campaign.event) return null
    await updateCampaign(tx, campaignSeq, { state: 'DONE', finishedAt: now, updatedAt: now })
    return null
  })
}
