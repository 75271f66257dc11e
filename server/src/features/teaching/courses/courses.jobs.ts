import type { Timer } from '../../../platform/jobs/tasks.ts'
import { purge } from './course-trash.service.ts'
import { decideReview } from './course-reviews.public.ts'
import { findOverdueReviews, lockOverdueTrash } from './courses.queries.ts'

/** What lay in the trash for seven days is gone, with its picture; its address answers so. */
export const emptyTrash: Timer = {
  name: 'courses.emptyTrash',
  cron: '20 4 * * *',
  visit: (ctx) => ctx.transaction(async (tx) => purge(ctx, tx, await lockOverdueTrash(tx, ctx.now()))),
}

/** A class that nobody looked at in the time promised to its teacher is published, once. */
export const publishUnreviewed: Timer = {
  name: 'courses.publishUnreviewed',
  cron: '*/10 * * * *',
  isSelective: true,
  async visit(ctx) {
    const answer = { verdict: 'AUTO', reason: null, by: null } as const
    for (const { courseSeq } of await findOverdueReviews(ctx.db, ctx.now())) {
      const isNew = await ctx.transaction((tx) => decideReview(ctx, tx, { ...answer, courseSeq }))
      if (isNew) ctx.ports.forgetPages(ctx.channelSeq, ['courses'])
    }
  },
}
