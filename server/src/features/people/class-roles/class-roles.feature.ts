import { refusals } from 'contract/people/class-roles/refusals'
import { feature } from '../../../platform/feature.ts'
import { leaveClasses } from './class-roles.jobs.ts'
import { findClassRoles } from './class-roles.public.ts'
import { mergeClassRoles } from './merge-accounts.queries.ts'

/** Roles of people in one class, and the permissions that follow. */
export const classRoles = feature({
  refusals,
  listeners: [leaveClasses],
  findClassRoles,
  mergeAccounts: { onSite: mergeClassRoles },
  userColumns: { course_staff: ['user_seq'] },
})
