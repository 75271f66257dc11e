import { createHmac } from 'node:crypto'
import { goesToPhones } from 'contract/growth/campaigns/campaigns.rules'
import type { CampaignSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type PhoneMessages,
} from '../../../platform/phone-messages/phone-messages.ts'
import { findPhoneService } from '../alimtalk/alimtalk.public.ts'
import { lockCampaign, type WholeCampaign } from './campaigns.queries.ts'
import { findKnownCalls, findLost } from './lost-calls.queries.ts'
import {
  CLAIM_MS,
  LOOKED_FOR_MS,
  callSpan,
  isMarked,
  keyOf,
  settled,
  type PhoneRef,
} from './lost-calls.rules.ts'
import { groupsOf, recordResults, type MessageRef } from './messages.queries.ts'
import { followCalls } from './reports.jobs.ts'

/** What the keys of a campaign begin with. Sites of other installations may share an account. */
export const markOf = ({ channelSeq, ports: { secrets } }: Context, campaignSeq: CampaignSeq) =>
  `c${createHmac('sha256', secrets.keyFor('campaign-messages'))
    .update(`${channelSeq}:${campaignSeq}`)
    .digest('base64url')
    .slice(0, 16)}`

/**
 * Looks for messages that were handed over without an answer among all calls that the service has: what it took counts as sent, and what it did
 * not take waits again. Returns after how many milliseconds one of them counts as unknown. docs/rules.md R-1260.
 */
export async function settleLost(ctx: Context, campaign: WholeCampaign, signal: AbortSignal) {
  if (!goesToPhones(campaign.channelType)) return CLAIM_MS
  const { campaignSeq } = campaign
  const before = new Date(ctx.now().getTime() - CLAIM_MS)
  const lost = await findLost(ctx.db, campaignSeq, before)
  if (lost.length === 0) return LOOKED_FOR_MS
  const account = await findPhoneService(ctx)
  // Other keys may open another account, which has other calls.
  if (!account || lost.some(({ claimedAt }) => claimedAt < account.connectedAt)) return CLAIM_MS
  const found = await search(ctx, { campaignSeq, lost, service: account.service, signal })
  if (found) await record(ctx, { campaignSeq, before, looked: lost, found, apiKey: account.apiKey })
  return LOOKED_FOR_MS
}

interface Search {
  campaignSeq: CampaignSeq
  lost: readonly (MessageRef & { claimedAt: Date })[]
  service: PhoneMessages
  signal: AbortSignal
}
/** Messages of this campaign in calls of which nothing is written here, by their key; null where the service does not say everything. */
async function search(ctx: Context, { campaignSeq, lost, service, signal }: Search) {
  const mark = markOf(ctx, campaignSeq)
  const keys = new Set(lost.map((message) => keyOf(mark, message)))
  const found = new Map<string, PhoneRef>()
  try {
    const groupIds = await service.listCalls(callSpan(lost.map(({ claimedAt }) => claimedAt)))
    const known = await findKnownCalls(ctx.db, campaignSeq, groupIds)
    for (const groupId of groupIds.filter((one) => !known.has(one))) {
      if (found.size === keys.size) break
      if (signal.aborted) return null
      const reports = await service.readReports(groupId)
      if (!isMarked(reports)) return null
      const mine = reports.filter(({ key }) => keys.has(key ?? ''))
      for (const { key, messageId } of mine) found.set(key ?? '', { messageId, groupId })
    }
    return found
  } catch (error) {
    if (error instanceof PhoneServiceUnreachable || error instanceof PhoneServiceRefused) return null
    throw error
  }
}

interface Settlement {
  campaignSeq: CampaignSeq
  before: Date
  looked: readonly MessageRef[]
  found: ReadonlyMap<string, PhoneRef>
  apiKey: string
}
/** Another worker may have settled some meanwhile, and handed them over again. */
const record = (ctx: Context, { campaignSeq, before, looked, found, apiKey }: Settlement) =>
  ctx.transaction(async (tx) => {
    await lockCampaign(tx, campaignSeq)
    const now = ctx.now()
    const mark = markOf(ctx, campaignSeq)
    const still = new Set((await findLost(tx, campaignSeq, before)).map((message) => keyOf(mark, message)))
    const lost = looked.filter((message) => still.has(keyOf(mark, message)))
    const results = settled(mark, lost, found)
    await recordResults(tx, { campaignSeq, results, now })
    const { channelSeq } = ctx
    await followCalls(tx, { channelSeq, campaignSeq, groupIds: groupsOf(results), apiKey, now })
  })
