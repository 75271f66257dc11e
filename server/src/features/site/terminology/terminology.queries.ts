import type { ChosenWords } from 'contract/site/terminology/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Edition {
  version: number
  words: ChosenWords
  savedByUserSeq: UserSeq
  createdAt: Date
}

/** Keeps a version permanently. */
export async function insertEdition(tx: ChannelTx, { words, ...edition }: Edition) {
  await tables(tx)
    .insertInto('keywordEditions')
    .values({ ...edition, words: JSON.stringify(words) })
    .execute()
}

export async function findEdition(db: ChannelDb, version: number) {
  const found = await tables(db)
    .selectFrom('keywordEditions')
    .select('words')
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.words
}
