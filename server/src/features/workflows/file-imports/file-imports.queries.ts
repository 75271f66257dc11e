import { sql } from 'kysely'
import type {
  ColumnPositions,
  ImportFault,
  ImportKind,
  ImportOutcome,
} from 'contract/workflows/file-imports/file-imports.rules'
import type { Language } from 'contract/i18n/languages'
import type { CourseSeq, FileImportSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewImport {
  kind: ImportKind
  fileName: string
  uploadedByUserSeq: UserSeq
  uploadedAt: Date
  language: Language
}
export async function insertImport(tx: ChannelTx, values: NewImport) {
  const { fileImportSeq } = await tables(tx)
    .insertInto('fileImports')
    .values({ ...values, headings: [], columns: '{}' })
    .returning('fileImportSeq')
    .executeTakeFirstOrThrow()
  return fileImportSeq
}
export const setHeadings = (
  tx: ChannelTx,
  fileImportSeq: FileImportSeq,
  { headings, columns }: { headings: string[]; columns: ColumnPositions },
) =>
  tables(tx)
    .updateTable('fileImports')
    .set({ headings, columns: JSON.stringify(columns) })
    .where('fileImportSeq', '=', fileImportSeq)
    .execute()

interface NewRow {
  position: number
  sheetNo: number
  rowNo: number
  cells: string[]
}
export async function insertRows(tx: ChannelTx, fileImportSeq: FileImportSeq, rows: readonly NewRow[]) {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('fileImportRows')
    .values(rows.map((row) => ({ ...row, fileImportSeq })))
    .execute()
}

const columns = [
  'fileImports.fileImportSeq',
  'fileImports.kind',
  'fileImports.state',
  'fileImports.fileName',
  'fileImports.headings',
  'fileImports.columns',
  'fileImports.uploadedByUserSeq',
  'fileImports.uploadedAt',
  'fileImports.language',
  'fileImports.sendsInvitations',
  'fileImports.addsSeats',
  'fileImports.startedAt',
  'fileImports.finishedAt',
] as const

export const findImports = (db: ChannelDb, { page, size }: { page: number; size: number }) =>
  tables(db)
    .selectFrom('fileImports')
    .select(columns)
    .orderBy('fileImports.fileImportSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countImports(db: ChannelDb) {
  const { count } = await tables(db)
    .selectFrom('fileImports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const one = (db: ChannelDb, fileImportSeq: FileImportSeq) =>
  tables(db).selectFrom('fileImports').select(columns).where('fileImportSeq', '=', fileImportSeq)
export const findImport = (db: ChannelDb, fileImportSeq: FileImportSeq) =>
  one(db, fileImportSeq).executeTakeFirst()
export const lockImport = (tx: ChannelTx, fileImportSeq: FileImportSeq) =>
  one(tx, fileImportSeq).forUpdate().executeTakeFirst()
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** False while another file of the site is brought in. */
export async function startImport(
  tx: ChannelTx,
  fileImportSeq: FileImportSeq,
  started: { startedAt: Date; sendsInvitations: boolean; addsSeats: boolean },
) {
  await sql`select pg_advisory_xact_lock(hashtextextended('file-import:' || bound_channel(), 0))`.execute(
    tables(tx),
  )
  const running = await tables(tx)
    .selectFrom('fileImports')
    .select('fileImportSeq')
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  if (running) return false
  await tables(tx)
    .updateTable('fileImports')
    .set({ state: 'RUNNING', ...started })
    .where('fileImportSeq', '=', fileImportSeq)
    .execute()
  return true
}
export const finishImport = (tx: ChannelTx, fileImportSeq: FileImportSeq, finishedAt: Date) =>
  tables(tx)
    .updateTable('fileImports')
    .set({ state: 'DONE', finishedAt })
    .where('fileImportSeq', '=', fileImportSeq)
    .where('state', '=', 'RUNNING')
    .execute()

export const removeImport = (tx: ChannelTx, fileImportSeq: FileImportSeq) =>
  tables(tx).deleteFrom('fileImports').where('fileImportSeq', '=', fileImportSeq).execute()
export const deleteImportsBefore = (tx: ChannelTx, before: Date) =>
  tables(tx)
    .deleteFrom('fileImports')
    .where('uploadedAt', '<', before)
    .where('state', '<>', 'RUNNING')
    .execute()

/** How the rows of these files stand. */
export const countRows = (db: ChannelDb, fileImportSeqs: FileImportSeq[]) =>
  tables(db)
    .selectFrom('fileImportRows')
    .select(({ fn }) => [
      'fileImportSeq',
      fn.countAll<number>().as('rows'),
      sql<number>`count(*) filter (where group_at = position and fault is null)::integer`.as('groups'),
      sql<number>`count(*) filter (where fault is not null)::integer`.as('faulty'),
      sql<number>`count(*) filter (where outcome = 'DONE' and group_at = position)::integer`.as('done'),
      sql<number>`count(*) filter (where outcome = 'ALREADY' and group_at = position)::integer`.as('already'),
      sql<number>`count(*) filter (where outcome = 'WAITING')::integer`.as('waiting'),
      sql<number>`count(*) filter (where outcome = 'RECORDED')::integer`.as('recorded'),
      sql<number>`count(*) filter (where outcome = 'FAILED' and group_at = position)::integer`.as('failed'),
    ])
    .where('fileImportSeq', '=', sql<FileImportSeq>`any(${fileImportSeqs})`)
    .groupBy('fileImportSeq')
    .execute()

interface RowsAfter {
  after: number
  limit: number
}
export const findRowsAfter = (db: ChannelDb, fileImportSeq: FileImportSeq, { after, limit }: RowsAfter) =>
  tables(db)
    .selectFrom('fileImportRows')
    .select(['position', 'sheetNo', 'rowNo', 'cells', 'fault', 'outcome', 'message', 'courseSeq'])
    .where('fileImportSeq', '=', fileImportSeq)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
export type StoredRow = Awaited<ReturnType<typeof findRowsAfter>>[number]

const chosen = (db: ChannelDb, fileImportSeq: FileImportSeq, only: 'ALL' | 'FAULTY') =>
  tables(db)
    .selectFrom('fileImportRows')
    .where('fileImportSeq', '=', fileImportSeq)
    .$if(only === 'FAULTY', (all) =>
      all.where((eb) => eb.or([eb('fault', 'is not', null), eb('outcome', '=', 'FAILED')])),
    )
export const findRows = (
  db: ChannelDb,
  fileImportSeq: FileImportSeq,
  { only, page, size }: { only: 'ALL' | 'FAULTY'; page: number; size: number },
) =>
  chosen(db, fileImportSeq, only)
    .select(['position', 'sheetNo', 'rowNo', 'cells', 'fault', 'outcome', 'message', 'courseSeq'])
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countChosen(db: ChannelDb, fileImportSeq: FileImportSeq, only: 'ALL' | 'FAULTY') {
  const { count } = await chosen(db, fileImportSeq, only)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface Checked {
  position: number
  groupAt: number
  fault: ImportFault | null
}
export const setChecks = (tx: ChannelTx, fileImportSeq: FileImportSeq, rows: readonly Checked[]) =>
  sql`
    update file_import_rows r set group_at = given.group_at, fault = given.fault
    from unnest(
      ${rows.map(({ position }) => position)}::int[],
      ${rows.map(({ groupAt }) => groupAt)}::int[],
      ${rows.map(({ fault }) => fault)}::text[]
    ) as given (position, group_at, fault)
    where r.file_import_seq = ${fileImportSeq} and r.position = given.position
  `.execute(tables(tx))
/** A class with a wrong row is left out as a whole. */
export const spreadFaults = (tx: ChannelTx, fileImportSeq: FileImportSeq) =>
  sql`
    update file_import_rows r set fault = 'OTHER_ROW'
    where r.file_import_seq = ${fileImportSeq} and r.fault is null and exists (
      select from file_import_rows other
      where other.channel_seq = r.channel_seq and other.file_import_seq = r.file_import_seq
        and other.group_at = r.group_at and other.fault is not null)
  `.execute(tables(tx))

/** The first row of the next class that is still to be made. */
export async function findNextGroup(db: ChannelDb, fileImportSeq: FileImportSeq, after: number) {
  const next = await tables(db)
    .selectFrom('fileImportRows')
    .select('position')
    .where('fileImportSeq', '=', fileImportSeq)
    .where('position', '>', after)
    .whereRef('groupAt', '=', 'position')
    .where('fault', 'is', null)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return next?.position
}
export const findGroup = (db: ChannelDb, fileImportSeq: FileImportSeq, groupAt: number) =>
  tables(db)
    .selectFrom('fileImportRows')
    .select(['position', 'cells'])
    .where('fileImportSeq', '=', fileImportSeq)
    .where('groupAt', '=', groupAt)
    .orderBy('position')
    .execute()
export const setOutcome = (
  tx: ChannelTx,
  { fileImportSeq, groupAt }: { fileImportSeq: FileImportSeq; groupAt: number },
  result: { outcome: ImportOutcome; message: string | null; courseSeq: CourseSeq | null },
) =>
  tables(tx)
    .updateTable('fileImportRows')
    .set(result)
    .where('fileImportSeq', '=', fileImportSeq)
    .where('groupAt', '=', groupAt)
    .execute()

/** What staff read about these rows beside their outcome. */
export const setMessage = (
  tx: ChannelTx,
  {
    fileImportSeq,
    positions,
    message,
  }: { fileImportSeq: FileImportSeq; positions: readonly number[]; message: string },
) =>
  tables(tx)
    .updateTable('fileImportRows')
    .set({ message })
    .where('fileImportSeq', '=', fileImportSeq)
    .where('position', 'in', positions)
    .execute()

/** The class that was made under this name before, unless it was deleted for good. */
export async function findImported(db: ChannelDb, importKey: string) {
  const found = await tables(db)
    .selectFrom('importedCourses')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'importedCourses.channelSeq')
        .onRef('courses.courseSeq', '=', 'importedCourses.courseSeq'),
    )
    .select('importedCourses.courseSeq')
    .where('importKey', '=', importKey)
    .where('courses.state', '<>', 'PURGED')
    .executeTakeFirst()
  return found?.courseSeq
}
export const saveImported = (
  tx: ChannelTx,
  values: { importKey: string; courseSeq: CourseSeq; importedAt: Date },
) => {
  const { importKey: _, ...change } = values
  return tables(tx)
    .insertInto('importedCourses')
    .values(values)
    .onConflict((same) => same.columns(['channelSeq', 'importKey']).doUpdateSet(change))
    .execute()
}
