import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { removeWritten } from './board-posts.queries.ts'

/** Deletes a former member's posts, comments and likes. */
export const forgetBoardPosts = on('boards.forgetPosts', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction((tx) => removeWritten(tx, userSeq))
  ctx.ports.forgetPages(ctx.channelSeq, ['boards'])
})
