import { keysOf } from '../values/records.ts'
import type { PermissionDeclaration } from './permission-declarations.ts'
import { permissionRules, permissions } from './permissions.gen.ts'

/** Staff of a site: owner, manager, instructor. */
export const roles = ['OWN', 'MNG', 'TCH'] as const
export type Role = (typeof roles)[number]
/** Roles whose permissions a site can change; an owner always holds all. */
export const changeableRoles = ['MNG', 'TCH'] as const
export type ChangeableRole = (typeof changeableRoles)[number]

/** Target groups: everybody, members without a role, learners, or one kind of staff. */
export const audiences = ['ALL', 'MBR', 'STUD', ...roles] as const
export type Audience = (typeof audiences)[number]

export type Permission = keyof typeof permissions

const startsWith: Record<Permission, readonly Role[]> = permissions
const rules: Partial<Record<Permission, PermissionDeclaration['rule']>> = permissionRules

/** Whether a site can change this permission for this role. */
export function isChangeable(role: ChangeableRole, key: Permission) {
  const rule = rules[key]
  if (rule === 'always' || rule === 'ownersOnly') return false
  return !(role === 'TCH' && rule === 'notForTeachers')
}

/** A site's change to a default permission. */
export interface RoleDecision {
  role: ChangeableRole
  permissionKey: Permission
  isAllowed: boolean
}

/** The permissions of a role after the site's decisions; none without a role. */
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

/** The roles that hold all of these permissions after the site's decisions. */
export const rolesHolding = (keys: readonly Permission[], decisions: readonly RoleDecision[]) =>
  roles.filter((role) => {
    const held = new Set(permissionsOf(role, decisions))
    return keys.every((key) => held.has(key))
  })

/** Whether a site can grant this permission to a role, or the role holds it by default. */
export const mayHold = (role: ChangeableRole, key: Permission) =>
  isChangeable(role, key) || startsWith[key].includes(role)

/** The decisions to store so that a role holds exactly these of its changeable permissions. */
export function decisionsFor(role: ChangeableRole, held: readonly Permission[]): RoleDecision[] {
  return keysOf(startsWith).flatMap((key) => {
    const isAllowed = held.includes(key)
    const isOther = isAllowed !== startsWith[key].includes(role)
    return isChangeable(role, key) && isOther ? [{ role, permissionKey: key, isAllowed }] : []
  })
}

/** A permission key in any case and with or without the prefix SITE_. Null for anything else. */
export function permissionNamed(name: string): Permission | null {
  const upperName = name.toUpperCase()
  return keysOf(startsWith).find((key) => key === upperName || key === `SITE_${upperName}`) ?? null
}
