import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountEvents,
  accountStates,
  additions,
  mayAdd,
  removalOf,
  stateOf,
  type AccountEvent,
  type AccountState,
} from './account-state.rules.ts'

test('an unverified account gets a password and nothing else', () => {
  expect(stateOf({ isProved: false, factors: 3 })).toBe('UNPROVED')
  expect(stateOf({ isProved: true, factors: 0 })).toBe('PROVED')
  expect(stateOf({ isProved: true, factors: 1 })).toBe('SECURED')
  for (const addition of additions) {
    expect(mayAdd('UNPROVED', addition)).toBe(addition === 'PASSWORD')
    expect(mayAdd('PROVED', addition)).toBe(true)
    expect(mayAdd('SECURED', addition)).toBe(true)
  }
})

test('a reset link for a verified account changes the password only, and every proof ends pending steps', () => {
  for (const state of ['PROVED', 'SECURED'] as const) {
    expect(removalOf(state, 'LINK_USED')).toMatchObject({
      identities: 'NONE',
      factors: false,
      sessions: 'ALL',
    })
  }
  for (const state of accountStates)
    for (const event of accountEvents)
      expect(removalOf(state, event).pending).toBe(removalOf(state, event).trustedDevices)
})

type Actor = 'OWNER' | 'ATTACKER'
interface Identity {
  of: Actor
  vouches: boolean
}
/** The account that has the owner's address. Each list names who controls the item. */
interface Account {
  isProved: boolean
  password: Actor | null
  identities: Identity[]
  factors: Actor[]
  sessions: Actor[]
  trusted: Actor[]
  /** Open hand-offs and second steps; reset links are separate because only the mailbox receives them. */
  pending: Actor[]
}
interface World {
  account: Account | null
  /** Whether the mailbox holds a reset link, or a code for one of the owner's sessions. */
  hasLink: boolean
  wasProvedByOwner: boolean
}

const stateIn = (account: Account): AccountState =>
  stateOf({ isProved: account.isProved, factors: account.factors.length })
const without = <One>(list: One[], which: 'NONE' | 'OTHERS' | 'ALL', isKept: (one: One) => boolean) =>
  which === 'NONE' ? list : which === 'ALL' ? [] : list.filter(isKept)

function happen(account: Account, event: AccountEvent, by: Actor, vouching?: Identity): Account {
  const removal = removalOf(stateIn(account), event)
  const first = account.password === null ? account.identities[0] : undefined
  const kept = vouching ?? first
  return {
    ...account,
    password: removal.password ? null : account.password,
    identities: without(account.identities, removal.identities, (one) => one === kept),
    factors: removal.factors ? [] : account.factors,
    sessions: without(account.sessions, removal.sessions, (one) => one === by),
    trusted: removal.trustedDevices ? [] : account.trusted,
    pending: removal.pending ? [] : account.pending,
    isProved: account.isProved || (event !== 'PASSWORD_CHANGED' && event !== 'MERGE_PROVED'),
  }
}

const mayEnter = (account: Account, actor: Actor) => {
  const knows = account.password === actor || account.identities.some(({ of }) => of === actor)
  const passes =
    account.factors.length === 0 || account.factors.includes(actor) || account.trusted.includes(actor)
  return knows && passes
}
const holds = (account: Account, actor: Actor) =>
  [
    account.password,
    ...account.identities.map(({ of }) => of),
    ...account.factors,
    ...account.sessions,
    ...account.trusted,
    ...account.pending,
  ].includes(actor)

const empty: Account = {
  isProved: false,
  password: null,
  identities: [],
  factors: [],
  sessions: [],
  trusted: [],
  pending: [],
}
type Act = (world: World, actor: Actor) => World
const inside =
  (act: (account: Account, actor: Actor, world: World) => Account): Act =>
  (world, actor) =>
    world.account?.sessions.includes(actor) ? { ...world, account: act(world.account, actor, world) } : world
const proof = (world: World, account: Account): World => ({ ...world, account, wasProvedByOwner: true })

