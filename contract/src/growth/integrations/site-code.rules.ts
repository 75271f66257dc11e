/** The installation's policy for code of site owners: run it freely, ask the operator, or never run it. */
export const siteCodePolicies = ['free', 'ask', 'off'] as const
export type SiteCodePolicy = (typeof siteCodePolicies)[number]

/** The status of a version that its owner switched on. `CANCELLED`: the owner chose another version or switched off. */
export const siteCodeStatuses = ['REQUESTED', 'CANCELLED', 'ALLOWED', 'REFUSED', 'WITHDRAWN'] as const
export type SiteCodeStatus = (typeof siteCodeStatuses)[number]

/** Owners do `SWITCH_ON` and `SWITCH_OFF`; the operator does the others. */
export const siteCodeActs = ['SWITCH_ON', 'SWITCH_OFF', 'ALLOW', 'REFUSE', 'WITHDRAW'] as const
export type SiteCodeAct = (typeof siteCodeActs)[number]

const steps: Record<SiteCodeAct, Partial<Record<SiteCodeStatus, SiteCodeStatus>>> = {
  // A refused version stays refused however often its owner asks; only the operator can change that.
  SWITCH_ON: {
    REQUESTED: 'REQUESTED',
    CANCELLED: 'REQUESTED',
    ALLOWED: 'ALLOWED',
    REFUSED: 'REFUSED',
    WITHDRAWN: 'WITHDRAWN',
  },
  SWITCH_OFF: {
    REQUESTED: 'CANCELLED',
    CANCELLED: 'CANCELLED',
    ALLOWED: 'ALLOWED',
    REFUSED: 'REFUSED',
    WITHDRAWN: 'WITHDRAWN',
  },
  ALLOW: { REQUESTED: 'ALLOWED', REFUSED: 'ALLOWED', WITHDRAWN: 'ALLOWED' },
  REFUSE: { REQUESTED: 'REFUSED' },
  WITHDRAW: { ALLOWED: 'WITHDRAWN' },
}

/**
 * The status of a version after an act; null when the act is not possible. `status` is null for a version that was never switched
 * on.
 */
export function statusAfter(status: SiteCodeStatus | null, act: SiteCodeAct): SiteCodeStatus | null {
  if (status === null) return act === 'SWITCH_ON' ? 'REQUESTED' : null
  return steps[act][status] ?? null
}

interface SiteCode {
  /** The version that the owner switched on; null while switched off. */
  chosen: number | null
  /** The allowed version that was switched on last. */
  allowed: number | null
}

/** The version that pages run; null for none. */
export function injectedVersion(policy: SiteCodePolicy, { chosen, allowed }: SiteCode): number | null {
  if (policy === 'off' || chosen === null) return null
  return policy === 'free' ? chosen : allowed
}

export const siteCodeShelves = ['waiting', 'decided'] as const
export const LONGEST_SITE_CODE_REASON = 500
