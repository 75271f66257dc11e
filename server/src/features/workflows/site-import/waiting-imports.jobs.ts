import { isAbandoned } from 'contract/workflows/site-import/site-import.rules'
import { lastReceivedAt, removeUpload } from '../../../platform/files/upload-folder.ts'
import type { PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { receiveArchive } from './archive-upload.service.ts'
import { changeImport, findWaitingImports } from './site-import.queries.ts'

/** Goes on with archives that arrived as a process died, and deletes those with which nobody goes on. docs/rules.md R-1285. */
export const cleanupImports: PlatformTimer = {
  name: 'site-import.cleanup',
  cron: '*/5 * * * *',
  async run(ctx) {
    const { dataDir } = ctx.ports.settings
    for (const { siteImportSeq, state, uploadId, changedAt } of await findWaitingImports(ctx.platform)) {
      if (uploadId) await receiveArchive(ctx, uploadId)
      const received = uploadId && state === 'UPLOADING' ? await lastReceivedAt(dataDir, uploadId) : null
      const touchedAt = received && received > changedAt ? received : changedAt
      if (!isAbandoned(state, touchedAt, ctx.now())) continue
      const transition = { siteImportSeq, from: [state], now: ctx.now() }
      const isCancelled = await ctx.transaction((tx) =>
        changeImport(tx, transition, { state: 'CANCELLED', fault: null, detail: null }),
      )
      if (isCancelled && uploadId) await removeUpload(dataDir, uploadId)
    }
  },
}
