import { sql } from 'kysely'
import { Audience } from 'contract/growth/segments/audience.schemas'
import type { CampaignState } from 'contract/growth/campaigns/campaigns.rules'
import type { CampaignInput } from 'contract/growth/campaigns/schemas'
import type { CampaignSeq, Currency, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'campaignSeq',
  'name',
  'channelType',
  'trigger',
  'state',
  'isAd',
  'subject',
  'scheduledAt',
  'startedAt',
  'finishedAt',
  'createdAt',
  'recipientCount',
  'sentCount',
  'failedCount',
  'skippedCount',
  'uncertainCount',
  'openedCount',
  'clickedCount',
  'unsubscribedCount',
] as const
const wholeColumns = [...columns, 'content', 'audience', 'collectedTo', 'collectedAt'] as const

const campaigns = (db: ChannelDb) => tables(db).selectFrom('campaigns').where('deletedAt', 'is', null)

export interface CampaignChoice {
  q?: string | undefined
  state?: CampaignState | undefined
}
const chosen = (db: ChannelDb, { q, state }: CampaignChoice) =>
  campaigns(db)
    .$if(Boolean(q), (all) => all.where('name', 'ilike', containing(q ?? '')))
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'DRAFT'))

export const findCampaigns = (
  db: ChannelDb,
  { page, size, ...choice }: CampaignChoice & { page: number; size: number },
) =>
  chosen(db, choice)
    .select(columns)
    .orderBy('campaignSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export type CampaignRow = Awaited<ReturnType<typeof findCampaigns>>[number]

export async function countCampaigns(db: ChannelDb, choice: CampaignChoice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
export const countByState = (db: ChannelDb) =>
  campaigns(db)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()

const withAudience = <Row extends { audience: unknown }>(row: Row) => ({
  ...row,
  audience: Audience.parse(row.audience),
})

export async function findCampaign(db: ChannelDb, campaignSeq: CampaignSeq) {
  const row = await campaigns(db)
    .select(wholeColumns)
    .where('campaignSeq', '=', campaignSeq)
    .executeTakeFirst()
  return row && withAudience(row)
}
export async function lockCampaign(tx: ChannelTx, campaignSeq: CampaignSeq) {
  const row = await campaigns(tx)
    .select(wholeColumns)
    .where('campaignSeq', '=', campaignSeq)
    .forUpdate()
    .executeTakeFirst()
  return row && withAudience(row)
}
export type WholeCampaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>

type StoredInput = Omit<CampaignInput, 'channelType'> & Pick<CampaignInput, 'channelType'>
const stored = ({ audience, ...input }: StoredInput) => ({ ...input, audience: JSON.stringify(audience) })

export function insertCampaign(
  tx: ChannelTx,
  { now, userSeq, ...input }: StoredInput & { now: Date; userSeq: UserSeq },
) {
  return tables(tx)
    .insertInto('campaigns')
    .values({ ...stored(input), createdByUserSeq: userSeq, createdAt: now, updatedAt: now })
    .returning('campaignSeq')
    .executeTakeFirstOrThrow()
}
export async function updateInput(
  tx: ChannelTx,
  campaignSeq: CampaignSeq,
  { now, ...input }: StoredInput & { now: Date },
) {
  await tables(tx)
    .updateTable('campaigns')
    .set({ ...stored(input), updatedAt: now })
    .where('campaignSeq', '=', campaignSeq)
    .execute()
}

interface Change {
  state: CampaignState
  trigger?: 'NOW' | 'SCHEDULED'
  scheduledAt?: Date | null
  startedAt?: Date
  finishedAt?: Date
  deletedAt?: Date
  updatedAt: Date
}
export async function updateCampaign(tx: ChannelTx, campaignSeq: CampaignSeq, change: Partial<Change>) {
  await tables(tx).updateTable('campaigns').set(change).where('campaignSeq', '=', campaignSeq).execute()
}

/** Opens and clicks of each hour since the first message, for those hours in which there were any. */
export async function findHours(db: ChannelDb, campaignSeq: CampaignSeq) {
  const { rows } = await sql<{ hour: Date; opened: number; clicked: number }>`
    select date_trunc('hour', at) as hour,
      count(*) filter (where what = 'OPENED')::int as opened,
      count(*) filter (where what = 'CLICKED')::int as clicked
    from campaign_messages m
    cross join lateral (values ('OPENED', m.opened_at), ('CLICKED', m.clicked_at)) seen (what, at)
    where m.campaign_seq = ${campaignSeq} and at is not null
    group by 1 order by 1 limit 1000`.execute(tables(db))
  return rows
}

/** What those who pressed a link paid within a week of it, less refunds. */
export async function findBought(db: ChannelDb, campaignSeq: CampaignSeq) {
  const { rows } = await sql<{ currency: Currency; people: number; amount: number }>`
    select o.currency, count(distinct o.user_seq)::int as people,
      sum(o.paid_amount - o.refunded_amount)::bigint as amount
    from campaign_messages m join orders o
      on o.channel_seq = m.channel_seq and o.user_seq = m.user_seq
      and o.paid_at >= m.clicked_at and o.paid_at < m.clicked_at + interval '7 days'
    where m.campaign_seq = ${campaignSeq} and m.clicked_at is not null and o.paid_amount > 0
    group by o.currency order by o.currency`.execute(tables(db))
  return rows
}
