import type { Timer } from '../../platform/jobs/tasks.ts'
import { changeCourse, findOverdueTrash } from './courses.queries.ts'

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
