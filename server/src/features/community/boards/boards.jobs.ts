import { TEMP_POST_DAYS } from 'contract/community/boards/boards.rules'
import { memberErased } from 'contract/people/members/events'
import { courseCopied, coursePurged } from 'contract/teaching/courses/state.events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { anonymizeMentions } from './board-mentions.service.ts'
import { anonymizePostMentions } from './post-mentions.service.ts'
import { copyBoards, deletePostsOfClass } from './class-copies.queries.ts'
import { removeWritten } from './former-members.queries.ts'
import { deleteOldTempPosts, deleteTempPostsOf } from './temp-posts.queries.ts'

/** Deletes a former member's posts, comments and likes. */
export const forgetBoardPosts = on('boards.forgetPosts', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await deleteTempPostsOf(tx, userSeq)
    await anonymizeMentions(tx, userSeq)
    await anonymizePostMentions(tx, userSeq)
    const before = await removeWritten(tx, userSeq)
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['boards'])
})

/** A copied class has the boards of the original, empty. docs/rules.md R-303. */
export const copyClassBoards = on('boards.copyOfClass', courseCopied, async (ctx, { courseSeq, copySeq }) => {
  const copies = { from: courseSeq, to: copySeq, createdAt: ctx.now() }
  await ctx.transaction((tx) => copyBoards(tx, copies))
})

/** Nobody reads what was written in a class that was removed for good. */
export const emptyClassBoards = on('boards.emptyClass', coursePurged, async (ctx, { courseSeq }) => {
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    const before = await deletePostsOfClass(tx, courseSeq, now)
    await replaceImages(tx, { before, after: [], now })
  })
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
