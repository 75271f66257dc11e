import {
  cancellableStates,
  neededBytes,
  neededForUpload,
  isCancellable,
} from 'contract/workflows/site-import/site-import.rules'
import type { ArchiveContents } from 'contract/workflows/site-import/schemas'
import type { SiteImportSeq } from 'contract/values/ids'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { hasRoom } from '../../../platform/files/resumable-uploads.ts'
import { removeUpload, uploadFolder } from '../../../platform/files/upload-folder.ts'
import { enqueuePlatform } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { ticketFor, UPLOADS } from './archive-upload.service.ts'
import { checkArchive, importArchive } from './site-import.jobs.ts'
import {
  changeImport,
  countImports,
  findImport,
  findImports,
  insertImport,
  type SiteImportRow,
} from './site-import.queries.ts'

type Line = Awaited<ReturnType<typeof findImports>>[number]
async function lineOf(ctx: PlatformContext, { channelSeq, requestedBy, ...row }: Line) {
  const card = channelSeq === null ? null : await findSiteCard(ctx, channelSeq)
  return {
    ...row,
    requestedBy: shownName(requestedBy, ctx.language),
    site: channelSeq !== null && card ? { channelSeq, ...card } : null,
  }
}

export async function listImports(ctx: PlatformContext, query: { page: number; size: number }) {
  const rows = await findImports(ctx.platform, query)
  const list = []
  for (const row of rows) list.push(await lineOf(ctx, row))
  return { list, ...(await countImports(ctx.platform)) }
}

export async function readImport(ctx: PlatformContext, siteImportSeq: SiteImportSeq) {
  const row = await requireImport(ctx, siteImportSeq)
  const waits = row.contents && (row.state === 'READY' || row.state === 'FAILED') ? row.contents : null
  return {
    ...row,
    ...(await lineOf(ctx, row)),
    contents: row.contents && { ...row.contents, createdAt: new Date(row.contents.createdAt) },
    space: waits && { needed: neededBytes(waits), free: await ctx.ports.storage.freeBytes() },
  }
}

/** Nothing is uploaded that the disk would not hold. docs/rules.md R-1286. */
export async function createImport(
  ctx: SignedIn<PlatformContext>,
  file: { fileName: string; fileSize: number },
) {
  if (!(await hasRoom(uploadFolder(ctx.ports.settings.dataDir), neededForUpload(file.fileSize))))
    throw refuse('STORAGE_FULL')
  const requested = { requestedByUserSeq: ctx.user.userSeq, requestedAt: ctx.now() }
  const siteImportSeq = await ctx.transaction((tx) => insertImport(tx, { ...file, ...requested }))
  if (siteImportSeq === null) throw refuse('SITE_IMPORT_OPEN')
  return { siteImportSeq }
}

export async function openUpload(ctx: PlatformContext, siteImportSeq: SiteImportSeq) {
  const { state, fileSize } = await requireImport(ctx, siteImportSeq)
  if (state !== 'UPLOADING') throw refuse('SITE_IMPORT_MOVED_ON')
  return { uploadUrl: UPLOADS, ticket: ticketFor(ctx, { siteImportSeq, fileSize }) }
}

/** Nothing is written before the disk has space for all of it. docs/rules.md R-1286. */
export async function startImport(ctx: PlatformContext, siteImportSeq: SiteImportSeq) {
  const { state, contents } = await requireImport(ctx, siteImportSeq)
  if (state !== 'READY' && state !== 'FAILED') throw refuse('SITE_IMPORT_MOVED_ON')
  if (contents) await requireSpace(ctx, contents)
  await ctx.transaction(async (tx) => {
    const next = contents ? 'IMPORTING' : 'CHECKING'
    const change = { state: next, percent: 0, fault: null, detail: null } as const
    if (!(await changeImport(tx, { siteImportSeq, from: [state], now: ctx.now() }, change)))
      throw refuse('SITE_IMPORT_MOVED_ON')
    const job = contents ? importArchive : checkArchive
    await enqueuePlatform(tx, job, { input: { siteImportSeq } })
  })
  return null
}

async function requireSpace(ctx: PlatformContext, contents: ArchiveContents) {
  if ((await ctx.ports.storage.freeBytes()) < neededBytes(contents)) throw refuse('STORAGE_FULL')
}

export async function cancelImport(ctx: PlatformContext, siteImportSeq: SiteImportSeq) {
  const { state, uploadId } = await requireImport(ctx, siteImportSeq)
  if (!isCancellable(state)) throw refuse('SITE_IMPORT_MOVED_ON')
  const transition = { siteImportSeq, from: cancellableStates, now: ctx.now() }
  const change = { state: 'CANCELLED', fault: null, detail: null, percent: 0 } as const
  if (!(await ctx.transaction((tx) => changeImport(tx, transition, change))))
    throw refuse('SITE_IMPORT_MOVED_ON')
  if (uploadId) await removeUpload(ctx.ports.settings.dataDir, uploadId)
  return null
}

async function requireImport(ctx: PlatformContext, siteImportSeq: SiteImportSeq): Promise<SiteImportRow> {
  const row = await findImport(ctx.platform, siteImportSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}
