import { refusals } from 'contract/people/staff/refusals'
import { notificationTexts } from 'contract/people/staff/notifications.messages'
import type { Access } from 'contract/http/endpoint'
import { permissionNamed, type Permission } from 'contract/http/permissions'
import { feature, type Feature } from '../../../platform/feature.ts'
import { mergeRemovals } from './merge-accounts.queries.ts'
import { forgetInRecord, forgetInvitations } from './retention.jobs.ts'
import { carryOutRemovals } from './owner-removals.service.ts'
import { roleRoutes } from './staff.routes.ts'

/** Permissions checked inside handlers, where the decision depends on more than the call. */
const grantedByFeatures: readonly Permission[] = ['SITE_CONSOLE_READ', 'SITE_CLASS_UPDATE']

/** Staff of a site: roles, permissions, invitations, owners, the record of what staff did. */
export function staff(others: readonly Feature[]) {
  const own = feature({
    refusals,
    routes: roleRoutes(() => inUse),
    listeners: [forgetInRecord],
    timers: [forgetInvitations, carryOutRemovals],
    notificationTexts,
    mergeAccounts: { onSite: mergeRemovals },
    userColumns: {
      owner_removals: ['user_seq', 'requested_by_user_seq'],
      staff_actions: ['user_seq'],
      staff_invitations: ['invited_by_user_seq'],
    },
  })
  const guards = [...others, own].flatMap(({ routes }) =>
    routes.flatMap(({ endpoint: { access, alsoFor } }) => [access, ...alsoFor]),
  )
  const inUse = [...new Set([...guards.flatMap(asKey), ...grantedByFeatures])]
  return own
}
const asKey = (access: Access) => permissionNamed(access) ?? []
