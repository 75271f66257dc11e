import { sql } from 'kysely'
import type { CampaignSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { addCounts } from './messages.queries.ts'
import { waysOut } from './sending.rules.ts'

export interface CampaignCall {
  campaignSeq: CampaignSeq
  groupId: string
  /** The account at the reseller through which it went. */
  apiKey: string
  sentAt: Date
  checkAt: Date
}
export async function insertCall(tx: ChannelTx, call: CampaignCall) {
  await tables(tx)
    .insertInto('campaignCalls')
    .values(call)
    .onConflict((same) => same.doNothing())
    .execute()
}

/** When the next call of this campaign is asked about; null when none waits. */
export async function findNextCheck(db: ChannelDb, campaignSeq: CampaignSeq) {
  const { checkAt } = await tables(db)
    .selectFrom('campaignCalls')
    .select(({ fn }) => fn.min('checkAt').as('checkAt'))
    .where('campaignSeq', '=', campaignSeq)
    .executeTakeFirstOrThrow()
  return checkAt
}
export const findDueCall = (db: ChannelDb, campaignSeq: CampaignSeq, now: Date) =>
  tables(db)
    .selectFrom('campaignCalls')
    .select(['campaignSeq', 'groupId', 'apiKey', 'sentAt', 'checkAt'])
    .where('campaignSeq', '=', campaignSeq)
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .orderBy('groupId')
    .limit(1)
    .executeTakeFirst()

type CallRef = Pick<CampaignCall, 'campaignSeq' | 'groupId'>
const callOf = ({ campaignSeq, groupId }: CallRef) => ({ campaignSeq, groupId })

export async function postponeCall(tx: ChannelTx, call: CallRef, checkAt: Date) {
  const { campaignSeq, groupId } = callOf(call)
  await tables(tx)
    .updateTable('campaignCalls')
    .set({ checkAt })
    .where('campaignSeq', '=', campaignSeq)
    .where('groupId', '=', groupId)
    .execute()
}
export async function deleteCall(tx: ChannelTx, call: CallRef) {
  const { campaignSeq, groupId } = callOf(call)
  await tables(tx)
    .deleteFrom('campaignCalls')
    .where('campaignSeq', '=', campaignSeq)
    .where('groupId', '=', groupId)
    .execute()
}

export interface FinalReport {
  messageId: string
  state: 'DELIVERED' | 'FAILED'
  code: string
}
/** Writes what became of messages of a call, each once, and counts it. */
export async function recordReports(
  tx: ChannelTx,
  { campaignSeq, groupId }: CallRef,
  reports: FinalReport[],
) {
  const rows = reports.map(({ messageId, state, code }) => ({
    message_id: messageId,
    state,
    reason: state === 'FAILED' ? code : null,
  }))
  const { rows: changed } = await sql<{ state: string }>`
    update campaign_messages m set state = r.state, reason = r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (message_id text, state text, reason text)
    where m.campaign_seq = ${campaignSeq} and m.group_id = ${groupId} and m.state = 'SENT'
      and m.message_id = r.message_id
    returning m.state`.execute(tables(tx))
  const failed = changed.filter(({ state }) => state === 'FAILED').length
  await addCounts(tx, campaignSeq, {
    sentCount: -failed,
    failedCount: failed,
    deliveredCount: changed.length - failed,
  })
}

/** Whether messages of this call are still on their way. */
export async function isCallOpen(db: ChannelDb, { campaignSeq, groupId }: CallRef) {
  const open = await tables(db)
    .selectFrom('campaignMessages')
    .select('userSeq')
    .where('campaignSeq', '=', campaignSeq)
    .where('groupId', '=', groupId)
    .where('state', '=', 'SENT')
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Nobody learned what became of these messages in time. */
export async function giveUpCall(tx: ChannelTx, { campaignSeq, groupId }: CallRef) {
  const given = await tables(tx)
    .updateTable('campaignMessages')
    .set({ state: 'UNCERTAIN', reason: waysOut.noReport })
    .where('campaignSeq', '=', campaignSeq)
    .where('groupId', '=', groupId)
    .where('state', '=', 'SENT')
    .returning('userSeq')
    .execute()
  await addCounts(tx, campaignSeq, { sentCount: -given.length, uncertainCount: given.length })
}
