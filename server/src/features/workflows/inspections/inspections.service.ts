import { actionOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/inspections/api'
import { inspectionAnswered, inspectionRequested } from 'contract/workflows/inspections/events'
import { endOfInspection, stateNow } from 'contract/workflows/inspections/inspections.rules'
import type { ChannelSeq, SiteInspectionSeq } from 'contract/values/ids'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import {
  findInspections,
  insertInspection,
  lockOf,
  lockOne,
  updateInspection,
} from './inspections.queries.ts'

type Operator = SignedIn<PlatformContext>
type Row = Awaited<ReturnType<typeof findInspections>>[number]

const viewOf =
  ({ language, now }: Pick<PlatformContext, 'language' | 'now'>) =>
  (row: Row) => ({
    ...row,
    state: stateNow(row, now()),
    requestedBy: shownName(row.requestedBy, language),
    decidedBy: row.decidedBy && shownName(row.decidedBy, language),
  })

export const listInspections = async (ctx: MemberContext) => ({
  list: (await findInspections(ctx.platform, ctx.channelSeq, null)).map(viewOf(ctx)),
})

/** For the bar in the management area. */
export async function readInspection(ctx: MemberContext) {
  const rows = await findInspections(ctx.platform, ctx.channelSeq, null)
  const running = rows.filter((row) => stateNow(row, ctx.now()) === 'ALLOWED')
  const isMine = (row: Row) => ctx.user.isInspecting && row.requestedByUserSeq === ctx.user.userSeq
  const shown = running.find(isMine) ?? running[0]
  return {
    inspection: shown?.endsAt ? { isMine: isMine(shown), endsAt: shown.endsAt } : null,
  }
}

export const allowInspection = (ctx: MemberContext, siteInspectionSeq: SiteInspectionSeq) =>
  answer(ctx, siteInspectionSeq, true)
export const refuseInspection = (ctx: MemberContext, siteInspectionSeq: SiteInspectionSeq) =>
  answer(ctx, siteInspectionSeq, false)

/** Owners answer a request once; what they allowed they may end. docs/rules.md R-1153. */
async function answer(ctx: MemberContext, siteInspectionSeq: SiteInspectionSeq, isAllowed: boolean) {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const found = await lockOne(tx, siteInspectionSeq)
    const state = found ? stateNow(found, now) : 'ENDED'
    if (state === 'ALLOWED' && !isAllowed) {
      await updateInspection(tx, siteInspectionSeq, { state: 'ENDED', endedAt: now })
      return
    }
    if (state !== 'REQUESTED') throw refuse('INSPECTION_OVER')
    const by = { decidedAt: now, decidedByUserSeq: ctx.user.userSeq }
    const change = isAllowed
      ? { ...by, state: 'ALLOWED' as const, endsAt: endOfInspection(now) }
      : { ...by, state: 'REFUSED' as const }
    await updateInspection(tx, siteInspectionSeq, change)
    await emit(tx, inspectionAnswered, { siteInspectionSeq, isAllowed })
  })
  return null
}

export async function listOwn(ctx: Operator, siteSeq: ChannelSeq) {
  const card = await findSiteCard(ctx, siteSeq)
  if (!card) throw refuse('NOT_FOUND')
  const rows = await findInspections(ctx.platform, siteSeq, ctx.user.userSeq)
  return { list: rows.map(viewOf(ctx)), url: `${card.domain}/authcallback?next=/settings` }
}

export async function requestInspection(ctx: Operator, siteSeq: ChannelSeq, reason: string) {
  if (!(await findSiteCard(ctx, siteSeq))) throw refuse('NOT_FOUND')
  const site = await ctx.at(siteSeq)
  const now = ctx.now()
  const { userSeq } = ctx.user
  await site.transaction(async (tx) => {
    await lockChannel(tx, siteSeq)
    const open = await lockOf(tx, userSeq)
    if (open && stateNow(open, now) !== 'ENDED') throw refuse('INSPECTION_OPEN')
    if (open) await updateInspection(tx, open.siteInspectionSeq, { state: 'ENDED', endedAt: now })
    const siteInspectionSeq = await insertInspection(tx, {
      reason,
      requestedAt: now,
      requestedByUserSeq: userSeq,
    })
    await insertStaffAction(tx, {
      userSeq,
      role: 'OPR',
      action: actionOf(api.requestInspection),
      place: { siteInspectionSeq },
      after: { reason },
      createdAt: now,
    })
    await emit(tx, inspectionRequested, { siteInspectionSeq })
  })
  return null
}

export async function endInspection(ctx: Operator, siteSeq: ChannelSeq) {
  if (!(await findSiteCard(ctx, siteSeq))) throw refuse('NOT_FOUND')
  const site = await ctx.at(siteSeq)
  const now = ctx.now()
  await site.transaction(async (tx) => {
    const open = await lockOf(tx, ctx.user.userSeq)
    if (!open || stateNow(open, now) === 'ENDED') throw refuse('INSPECTION_OVER')
    await updateInspection(tx, open.siteInspectionSeq, { state: 'ENDED', endedAt: now })
  })
  return null
}
