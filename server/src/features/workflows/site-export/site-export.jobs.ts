import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { siteExported } from 'contract/workflows/site-export/events'
import { deletedAt, EXPORT_DAYS } from 'contract/workflows/site-export/site-export.rules'
import { seq } from 'contract/values/ids'
import { digestOf } from '../../../platform/archives/tar-file.ts'
import type { Context } from '../../../platform/context.ts'
import { isDiskFull } from '../../../platform/files/disk-full.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { emit, enqueue, heavyTask, task } from '../../../platform/jobs/tasks.ts'
import {
  finishExport,
  findExport,
  markDeleted,
  updatePercent,
  type SiteExportRow,
} from './site-export.queries.ts'
import { writeSiteArchive } from './write-archive.service.ts'

const Which = z.object({ siteExportSeq: seq('siteExport') })
const DAY_MS = 24 * 60 * 60_000

/** Deletes the file of an archive when its week is over. docs/rules.md R-1145. */
export const dropArchive = task('site-export.drop', Which, async (ctx, { siteExportSeq }) => {
  const row = await findExport(ctx.db, siteExportSeq)
  if (!row) return
  await ctx.ports.storage.remove(row.storageKey)
  await ctx.transaction((tx) => markDeleted(tx, siteExportSeq))
})

/** Writes an archive. One whose process was killed is begun anew under the same name. docs/rules.md R-1135. */
export const makeArchive = heavyTask('site-export.make', Which, async (ctx, { siteExportSeq }, signal) => {
  const row = await findExport(ctx.db, siteExportSeq)
  if (row?.state !== 'RUNNING') return
  const target = join(ctx.ports.workFolder, `export-${ctx.channelSeq}-${siteExportSeq}.tar`)
  try {
    await write(ctx, row, { target, signal })
  } catch (error) {
    if (!(error instanceof StorageFull || isDiskFull(error))) throw error
    await failExport(ctx, row)
  } finally {
    await rm(target, { force: true })
  }
})

interface Writing {
  target: string
  signal: AbortSignal
}
async function write(
  ctx: Context,
  { siteExportSeq, storageKey }: SiteExportRow,
  { target, signal }: Writing,
) {
  const { storage, secrets, workFolder, version } = ctx.ports
  let shown = 0
  const { files } = await writeSiteArchive({
    channelSeq: ctx.channelSeq,
    db: ctx.db,
    storage,
    secrets,
    workFolder,
    target,
    version,
    now: ctx.now(),
    async onProgress(percent) {
      signal.throwIfAborted()
      if (percent === shown) return
      shown = percent
      await updatePercent(ctx.db, siteExportSeq, percent)
    },
  })
  const sha256 = await digestOf(createReadStream(target))
  const { size: bytes } = await stat(target)
  await storage.moveIn(storageKey, target)
  const isFinished = await ctx.transaction(async (tx) => {
    const finishedAt = ctx.now()
    const expiresAt = deletedAt(finishedAt)
    const ready = { state: 'READY', percent: 100, finishedAt, expiresAt, bytes, files, sha256 } as const
    if (!(await finishExport(tx, siteExportSeq, ready))) return false
    await enqueue(tx, dropArchive, { input: { siteExportSeq }, delayMs: EXPORT_DAYS * DAY_MS })
    await emit(tx, siteExported, { siteExportSeq })
    return true
  })
  // It was given up meanwhile.
  if (!isFinished) await storage.remove(storageKey)
}

/** Nothing is retried by itself where the disk is full: the owner begins anew once there is space. */
async function failExport(ctx: Context, { siteExportSeq, storageKey }: SiteExportRow) {
  await ctx.ports.storage.remove(storageKey)
  await ctx.transaction(async (tx) => {
    if (await finishExport(tx, siteExportSeq, { state: 'FAILED', finishedAt: ctx.now() }))
      await emit(tx, siteExported, { siteExportSeq })
  })
}
