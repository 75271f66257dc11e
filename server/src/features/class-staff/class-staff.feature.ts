import { memberLeft } from 'contract/people/members/events'
import { feature } from '../../platform/feature.ts'
import { on } from '../../platform/jobs/tasks.ts'
import { endPosts } from '../courses/course-staff.public.ts'
import { classStaffRoutes } from './class-staff.routes.ts'

/** Whoever leaves the site works on none of its classes, also when they come back. */
const leaveClasses = on('classStaff.leaveClasses', memberLeft, (ctx, { userSeq }) =>
  ctx.transaction((tx) => endPosts(tx, userSeq)),
)

export const classStaff = feature({ routes: classStaffRoutes, listeners: [leaveClasses] })
