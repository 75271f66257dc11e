import type { ChannelSeq } from 'contract/values/ids'
import type { PlatformDb } from '../db/channel-db.ts'
import { platformTables } from '../db/tables.ts'

/** The current version of a site's terms. */
export const findWordsRow = (db: PlatformDb, channelSeq: ChannelSeq) =>
  platformTables(db)
    .selectFrom('channels')
    .select(['keywords', 'keywordsVersion'])
    .where('channelSeq', '=', channelSeq)
    .executeTakeFirst()
