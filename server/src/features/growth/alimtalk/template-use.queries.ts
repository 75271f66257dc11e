import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Whether a campaign that is not over sends it. */
export async function isInUse(db: ChannelDb, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  const campaign = await tables(db)
    .selectFrom('campaigns')
    .select('campaignSeq')
    .where('alimtalkTemplateSeq', '=', alimtalkTemplateSeq)
    .where('deletedAt', 'is', null)
    .where('state', 'not in', ['DONE', 'STOPPED'])
    .limit(1)
    .executeTakeFirst()
  return campaign !== undefined
}