/** The attempts of each. Only the owner gets what a mailbox or a provider delivers. */
const acts: Record<string, Act> = {
  signUp: (world, actor) =>
    world.account ? world : { ...world, account: { ...empty, password: actor, sessions: [actor] } },
  signUpByProvider: (world, actor) => {
    if (world.account) return world
    const identity = { of: actor, vouches: false }
    return { ...world, account: { ...empty, identities: [identity], sessions: [actor] } }
  },
  enter: (world, actor) => {
    if (!world.account || !mayEnter(world.account, actor)) return world
    const { account } = world
    return { ...world, account: { ...account, sessions: [...account.sessions, actor] } }
  },
  beginSecondStep: (world, actor) => {
    if (world.account?.password !== actor) return world
    return { ...world, account: { ...world.account, pending: [...world.account.pending, actor] } }
  },
  handOff: inside((account, actor) => ({ ...account, pending: [...account.pending, actor] })),
  addFactor: inside((account, actor) =>
    mayAdd(stateIn(account), 'FACTOR') ? { ...account, factors: [...account.factors, actor] } : account,
  ),
  addIdentity: inside((account, actor) =>
    mayAdd(stateIn(account), 'IDENTITY')
      ? { ...account, identities: [...account.identities, { of: actor, vouches: actor === 'OWNER' }] }
      : account,
  ),
  trustBrowser: inside((account, actor) =>
    account.factors.includes(actor) ? { ...account, trusted: [...account.trusted, actor] } : account,
  ),
  changePassword: inside((account, actor) =>
    account.password === actor ? { ...happen(account, 'PASSWORD_CHANGED', actor), password: actor } : account,
  ),
  askForLink: (world) => ({ ...world, hasLink: world.account !== null }),
  useLink: (world, actor) => {
    if (actor === 'ATTACKER' || !world.hasLink || !world.account) return world
    const account = { ...happen(world.account, 'LINK_USED', actor), password: actor }
    return proof({ ...world, hasLink: false }, account)
  },
  typeCode: (world, actor) => {
    if (actor === 'ATTACKER' || !world.account?.sessions.includes(actor)) return world
    return proof(world, happen(world.account, 'CODE_TYPED', actor))
  },
  comeByVouchingProvider: (world, actor) => {
    if (actor === 'ATTACKER' || !world.account) return world
    const vouching = world.account.identities.find(({ of, vouches }) => of === actor && vouches)
    if (vouching) return proof(world, happen(world.account, 'PROVIDER_VOUCHED', actor, vouching))
    // A new account of theirs, merged with the one that has the address.
    const merged = happen(world.account, 'MERGED', actor)
    return proof(world, { ...merged, identities: [...merged.identities, { of: actor, vouches: true }] })
  },
}

const aStep = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  actor: fc.constantFrom<Actor>('OWNER', 'ATTACKER'),
})
const start: World = { account: null, hasLink: false, wasProvedByOwner: false }
const walk = (steps: { act: string; actor: Actor }[], from = start) =>
  steps.reduce((world, { act, actor }) => acts[act]?.(world, actor) ?? world, from)

test('in any order of acts, the person who proved the mailbox ends up alone in the account', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
      let world = start
      for (const step of steps) {
        world = walk([step], world)
        if (world.wasProvedByOwner && world.account) {
          expect(holds(world.account, 'ATTACKER')).toBe(false)
          expect(mayEnter(world.account, 'ATTACKER')).toBe(false)
        }
      }
    }),
    { numRuns: 5000 },
  )
})

test('whatever an attacker did to an unverified account, a mailed link lets the owner in', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 30 }), (tried) => {
      const before = walk(tried.map((act) => ({ act, actor: 'ATTACKER' as const })))
      if (!before.account) return
      const after = walk(
        ['askForLink', 'useLink', 'enter'].map((act) => ({ act, actor: 'OWNER' as const })),
        before,
      )
      expect(after.account?.sessions).toEqual(['OWNER'])
    }),
    { numRuns: 3000 },
  )
})
