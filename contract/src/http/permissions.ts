import { keysOf } from './endpoint.ts'
import type { PermissionDeclaration } from './permission-declarations.ts'
import { permissionRules, permissions } from './permissions.gen.ts'

/** Staff of a site: owner, manager, teacher. */
export const roles = ['OWN', 'MNG', 'TCH'] as const
export type Role = (typeof roles)[number]
/** What each site decides for itself; an owner always may everything. */
export const changeableRoles = ['MNG', 'TCH'] as const
export type ChangeableRole = (typeof changeableRoles)[number]

/** Whom something is meant for: everybody, plain members, learners, or one kind of staff. */
export const audiences = ['ALL', 'MBR', 'STUD', ...roles] as const
export type Audience = (typeof audiences)[number]

export type Permission = keyof typeof permissions

const startsWith: Record<Permission, readonly Role[]> = permissions
const rules: Partial<Record<Permission, PermissionDeclaration['rule']>> = permissionRules

/** Whether a site may decide about this key for this role. */
export function isChangeable(role: ChangeableRole, key: Permission) {
  const rule = rules[key]
  if (rule === 'always' || rule === 'ownersOnly') return false
  return !(role === 'TCH' && rule === 'notForTeachers')
}

/** Where a site decided otherwise than it began with. */
export interface RoleDecision {
  role: ChangeableRole
  permissionKey: Permission
  isAllowed: boolean
}

/** The keys a role holds where nothing else was decided; nobody holds any without a role. */
export function permissionsOf(role: Role | null, decisions: readonly RoleDecision[] = []): Permission[] {
  if (!role) return []
  const decided = new Map(
    decisions.filter((one) => one.role === role).map((one) => [one.permissionKey, one.isAllowed]),
  )
  return keysOf(startsWith).filter((key) => {
    const begins = startsWith[key].includes(role)
    return role !== 'OWN' && isChangeable(role, key) ? (decided.get(key) ?? begins) : begins
  })
}

/** Whether a site can give this key to a role at all, or the role holds it in any case. */
export const mayHold = (role: ChangeableRole, key: Permission) =>
  isChangeable(role, key) || startsWith[key].includes(role)

/** What must be kept so that a role holds exactly these of its changeable keys. */
export function decisionsFor(role: ChangeableRole, held: readonly Permission[]): RoleDecision[] {
  return keysOf(startsWith).flatMap((key) => {
    const isAllowed = held.includes(key)
    const isOther = isAllowed !== startsWith[key].includes(role)
    return isChangeable(role, key) && isOther ? [{ role, permissionKey: key, isAllowed }] : []
  })
}

/** A key as it may be written: in any case, and without SITE_ before it. Null for what is no key. */
export function permissionNamed(name: string): Permission | null {
  const upperName = name.toUpperCase()
  return keysOf(startsWith).find((key) => key === upperName || key === `SITE_${upperName}`) ?? null
}
