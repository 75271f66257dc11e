import { sql, type QueryExecutorProvider } from 'kysely'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx, PlatformTx } from '../../../platform/db/channel-db.ts'
import type { Column } from '../../../platform/db/columns.ts'
import { platformTables as tablesOfNoSite } from '../../../platform/db/tenancy-exceptions.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

/** Every site where the person may have rows. */
export async function findTraces(tx: PlatformTx, userSeq: UserSeq): Promise<ChannelSeq[]> {
  const found = await platformTables(tx)
    .selectFrom('accountSites')
    .select('channelSeq')
    .where('userSeq', '=', userSeq)
    .union(platformTables(tx).selectFrom('channels').select('channelSeq').where('ownerUserSeq', '=', userSeq))
    .orderBy('channelSeq')
    .execute()
  return found.map(({ channelSeq }) => channelSeq)
}

const isOfNoSite = ({ table }: Column) => table in tablesOfNoSite
const isOfSites = (column: Column) => !isOfNoSite(column)

const moveAll = async (
  db: QueryExecutorProvider,
  columns: readonly Column[],
  { kept, gone }: MergedAccounts,
) => {
  for (const { table, column } of columns) {
    const name = sql.ref(column)
    await sql`update ${sql.table(table)} set ${name} = ${kept} where ${name} = ${gone}`.execute(db)
  }
}

/** Moves the declared columns of tables that belong to no site. */
export const moveOnPlatform = (tx: PlatformTx, columns: readonly Column[], accounts: MergedAccounts) =>
  moveAll(platformTables(tx), columns.filter(isOfNoSite), accounts)

/** Moves the declared columns of one site. */
export const moveOnSite = (tx: ChannelTx, columns: readonly Column[], accounts: MergedAccounts) =>
  moveAll(tables(tx), columns.filter(isOfSites), accounts)

/** Whether both are enrolled in the same course, which one person cannot be. */
export async function isClashing(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const active = sql`('PENDING_PAYMENT', 'WAITING', 'APPROVED')`
  const { rows } = await sql`
    select from enrolments mine join enrolments theirs using (channel_seq, course_seq)
    where mine.user_seq = ${kept} and mine.state in ${active}
      and theirs.user_seq = ${gone} and theirs.state in ${active} limit 1`.execute(tables(tx))
  return rows.length > 0
}

interface NewMerge {
  keptUserSeq: UserSeq
  goneUserSeq: UserSeq
  email: string
  proof: 'PROVIDER' | 'CODE'
  mergedAt: Date
}
export async function insertMerge(tx: PlatformTx, merge: NewMerge) {
  await platformTables(tx).insertInto('accountMerges').values(merge).execute()
}
