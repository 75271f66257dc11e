import { expect, test } from 'vitest'
import { checkUserId, login, sendCode, sendResetPasswordToken, signup } from 'contract/people/sign-in/api'
import { beginSocial } from 'contract/people/sign-in/social.api'
import type { RefusalName } from 'contract/http/refusals'
import { aTown, newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import type { Person } from '../../../testing/person.ts'
import { hashOf } from '../../../platform/auth/tokens.ts'
import { limits } from '../accounts/limits.rules.ts'

const NETWORK = '127.0.0.1'
const PLATFORM = 'site:null'
const nobody = { email: 'nobody@example.com', password: PASSWORD }

/** Somebody with an account, in a town whose other people have used up one limit. */
async function aUsedUpTown(limit: keyof typeof limits, key: string) {
  const town = await aTown()
  const early = await town.signedUp()
  // Their first code is over a minute old, so another would be sent.
  town.clock.pass({ minutes: 2 })
  const { most, everySeconds } = limits[limit]
  const room = most * everySeconds
  await town.add.all(
    `insert into attempts (key_hash, full_at, room, was_taken)
    values ($1, $2::timestamptz + make_interval(secs => $3), make_interval(secs => $3), true)
    on conflict (key_hash) do update set full_at = excluded.full_at`,
    [hashOf(key), town.clock.now, room],
  )
  return { ...town, early }
}

interface Attempt {
  what: string
  limit: keyof typeof limits
  key: string
  makes: (who: { early: Person; fresh: Person }) => Promise<unknown>
  refusal?: RefusalName
}
const signsIn: Attempt['makes'] = ({ fresh }) => fresh.call(login, { body: nobody })
const signsUp: Attempt['makes'] = ({ fresh }) =>
  fresh.call(signup, { body: { ...newcomer, email: 'late@example.com' } })
const asksForCode: Attempt['makes'] = ({ early }) => early.call(sendCode, { body: { email: newcomer.email } })
const asksForLink: Attempt['makes'] = ({ fresh }) =>
  fresh.call(sendResetPasswordToken, { body: { email: nobody.email } })
const asksWhetherTaken: Attempt['makes'] = ({ fresh }) => fresh.call(checkUserId, { query: { id: 'free' } })
const beginsAtProvider: Attempt['makes'] = ({ fresh }) =>
  fresh.call(beginSocial, { snsTypeCd: 'KAK', query: { channelSeq: 1 } })

const ofNetwork: Attempt[] = [
  { what: 'sign-ins', limit: 'signInPerNetwork', key: `sign-in:${NETWORK}`, makes: signsIn },
  { what: 'sign-ups', limit: 'signUpPerNetwork', key: `sign-up:${NETWORK}`, makes: signsUp },
  { what: 'mailed codes', limit: 'code', key: `code:${NETWORK}`, makes: asksForCode },
  { what: 'reset links', limit: 'resetPerNetwork', key: `reset:${NETWORK}`, makes: asksForLink },
  {
    what: 'sign-ins through a provider',
    limit: 'provider',
    key: `social:${NETWORK}`,
    makes: beginsAtProvider,
  },
  {
    what: 'questions whether an address is taken',
    limit: 'idCheck',
    key: `id:${NETWORK}`,
    makes: asksWhetherTaken,
    refusal: 'TOO_MANY_REQUESTS',
  },
]
const ofSite: Attempt[] = [
  { what: 'sign-ins', limit: 'signInPerSite', key: `sign-in:${PLATFORM}`, makes: signsIn },
  { what: 'sign-ups', limit: 'signUpPerSite', key: `sign-up:${PLATFORM}`, makes: signsUp },
  { what: 'mailed codes', limit: 'codePerSite', key: `code:${PLATFORM}`, makes: asksForCode },
]

test.each([
  ...ofNetwork.map((one) => ['network', one.what, one] as const),
  ...ofSite.map((one) => ['site', one.what, one] as const),
])(
  'when a %s has used up its limit of %s, the next caller waits until one more is allowed',
  async (_whose, _what, { limit, key, makes, refusal = 'TOO_MANY_ATTEMPTS' }) => {
    const { early, visitor, clock } = await aUsedUpTown(limit, key)
    const ask = () => makes({ early, fresh: visitor() })

    await expect(ask()).refuses(refusal)
    clock.pass({ minutes: (limits[limit].everySeconds + 1) / 60 })
    const later: unknown = await ask().catch((error: unknown) => error)
    expect(String(later)).not.toContain(refusal)
  },
)
