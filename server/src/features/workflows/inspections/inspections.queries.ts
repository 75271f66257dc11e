import type { InspectionState } from 'contract/workflows/inspections/inspections.rules'
import type { ChannelSeq, SiteInspectionSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const LATEST = 20

const inspections = (db: PlatformDb, channelSeq: ChannelSeq) =>
  platformTables(db)
    .selectFrom('siteInspections')
    .innerJoin('users as requester', 'requester.userSeq', 'siteInspections.requestedByUserSeq')
    .leftJoin('users as decider', 'decider.userSeq', 'siteInspections.decidedByUserSeq')
    .select([
      'siteInspectionSeq',
      'state',
      'reason',
      'requestedByUserSeq',
      'requester.name as requestedBy',
      'requestedAt',
      'decider.name as decidedBy',
      'endsAt',
    ])
    .where('channelSeq', '=', channelSeq)
    .orderBy('siteInspectionSeq', 'desc')

/** The newest first; of one operator where they are named. */
export const findInspections = (db: PlatformDb, channelSeq: ChannelSeq, by: UserSeq | null) =>
  inspections(db, channelSeq)
    .$if(by !== null, (all) => all.where('requestedByUserSeq', '=', by))
    .limit(LATEST)
    .execute()
export const findInspection = (
  db: PlatformDb,
  channelSeq: ChannelSeq,
  siteInspectionSeq: SiteInspectionSeq,
) => inspections(db, channelSeq).where('siteInspectionSeq', '=', siteInspectionSeq).executeTakeFirst()

const ofSite = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('siteInspections')
    .select(['siteInspectionSeq', 'state', 'requestedAt', 'endsAt'])
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('state', 'in', ['REQUESTED', 'ALLOWED'])
    .forUpdate()

export const lockOne = (tx: ChannelTx, siteInspectionSeq: SiteInspectionSeq) =>
  ofSite(tx).where('siteInspectionSeq', '=', siteInspectionSeq).executeTakeFirst()
/** What this operator asked for and did not end. */
export const lockOf = (tx: ChannelTx, userSeq: UserSeq) =>
  ofSite(tx).where('requestedByUserSeq', '=', userSeq).executeTakeFirst()

export async function insertInspection(
  tx: ChannelTx,
  request: { reason: string; requestedAt: Date; requestedByUserSeq: UserSeq },
) {
  const { siteInspectionSeq } = await tables(tx)
    .insertInto('siteInspections')
    .values(({ fn }) => ({ ...request, channelSeq: fn('bound_channel') }))
    .returning('siteInspectionSeq')
    .executeTakeFirstOrThrow()
  return siteInspectionSeq
}

interface Change {
  state: InspectionState
  decidedAt?: Date
  decidedByUserSeq?: UserSeq
  endsAt?: Date
  endedAt?: Date
}
export const updateInspection = (tx: ChannelTx, siteInspectionSeq: SiteInspectionSeq, change: Change) =>
  tables(tx)
    .updateTable('siteInspections')
    .set(change)
    .where('siteInspectionSeq', '=', siteInspectionSeq)
    .execute()
