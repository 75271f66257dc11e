import { z } from 'zod'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { deleteUnusedImages } from './images.queries.ts'

const UNUSED_MS = 86_400_000
/** Forgets pictures of friend-talk that no campaign has a day after they were handed over. docs/rules.md R-1096. */
export const forgetImages = (tx: ChannelTx, now: Date) =>
  deleteUnusedImages(tx, new Date(now.getTime() - UNUSED_MS))

export const forgetUnusedImages = task('campaigns.forgetImages', z.object({}), async (ctx) => {
  await ctx.transaction((tx) => forgetImages(tx, ctx.now()))
})

/** Looks a day later whether anything shows what is handed over now; a minute on top, so that the day is over. */
export const forgetLater = (tx: ChannelTx) =>
  enqueue(tx, forgetUnusedImages, { input: {}, delayMs: UNUSED_MS + 60_000 })
