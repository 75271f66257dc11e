import { sql } from 'kysely'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Edition {
  words: ChosenWords
  savedByUserSeq: UserSeq
  createdAt: Date
}

/** Activates a new version and keeps it permanently; two simultaneous saves become two versions. */
export async function insertEdition(tx: ChannelTx, channelSeq: ChannelSeq, { words, ...saved }: Edition) {
  const stored = JSON.stringify(words)
  const { version } = await tables(tx)
    .updateTable('channels')
    .set({ keywords: stored, keywordsVersion: sql<number>`keywords_version + 1`, updatedAt: saved.createdAt })
    .where('channelSeq', '=', channelSeq)
    .returning('keywordsVersion as version')
    .executeTakeFirstOrThrow()
  await tables(tx)
    .insertInto('keywordEditions')
    .values({ version, words: stored, ...saved })
    .execute()
  return version
}

export async function findEdition(db: ChannelDb, version: number) {
  const found = await tables(db)
    .selectFrom('keywordEditions')
    .select('words')
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.words
}
