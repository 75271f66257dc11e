import { keysOf } from '../../values/records.ts'
import type { Permission, Role } from '../../http/permissions.ts'

/** Class staff who need no role on the site: manager, facilitator, assistant. */
export const classManagerTypes = ['MNG', 'FAC', 'CMG'] as const
export type ClassManagerType = (typeof classManagerTypes)[number]
/** All class staff: instructors and those above. */
export const classStaffTypes = ['TCH', ...classManagerTypes] as const
export type ClassStaffType = (typeof classStaffTypes)[number]

const writers = ['TCH', 'MNG'] as const
const helpers = ['TCH', 'MNG', 'CMG'] as const
const all = classStaffTypes

/** Permissions that a class role grants, in its own course only. They include neither money, learners' enrolments nor staff. */
const classPermissions = {
  CLASS_INFO_READ: all,
  CLASS_INFO_UPDATE: writers,
  CLASS_PUBLIC_READ: all,
  CLASS_PUBLIC_UPDATE: ['MNG'],
  CLASS_LIFECYCLE_UPDATE: ['MNG'],
  CLASS_STUDENT_READ: helpers,
  CLASS_QUESTIONS_READ: all,
  CLASS_QUESTIONS_UPDATE: helpers,
  CLASS_ROOM_UPDATE: all,
} as const satisfies Partial<Record<Permission, readonly ClassStaffType[]>>
const heldBy: Partial<Record<Permission, readonly ClassStaffType[]>> = classPermissions

/** The permissions of one class role. */
export const classPermissionsOf = (type: ClassStaffType): Permission[] =>
  keysOf(classPermissions).filter((key) => heldBy[key]?.includes(type))
/** The class roles that grant this permission. */
export const classHoldersOf = (key: Permission) => heldBy[key] ?? []

/** Whether a permission is checked per course. */
export const isClassKey = (key: string) => key.startsWith('CLASS_')

/** A person's role in one course. Instructors from the site's staff were not invited: their role on the site decides. */
export interface ClassRole {
  userTypeCd: ClassStaffType
  isInvited: boolean
}
interface ClassAuthority {
  role: Role | null
  keys: ReadonlySet<Permission>
  post: ClassRole | null
}

/** Whether a role on the site covers every course without a class role. */
export const reachesEveryClass = ({ role, keys }: Pick<ClassAuthority, 'role' | 'keys'>) =>
  role !== null && role !== 'TCH' && keys.has('SITE_CLASS_UPDATE')

/**
 * Whether a class role gives access to its course. An instructor who was not invited needs a role on the site. docs/rules.md R-287.
 */
export const isWorking = (post: ClassRole, role: Role | null) =>
  post.userTypeCd !== 'TCH' || post.isInvited || role !== null

/**
 * A person's permissions in one course. A site role that covers every course counts alone, and so does an instructor's role on the
 * site; everybody else holds the permissions of their class role in place of their site role's class permissions. docs/rules.md
 *
 */
export function keysInClass({ role, keys, post }: ClassAuthority): ReadonlySet<Permission> {
  if (!post || !isWorking(post, role) || reachesEveryClass({ role, keys })) return keys
  if (post.userTypeCd === 'TCH' && role !== null) return keys
  const ofSite = [...keys].filter((key) => !isClassKey(key))
  return new Set([...ofSite, ...classPermissionsOf(post.userTypeCd)])
}
