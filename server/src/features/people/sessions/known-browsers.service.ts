import { createHmac, randomBytes } from 'node:crypto'
import type { UserSeq } from 'contract/values/ids'
import { isSameHash } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { KNOWN_BROWSER_LIFE } from '../accounts/accounts.public.ts'

/**
 * Where a browser keeps which accounts were signed in there: a number of its own, and for each account a mark that holds
 * for this browser alone and says nothing to anybody else.
 */
const KNOWN_COOKIE = 'sd_known'
const MAX_ACCOUNTS = 8

/** The number of this browser, where this person signed in before; null in any other. */
export function knownBrowser(ctx: PlatformContext, userSeq: UserSeq) {
  const { browser, marks } = read(ctx)
  if (browser === undefined) return null
  const mark = markOf(ctx, { browser, userSeq })
  return marks.some((one) => isSameHash(one, mark)) ? browser : null
}

/** From now on a sign-in of this person from here is nothing new. */
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
