import type { Translations } from '../i18n/translations.ts'
import type { Role } from './permissions.ts'

/** The roles that hold a permission by default. */
export const allStaff = ['OWN', 'MNG', 'TCH'] as const
export const managers = ['OWN', 'MNG'] as const
export const owners = ['OWN'] as const

/** The groups of permissions on the settings screen of roles. */
export const permissionGroups = ['site', 'class', 'student', 'member', 'community', 'money', 'staff'] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** A permission that owners can grant or revoke. */
export interface OfferedPermission {
  heldBy: readonly Role[]
  /**
   * `notForTeachers`: never for instructors, because it covers every course of the site. `always`: fixed, because the role could
   * not enter the management area without it.
   */
  rule?: 'notForTeachers' | 'always'
  group: PermissionGroup
  /** The position in its group. */
  order: number
  /** The label of the permission. */
  label: Translations[string]
}

/** Reserved for owners, whatever a site decides: ownership and the site's own costs. */
interface OwnersPermission {
  heldBy: readonly Role[]
  rule: 'ownersOnly'
}
export type PermissionDeclaration = OfferedPermission | OwnersPermission

/** The declarations in a feature's `permissions.ts`, collected by `npm run collect`. */
export type PermissionDeclarations = Readonly<Record<string, PermissionDeclaration>>
