/** How the installation treats code that owners put on their pages: without asking, asking, or not at all. */
export const siteCodePolicies = ['free', 'ask', 'off'] as const
export type SiteCodePolicy = (typeof siteCodePolicies)[number]

/** What becomes of a version that its owner switched on. `CANCELLED`: the owner went on to another one, or switched off. */
export const siteCodeStatuses = ['REQUESTED', 'CANCELLED', 'ALLOWED', 'REFUSED', 'WITHDRAWN'] as const
export type SiteCodeStatus = (typeof siteCodeStatuses)[number]

/** `SWITCH_ON` and `SWITCH_OFF` are the owner's; the others the operator's. */
export const siteCodeActs = ['SWITCH_ON', 'SWITCH_OFF', 'ALLOW', 'REFUSE', 'WITHDRAW'] as const
export type SiteCodeAct = (typeof siteCodeActs)[number]

const steps: Record<SiteCodeAct, Partial<Record<SiteCodeStatus, SiteCodeStatus>>> = {
  // What was refused stays so, however often its owner asks: the operator alone thinks again.
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

/** The status of a version after an act; null when the act is not possible. `status` is null for one never switched on. */
export function statusAfter(status: SiteCodeStatus | null, act: SiteCodeAct): SiteCodeStatus | null {
  if (status === null) return act === 'SWITCH_ON' ? 'REQUESTED' : null
  return steps[act][status] ?? null
}

interface SiteCode {
  /** The version the owner switched on; null while switched off. */
  chosen: number | null
  /** Of the versions that are allowed, the one that was switched on last. */
  allowed: number | null
}

/** The version that pages carry; null for none. */
export function injectedVersion(policy: SiteCodePolicy, { chosen, allowed }: SiteCode): number | null {
  if (policy === 'off' || chosen === null) return null
  return policy === 'free' ? chosen : allowed
}
