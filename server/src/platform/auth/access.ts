import type { Access } from 'contract/grammar'
import type { RefusalName } from 'contract/refusals'
import type { Keys } from './role-keys.ts'

interface Caller {
  isMember: boolean
  isOperator: boolean
  permissions: Keys
}

/** The one place that decides whether a caller may use an endpoint. */
export function whyNotAllowed(access: Access, user: Caller | null): RefusalName | null {
  if (access === 'public') return null
  if (!user) return 'SIGN_IN_FIRST'
  if (access === 'signed-in') return null
  if (access === 'operator') return user.isOperator ? null : 'NOT_ALLOWED'
  if (!user.isMember) return 'NOT_CHANNEL_USER'
  if (access === 'member') return null
  return user.permissions.has(access) ? null : 'NOT_ALLOWED'
}
