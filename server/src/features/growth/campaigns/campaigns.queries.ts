import { sql } from 'kysely'
import { Audience } from 'contract/growth/segments/audience.schemas'
import type { CampaignChannel, CampaignState } from 'contract/growth/campaigns/campaigns.rules'
import { CampaignButton, CampaignEvent, type CampaignInput } from 'contract/growth/campaigns/schemas'
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
  'pauseReason',
  'isAd',
  'event',
  'subject',
  'scheduledAt',
  'startedAt',
  'finishedAt',
  'createdAt',
  'recipientCount',
  'sentCount',
  'deliveredCount',
  'failedCount',
  'skippedCount',
  'uncertainCount',
  'openedCount',
  'clickedCount',
  'unsubscribedCount',
] as const
const wholeColumns = [
  ...columns,
  'createdByUserSeq',
  'content',
  'alimtalkTemplateSeq',
  'buttons',
  'imageFileSeq',
  'linkPath',
  'audience',
  'segmentSeq',
  'collectedTo',
  'collectedAt',
  'watchedTo',
] as const

const campaigns = (db: ChannelDb) => tables(db).selectFrom('campaigns').where('deletedAt', 'is', null)

export interface CampaignChoice {
  q?: string | undefined
  state?: CampaignState | undefined
  channelType?: CampaignChannel | undefined
}
const chosen = (db: ChannelDb, { q, state, channelType }: CampaignChoice) =>
  campaigns(db)
    .$if(Boolean(q), (all) => all.where('name', 'ilike', containing(q ?? '')))
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'DRAFT'))
    .$if(channelType !== undefined, (all) => all.where('channelType', '=', channelType ?? 'EMAIL'))

export async function findCampaigns(
  db: ChannelDb,
  { page, size, ...choice }: CampaignChoice & { page: number; size: number },
) {
  const rows = await chosen(db, choice)
    .select(columns)
    .orderBy('campaignSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.map(withEvent)
}
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

const withEvent = <Row extends { event: unknown }>(row: Row) => ({
  ...row,
  event: CampaignEvent.nullable().parse(row.event),
})
const Buttons = CampaignButton.array()
const withAudience = <Row extends { audience: unknown; buttons: unknown; event: unknown }>(row: Row) => ({
  ...withEvent(row),
  buttons: Buttons.parse(row.buttons),
  audience: Audience.parse(row.audience),
})

/** Those that wait for something to happen. */
export async function findActive(db: ChannelDb) {
  const rows = await campaigns(db)
    .select(['campaignSeq', 'event'])
    .where('state', '=', 'ACTIVE')
    .orderBy('campaignSeq')
    .execute()
  return rows.map(withEvent)
}

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

/** A plain text is stored as the content. */
type StoredInput = Omit<CampaignInput, 'text'>
const stored = ({ audience, event, buttons, ...input }: StoredInput) => ({
  name: input.name,
  channelType: input.channelType,
  alimtalkTemplateSeq: input.alimtalkTemplateSeq,
  segmentSeq: input.segmentSeq,
  isAd: input.isAd,
  subject: input.subject,
  content: input.content,
  imageFileSeq: input.imageFileSeq,
  linkPath: input.linkPath,
  buttons: JSON.stringify(buttons),
  audience: JSON.stringify(audience),
  event: event && JSON.stringify(event),
})

export function insertCampaign(
  tx: ChannelTx,
  { now, userSeq, ...input }: StoredInput & { now: Date; userSeq: UserSeq },
) {
  return tables(tx)
    .insertInto('campaigns')
    .values({
      ...stored(input),
      trigger: input.event ? 'EVENT' : 'NOW',
      createdByUserSeq: userSeq,
      createdAt: now,
      updatedAt: now,
    })
    .returning('campaignSeq')
    .executeTakeFirstOrThrow()
}
/** How a campaign goes out, where that changes with what it says. */
interface Plan {
  state: 'DRAFT'
  trigger: 'NOW' | 'EVENT'
  scheduledAt: null
}
export async function updateInput(
  tx: ChannelTx,
  campaignSeq: CampaignSeq,
  { now, plan, ...input }: StoredInput & { now: Date; plan: Plan | null },
) {
  await tables(tx)
    .updateTable('campaigns')
    .set({ ...stored(input), ...plan, updatedAt: now })
    .where('campaignSeq', '=', campaignSeq)
    .execute()
}

interface Change {
  state: CampaignState
  pauseReason?: string
  trigger?: 'NOW' | 'SCHEDULED'
  scheduledAt?: Date | null
  startedAt?: Date
  finishedAt?: Date
  deletedAt?: Date
  watchedTo?: Date | null
  imageFileSeq?: null
  updatedAt: Date
}
/** A new state takes the reason of a pause with it. */
export async function updateCampaign(tx: ChannelTx, campaignSeq: CampaignSeq, change: Partial<Change>) {
  await tables(tx)
    .updateTable('campaigns')
    .set({ ...(change.state && { pauseReason: null }), ...change })
    .where('campaignSeq', '=', campaignSeq)
    .execute()
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
    select currency, count(distinct user_seq)::int as people, sum(paid)::bigint as amount
    from (
      select distinct o.order_seq, o.currency, o.user_seq, o.paid_amount - o.refunded_amount as paid
      from campaign_messages m join orders o
        on o.channel_seq = m.channel_seq and o.user_seq = m.user_seq
        and o.paid_at >= m.clicked_at and o.paid_at < m.clicked_at + interval '7 days'
      where m.campaign_seq = ${campaignSeq} and m.clicked_at is not null and o.paid_amount > 0) bought
    group by currency order by currency`.execute(tables(db))
  return rows
}
