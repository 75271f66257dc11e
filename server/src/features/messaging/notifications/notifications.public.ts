import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { findMemberSeqs, raiseBadges, readAlarmMark } from '../../people/members/members.public.ts'
import { insertAlarms, type NewAlarm } from './notifications.queries.ts'
import { pushLater } from './push.jobs.ts'

export { CAMPAIGN_ALARM, changeAlarm } from './notifications.queries.ts'
export { sendNotice } from './mail-notices.service.ts'

const AT_ONCE = 1000

type Alarm = Omit<NewAlarm, 'targetUserSeq' | 'createdAt'> & { to: UserSeq[] }

/**
 * Notifies each of these people once, however often it is called; open pages show it immediately. `isDue` can record the
 * notification as sent in the same transaction.
 */
export const raiseAlarm = (ctx: Context, alarm: Alarm, isDue?: (tx: ChannelTx) => Promise<boolean>) =>
  raiseAlarms(ctx, [alarm], isDue)

/** The same for several notifications, all in one transaction. */
export async function raiseAlarms(
  ctx: Context,
  alarms: readonly Alarm[],
  isDue: (tx: ChannelTx) => Promise<boolean> = () => Promise.resolve(true),
) {
  if (alarms.every(({ to }) => to.length === 0)) return
  const createdAt = ctx.now()
  const raised = await ctx.transaction(async (tx) => {
    const notified: UserSeq[] = []
    if (!(await isDue(tx))) return notified
    const rows: NewAlarm[] = []
    for (const { to, ...alarm } of alarms) {
      const content = to.length === 0 ? alarm.content : await nameless(tx, alarm)
      rows.push(...to.map((targetUserSeq) => ({ ...alarm, content, targetUserSeq, createdAt })))
    }
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const inserted = await insertAlarms(tx, rows.slice(at, at + AT_ONCE))
      notified.push(...inserted.map(({ targetUserSeq }) => targetUserSeq))
    }
    await raiseBadges(tx, notified)
    await pushLater(ctx, tx, notified)
    return notified
  })
  const publish = publisherOf(ctx.ports.bus)
  for (const targetUserSeq of raised) publish.person(ctx.channelSeq, targetUserSeq, { cmd: 'alarm' })
}

/** The `once` of a notification that comes again only after the one before was read. */
export const untilRead = async ({ db }: Pick<Context, 'db'>, userSeq: UserSeq, what: string) =>
  `${what}:${await readAlarmMark(db, userSeq)}`

/** A notification about a person who left meanwhile does not name them: the erasure may already have run. docs/rules.md R-193. */
async function nameless(tx: ChannelTx, { actorUserSeq, content }: Omit<Alarm, 'to'>) {
  if (!actorUserSeq || !('name' in content)) return content
  const [actor] = await findPeople(tx, [actorUserSeq])
  return actor?.name === FORMER_MEMBER ? { ...content, name: FORMER_MEMBER } : content
}

/** Spreads the reloads of all browsers over this many seconds. */
const SPREAD_SECONDS = 10

/** Notifies every member of the site once. */
export const raiseForAll = (ctx: Context, alarm: Omit<Alarm, 'to'>) =>
  raiseInTurns(ctx, alarm, (after, limit) => findMemberSeqs(ctx.db, after, limit))

/** Notifies many people once, a transaction for each thousand; `next` finds the people who follow this number, in their order. */
export async function raiseInTurns(
  ctx: Context,
  alarm: Omit<Alarm, 'to'>,
  next: (after: number, limit: number) => Promise<UserSeq[]>,
) {
  const createdAt = ctx.now()
  let after = 0
  for (;;) {
    const to = await next(after, AT_ONCE)
    if (to.length > 0) {
      await ctx.transaction(async (tx) => {
        const alarms = to.map((targetUserSeq) => ({ ...alarm, targetUserSeq, createdAt }))
        const notified = await insertAlarms(tx, alarms)
        const people = notified.map(({ targetUserSeq }) => targetUserSeq)
        await raiseBadges(tx, people)
        await pushLater(ctx, tx, people)
      })
    }
    after = to.at(-1) ?? after
    if (to.length < AT_ONCE) break
  }
  publisherOf(ctx.ports.bus).site(ctx.channelSeq, { cmd: 'alarm', within: SPREAD_SECONDS })
}
