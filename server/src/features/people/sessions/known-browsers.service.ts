import { createHmac, randomBytes } from 'node:crypto'
import type { UserSeq } from 'contract/values/ids'
import { isSameHash } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { KNOWN_BROWSER_LIFE } from '../accounts/accounts.public.ts'

/**
 * The cookie of accounts that signed in on a browser: a random number, and for each account a mark that is valid for this browser
 * only and reveals nothing.
 */
const KNOWN_COOKIE = 'sd_known'
const MAX_ACCOUNTS = 8

/** The number of this browser if this person signed in on it before; otherwise null. */
export function knownBrowser(ctx: PlatformContext, userSeq: UserSeq) {
  const { browser, marks } = read(ctx)
  if (browser === undefined) return null
  const mark = markOf(ctx, { browser, userSeq })
  return marks.some((one) => isSameHash(one, mark)) ? browser : null
}

/** Marks this browser as known for the person's sign-ins. */
export function knowBrowser(ctx: PlatformContext, userSeq: UserSeq) {
  if (knownBrowser(ctx, userSeq) !== null) return
  const { browser = randomBytes(16).toString('base64url'), marks } = read(ctx)
  const kept = [markOf(ctx, { browser, userSeq }), ...marks].slice(0, MAX_ACCOUNTS)
  const value = [browser, ...kept].join('.')
  ctx.outgoing.cookie({ name: KNOWN_COOKIE, value, path: '/', maxAgeSeconds: KNOWN_BROWSER_LIFE / 1000 })
}

function read({ incoming }: PlatformContext) {
  const [browser, ...marks] = incoming.cookies[KNOWN_COOKIE]?.split('.').filter(Boolean) ?? []
  return { browser, marks }
}

const markOf = ({ ports }: PlatformContext, { browser, userSeq }: { browser: string; userSeq: UserSeq }) =>
  createHmac('sha256', ports.secrets.keyFor('known-browser'))
    .update(`${browser}\n${userSeq}`)
    .digest('base64url')
    .slice(0, 22)
