import { actionOf, type Endpoint } from 'contract/http/endpoint'
import type * as api from 'contract/growth/integrations/site-code.schemas'
import type * as siteCodeApi from 'contract/growth/integrations/site-code.api'
import type { SiteCodeReviewSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard, findSiteCode, sayChanged, siteCodePolicy } from '../../site/sites/sites.public.ts'
import { decideSiteCode, findCode } from './integrations.public.ts'
import { countReviews, findReview, findReviews } from './site-code.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findReview>>>
type Review = z.output<typeof api.SiteCodeReview>

/** A closed site is still listed, without a name. */
async function viewOf(ctx: PlatformContext, row: Row): Promise<Review> {
  const site = await findSiteCard(ctx, row.channelSeq)
  const { running } = await findSiteCode(ctx, row.channelSeq)
  return {
    ...row,
    requestedBy: shownName(row.requestedBy, ctx.language),
    siteName: site?.name ?? '',
    siteUrl: site?.domain ?? '',
    isRunning: running === row.version,
  }
}

export async function listReviews(
  ctx: PlatformContext,
  question: z.output<(typeof siteCodeApi.listSiteCode)['query']>,
) {
  const rows = await findReviews(ctx.platform, question)
  return {
    list: await Promise.all(rows.map((row) => viewOf(ctx, row))),
    total: await countReviews(ctx.platform, question.shelf),
    policy: await siteCodePolicy(ctx),
  }
}

/** One version's text, beside the version that pages run now. */
export async function readReview(ctx: PlatformContext, siteCodeReviewSeq: SiteCodeReviewSeq) {
  const row = await getReview(ctx, siteCodeReviewSeq)
  const site = await ctx.at(row.channelSeq)
  const code = await findCode(site.db, row.version)
  if (!code) throw refuse('NOT_FOUND')
  const { running } = await findSiteCode(ctx, row.channelSeq)
  const other = running === null || running === row.version ? null : await findCode(site.db, running)
  return { review: await viewOf(ctx, row), code, running: other }
}

async function getReview(ctx: PlatformContext, siteCodeReviewSeq: SiteCodeReviewSeq) {
  const row = await findReview(ctx.platform, siteCodeReviewSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

interface Decision {
  endpoint: Endpoint
  act: 'ALLOW' | 'REFUSE' | 'WITHDRAW'
  reason: string | null
}
/** Takes effect from the next page on; the owners' activity history records it. */
export async function decide(
  ctx: SignedIn<PlatformContext>,
  siteCodeReviewSeq: SiteCodeReviewSeq,
  { endpoint, act, reason }: Decision,
) {
  const { channelSeq, version } = await getReview(ctx, siteCodeReviewSeq)
  const site = await ctx.at(channelSeq)
  const { userSeq } = ctx.user
  const now = ctx.now()
  await site.transaction(async (tx) => {
    const { before, after } = await decideSiteCode(tx, { channelSeq, version, act, reason, by: userSeq, now })
    await insertStaffAction(tx, {
      userSeq,
      role: 'OPR',
      action: actionOf(endpoint),
      place: { siteCodeReviewSeq },
      before: { version, status: before },
      after: { version, status: after, reason },
      createdAt: now,
    })
  })
  sayChanged(ctx, channelSeq)
  // Cached pages were rendered under the previous decision.
  ctx.ports.forgetPages(channelSeq, ['sites'])
  return null
}
