import { keysOf } from './grammar.ts'

export const roles = ['OWN', 'MNG', 'TCH'] as const
export type Role = (typeof roles)[number]

const all = roles
const managers = ['OWN', 'MNG'] as const

/** What a member of staff may be allowed to do, and which staff may from the start. Teachers reach their own classes only. */
export const permissions = {
  SITE_CONSOLE_READ: all,
  SITE_DASHBOARD_READ: managers,
  SITE_SALES_READ: managers,
  SITE_SALES_UPDATE: managers,
  SITE_MEMBER_READ: managers,
  SITE_BOARD_CREATE: managers,
  SITE_BOARD_UPDATE: managers,
  SITE_BOARD_DELETE: managers,
  SITE_CLASS_READ: all,
  SITE_CLASS_UPDATE: managers,
  SITE_REVIEW_READ: managers,
  SITE_REVIEW_UPDATE: managers,
  SITE_SEO_READ: managers,
  /** What the outside world is told of the site is its owner's word. */
  SITE_SEO_UPDATE: ['OWN'],
  SITE_DESIGN_UPDATE: managers,
  SITE_PAGE_READ: managers,
  SITE_PAGE_CREATE: managers,
  SITE_PAGE_UPDATE: managers,
  SITE_PAGE_DELETE: managers,
  SITE_SUPPORT_UPDATE: managers,
  CLASS_LIFECYCLE_CREATE: all,
  CLASS_LIFECYCLE_UPDATE: all,
  CLASS_LIFECYCLE_DELETE: managers,
  CLASS_INFO_READ: all,
  CLASS_INFO_UPDATE: all,
  CLASS_PAYMENT_UPDATE: managers,
  CLASS_STUDENT_READ: all,
  CLASS_STUDENT_UPDATE: managers,
  CLASS_ROOM_UPDATE: all,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/** The keys a role holds; nobody holds any without a role. */
export function permissionsOf(role: Role | null): Permission[] {
  if (!role) return []
  const allowed: Record<Permission, readonly Role[]> = permissions
  return keysOf(allowed).filter((key) => allowed[key].includes(role))
}
