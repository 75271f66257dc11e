import { type ExpressionBuilder, sql } from 'kysely'
import { goesToPhones, type CampaignChannel } from 'contract/growth/campaigns/campaigns.rules'
import type { messageStates } from 'contract/growth/campaigns/schemas'
import type { CampaignSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { matching, type Selection } from '../segments/segments.public.ts'
import type { Cause } from './causes.rules.ts'
import type { SkipReason } from './sending.rules.ts'

interface Receivers {
  campaignSeq: CampaignSeq
  selection: Selection
  channelType: CampaignChannel
  isAd: boolean
  /** The last member of the step before. */
  after: number
  limit: number
  now: Date
}
/** Adds the next receivers by number of member; returns the last one, or null when there are no more. */
export async function insertReceivers(tx: ChannelTx, receivers: Receivers) {
  const { campaignSeq, selection, channelType, isAd, after, limit, now } = receivers
  const next = await matching(tx, selection, now)
    .select('members.userSeq')
    .$if(channelType === 'EMAIL', (all) => all.where('users.email', '!=', ''))
    .$if(goesToPhones(channelType), (all) => all.where('users.phone', 'is not', null))
    .$if(isAd, (all) => all.where('members.marketingAgreedAt', 'is not', null))
    .where(sql<boolean>`members.user_seq > ${after}`)
    .orderBy('members.userSeq')
    .limit(limit)
    .execute()
  const last = next.at(-1)
  if (!last) return null
  const added = await tables(tx)
    .insertInto('campaignMessages')
    .values(next.map(({ userSeq }) => ({ campaignSeq, userSeq })))
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .execute()
  await tables(tx)
    .updateTable('campaigns')
    .set(({ eb }) => ({
      collectedTo: Number(last.userSeq),
      recipientCount: eb('recipientCount', '+', added.length),
    }))
    .where('campaignSeq', '=', campaignSeq)
    .execute()
  return last.userSeq
}
export async function setCollected(tx: ChannelTx, campaignSeq: CampaignSeq, collectedAt: Date) {
  await tables(tx)
    .updateTable('campaigns')
    .set({ collectedAt })
    .where('campaignSeq', '=', campaignSeq)
    .execute()
}

/** Of those who agreed to advertising at night. docs/rules.md R-1178. */
const acceptsNight = sql<boolean>`user_seq in (select user_seq from members where night_agreed_at is not null)`

/** One message of a campaign. */
export interface MessageRef {
  userSeq: UserSeq
  cause: Cause
}
/**
 * Takes the next messages for sending; no other worker takes them. The rows are updated by where they are stored: right after a list is built
 * PostgreSQL believes that it is empty, and would compare every row of it with every row that was taken.
 */
export async function claimMessages(
  tx: ChannelTx,
  {
    campaignSeq,
    limit,
    now,
    isNight,
  }: { campaignSeq: CampaignSeq; limit: number; now: Date; isNight: boolean },
) {
  const { rows } = await sql<MessageRef & { tries: number }>`
    update campaign_messages m set state = 'SENDING', claimed_at = ${now}, tries = m.tries + 1
    where m.ctid = any (array(
      select ctid from campaign_messages where campaign_seq = ${campaignSeq} and state = 'QUEUED'
        and (due_at is null or due_at <= ${now})${isNight ? sql` and ${acceptsNight}` : sql``}
      order by user_seq limit ${limit} for update skip locked))
    returning m.user_seq as "userSeq", m.cause, m.tries`.execute(tables(tx))
  return rows
}

/** These people as they are now: who left, refuses or has no address is found before each message. */
export const findReceivers = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select([
      'members.userSeq',
      'members.status',
      'members.marketingAgreedAt',
      'members.nightAgreedAt',
      'users.name',
      'users.email',
      'users.phone',
      'users.language',
    ])
    .where('members.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
export type Receiver = Awaited<ReturnType<typeof findReceivers>>[number]

export type MessageResult = MessageRef &
  /** By phone it is not known yet whether it arrives: the service is asked about its group. */
  (
    | { state: 'SENT'; phone?: { messageId: string; groupId: string | null } }
    | { state: 'FAILED' | 'UNCERTAIN'; reason: string }
    | { state: 'SKIPPED'; reason: SkipReason }
    /** Handed back: nothing was sent. A server that is down is nobody's failed try. */
    | { state: 'QUEUED'; isServerDown: boolean }
  )

/** Writes what became of messages that are being sent, and counts it. Those of which it is written already stay. */
export async function recordResults(
  tx: ChannelTx,
  { campaignSeq, results, now }: { campaignSeq: CampaignSeq; results: MessageResult[]; now: Date },
) {
  const rows = results.map((result) => ({
    user_seq: result.userSeq,
    cause: result.cause,
    state: result.state,
    reason: 'reason' in result ? result.reason : null,
    message_id: phoneOf(result)?.messageId ?? null,
    group_id: phoneOf(result)?.groupId ?? null,
    untried: result.state === 'QUEUED' && result.isServerDown ? 1 : 0,
  }))
  const { rows: written } = await sql<Pick<MessageResult, 'state'>>`
    update campaign_messages m set state = r.state, reason = r.reason, tries = m.tries - r.untried,
      sent_at = case when r.state = 'SENT' then ${now}::timestamptz end, message_id = r.message_id, group_id = r.group_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (user_seq bigint, cause text, state text, reason text, message_id text, group_id text, untried smallint)
    where m.campaign_seq = ${campaignSeq} and m.user_seq = r.user_seq and m.cause = r.cause
      and m.state = 'SENDING'
    returning m.state`.execute(tables(tx))
  const countOf = (state: MessageResult['state']) => written.filter((one) => one.state === state).length
  await addCounts(tx, campaignSeq, {
    sentCount: countOf('SENT'),
    failedCount: countOf('FAILED'),
    skippedCount: countOf('SKIPPED'),
    uncertainCount: countOf('UNCERTAIN'),
  })
}

const phoneOf = (result: MessageResult) => ('phone' in result ? result.phone : undefined)
/** The groups of messages that a service took over and that are on their way. */
export const groupsOf = (results: readonly MessageResult[]) => [
  ...new Set(results.flatMap((result) => phoneOf(result)?.groupId ?? [])),
]

type Counter =
  | 'sentCount'
  | 'deliveredCount'
  | 'failedCount'
  | 'skippedCount'
  | 'uncertainCount'
  | 'openedCount'
  | 'clickedCount'
  | 'unsubscribedCount'
export async function addCounts(
  tx: ChannelTx,
  campaignSeq: CampaignSeq,
  added: Partial<Record<Counter, number>>,
) {
  const more = Object.entries(added).filter(([, count]) => count !== 0)
  if (more.length === 0) return
  await tables(tx)
    .updateTable('campaigns')
    .set((eb) => increments(eb, added))
    .where('campaignSeq', '=', campaignSeq)
    .execute()
}
const increments = (
  { eb }: ExpressionBuilder<Tables, 'campaigns'>,
  added: Partial<Record<Counter, number>>,
) => ({
  sentCount: eb('sentCount', '+', added.sentCount ?? 0),
  deliveredCount: eb('deliveredCount', '+', added.deliveredCount ?? 0),
  failedCount: eb('failedCount', '+', added.failedCount ?? 0),
  skippedCount: eb('skippedCount', '+', added.skippedCount ?? 0),
  uncertainCount: eb('uncertainCount', '+', added.uncertainCount ?? 0),
  openedCount: eb('openedCount', '+', added.openedCount ?? 0),
  clickedCount: eb('clickedCount', '+', added.clickedCount ?? 0),
  unsubscribedCount: eb('unsubscribedCount', '+', added.unsubscribedCount ?? 0),
})

/** Messages whose sender died while it handed them over: whether they arrived is not known. */
export async function giveUpClaimed(
  tx: ChannelTx,
  { campaignSeq, before, reason }: { campaignSeq: CampaignSeq; before: Date; reason: string },
) {
  const given = await tables(tx)
    .updateTable('campaignMessages')
    .set({ state: 'UNCERTAIN', reason })
    .where('campaignSeq', '=', campaignSeq)
    .where('state', '=', 'SENDING')
    .where('claimedAt', '<', before)
    .returning('userSeq')
    .execute()
  await addCounts(tx, campaignSeq, { uncertainCount: given.length })
}

/** Whether messages of this campaign are on their way, and when the next is due; null when none waits. */
export async function findOpenMessages(db: ChannelDb, campaignSeq: CampaignSeq, now: Date) {
  const found = await tables(db)
    .selectFrom('campaignMessages')
    .select(({ fn }) => ['state', fn.min(sql<Date>`coalesce(due_at, ${now})`).as('dueAt')])
    .where('campaignSeq', '=', campaignSeq)
    .where('state', 'in', ['QUEUED', 'SENDING'])
    .groupBy('state')
    .execute()
  return {
    nextAt: found.find(({ state }) => state === 'QUEUED')?.dueAt ?? null,
    isSending: found.some(({ state }) => state === 'SENDING'),
  }
}

/** When the next message is due that may go out at night; null when none is. */
export async function findNextAtNight(db: ChannelDb, campaignSeq: CampaignSeq) {
  const { dueAt } = await tables(db)
    .selectFrom('campaignMessages')
    .select(({ fn }) => fn.min('dueAt').as('dueAt'))
    .where('campaignSeq', '=', campaignSeq)
    .where('state', '=', 'QUEUED')
    .where(acceptsNight)
    .executeTakeFirstOrThrow()
  return dueAt
}

interface Page {
  campaignSeq: CampaignSeq
  state?: (typeof messageStates)[number] | undefined
  page: number
  size: number
}
const messagesOf = (db: ChannelDb, { campaignSeq, state }: Pick<Page, 'campaignSeq' | 'state'>) =>
  tables(db)
    .selectFrom('campaignMessages')
    .where('campaignMessages.campaignSeq', '=', campaignSeq)
    .$if(state !== undefined, (all) => all.where('campaignMessages.state', '=', state ?? 'QUEUED'))

export const findMessages = (db: ChannelDb, { page, size, ...choice }: Page) =>
  messagesOf(db, choice)
    .innerJoin('users', 'users.userSeq', 'campaignMessages.userSeq')
    .select([
      'campaignMessages.userSeq',
      'campaignMessages.cause',
      'users.name',
      'users.email',
      'campaignMessages.state',
      'campaignMessages.reason',
      'campaignMessages.sentAt',
      'campaignMessages.openedAt',
      'campaignMessages.clickedAt',
    ])
    .orderBy('campaignMessages.userSeq')
    .orderBy('campaignMessages.cause')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countMessages(db: ChannelDb, choice: Pick<Page, 'campaignSeq' | 'state'>) {
  const { count } = await messagesOf(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One person is sent a campaign once for each cause: where both accounts were, the remaining one's message stays. */
export async function mergeMessages(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    delete from campaign_messages theirs using campaign_messages mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.campaign_seq = theirs.campaign_seq
      and mine.cause = theirs.cause`.execute(tables(tx))
}
