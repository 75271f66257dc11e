import { seoulDay } from 'contract/values/korea-time'
import { isGivenUp, nextExportAt } from 'contract/workflows/site-export/site-export.rules'
import type { SiteExportSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findNames } from '../../people/members/members.public.ts'
import { addressOf } from './archive-address.service.ts'
import { makeArchive } from './site-export.jobs.ts'
import { findExport, findExports, finishExport, insertExport, lockLatest } from './site-export.queries.ts'

export async function listExports(ctx: Context) {
  const rows = await findExports(ctx.db)
  const names = await findNames(ctx, [...new Set(rows.map((row) => row.requestedByUserSeq))])
  const list = rows.map((row) => ({ ...row, requestedBy: names.get(row.requestedByUserSeq) ?? '' }))
  return { list, nextAt: nextExportAt(rows[0], ctx.now()) }
}

/** Begins an archive: one at a time, and one an hour. docs/rules.md R-1145. */
export async function requestExport(ctx: MemberContext) {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const latest = await lockLatest(tx)
    const isOver = latest && isGivenUp(latest, now)
    if (isOver) await finishExport(tx, latest.siteExportSeq, { state: 'FAILED', finishedAt: now })
    else if (latest?.state === 'RUNNING') throw refuse('EXPORT_RUNNING')
    if (nextExportAt(latest, now)) throw refuse('EXPORT_TOO_SOON')
    const siteExportSeq = await insertExport(tx, {
      requestedByUserSeq: ctx.user.userSeq,
      requestedAt: now,
      storageKey: `channels/${ctx.channelSeq}/exports/${crypto.randomUUID()}.tar`,
    })
    await enqueue(tx, makeArchive, { input: { siteExportSeq } })
  })
  return null
}

export async function openExport(ctx: Context, siteExportSeq: SiteExportSeq) {
  const row = await findExport(ctx.db, siteExportSeq)
  if (!row) throw refuse('NOT_FOUND')
  if (row.state !== 'READY' || !row.expiresAt || row.expiresAt <= ctx.now()) throw refuse('EXPORT_GONE')
  const fileName = `seodang-site-${ctx.channelSeq}-${seoulDay(row.requestedAt)}.tar`
  return { fileName, url: addressOf(ctx, { key: row.storageKey, fileName }) }
}
