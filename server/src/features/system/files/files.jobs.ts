import { z } from 'zod'
import { enqueue, task, type Timer } from '../../../platform/jobs/tasks.ts'
import { removeUnshown } from './files.queries.ts'
import { removableBefore } from './files.rules.ts'

/** A job of its own, so that a crash after the row is gone leaves no bytes behind. */
export const removeBytes = task(
  'files.removeBytes',
  z.object({ storageKey: z.string() }),
  (ctx, { storageKey }) => ctx.ports.storage.removeFolder(storageKey),
)

/** What nothing shows goes a day after it came or was let go. */
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
