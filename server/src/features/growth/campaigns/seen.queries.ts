import { sql } from 'kysely'
import type { CampaignSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { addCounts, type MessageRef } from './messages.queries.ts'

interface Seen extends MessageRef {
  campaignSeq: CampaignSeq
  now: Date
}
/** Counts the first time only. */
export async function recordOpened(tx: ChannelTx, { campaignSeq, userSeq, cause, now }: Seen) {
  const seen = await tables(tx)
    .updateTable('campaignMessages')
    .set({ openedAt: now })
    .where('campaignSeq', '=', campaignSeq)
    .where('userSeq', '=', userSeq)
    .where('cause', '=', cause)
    .where('openedAt', 'is', null)
    .returning('userSeq')
    .executeTakeFirst()
  if (seen) await addCounts(tx, campaignSeq, { openedCount: 1 })
}
export async function recordClicked(tx: ChannelTx, { campaignSeq, userSeq, cause, now }: Seen) {
  const seen = await tables(tx)
    .updateTable('campaignMessages')
    .set({ clickedAt: now })
    .where('campaignSeq', '=', campaignSeq)
    .where('userSeq', '=', userSeq)
    .where('cause', '=', cause)
    .where('clickedAt', 'is', null)
    .returning('userSeq')
    .executeTakeFirst()
  if (seen) await addCounts(tx, campaignSeq, { clickedCount: 1 })
}
/** Counts a refusal for the last campaign that this person was sent since then. */
export async function recordUnsubscribed(
  tx: ChannelTx,
  { userSeq, since, now }: { userSeq: UserSeq; since: Date; now: Date },
) {
  const { rows } = await sql<{ campaignSeq: CampaignSeq }>`
    update campaign_messages set unsubscribed_at = ${now}
    where user_seq = ${userSeq} and unsubscribed_at is null and (campaign_seq, cause) = (
      select m.campaign_seq, m.cause from campaign_messages m
      where m.user_seq = ${userSeq} and m.sent_at >= ${since} order by m.sent_at desc limit 1)
    returning campaign_seq as "campaignSeq"`.execute(tables(tx))
  for (const { campaignSeq } of rows) await addCounts(tx, campaignSeq, { unsubscribedCount: 1 })
}

/** Counts as opened what this person was sent in the site until now. */
export async function recordRead(tx: ChannelTx, userSeq: UserSeq, now: Date) {
  const { rows } = await sql<{ campaignSeq: CampaignSeq }>`
    update campaign_messages m set opened_at = ${now} from campaigns c
    where m.user_seq = ${userSeq} and m.sent_at <= ${now} and m.opened_at is null
      and c.channel_seq = m.channel_seq and c.campaign_seq = m.campaign_seq and c.channel_type = 'SITE'
    returning m.campaign_seq as "campaignSeq"`.execute(tables(tx))
  for (const { campaignSeq } of rows) await addCounts(tx, campaignSeq, { openedCount: 1 })
}
