import type {
  AbuseKind,
  ReportOutcome,
  ReportShelf,
} from 'contract/workflows/abuse-reports/abuse-reports.rules'
import type { Language } from 'contract/i18n/languages'
import type { AbuseReportSeq, ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

interface NewReport {
  kind: AbuseKind
  path: string
  text: string
  reporterEmail: string | null
  language: Language
  reportedAt: Date
}
export async function insertReport(tx: ChannelTx, report: NewReport) {
  const { abuseReportSeq } = await tables(tx)
    .insertInto('abuseReports')
    .values(({ fn }) => ({ ...report, channelSeq: fn('bound_channel') }))
    .returning('abuseReportSeq')
    .executeTakeFirstOrThrow()
  return abuseReportSeq
}

/** Whether another report of the site waits. */
export async function hasOtherWaiting(tx: ChannelTx, abuseReportSeq: AbuseReportSeq) {
  const found = await tables(tx)
    .selectFrom('abuseReports')
    .select('abuseReportSeq')
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('outcome', 'is', null)
    .where('abuseReportSeq', '<>', abuseReportSeq)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Some {
  shelf: ReportShelf
  siteSeq?: ChannelSeq | undefined
}
function some(db: PlatformDb, { shelf, siteSeq }: Some) {
  const onShelf = platformTables(db)
    .selectFrom('abuseReports')
    .innerJoin('channels', 'channels.channelSeq', 'abuseReports.channelSeq')
    .leftJoin('users', 'users.userSeq', 'abuseReports.decidedByUserSeq')
    .where('outcome', shelf === 'waiting' ? 'is' : 'is not', null)
  return siteSeq === undefined ? onShelf : onShelf.where('abuseReports.channelSeq', '=', siteSeq)
}

export function findReports(db: PlatformDb, { page, size, ...which }: Some & { page: number; size: number }) {
  const rows = some(db, which)
    .select([
      'abuseReportSeq',
      'abuseReports.channelSeq',
      'channels.name as siteName',
      'channels.address',
      'channels.suspension',
      'kind',
      'path',
      'text',
      'reporterEmail',
      'reportedAt',
      'outcome',
      'words',
      'users.name as decidedBy',
      'decidedAt',
    ])
    .limit(size)
    .offset((page - 1) * size)
  return which.shelf === 'waiting'
    ? rows.orderBy('reportedAt').orderBy('abuseReportSeq').execute()
    : rows.orderBy('decidedAt', 'desc').orderBy('abuseReportSeq', 'desc').execute()
}
export async function countReports(db: PlatformDb, which: Some) {
  const { count } = await some(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findReport = (db: PlatformDb, abuseReportSeq: AbuseReportSeq) =>
  platformTables(db)
    .selectFrom('abuseReports')
    .select(['channelSeq', 'kind', 'path', 'text'])
    .where('abuseReportSeq', '=', abuseReportSeq)
    .executeTakeFirst()

/** The report, or all of the site that wait, locked until the transaction ends. */
export const lockWaiting = (tx: ChannelTx, abuseReportSeq: AbuseReportSeq | null) =>
  tables(tx)
    .selectFrom('abuseReports')
    .select(['abuseReportSeq', 'reporterEmail', 'language'])
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('outcome', 'is', null)
    .$if(abuseReportSeq !== null, (all) => all.where('abuseReportSeq', '=', abuseReportSeq))
    .orderBy('abuseReportSeq')
    .forUpdate()
    .execute()

interface Decided {
  outcome: ReportOutcome
  words: string
  decidedAt: Date
  decidedByUserSeq: UserSeq
}
/** The address of the reporter goes with it. */
export const updateDecided = (tx: ChannelTx, abuseReportSeqs: AbuseReportSeq[], decided: Decided) =>
  tables(tx)
    .updateTable('abuseReports')
    .set({ ...decided, reporterEmail: null })
    .where('abuseReportSeq', 'in', abuseReportSeqs)
    .execute()
