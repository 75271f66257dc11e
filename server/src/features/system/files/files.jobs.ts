import { z } from 'zod'
import { enqueue, task, type Timer } from '../../../platform/jobs/tasks.ts'
import { removeUnshown } from './files.queries.ts'
import { removableBefore } from './files.rules.ts'

/** A separate job, so that a crash after deleting the row leaves no bytes behind. */
export const removeBytes = task(
  'files.removeBytes',
  z.object({ storageKey: z.string() }),
  (ctx, { storageKey }) => ctx.ports.storage.removeFolder(storageKey),
)

/** Deletes files a day after they were uploaded or released, if nothing uses them. */
export const cleanupFiles: Timer = {
  name: 'files.tidy',
  cron: '10 * * * *',
  async visit(ctx) {
    await ctx.transaction(async (tx) => {
      for (const file of await removeUnshown(tx, removableBefore(ctx.now()), ctx.references.files)) {
        await enqueue(tx, removeBytes, { input: file })
      }
    })
    await ctx.ports.storage.cleanup(ctx.now())
  },
}
