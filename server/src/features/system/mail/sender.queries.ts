import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The name of the site, with its sender domain where that is checked. */
export const findSenderRow = (db: ChannelDb, channelSeq: ChannelSeq) =>
  tables(db)
    .selectFrom('channels')
    .leftJoin('senderDomains', (join) =>
      join
        .onRef('senderDomains.channelSeq', '=', 'channels.channelSeq')
        .on('senderDomains.state', '=', 'VERIFIED'),
    )
    .select(['channels.name', 'domain', 'localPart', 'selector', 'sealedKey'])
    .where('channels.channelSeq', '=', channelSeq)
    .executeTakeFirst()
