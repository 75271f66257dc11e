import { feature } from '../../../platform/feature.ts'
import { leaveClasses } from './class-roles.jobs.ts'
import { findClassRoles } from './class-roles.public.ts'

export const classRoles = feature({
  listeners: [leaveClasses],
  findClassRoles,
  userColumns: { course_staff: ['user_seq'] },
})
