/** What a closed statement leaves to pay: how far it is. docs/rules.md R-810. */
export const payoutStates = ['CLOSED', 'REQUESTED', 'APPROVED', 'HELD', 'PAID'] as const
export type PayoutState = (typeof payoutStates)[number]
/** The owner requests; the operator does the others. */
export const payoutActs = ['REQUEST', 'APPROVE', 'HOLD', 'PAY'] as const
export type PayoutAct = (typeof payoutActs)[number]

interface Payout {
  state: PayoutState
  /** Above zero the platform pays it to the site, below zero the site pays it to the platform. */
  balance: number
  /** A later statement took it over. */
  isMoved: boolean
}

const steps: Record<PayoutAct, Partial<Record<PayoutState, PayoutState>>> = {
  REQUEST: { CLOSED: 'REQUESTED', HELD: 'REQUESTED' },
  APPROVE: { REQUESTED: 'APPROVED', HELD: 'APPROVED' },
  HOLD: { REQUESTED: 'HELD', APPROVED: 'HELD' },
  PAY: { APPROVED: 'PAID' },
}

/** The state after an act; null where the act is not possible. What a site owes needs no request and no approval. */
export function stateAfter({ state, balance, isMoved }: Payout, act: PayoutAct): PayoutState | null {
  if (balance > 0) return steps[act][state] ?? null
  return balance < 0 && !isMoved && state === 'CLOSED' && act === 'PAY' ? 'PAID' : null
}

interface Owed {
  /** Net sales that the platform received. */
  collectedAmount: number
  feeAmount: number
  taxAmount: number
  /** What the site still owes of earlier months; never above zero. */
  arrearsAmount: number
}
/** What is left between site and platform: what the platform received, less its fee, the tax on it and what was owed. */
export const balanceOf = ({ collectedAmount, feeAmount, taxAmount, arrearsAmount }: Owed) =>
  collectedAmount - feeAmount - taxAmount + arrearsAmount

export const LONGEST_HOLD_REASON = 500
export const LONGEST_REFERENCE = 60
export const payoutShelves = ['waiting', 'approved', 'owed', 'done'] as const
export type PayoutShelf = (typeof payoutShelves)[number]
