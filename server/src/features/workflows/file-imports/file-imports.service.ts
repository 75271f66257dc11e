import { z } from 'zod'
import {
  importColumns,
  isMapped,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type ColumnPositions,
  type ImportColumn,
  type ImportKind,
} from 'contract/workflows/file-imports/file-imports.rules'
import type { saveImportColumns } from 'contract/workflows/file-imports/api'
import { columnNames } from 'contract/workflows/file-imports/column-names'
import { languages } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import type { CourseSeq, FileImportSeq, FileSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { sheetRows, UnreadableSheet } from '../../../platform/spreadsheets/read-sheets.ts'
import { knownWords } from '../../../platform/words/site-words.ts'
import { readDocument, requireSent } from '../../system/files/files.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { guessColumns, joinHeadings } from './columns.rules.ts'
import { checkRows } from './check-rows.service.ts'
import { runImport } from './file-imports.jobs.ts'
import * as queries from './file-imports.queries.ts'
import { setCourse } from './place-imports.queries.ts'
import { storedColumns } from './stored-columns.rules.ts'

/** A file is read in the process that serves everybody: five in a row, then one in thirty seconds. */
const PACE = { most: 5, everySeconds: 30 }
/** So many rows are written at once. */
const WRITTEN_AT_ONCE = 200

/** Reads a file row by row, guesses its columns and checks its rows. docs/rules.md R-1230, R-1231. */
export async function createImport(
  ctx: MemberContext,
  { kind, fileSeq }: { kind: ImportKind; fileSeq: FileSeq },
) {
  const { userSeq } = ctx.user
  await ctx.transaction((tx) => requireSent(tx, { fileSeqs: [fileSeq], kind: 'import_file', userSeq }))
  if (!(await ctx.ports.limits.allow({ [`file-import:${userSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
  const file = await readDocument(ctx, fileSeq, MAX_IMPORT_BYTES)
  if (!file) throw refuse('IMPORT_TOO_LARGE')
  const fileName = file.originFileName.slice(0, 200)
  const namesOf = await templateNames(ctx)
  ctx.audit.record({ about: fileName })
  return ctx.transaction(async (tx) => {
    const fileImportSeq = await queries.insertImport(tx, {
      kind,
      fileName,
      uploadedByUserSeq: userSeq,
      uploadedAt: ctx.now(),
      language: ctx.language,
    })
    const { headings, count } = await storeRows(tx, fileImportSeq, file).catch((error: unknown) => {
      throw error instanceof UnreadableSheet ? refuse('IMPORT_UNREADABLE') : error
    })
    if (count === 0) throw refuse('IMPORT_EMPTY')
    const columns = guessColumns(kind, headings, namesOf)
    await queries.setHeadings(tx, fileImportSeq, { headings, columns })
    if (isMapped(kind, columns)) await checkRows(tx, { fileImportSeq, kind, columns })
    return { fileImportSeq }
  })
}

/** The names of columns in the templates of the site, in every language. */
async function templateNames(ctx: MemberContext) {
  const { byLanguage } = await knownWords(ctx, ctx.channelSeq)
  return (column: ImportColumn) =>
    languages.map((language) =>
      filled(columnNames[column][language], { language, keywords: byLanguage[language] }),
    )
}

/** Writes the rows while they are read, so that the memory this needs does not follow from their number. */
async function storeRows(
  tx: ChannelTx,
  fileImportSeq: FileImportSeq,
  { bytes, originFileName }: { bytes: Buffer; originFileName: string },
) {
  let headings: string[] = []
  let sheet: { no: number; places: number[] } = { no: 0, places: [] }
  let pending: Parameters<typeof queries.insertRows>[2][number][] = []
  let count = 0
  for await (const { sheetNo, rowNo, cells } of sheetRows(bytes, /\.xlsx$/i.test(originFileName))) {
    if (sheet.no !== sheetNo) {
      const named = cells.slice(0, MAX_IMPORT_COLUMNS).map((cell) => cell.slice(0, 100))
      const joined = joinHeadings(headings, named)
      headings = joined.headings
      sheet = { no: sheetNo, places: joined.places }
      continue
    }
    if (count === MAX_IMPORT_ROWS) throw refuse('IMPORT_TOO_LARGE')
    pending.push({ position: count, sheetNo, rowNo, cells: placed(cells, sheet.places) })
    count += 1
    if (pending.length < WRITTEN_AT_ONCE) continue
    await queries.insertRows(tx, fileImportSeq, pending)
    pending = []
  }
  await queries.insertRows(tx, fileImportSeq, pending)
  return { headings: headings.slice(0, MAX_IMPORT_COLUMNS), count }
}

/** The cells of a row where its headings stand among all of them. */
function placed(cells: readonly string[], places: readonly number[]) {
  const all: string[] = []
  for (const [at, place] of places.entries()) {
    while (all.length < place) all.push('')
    all[place] = cells[at] ?? ''
  }
  return all.slice(0, MAX_IMPORT_COLUMNS)
}

type Columns = z.output<typeof saveImportColumns.body>['columns']
/** Columns of this kind whose heading the file has; a later one for the same column counts. */
function placesOf(kind: ImportKind, columns: Columns, headings: readonly string[]) {
  const places: ColumnPositions = {}
  const own: readonly ImportColumn[] = importColumns[kind]
  for (const { key, at } of columns) if (own.includes(key) && at < headings.length) places[key] = at
  return places
}

/** What the columns mean from now on. Rows are checked once nothing needed is missing. */
export function saveColumns(ctx: MemberContext, fileImportSeq: FileImportSeq, columns: Columns) {
  return ctx.transaction(async (tx) => {
    const found = await queries.lockImport(tx, fileImportSeq)
    if (!found) throw refuse('NOT_FOUND')
    if (found.state !== 'READ') throw refuse('IMPORT_STARTED')
    const { kind, headings, fileName } = found
    ctx.audit.record({ about: fileName })
    const places = placesOf(kind, columns, headings)
    if (!isMapped(kind, places)) throw refuse('BAD_INPUT')
    await queries.setHeadings(tx, fileImportSeq, { headings, columns: places })
    await checkRows(tx, { fileImportSeq, kind, columns: places })
    return null
  })
}

/** Begins to make what the rows say: one file of a site at a time. */
export function startImport(
  ctx: MemberContext,
  fileImportSeq: FileImportSeq,
  decided: { sendsInvitations: boolean; addsSeats: boolean },
) {
  return ctx.transaction(async (tx) => {
    const found = await queries.lockImport(tx, fileImportSeq)
    if (!found) throw refuse('NOT_FOUND')
    if (found.state !== 'READ') throw refuse('IMPORT_STARTED')
    ctx.audit.record({ about: found.fileName })
    const isReady = isMapped(found.kind, storedColumns(found.columns))
    if (!isReady || (await queries.findNextGroup(tx, fileImportSeq, -1)) === undefined)
      throw refuse('IMPORT_NOTHING_READY')
    if (!(await queries.startImport(tx, fileImportSeq, { startedAt: ctx.now(), ...decided })))
      throw refuse('IMPORT_RUNNING')
    await enqueue(tx, runImport, { input: { fileImportSeq, startedBySeq: ctx.user.userSeq } })
    return null
  })
}

interface ChosenCourse {
  position: number
  courseSeq: CourseSeq | null
}
/** Says which class a name in a file means. */
export function saveCourse(
  ctx: MemberContext,
  fileImportSeq: FileImportSeq,
  { position, courseSeq }: ChosenCourse,
) {
  return ctx.transaction(async (tx) => {
    const found = await queries.lockImport(tx, fileImportSeq)
    if (!found) throw refuse('NOT_FOUND')
    if (found.state !== 'READ') throw refuse('IMPORT_STARTED')
    const { kind, fileName } = found
    ctx.audit.record({ about: fileName })
    if (courseSeq !== null && (await getManagedCourse(ctx, courseSeq, tx)).state !== 'PUBLISHED')
      throw refuse('CLASS_NOT_FOUND')
    if (!(await setCourse(tx, { fileImportSeq, position, courseSeq }))) throw refuse('NOT_FOUND')
    await checkRows(tx, { fileImportSeq, kind, columns: storedColumns(found.columns) })
    return null
  })
}

export function deleteImport(ctx: MemberContext, fileImportSeq: FileImportSeq) {
  return ctx.transaction(async (tx) => {
    const found = await queries.lockImport(tx, fileImportSeq)
    if (!found) throw refuse('NOT_FOUND')
    if (found.state === 'RUNNING') throw refuse('IMPORT_RUNNING')
    ctx.audit.record({ about: found.fileName })
    await queries.removeImport(tx, fileImportSeq)
    return null
  })
}
