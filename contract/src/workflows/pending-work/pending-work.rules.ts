import type { Permission } from '../../http/permissions.ts'

/** Counting ends here: who has more reads "99+". */
export const MAX_PENDING = 100

/** What waits for staff. docs/rules.md R-1187. */
export const pendingKinds = [
  'QUESTIONS',
  'REFUND_REQUESTS',
  'DEPOSITS',
  'DELIVERIES',
  'BOARD_REPORTS',
  'CLASS_REPORTS',
] as const
export type PendingKind = (typeof pendingKinds)[number]

/** The permission with which staff read it, that of the page where it is worked off. */
export const pendingPermissions: Record<PendingKind, Permission> = {
  QUESTIONS: 'CLASS_QUESTIONS_READ',
  REFUND_REQUESTS: 'SITE_SALES_READ',
  DEPOSITS: 'SITE_SALES_READ',
  DELIVERIES: 'SITE_SALES_READ',
  BOARD_REPORTS: 'SITE_BOARD_READ',
  CLASS_REPORTS: 'CLASS_ROOM_UPDATE',
}

export const shownPending = (count: number) => (count >= MAX_PENDING ? `${MAX_PENDING - 1}+` : String(count))
