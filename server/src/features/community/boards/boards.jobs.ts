import { TEMP_POST_DAYS } from 'contract/community/boards/boards.rules'
import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { removeWritten } from './board-posts.queries.ts'
import { deleteOldTempPosts, deleteTempPostsOf } from './temp-posts.queries.ts'

/** Deletes a former member's posts, comments and likes. */
export const forgetBoardPosts = on('boards.forgetPosts', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await deleteTempPostsOf(tx, userSeq)
    const before = await removeWritten(tx, userSeq)
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['boards'])
})

const DAY = 86_400_000
/** Deletes what nobody went on writing. docs/rules.md R-1056. */
export const dropOldTempPosts: Timer = {
  name: 'boards.dropOldTempPosts',
  cron: '40 4 * * *',
  async visit(ctx) {
    await deleteOldTempPosts(ctx.db, new Date(ctx.now().getTime() - TEMP_POST_DAYS * DAY))
  },
}
