import { stat } from 'node:fs/promises'
import type { PlatformContext } from '../../../platform/context.ts'
import { UPLOAD_SECONDS } from '../../../platform/files/resumable-uploads.ts'
import { signKey } from '../../../platform/files/signature.ts'
import { uploadPath } from '../../../platform/files/upload-folder.ts'
import { enqueuePlatform } from '../../../platform/jobs/tasks.ts'
import { checkArchive } from './site-import.jobs.ts'
import { changeImport, findImport } from './site-import.queries.ts'
import { importOf, ticketSubject, type ArchiveUpload } from './upload-ticket.service.ts'

/** Beside the address of videos, with which it shares its way through proxies. */
export const UPLOADS = '/tus/archives'

export function ticketFor({ ports, now }: PlatformContext, upload: ArchiveUpload) {
  const subject = ticketSubject(upload)
  const secret = ports.secrets.keyFor('upload-ticket')
  const { expires, signature } = signKey(secret, subject, { seconds: UPLOAD_SECONDS, now: now() })
  return `${subject}/${expires}/${signature}`
}

/** Hands an archive that has arrived whole to the check. The process may have died after the last byte, so others ask as well. */
export async function receiveArchive(ctx: PlatformContext, uploadId: string) {
  const siteImportSeq = importOf(uploadId)
  const row = siteImportSeq && (await findImport(ctx.platform, siteImportSeq))
  if (!row || row.state !== 'UPLOADING' || row.uploadId !== uploadId) return
  const found = await stat(uploadPath(ctx.ports.settings.dataDir, uploadId)).catch(() => null)
  if (found?.size !== row.fileSize) return
  await ctx.transaction(async (tx) => {
    const transition = { siteImportSeq, from: ['UPLOADING' as const], now: ctx.now() }
    if (!(await changeImport(tx, transition, { state: 'CHECKING', percent: 0 }))) return
    await enqueuePlatform(tx, checkArchive, { input: { siteImportSeq } })
  })
}
