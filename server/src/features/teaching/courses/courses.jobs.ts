import type { Timer } from '../../../platform/jobs/tasks.ts'
import { purge } from './course-trash.service.ts'
import { decideReview } from './course-reviews.public.ts'
import { findOverdueReviews, lockOverdueTrash } from './courses.queries.ts'

/** Purges courses after seven days in the trash, with their pictures; their URLs reply that they were deleted. */
export const emptyTrash: Timer = {
  name: 'courses.emptyTrash',
  cron: '20 4 * * *',
  visit: (ctx) => ctx.transaction(async (tx) => purge(ctx, tx, await lockOverdueTrash(tx, ctx.now()))),
}

/** Publishes a submitted course, once, when the announced time for its review is over. */
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
