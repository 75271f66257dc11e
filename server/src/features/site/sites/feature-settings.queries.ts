import { sql } from 'kysely'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import type { StoredTools } from 'contract/site/sites/tools.schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Settings of a site that other features decide and that its pages need at once. */
export interface FeatureSettings {
  legalPublishedAt?: Date | null
  marketingTools?: StoredTools
  snippetVersion?: number | null
  staffSecondFactor?: boolean
  snsLoginKakId?: string | null
  snsLoginNavId?: string | null
  snsLoginGogId?: string | null
  snsLoginFabId?: string | null
  kakaoSync?: boolean
  asksMarketing?: boolean
  updatedAt?: Date
}
export async function updateFeatureSettings(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  { marketingTools, ...settings }: FeatureSettings,
) {
  await tables(tx)
    .updateTable('channels')
    .set({ ...settings, ...(marketingTools && { marketingTools: JSON.stringify(marketingTools) }) })
    .where('channelSeq', '=', channelSeq)
    .execute()
}

/** Replaces the site's words; returns the number of the version. Two simultaneous saves become two versions. */
export async function updateKeywords(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  { words, updatedAt }: { words: ChosenWords; updatedAt: Date },
) {
  const { version } = await tables(tx)
    .updateTable('channels')
    .set({ keywords: JSON.stringify(words), keywordsVersion: sql<number>`keywords_version + 1`, updatedAt })
    .where('channelSeq', '=', channelSeq)
    .returning('keywordsVersion as version')
    .executeTakeFirstOrThrow()
  return version
}
