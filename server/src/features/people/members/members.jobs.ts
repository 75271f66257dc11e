import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { deleteChoices } from './consent.queries.ts'
import { removeMemo } from './member-list.queries.ts'
import { clearProfile, lockProfile } from './members.queries.ts'

/** Deletes a former member's profile on this site. */
export const forgetProfile = on('members.forgetProfile', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await removeMemo(tx, userSeq)
    await deleteChoices(tx, userSeq)
    const profile = await lockProfile(tx, userSeq)
    if (!profile) return
    const now = ctx.now()
    await replaceImages(tx, { before: [profile.profileImageFileSeq], after: [], now })
    await clearProfile(tx, userSeq)
  })
  ctx.ports.forgetPages(ctx.channelSeq, ['members', 'courses', 'reviews', 'notices', 'boards'])
})
