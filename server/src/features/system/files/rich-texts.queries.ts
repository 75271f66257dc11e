import { sql } from 'kysely'
import type { FileSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kinds of rich texts. */
export type TextKind = 'COURSE' | 'LESSON' | 'NOTICE' | 'CAMPAIGN' | 'MESSAGE_TEMPLATE'

/** The sizes, uploaders and kinds of these pictures. */
export const findTextPictures = (db: ChannelDb, fileSeqs: FileSeq[]) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'kind', 'widths', 'width', 'height', 'uploadedByUserSeq'])
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .execute()
export type TextPicture = { fileSeq: FileSeq; uploadedByUserSeq: UserSeq | null } & Awaited<
  ReturnType<typeof findTextPictures>
>[number]

export async function findShownIn(db: ChannelDb, place: TextKind, placeSeq: number) {
  const shown = await tables(db)
    .selectFrom('richTextPictures')
    .select('fileSeq')
    .where('place', '=', place)
    .where('placeId', '=', placeSeq)
    .execute()
  return shown.map(({ fileSeq }) => fileSeq)
}

/** Returns the pictures that were recorded. */
export async function deleteShownIn(tx: ChannelTx, place: TextKind, placeSeqs: number[]) {
  const gone = await tables(tx)
    .deleteFrom('richTextPictures')
    .where('place', '=', place)
    .where('placeId', '=', sql<number>`any(${placeSeqs})`)
    .returning('fileSeq')
    .execute()
  return gone.map(({ fileSeq }) => fileSeq)
}

interface Showing {
  place: TextKind
  placeSeq: number
  fileSeqs: FileSeq[]
}
export async function insertShownIn(tx: ChannelTx, { place, placeSeq, fileSeqs }: Showing) {
  if (fileSeqs.length === 0) return
  await tables(tx)
    .insertInto('richTextPictures')
    .values(fileSeqs.map((fileSeq) => ({ place, placeId: placeSeq, fileSeq })))
    .onConflict((same) => same.doNothing())
    .execute()
}
