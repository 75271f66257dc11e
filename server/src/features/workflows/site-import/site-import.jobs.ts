import { z } from 'zod'
import type { ArchiveFault } from 'contract/workflows/site-import/site-import.rules'
import { seq } from 'contract/values/ids'
import { ArchiveRefused } from '../../../platform/archives/site-archives.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { isDiskFull } from '../../../platform/files/disk-full.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { removeUpload, uploadPath } from '../../../platform/files/upload-folder.ts'
import { heavyPlatformTask } from '../../../platform/jobs/tasks.ts'
import { outageOf } from '../../../platform/outages.ts'
import { sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { changeImport, findImport, finishImport, type SiteImportRow } from './site-import.queries.ts'

const Which = z.object({ siteImportSeq: seq('siteImport') })
type Step = 'CHECKING' | 'IMPORTING'
interface Running {
  row: SiteImportRow & { uploadId: string }
  step: Step
  signal: AbortSignal
}

/** Reads an archive that has arrived, and says what is in it. */
export const checkArchive = heavyPlatformTask('site-import.check', Which, (ctx, { siteImportSeq }, signal) =>
  inStep(ctx, { siteImportSeq, step: 'CHECKING', signal }, async (running) => {
    const { now, ports } = ctx
    const contents = await ports.siteArchives.inspect(workOf(ctx, running))
    await ctx.transaction((tx) =>
      changeImport(
        tx,
        { siteImportSeq, from: ['CHECKING'], now: now() },
        { state: 'READY', percent: 100, contents },
      ),
    )
  }),
)

/** Opens the site of an archive. One whose process was killed begins anew; until it ends nothing of the site is there. docs/rules.md R-1287. */
export const importArchive = heavyPlatformTask('site-import.open', Which, (ctx, { siteImportSeq }, signal) =>
  inStep(ctx, { siteImportSeq, step: 'IMPORTING', signal }, async (running) => {
    const { channelSeq } = await ctx.ports.siteArchives.open({
      ...workOf(ctx, running),
      async finish(write, imported) {
        const isDone = await finishImport(write, { siteImportSeq, ...imported, now: ctx.now() })
        if (isDone !== 1) throw new Error('the import is over already')
      },
    })
    sayChannelChanged(ctx.ports.bus, channelSeq)
    await removeUpload(ctx.ports.settings.dataDir, running.row.uploadId)
  }),
)

function workOf(ctx: PlatformContext, { row: { siteImportSeq, uploadId }, step, signal }: Running) {
  let last = 0
  return {
    file: uploadPath(ctx.ports.settings.dataDir, uploadId),
    now: ctx.now(),
    async onProgress(percent: number) {
      signal.throwIfAborted()
      if (percent === last) return
      last = percent
      await ctx.transaction((tx) =>
        changeImport(tx, { siteImportSeq, from: [step], now: ctx.now() }, { percent }),
      )
    },
  }
}

interface Beginning {
  siteImportSeq: SiteImportRow['siteImportSeq']
  step: Step
  signal: AbortSignal
}
/** Runs a step and writes down why it did not succeed. */
async function inStep(
  ctx: PlatformContext,
  { siteImportSeq, step, signal }: Beginning,
  work: (running: Running) => Promise<void>,
) {
  const row = await findImport(ctx.platform, siteImportSeq)
  if (!row?.uploadId) return
  // It was done, and the process died before it deleted the file.
  if (row.state === 'DONE' || row.state === 'REFUSED') await drop(ctx, row.uploadId)
  if (row.state !== step) return
  try {
    await work({ row: { ...row, uploadId: row.uploadId }, step, signal })
  } catch (error) {
    // The job runs again when the process starts again, or the database is back.
    if (signal.aborted || outageOf(error) === 'UNAVAILABLE') throw error
    const { fault, detail } = reasonOf(error)
    const isOfArchive = error instanceof ArchiveRefused
    const change = { state: isOfArchive ? 'REFUSED' : 'FAILED', fault, detail, percent: 0 } as const
    await ctx.transaction((tx) => changeImport(tx, { siteImportSeq, from: [step], now: ctx.now() }, change))
    if (isOfArchive) await drop(ctx, row.uploadId)
  }
}

const drop = (ctx: PlatformContext, uploadId: string) => removeUpload(ctx.ports.settings.dataDir, uploadId)

const LONGEST_DETAIL = 1000
function reasonOf(error: unknown): { fault: ArchiveFault; detail: string | null } {
  if (error instanceof ArchiveRefused)
    return { fault: error.fault, detail: error.message.slice(0, LONGEST_DETAIL) }
  if (error instanceof StorageFull || isDiskFull(error)) return { fault: 'NO_SPACE', detail: null }
  const detail = error instanceof Error ? error.message : String(error)
  return { fault: 'INTERRUPTED', detail: detail.slice(0, LONGEST_DETAIL) }
}
