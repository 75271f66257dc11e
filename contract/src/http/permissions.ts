import { keysOf } from './endpoint.ts'

/** Staff of a site: owner, manager, teacher. */
export const roles = ['OWN', 'MNG', 'TCH'] as const
export type Role = (typeof roles)[number]
/** What each site decides for itself; an owner always may everything. */
export const changeableRoles = ['MNG', 'TCH'] as const
export type ChangeableRole = (typeof changeableRoles)[number]

/** Whom something is meant for: everybody, plain members, learners, or one kind of staff. */
export const audiences = ['ALL', 'MBR', 'STUD', ...roles] as const
export type Audience = (typeof audiences)[number]

const all = roles
const managers = ['OWN', 'MNG'] as const
const owner = ['OWN'] as const

/** What a member of staff may be allowed to do, and which staff may from the start. Teachers reach their own classes only. */
export const permissions = {
  SITE_CONSOLE_READ: all,
  SITE_DASHBOARD_READ: managers,
  SITE_INFO_READ: managers,
  SITE_SUPPORT_UPDATE: managers,
  SITE_DESIGN_UPDATE: managers,
  SITE_PAGE_CREATE: managers,
  SITE_PAGE_READ: managers,
  SITE_PAGE_UPDATE: managers,
  SITE_PAGE_DELETE: managers,
  SITE_SEO_READ: managers,
  SITE_SEO_UPDATE: owner,
  SITE_ACL_CREATE: managers,
  SITE_ACL_READ: managers,
  SITE_ACL_UPDATE: owner,
  SITE_ACL_DELETE: owner,
  SITE_OWNER_UPDATE: owner,
  SITE_PLAN_READ: managers,
  SITE_PLAN_UPDATE: owner,
  SITE_PLAN_CANCEL: owner,
  SITE_PLAN_COUPON_READ: owner,
  SITE_PLAN_COUPON_UPDATE: owner,
  SITE_MEMBER_CREATE: managers,
  SITE_MEMBER_READ: managers,
  SITE_MEMBER_UPDATE: managers,
  SITE_MEMBER_DELETE: managers,
  SITE_USER_READ: managers,
  SITE_USER_UPDATE: managers,
  SITE_SALES_READ: managers,
  SITE_SALES_UPDATE: managers,
  SITE_COUPON_CREATE: managers,
  SITE_COUPON_READ: managers,
  SITE_COUPON_UPDATE: managers,
  SITE_COUPON_DELETE: managers,
  SITE_MARKETING_READ: managers,
  SITE_MARKETING_UPDATE: managers,
  SITE_BOARD_CREATE: managers,
  SITE_BOARD_READ: managers,
  SITE_BOARD_UPDATE: managers,
  SITE_BOARD_DELETE: managers,
  SITE_FORM_CREATE: managers,
  SITE_FORM_READ: managers,
  SITE_FORM_UPDATE: managers,
  SITE_FORM_DELETE: managers,
  SITE_REVIEW_READ: managers,
  SITE_REVIEW_UPDATE: managers,
  SITE_CLASSLIKE_READ: managers,
  SITE_CLASS_READ: all,
  SITE_CLASS_UPDATE: managers,
  PACKAGE_LIFECYCLE_CREATE: managers,
  CLASS_LIFECYCLE_CREATE: all,
  CLASS_LIFECYCLE_COPY: all,
  CLASS_LIFECYCLE_UPDATE: all,
  CLASS_LIFECYCLE_DELETE: managers,
  CLASS_PUBLIC_READ: all,
  CLASS_PUBLIC_UPDATE: all,
  CLASS_INFO_READ: all,
  CLASS_INFO_UPDATE: all,
  CLASS_PAYMENT_READ: managers,
  CLASS_PAYMENT_UPDATE: managers,
  CLASS_STUDENT_CREATE: managers,
  CLASS_STUDENT_READ: all,
  CLASS_STUDENT_UPDATE: managers,
  CLASS_STUDENT_EXCEL_DOWNLOAD: managers,
  CLASS_QUESTIONS_READ: all,
  CLASS_QUESTIONS_UPDATE: all,
  CLASS_ROOM_UPDATE: all,
  CLASS_TUTOR_UPDATE: managers,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

const startsWith: Record<Permission, readonly Role[]> = permissions

/** Stays with the owners, whatever a site decides: who owns it, and what it costs them. */
const ownersAlone: readonly Permission[] = [
  'SITE_OWNER_UPDATE',
  'SITE_PLAN_UPDATE',
  'SITE_PLAN_CANCEL',
  'SITE_PLAN_COUPON_UPDATE',
]
/** Asked for every class of the site, which a teacher never reaches. */
const notForTeachers: readonly Permission[] = ['SITE_CLASS_UPDATE']
/** Without it nobody would get in to use the others. */
const always: readonly Permission[] = ['SITE_CONSOLE_READ']

/** Whether a site may decide about this key for this role. */
export function isChangeable(role: ChangeableRole, key: Permission) {
  if (always.includes(key) || ownersAlone.includes(key)) return false
  return !(role === 'TCH' && notForTeachers.includes(key))
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
  const wanted = name.toUpperCase()
  return keysOf(startsWith).find((key) => key === wanted || key === `SITE_${wanted}`) ?? null
}
