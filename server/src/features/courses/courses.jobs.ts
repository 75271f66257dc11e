import type { Timer } from '../../platform/jobs/tasks.ts'
import { swapPictures } from '../files/files.public.ts'
import { decideReview } from './course-reviews.public.ts'
import { changeCourse, findOverdueReviews, lockOverdueTrash } from './courses.queries.ts'

/** What lay in the trash for seven days is gone, with its picture; its address answers so. */
export const emptyTrash: Timer = {
  name: 'courses.emptyTrash',
  cron: '20 4 * * *',
  async visit(ctx) {
    const now = ctx.now()
    const gone = { state: 'PURGED', imageFileSeq: null, updatedAt: now } as const
    await ctx.transaction(async (tx) => {
      const overdue = await lockOverdueTrash(tx, now)
      await swapPictures(tx, { before: overdue.map(({ imageFileSeq }) => imageFileSeq), after: [], now })
      for (const { courseSeq } of overdue) await changeCourse(tx, courseSeq, gone)
    })
  },
}

/** A class that nobody looked at in the time promised to its teacher is published, once. */
export const publishUnreviewed: Timer = {
  name: 'courses.publishUnreviewed',
  cron: '*/10 * * * *',
  async visit(ctx) {
    const answer = { verdict: 'AUTO', reason: null, by: null } as const
    for (const { courseSeq } of await findOverdueReviews(ctx.db, ctx.now())) {
      const isNew = await ctx.transaction((tx) => decideReview(ctx, tx, { ...answer, courseSeq }))
      if (isNew) ctx.ports.forgetPages(ctx.channelSeq, ['courses'])
    }
  },
}
