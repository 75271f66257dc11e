import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { dropPicturesOf } from './review-pictures.service.ts'
import { deleteReportsBy } from './review-reports.queries.ts'

/** Deletes the pictures of a former member and what they reported; the words stay without their name. */
export const forgetPictures = on('reviews.forgetPictures', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await deleteReportsBy(tx, userSeq)
    await dropPicturesOf(ctx, tx, userSeq)
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['reviews'])
})
