import { sql } from 'kysely'
import type { CampaignSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Looked for at one time; those that were claimed first come first. */
const AT_ONCE = 1000

/** Messages that were claimed before this moment and of which nothing was heard since. */
export async function findLost(db: ChannelDb, campaignSeq: CampaignSeq, before: Date) {
  const lost = await tables(db)
    .selectFrom('campaignMessages')
    .select(['userSeq', 'cause', 'claimedAt'])
    .where('campaignSeq', '=', campaignSeq)
    .where('state', '=', 'SENDING')
    .where('claimedAt', '<', before)
    .orderBy('claimedAt')
    .orderBy('userSeq')
    .orderBy('cause')
    .limit(AT_ONCE)
    .execute()
  return lost.flatMap(({ claimedAt, ...message }) => (claimedAt ? [{ ...message, claimedAt }] : []))
}

/** Those of these calls whose answer was written down. */
export async function findKnownCalls(db: ChannelDb, campaignSeq: CampaignSeq, groupIds: readonly string[]) {
  const { rows } = await sql<{ groupId: string }>`
    select distinct group_id as "groupId" from campaign_messages
    where campaign_seq = ${campaignSeq} and group_id = any (${groupIds}::text[])`.execute(tables(db))
  return new Set(rows.map(({ groupId }) => groupId))
}
