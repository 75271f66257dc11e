import type { AliasDraft } from 'contract/site/catalogs/schemas'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findAliases = (db: ChannelDb) =>
  tables(db)
    .selectFrom('serviceAliases')
    .select(['alias', 'name'])
    .orderBy('createdAt')
    .orderBy('alias')
    .execute()

export const findAliasesWithCounts = (db: ChannelDb) =>
  tables(db)
    .selectFrom('serviceAliases')
    .select(({ selectFrom }) => [
      'serviceAliases.alias',
      'serviceAliases.name',
      selectFrom('courses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('courses.serviceAlias', '=', 'serviceAliases.alias')
        .where('courses.state', 'not in', ['TRASHED', 'PURGED'])
        .$asScalar()
        .$notNull()
        .as('courseCount'),
    ])
    .orderBy('createdAt')
    .orderBy('alias')
    .execute()

/** Older names are dropped. */
const MAX_FORMER = 50
export const findFormerAliases = (db: ChannelDb) =>
  tables(db)
    .selectFrom('formerServiceAliases')
    .select(['former', 'alias'])
    .orderBy('createdAt', 'desc')
    .orderBy('former')
    .limit(MAX_FORMER)
    .execute()

/** Whether the alias exists; keeps it locked until the transaction ends. */
export async function holdAlias(tx: ChannelTx, alias: string) {
  const found = await tables(tx)
    .selectFrom('serviceAliases')
    .select('alias')
    .where('alias', '=', alias)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function insertAlias(tx: ChannelTx, draft: AliasDraft & { createdAt: Date }) {
  await tables(tx).insertInto('serviceAliases').values(draft).execute()
}
/** Courses and former names follow by foreign keys. */
export async function updateAlias(tx: ChannelTx, alias: string, draft: AliasDraft) {
  await tables(tx).updateTable('serviceAliases').set(draft).where('alias', '=', alias).execute()
}
export async function deleteAlias(tx: ChannelTx, alias: string) {
  await tables(tx).deleteFrom('serviceAliases').where('alias', '=', alias).execute()
}

interface Former {
  former: string
  /** The alias that replaced it; null for the default list. */
  alias: string | null
  createdAt: Date
}
export async function upsertFormerAlias(tx: ChannelTx, { former, ...now }: Former) {
  await tables(tx)
    .insertInto('formerServiceAliases')
    .values({ former, ...now })
    .onConflict((same) => same.columns(['channelSeq', 'former']).doUpdateSet(now))
    .execute()
}
/** The name is in use again. */
export async function deleteFormerAlias(tx: ChannelTx, former: string) {
  await tables(tx).deleteFrom('formerServiceAliases').where('former', '=', former).execute()
}
