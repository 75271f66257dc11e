import type { Translations } from '../i18n/translations.ts'
import type { Role } from './permissions.ts'

/** Who holds a permission from the start. */
export const allStaff = ['OWN', 'MNG', 'TCH'] as const
export const managers = ['OWN', 'MNG'] as const
export const owners = ['OWN'] as const

/** How the screen of roles groups permissions. */
export const permissionGroups = ['site', 'class', 'student', 'member', 'community', 'money', 'staff'] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** What owners choose from. */
export interface OfferedPermission {
  heldBy: readonly Role[]
  /** `notForTeachers`: asked for every class of the site. `always`: without it nobody would get in to use the others. */
  rule?: 'notForTeachers' | 'always'
  group: PermissionGroup
  /** Where it stands in its group. */
  order: number
  /** What it lets somebody do. */
  label: Translations[string]
}

/** Stays with the owners, whatever a site decides: who owns it, and what it costs them. */
interface OwnersPermission {
  heldBy: readonly Role[]
  rule: 'ownersOnly'
}
export type PermissionDeclaration = OfferedPermission | OwnersPermission

/** What a feature declares in its `permissions.ts`, collected by `npm run collect`. */
export type PermissionDeclarations = Readonly<Record<string, PermissionDeclaration>>
