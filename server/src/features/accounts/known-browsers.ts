import { createHmac } from 'node:crypto'
import type { UserSeq } from 'contract/values'
import type { PlatformContext } from '../../platform/context.ts'
import { KNOWN_BROWSER_LIFE } from './accounts.rules.ts'

/** Where a browser keeps whose it is: a mark for each account, which says nothing to anybody else. */
const KNOWN_COOKIE = 'sd_known'
const MOST_ACCOUNTS = 8

export const isKnownBrowser = (ctx: PlatformContext, userSeq: UserSeq) =>
  marksIn(ctx).includes(markOf(ctx, userSeq))

/** From now on a sign-in of this person from here is nothing new. */
export function knowBrowser(ctx: PlatformContext, userSeq: UserSeq) {
  if (isKnownBrowser(ctx, userSeq)) return
  const value = [markOf(ctx, userSeq), ...marksIn(ctx)].slice(0, MOST_ACCOUNTS).join('.')
  ctx.outgoing.cookie({ name: KNOWN_COOKIE, value, path: '/', maxAgeSeconds: KNOWN_BROWSER_LIFE / 1000 })
}

const marksIn = ({ incoming }: PlatformContext) =>
  incoming.cookies[KNOWN_COOKIE]?.split('.').filter(Boolean) ?? []

const markOf = ({ ports }: PlatformContext, userSeq: UserSeq) =>
  createHmac('sha256', ports.secrets.keyFor('known-browser'))
    .update(String(userSeq))
    .digest('base64url')
    .slice(0, 22)
