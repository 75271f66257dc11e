import { sql } from 'kysely'
import { documentKinds, privatePictureKinds, type PlainFileKind } from 'contract/system/files/schemas'
import type { FileSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Column } from '../../../platform/db/columns.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface NewFile {
  kind: PlainFileKind
  storageKey: string
  originFileName: string
  contentType: string
  fileSize: number
  widths: number[]
  /** Of the widest picture that is kept. */
  width?: number
  height?: number
  uploadedByUserSeq: UserSeq
  createdAt: Date
}

export const insertFile = (tx: ChannelTx, file: NewFile) =>
  tables(tx)
    .insertInto('files')
    .values({ ...file, letGoAt: file.createdAt })
    .returning('fileSeq')
    .executeTakeFirstOrThrow()

export const findFile = (db: ChannelDb, fileSeq: FileSeq) =>
  tables(db)
    .selectFrom('files')
    .select(['storageKey', 'widths', 'kind', 'originFileName', 'contentType'])
    .where('fileSeq', '=', fileSeq)
    .executeTakeFirst()

/** Which of these private files this person sent to this site. */
export const findSent = (db: ChannelDb, fileSeqs: FileSeq[], userSeq: UserSeq) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'fileSize', 'kind'])
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .where('uploadedByUserSeq', '=', userSeq)
    .where('kind', 'in', [...documentKinds, ...privatePictureKinds])
    .execute()

/** In which widths pictures are kept. */
export const findWidths = (db: ChannelDb, fileSeqs: FileSeq[]) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'widths', 'kind'])
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .execute()

/** Null takes it up. Answers what it was sent as; nothing when this site has no such file. */
export const updateUnreferencedSince = (tx: ChannelTx, fileSeq: FileSeq, letGoAt: Date | null) =>
  tables(tx)
    .updateTable('files')
    .set({ letGoAt })
    .where('fileSeq', '=', fileSeq)
    .returning('kind')
    .executeTakeFirst()

/** Deletes files let go before a moment that none of these columns shows, and says where the bytes lie. */
export const removeUnshown = (tx: ChannelTx, before: Date, shownBy: readonly Column[]) =>
  tables(tx)
    .deleteFrom('files')
    .where('letGoAt', '<', before)
    .where(({ and }) => and(shownBy.map((column) => sql<boolean>`not ${showsFile(column)}`)))
    .returning('storageKey')
    .execute()

/** Whether a column shows the file at hand. The site stands in the key of every index that helps here. */
function showsFile({ table, column }: Column) {
  const [name = column, key] = column.split('.')
  const held = sql.ref(`${table}.${name}`)
  const fileSeq = key === undefined ? held : sql`(${held} ->> ${sql.lit(key)})::bigint`
  return sql`exists (
    select from ${sql.table(table)}
    where ${sql.ref(`${table}.channel_seq`)} = files.channel_seq and ${fileSeq} = files.file_seq)`
}

/** Of the documents of a person that nothing shows. Two that come at once wait for each other here. */
export async function bytesUnshown(tx: ChannelTx, userSeq: UserSeq): Promise<number> {
  const line = sql`'unshown:' || bound_channel() || ':' || ${userSeq}::bigint`
  await sql`select pg_advisory_xact_lock(hashtextextended(${line}, 0))`.execute(tables(tx))
  const { bytes } = await tables(tx)
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('fileSize'), sql.lit(0)).as('bytes'))
    .where('uploadedByUserSeq', '=', userSeq)
    .where('letGoAt', 'is not', null)
    .where('kind', 'in', [...documentKinds])
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** How large it turned out to be. */
export const noteSize = (db: ChannelDb, fileSeq: FileSeq, fileSize: number) =>
  tables(db).updateTable('files').set({ fileSize }).where('fileSeq', '=', fileSeq).execute()

export async function removeFile(db: ChannelDb, fileSeq: FileSeq) {
  await tables(db).deleteFrom('files').where('fileSeq', '=', fileSeq).execute()
}

/** Whether this person sent the picture. */
export async function isSentBy(db: ChannelDb, fileSeq: FileSeq, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('files')
    .select('uploadedByUserSeq')
    .where('fileSeq', '=', fileSeq)
    .executeTakeFirst()
  return found?.uploadedByUserSeq === userSeq
}
