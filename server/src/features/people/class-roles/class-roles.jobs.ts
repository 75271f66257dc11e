import { memberLeft } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { endPosts } from './class-roles.public.ts'

/** A member who leaves the site loses their class roles, also for a later return. */
export const leaveClasses = on('classStaff.leaveClasses', memberLeft, (ctx, { userSeq }) =>
  ctx.transaction((tx) => endPosts(tx, userSeq)),
)
