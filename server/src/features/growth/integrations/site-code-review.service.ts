import { siteCodeDecided, siteCodeRequested } from 'contract/growth/integrations/site-code.events'
import {
  statusAfter,
  type SiteCodeAct,
  type SiteCodePolicy,
} from 'contract/growth/integrations/site-code.rules'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  cancelRequests,
  findAllowed,
  findStatus,
  insertReview,
  updateDecision,
  updateRequest,
} from './site-code-review.queries.ts'

interface Request {
  version: number
  policy: SiteCodePolicy
  by: UserSeq
  now: Date
}
/** Records that a version was switched on; notifies the operators where the policy asks them. The caller holds the site's lock. */
export async function requestReview(tx: ChannelTx, { version, policy, by, now }: Request) {
  const found = await findStatus(tx, version)
  const before = found?.status ?? null
  const status = statusAfter(before, 'SWITCH_ON')
  if (status === null) return
  const request = { status, requestedAt: now, requestedByUserSeq: by }
  if (found) await updateRequest(tx, found.siteCodeReviewSeq, request)
  const siteCodeReviewSeq = found?.siteCodeReviewSeq ?? (await insertReview(tx, version, request))
  const isNew = status === 'REQUESTED' && before !== 'REQUESTED'
  if (isNew && policy === 'ask') await emit(tx, siteCodeRequested, { siteCodeReviewSeq, version })
}

export const cancelOthers = cancelRequests

interface Decision {
  channelSeq: ChannelSeq
  version: number
  act: Exclude<SiteCodeAct, 'SWITCH_ON' | 'SWITCH_OFF'>
  reason: string | null
  by: UserSeq
  now: Date
}
/**
 * Records the operator's decision and notifies the owners after the commit. Withdrawing covers every version of the site. @throws
 * SITE_CODE_DECIDED when another operator decided first, or its owner cancelled
 */
export async function decideSiteCode(tx: ChannelTx, decision: Decision) {
  const { channelSeq, version, act, reason, by, now } = decision
  await lockChannel(tx, channelSeq)
  const found = await findStatus(tx, version)
  const status = found ? statusAfter(found.status, act) : null
  if (!found || (status !== 'ALLOWED' && status !== 'REFUSED' && status !== 'WITHDRAWN'))
    throw refuse('SITE_CODE_DECIDED')
  const all = act === 'WITHDRAW' ? await findAllowed(tx) : [found]
  await updateDecision(
    tx,
    all.map(({ siteCodeReviewSeq }) => siteCodeReviewSeq),
    { status, reason, decidedByUserSeq: by, decidedAt: now },
  )
  await emit(tx, siteCodeDecided, { version, status, reason })
  return { before: found.status, after: status }
}
