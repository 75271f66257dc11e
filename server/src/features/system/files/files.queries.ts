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
  /** The widest stored picture. */
  width?: number
  height?: number
  uploadedByUserSeq: UserSeq | null
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

/** A picture with the size of its widest version. */
export const findPicture = (db: ChannelDb, fileSeq: FileSeq) =>
  tables(db)
    .selectFrom('files')
    .select(['storageKey', 'widths', 'kind', 'width', 'height'])
    .where('fileSeq', '=', fileSeq)
    .executeTakeFirst()

/** Those of these private files that this person uploaded to this site. */
export const findSent = (db: ChannelDb, fileSeqs: FileSeq[], userSeq: UserSeq) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'fileSize', 'kind'])
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .where('uploadedByUserSeq', '=', userSeq)
    .where('kind', 'in', [...documentKinds, ...privatePictureKinds])
    .execute()

/** The stored widths of pictures. */
export const findWidths = (db: ChannelDb, fileSeqs: FileSeq[]) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'widths', 'kind'])
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .execute()

/** Null marks it as used. Returns its kind; nothing when this site has no such file. */
export const updateUnreferencedSince = (tx: ChannelTx, fileSeq: FileSeq, letGoAt: Date | null) =>
  tables(tx)
    .updateTable('files')
    .set({ letGoAt })
    .where('fileSeq', '=', fileSeq)
    .returning('kind')
    .executeTakeFirst()

/** Marks files as unused from now on. */
export const releaseFiles = (tx: ChannelTx, fileSeqs: readonly FileSeq[], letGoAt: Date) =>
  tables(tx)
    .updateTable('files')
    .set({ letGoAt })
    .where('fileSeq', '=', sql<FileSeq>`any(${[...fileSeqs]})`)
    .execute()

/** Deletes files released before a moment that none of these columns references; returns their storage keys. */
export const removeUnshown = (tx: ChannelTx, before: Date, shownBy: readonly Column[]) =>
  tables(tx)
    .deleteFrom('files')
    .where('letGoAt', '<', before)
    .where(({ and }) => and(shownBy.map((column) => sql<boolean>`not ${showsFile(column)}`)))
    .returning('storageKey')
    .execute()

/** Whether a column references the current file. The site is in the key of every index that helps here. */
function showsFile({ table, column }: Column) {
  const [name = column, key] = column.split('.')
  const held = sql.ref(`${table}.${name}`)
  const fileSeq = key === undefined ? held : sql`(${held} ->> ${sql.lit(key)})::bigint`
  return sql`exists (
    select from ${sql.table(table)}
    where ${sql.ref(`${table}.channel_seq`)} = files.channel_seq and ${fileSeq} = files.file_seq)`
}

/** The bytes of a person's unused documents; for null, of all visitors. Serializes simultaneous uploads. */
export async function bytesUnshown(tx: ChannelTx, userSeq: UserSeq | null): Promise<number> {
  const line = sql`'unshown:' || bound_channel() || ':' || ${userSeq ?? 0}::bigint`
  await sql`select pg_advisory_xact_lock(hashtextextended(${line}, 0))`.execute(tables(tx))
  const { bytes } = await tables(tx)
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('fileSize'), sql.lit(0)).as('bytes'))
    .where('uploadedByUserSeq', userSeq === null ? 'is' : '=', userSeq)
    .where('letGoAt', 'is not', null)
    .where('kind', 'in', [...documentKinds])
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Records the actual size, and when it was sealed. */
export const updateStored = (
  db: ChannelDb,
  fileSeq: FileSeq,
  stored: { fileSize: number; sealedAt: Date | null },
) => tables(db).updateTable('files').set(stored).where('fileSeq', '=', fileSeq).execute()

const unsealed = (db: ChannelDb) =>
  tables(db)
    .selectFrom('files')
    .select(['fileSeq', 'storageKey', 'kind'])
    .where('kind', '=', 'payee')
    .where('sealedAt', 'is', null)
/** Documents that are to be sealed. */
export const findUnsealed = (db: ChannelDb) => unsealed(db).orderBy('fileSeq').limit(200).execute()
export const lockUnsealed = (tx: ChannelTx, fileSeq: FileSeq) =>
  unsealed(tx).where('fileSeq', '=', fileSeq).forUpdate().executeTakeFirst()
export const setSealed = (tx: ChannelTx, fileSeq: FileSeq, sealedAt: Date) =>
  tables(tx).updateTable('files').set({ sealedAt }).where('fileSeq', '=', fileSeq).execute()

export async function removeFile(db: ChannelDb, fileSeq: FileSeq) {
  await tables(db).deleteFrom('files').where('fileSeq', '=', fileSeq).execute()
}

/** Whether this person uploaded the picture. */
export async function isSentBy(db: ChannelDb, fileSeq: FileSeq, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('files')
    .select('uploadedByUserSeq')
    .where('fileSeq', '=', fileSeq)
    .executeTakeFirst()
  return found?.uploadedByUserSeq === userSeq
}
