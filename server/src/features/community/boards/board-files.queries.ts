import type { BoardPostSeq, FileSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The pictures and files of a post in their order. */
export const findFiles = (db: ChannelDb, boardPostSeq: BoardPostSeq) =>
  tables(db)
    .selectFrom('boardPostFiles')
    .innerJoin('files', 'files.fileSeq', 'boardPostFiles.fileSeq')
    .select([
      'boardPostFiles.fileSeq',
      'boardPostFiles.altText',
      'files.kind',
      'files.originFileName',
      'files.contentType',
      'files.fileSize',
    ])
    .where('boardPostFiles.boardPostSeq', '=', boardPostSeq)
    .orderBy('boardPostFiles.sort')
    .execute()

export const deleteFiles = (tx: ChannelTx, boardPostSeq: BoardPostSeq) =>
  tables(tx).deleteFrom('boardPostFiles').where('boardPostSeq', '=', boardPostSeq).execute()

/** Returns how many were inserted: a file belongs to one post only. */
export async function insertFiles(
  tx: ChannelTx,
  boardPostSeq: BoardPostSeq,
  files: readonly { fileSeq: FileSeq; altText: string }[],
) {
  if (files.length === 0) return 0
  const taken = await tables(tx)
    .insertInto('boardPostFiles')
    .values(files.map(({ fileSeq, altText }, at) => ({ boardPostSeq, fileSeq, altText, sort: at + 1 })))
    .onConflict((same) => same.doNothing())
    .returning('fileSeq')
    .execute()
  return taken.length
}
