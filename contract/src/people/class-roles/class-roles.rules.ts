import { keysOf } from '../../http/endpoint.ts'
import type { Permission, Role } from '../../http/permissions.ts'

/** Who supports one class without belonging to the staff of the site: who runs it, who leads its lessons, who helps. */
export const classManagerTypes = ['MNG', 'FAC', 'CMG'] as const
export type ClassManagerType = (typeof classManagerTypes)[number]
/** Everybody who works on one class: its instructors, and those. */
export const classStaffTypes = ['TCH', ...classManagerTypes] as const
export type ClassStaffType = (typeof classStaffTypes)[number]

const writers = ['TCH', 'MNG'] as const
const helpers = ['TCH', 'MNG', 'CMG'] as const
const all = classStaffTypes

/** What each may do in the class that named them, and in no other. Money, learners' places and staff are not among it. */
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

/** The keys of one kind of class staff. */
export const classPermissionsOf = (type: ClassStaffType): Permission[] =>
  keysOf(classPermissions).filter((key) => heldBy[key]?.includes(type))
/** Who of a class holds this key from being named there. */
export const classHoldersOf = (key: Permission) => heldBy[key] ?? []

/** Whether a key is asked for one class at a time. */
export const isClassKey = (key: string) => key.startsWith('CLASS_')

/** How somebody was named in a class. Instructors who belong to the site's staff were not invited: their role decides. */
export interface ClassRole {
  userTypeCd: ClassStaffType
  isInvited: boolean
}
interface ClassAuthority {
  role: Role | null
  keys: ReadonlySet<Permission>
  post: ClassRole | null
}

/** Whether somebody's role on the site opens every class, without being named there. */
export const reachesEveryClass = ({ role, keys }: Pick<ClassAuthority, 'role' | 'keys'>) =>
  role !== null && role !== 'TCH' && keys.has('SITE_CLASS_UPDATE')

/** docs/rules.md R-287: whether a post opens its class. An instructor who was not invited is one by a role on the site. */
export const isWorking = (post: ClassRole, role: Role | null) =>
  post.userTypeCd !== 'TCH' || post.isInvited || role !== null

/**
 * docs/rules.md R-288: what somebody may do in one class. A role that opens every class counts alone, an instructor's
 * role on the site as well; everybody else holds what the class gave them in place of their role's class keys.
 */
export function keysInClass({ role, keys, post }: ClassAuthority): ReadonlySet<Permission> {
  if (!post || !isWorking(post, role) || reachesEveryClass({ role, keys })) return keys
  if (post.userTypeCd === 'TCH' && role !== null) return keys
  const ofSite = [...keys].filter((key) => !isClassKey(key))
  return new Set([...ofSite, ...classPermissionsOf(post.userTypeCd)])
}
