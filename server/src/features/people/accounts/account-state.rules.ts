/** docs/rules.md R-465: what is verified about the mailbox of an account, and whether it has a second factor. */
export const accountStates = ['UNPROVED', 'PROVED', 'SECURED'] as const
export type AccountState = (typeof accountStates)[number]

export function stateOf({ isProved, factors }: { isProved: boolean; factors: number }): AccountState {
  if (!isProved) return 'UNPROVED'
  return factors > 0 ? 'SECURED' : 'PROVED'
}

/** Additions to an account by its signed-in user. */
export const additions = ['PASSWORD', 'IDENTITY', 'FACTOR', 'STAFF_ROLE', 'SITE'] as const
export type Addition = (typeof additions)[number]

const allowed: Record<AccountState, readonly Addition[]> = {
  UNPROVED: ['PASSWORD'],
  PROVED: additions,
  SECURED: additions,
}
/** docs/rules.md R-465. */
export const mayAdd = (state: AccountState, addition: Addition) => allowed[state].includes(addition)

/**
 * Events that prove control of a mailbox or change the ways to sign in: a mailed code entered in the account, a provider that
 * vouches for the address, a reset link, a proof by another account (the two are merged) from the view of either, a changed
 * password.
 */
export const accountEvents = [
  'CODE_TYPED',
  'PROVIDER_VOUCHED',
  'LINK_USED',
  'MERGED',
  'MERGE_PROVED',
  'PASSWORD_CHANGED',
] as const
export type AccountEvent = (typeof accountEvents)[number]

/** The scope of a removal; `OTHERS` keeps the one that caused the event. */
type Which = 'NONE' | 'OTHERS' | 'ALL'
export interface Removal {
  password: boolean
  identities: Which
  /** Apps, passkeys and recovery codes. */
  factors: boolean
  sessions: Which
  trustedDevices: boolean
  /** Codes, reset links, open hand-offs and second steps. */
  pending: boolean
}

const nothing: Removal = {
  password: false,
  identities: 'NONE',
  factors: false,
  sessions: 'NONE',
  trustedDevices: false,
  pending: false,
}
const begun = { trustedDevices: true, pending: true } as const
const everything: Removal = { ...begun, password: true, identities: 'ALL', factors: true, sessions: 'ALL' }

const unproved: Record<AccountEvent, Removal> = {
  // The password, or the provider, that this person signed in with.
  CODE_TYPED: { ...everything, password: false, identities: 'OTHERS', sessions: 'OTHERS' },
  PROVIDER_VOUCHED: { ...everything, identities: 'OTHERS' },
  LINK_USED: everything,
  MERGED: everything,
  MERGE_PROVED: { ...nothing, ...begun, sessions: 'ALL' },
  PASSWORD_CHANGED: { ...nothing, ...begun, password: true, sessions: 'OTHERS' },
}
const proved: Record<AccountEvent, Removal> = {
  CODE_TYPED: nothing,
  PROVIDER_VOUCHED: nothing,
  LINK_USED: { ...nothing, ...begun, password: true, sessions: 'ALL' },
  MERGED: { ...nothing, ...begun, sessions: 'ALL' },
  MERGE_PROVED: { ...nothing, ...begun, sessions: 'ALL' },
  PASSWORD_CHANGED: { ...nothing, ...begun, password: true, sessions: 'OTHERS' },
}
/** docs/rules.md R-466: the event removes what was added before the proof. */
export const removalOf = (state: AccountState, event: AccountEvent): Removal =>
  (state === 'UNPROVED' ? unproved : proved)[event]
