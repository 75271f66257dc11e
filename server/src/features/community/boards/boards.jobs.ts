import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { removeWritten } from './board-posts.queries.ts'

/** Deletes a former member's posts, comments and likes. */
export const forgetBoardPosts = on('boards.forgetPosts', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    const before = await removeWritten(tx, userSeq)
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['boards'])
})
