import type { FileKind } from 'contract/files'
import type { FileSeq, UserSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

export interface NewFile {
  kind: Exclude<FileKind, 'vod'>
  storageKey: string
  originFileName: string
  contentType: string
  fileSize: number
  widths: number[]
  uploadedByUserSeq: UserSeq
  createdAt: Date
}

export const insertFile = (tx: ChannelTx, file: NewFile) =>
  tables(tx).insertInto('files').values(file).returning('fileSeq').executeTakeFirstOrThrow()

export const findFile = (db: ChannelDb, fileSeq: FileSeq) =>
  tables(db)
    .selectFrom('files')
    .select(['storageKey', 'widths'])
    .where('fileSeq', '=', fileSeq)
    .executeTakeFirst()

/** False when this site has no such file. */
export async function updateAttached(tx: ChannelTx, fileSeq: FileSeq) {
  const attached = await tables(tx)
    .updateTable('files')
    .set({ isAttached: true })
    .where('fileSeq', '=', fileSeq)
    .returning('fileSeq')
    .executeTakeFirst()
  return attached !== undefined
}

/** Takes out of the list what nobody used since a moment, and says where the bytes lie. */
export const removeUnattached = (db: ChannelDb, before: Date) =>
  tables(db)
    .deleteFrom('files')
    .where('isAttached', '=', false)
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute()

export async function removeFile(db: ChannelDb, fileSeq: FileSeq) {
  await tables(db).deleteFrom('files').where('fileSeq', '=', fileSeq).execute()
}
