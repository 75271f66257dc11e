import { actionOf, type Endpoint } from 'contract/http/endpoint'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import { appealFiled, suspensionChanged } from 'contract/workflows/suspensions/events'
import * as api from 'contract/workflows/suspensions/api'
import type { ChannelSeq } from 'contract/values/ids'
import { insertStaffAction, type Facts } from '../../../platform/audit/audit.queries.ts'
import type { Context, MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { postponeRenewals } from '../../money/billing/billing.public.ts'
import { prolongInvitations } from '../../money/enrolments/waitlist.public.ts'
import { findSiteCard, sayChanged, setSuspension } from '../../site/sites/sites.public.ts'
import {
  insertAppeal,
  insertSuspension,
  lockAppeal,
  lockSuspension,
  updateAnswer,
  updateLifted,
} from './suspensions.queries.ts'

type Operator = SignedIn<PlatformContext>

/** Objects to the suspension in force. docs/rules.md R-1150. */
export async function fileAppeal(ctx: MemberContext, text: string) {
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const suspension = await lockSuspension(tx)
    if (!suspension) throw refuse('NOT_SUSPENDED')
    if (await lockAppeal(tx)) throw refuse('APPEAL_WAITS')
    const { siteSuspensionSeq } = suspension
    const filing = { siteSuspensionSeq, text, filedAt: ctx.now(), filedByUserSeq: ctx.user.userSeq }
    await insertAppeal(tx, filing)
    await emit(tx, appealFiled, { text })
  })
  return null
}

/** Takes the site offline from the next request on. docs/rules.md R-1146. */
export const suspendSite = (ctx: Operator, siteSeq: ChannelSeq, why: SuspensionReason) =>
  decide(ctx, siteSeq, (tx) => suspendIn(ctx, { tx, siteSeq }, why))

interface SuspensionReason {
  kind: SuspensionKind
  reason: string
}
/** The same within a transaction that holds the site; {@link sayDecided} follows it. SUSPENDED_ALREADY. */
export async function suspendIn(
  ctx: Operator,
  { tx, siteSeq }: { tx: ChannelTx; siteSeq: ChannelSeq },
  { kind, reason }: SuspensionReason,
) {
  if (await lockSuspension(tx)) throw refuse('SUSPENDED_ALREADY')
  const by = { suspendedAt: ctx.now(), suspendedByUserSeq: ctx.user.userSeq }
  const siteSuspensionSeq = await insertSuspension(tx, { kind, reason, ...by })
  await setSuspension(tx, siteSeq, kind)
  const what = { siteSuspensionSeq, suspensionAppealSeq: null, words: reason }
  await emit(tx, suspensionChanged, { ...what, change: 'SUSPENDED' })
  await insertStaffAction(tx, decisionOf(ctx, api.suspendSite, { kind, reason }))
}

const DAY_MS = 86_400_000
/** Renewals that were due meanwhile begin a week later, and who was admitted has a day to pay. docs/rules.md R-1149, R-1155. */
export const liftSuspension = (ctx: Operator, siteSeq: ChannelSeq, note: string) =>
  decide(ctx, siteSeq, async (tx) => {
    const suspension = await lockSuspension(tx)
    if (!suspension) throw refuse('NOT_SUSPENDED')
    const { siteSuspensionSeq } = suspension
    const now = ctx.now()
    const appeal = await lockAppeal(tx)
    const by = { answeredAt: now, answeredByUserSeq: ctx.user.userSeq }
    if (appeal) await updateAnswer(tx, appeal.suspensionAppealSeq, { outcome: 'LIFTED', answer: note, ...by })
    await updateLifted(tx, siteSuspensionSeq, { liftedAt: now, liftedByUserSeq: ctx.user.userSeq, note })
    await setSuspension(tx, siteSeq, null)
    await postponeRenewals(tx, now)
    await prolongInvitations(tx, new Date(now.getTime() + DAY_MS))
    const suspensionAppealSeq = appeal?.suspensionAppealSeq ?? null
    const what = { siteSuspensionSeq, suspensionAppealSeq, words: note }
    await emit(tx, suspensionChanged, { ...what, change: 'LIFTED' })
    await insertStaffAction(tx, decisionOf(ctx, api.liftSuspension, { note }))
  })

/** The site stays suspended; another appeal may follow. docs/rules.md R-1150. */
export const rejectAppeal = (ctx: Operator, siteSeq: ChannelSeq, answer: string) =>
  decide(ctx, siteSeq, async (tx) => {
    const appeal = await lockAppeal(tx)
    if (!appeal) throw refuse('NO_APPEAL')
    const by = { answeredAt: ctx.now(), answeredByUserSeq: ctx.user.userSeq }
    await updateAnswer(tx, appeal.suspensionAppealSeq, { outcome: 'KEPT', answer, ...by })
    await emit(tx, suspensionChanged, { ...appeal, words: answer, change: 'APPEAL_REJECTED' })
    await insertStaffAction(tx, decisionOf(ctx, api.rejectAppeal, { answer }))
  })

/** Decides about a site, one decision at a time. */
async function decide(ctx: Operator, siteSeq: ChannelSeq, write: (tx: ChannelTx) => Promise<void>) {
  if (!(await findSiteCard(ctx, siteSeq))) throw refuse('NOT_FOUND')
  const site: Context = await ctx.at(siteSeq)
  await site.transaction(async (tx) => {
    await lockChannel(tx, siteSeq)
    await write(tx)
  })
  sayDecided(ctx, siteSeq)
  return null
}

/** The activity history of the owners names the decision. */
const decisionOf = (ctx: Operator, endpoint: Endpoint, facts: Facts) => ({
  userSeq: ctx.user.userSeq,
  role: 'OPR' as const,
  action: actionOf(endpoint),
  place: {},
  after: facts,
  createdAt: ctx.now(),
})

/** All processes and rendered pages follow what was decided. */
export function sayDecided(ctx: Operator, siteSeq: ChannelSeq) {
  sayChanged(ctx, siteSeq)
  ctx.ports.forgetPages(siteSeq, ['sites'])
}
