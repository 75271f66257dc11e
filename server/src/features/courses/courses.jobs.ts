import type { Timer } from '../../platform/jobs/tasks.ts'
import { changeCourse, findOverdueReviews, findOverdueTrash } from './courses.queries.ts'

/** What lay in the trash for seven days is gone; its address answers so. */
export const emptyTrash: Timer = {
  name: 'courses.emptyTrash',
  cron: '20 4 * * *',
  async visit(ctx) {
    const now = ctx.now()
    for (const { courseSeq } of await findOverdueTrash(ctx.db, now)) {
      await ctx.transaction((tx) => changeCourse(tx, courseSeq, { state: 'PURGED', updatedAt: now }))
    }
  },
}

/** A class that nobody looked at in the time promised to its teacher is published. */
export const publishUnreviewed: Timer = {
  name: 'courses.publishUnreviewed',
  cron: '*/10 * * * *',
  async visit(ctx) {
    const now = ctx.now()
    for (const { courseSeq } of await findOverdueReviews(ctx.db, now)) {
      const change = { state: 'PUBLISHED', publishedAt: now, autoPublishAt: null, updatedAt: now } as const
      await ctx.transaction((tx) => changeCourse(tx, courseSeq, change))
      ctx.ports.forgetPages(ctx.channelSeq, ['courses'])
    }
  },
}
