import { refusals } from 'contract/people/class-roles/refusals'
import { feature } from '../../../platform/feature.ts'
import { leaveClasses } from './class-roles.jobs.ts'
import { findClassRoles } from './class-roles.public.ts'

/** Roles of people in one class, and the permissions that follow. */
export const classRoles = feature({
  refusals,
  listeners: [leaveClasses],
  findClassRoles,
  userColumns: { course_staff: ['user_seq'] },
})
