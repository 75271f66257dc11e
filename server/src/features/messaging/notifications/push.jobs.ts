import { pathOfAlarm } from 'contract/messaging/notifications/notifications.rules'
import { seq, type UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import type { PushKeys } from '../../../platform/push/push-services.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { readAlarmMark } from '../../people/members/members.public.ts'
import { moreWords, sentenceOf } from './notification-sentences.messages.ts'
import { countUnread, findAlarms, findNewest } from './notifications.queries.ts'
import * as queries from './push.queries.ts'

/** docs/rules.md R-266. */
const MAX_BROWSERS = 10
const PACE = { most: 20, everySeconds: 60 }
/** Notifications within this time are sent together. */
const GATHER_MS = 5000
const TRIES = 4
const KEYS = 'push-keys'

/** Created at the first request, shared by all sites from then on. */
async function keysOf(ctx: Context): Promise<PushKeys> {
  const { platform, ports, now } = ctx
  const kept = await queries.findKeys(platform)
  if (kept) {
    const { publicKey, sealed } = kept
    return { publicKey, privateKey: ports.secrets.unwrap(sealed, KEYS).toString('utf8') }
  }
  const { publicKey, privateKey } = ports.push.newKeys()
  const sealed = ports.secrets.wrap(Buffer.from(privateKey), KEYS)
  await queries.insertKeys(platform, { publicKey, sealed, createdAt: now() })
  return keysOf(ctx)
}

export async function getPush(ctx: MemberContext, endpointHash: string | undefined) {
  const { userSeq } = ctx.user
  const { publicKey } = await keysOf(ctx)
  const isOn = endpointHash !== undefined && (await queries.isSubscribed(ctx.db, { userSeq, endpointHash }))
  return { publicKey, isOn }
}

interface PushInput {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
/** PUSH_SERVICE_UNKNOWN for any endpoint that is not a browser vendor's push service: nothing is sent elsewhere. */
export async function subscribePush(ctx: MemberContext, { endpoint, keys }: PushInput) {
  const { userSeq, sessionHash } = ctx.user
  if (!ctx.ports.push.knows(endpoint)) throw refuse('PUSH_SERVICE_UNKNOWN')
  if (!(await ctx.ports.limits.allow({ [`push:${userSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
  await ctx.transaction(async (tx) => {
    const toldUpTo = await findNewest(tx, userSeq)
    const browser = { userSeq, sessionHash, endpoint, endpointHash: hashOf(endpoint), toldUpTo, ...keys }
    await queries.upsertBrowser(tx, { ...browser, createdAt: ctx.now() })
    await queries.deleteOldestBrowsers(tx, userSeq, MAX_BROWSERS)
  })
  return null
}

export async function unsubscribePush(ctx: MemberContext, endpointHash: string) {
  const { userSeq } = ctx.user
  await ctx.transaction((tx) => queries.deleteBrowser(tx, { userSeq, endpointHash }))
  return null
}

/** Runs after this transaction commits; further notifications to the same person within the delay are sent along. */
export async function pushLater(ctx: Context, tx: ChannelTx, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0) return
  for (const userSeq of await queries.findReachable(tx, userSeqs)) {
    const key = `push:${ctx.channelSeq}:${userSeq}`
    await enqueue(tx, pushAlarms, { input: { userSeq }, delayMs: GATHER_MS, key, maxAttempts: TRIES })
  }
}

/** Pushes notifications that are newer than the last push and unread. */
export const pushAlarms = task(
  'alarms.push',
  z.object({ userSeq: seq('user') }),
  async (ctx, { userSeq }) => {
    const browsers = await queries.findBrowsers(ctx.db, userSeq, ctx.now())
    const [newest] = await findAlarms(ctx.db, userSeq, { limit: 1 })
    if (browsers.length === 0 || !newest) return
    const readSeq = await readAlarmMark(ctx.db, userSeq)
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    const locale = await localeIn(ctx, ctx.channelSeq, language)
    const { siteName, siteUrl } = await getBrand(ctx)
    const keys = await keysOf(ctx)
    const badge = await countUnread(ctx.db, userSeq, readSeq)

    async function send({ endpointHash, toldUpTo, ...target }: queries.Browser) {
      const fresh = await countUnread(ctx.db, userSeq, Math.max(readSeq, toldUpTo))
      if (!newest || fresh === 0) return
      const payload = JSON.stringify({
        title: siteName,
        body:
          sentenceOf(newest, locale, ctx.notifications) +
          (fresh > 1 ? `\n${moreWords(fresh - 1, locale)}` : ''),
        path: pathOfAlarm(newest),
        badge,
      })
      const answer = await ctx.ports.push.send({ target, keys, subject: subjectOf(siteUrl), payload })
      await ctx.transaction((tx) =>
        answer === 'GONE'
          ? queries.deleteBrowser(tx, { userSeq, endpointHash })
          : queries.updateNotifiedUpTo(tx, endpointHash, newest.alarmSeq),
      )
    }
    const failed: unknown[] = []
    for (const browser of browsers) await send(browser).catch((error: unknown) => failed.push(error))
    // An unreachable browser does not delay the others; those that received the push do not receive it again.
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
)

/** Push services require an https subject. */
const subjectOf = (siteUrl: string) => siteUrl.replace(/^http:\/\//, 'https://')
