import type { z } from 'zod'
import type {
  FileImport,
  FileImportRow,
  ImportRow,
  ImportRowFilter,
} from 'contract/workflows/file-imports/schemas'
import type { FileImportSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findNames } from '../../people/members/members.public.ts'
import * as queries from './file-imports.queries.ts'
import * as places from './place-imports.queries.ts'
import { columnsIn } from './stored-columns.rules.ts'

/** So much of a cell is in a list. */
const CELL_SHOWN = 120

const nothingYet = { rows: 0, groups: 0, faulty: 0, done: 0, already: 0, waiting: 0, recorded: 0, failed: 0 }

async function rowsOf(
  ctx: MemberContext,
  imports: readonly queries.ImportRecord[],
): Promise<z.output<typeof FileImportRow>[]> {
  if (imports.length === 0) return []
  const counts = await queries.countRows(
    ctx.db,
    imports.map(({ fileImportSeq }) => fileImportSeq),
  )
  const names = await findNames(ctx, [...new Set(imports.map(({ uploadedByUserSeq }) => uploadedByUserSeq))])
  return imports.map(({ fileImportSeq, kind, state, fileName, uploadedAt, uploadedByUserSeq }) => {
    const { fileImportSeq: _, ...own } = counts.find((one) => one.fileImportSeq === fileImportSeq) ?? {
      fileImportSeq,
      ...nothingYet,
    }
    const uploadedBy = names.get(uploadedByUserSeq) ?? ''
    return { fileImportSeq, kind, state, fileName, uploadedAt, uploadedBy, counts: own }
  })
}

export const listImports = async (ctx: MemberContext, paged: { page: number; size: number }) => ({
  list: await rowsOf(ctx, await queries.findImports(ctx.db, paged)),
  total: await queries.countImports(ctx.db),
})

export async function importView(
  ctx: MemberContext,
  fileImportSeq: FileImportSeq,
): Promise<z.output<typeof FileImport>> {
  const found = await queries.findImport(ctx.db, fileImportSeq)
  const [row] = found ? await rowsOf(ctx, [found]) : []
  if (!found || !row) throw refuse('NOT_FOUND')
  const { headings, startedAt, finishedAt } = found
  const columns = columnsIn(found.columns)
  return { ...row, headings, columns, startedAt, finishedAt }
}

export async function importRows(
  ctx: MemberContext,
  fileImportSeq: FileImportSeq,
  filter: z.output<typeof ImportRowFilter>,
): Promise<{ list: z.output<typeof ImportRow>[]; total: number }> {
  const found = await queries.findImport(ctx.db, fileImportSeq)
  if (!found) throw refuse('NOT_FOUND')
  const rows = await queries.findRows(ctx.db, fileImportSeq, filter)
  const list = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: found.headings.map((_, at) => (cells[at] ?? '').slice(0, CELL_SHOWN)),
  }))
  return { list, total: await queries.countChosen(ctx.db, fileImportSeq, filter.only) }
}

export async function importCourses(
  { db }: MemberContext,
  fileImportSeq: FileImportSeq,
  paged: { page: number; size: number },
) {
  if (!(await queries.findImport(db, fileImportSeq))) throw refuse('NOT_FOUND')
  return {
    list: await places.findCoursePage(db, fileImportSeq, paged),
    total: await places.countCourses(db, fileImportSeq),
  }
}

export const importedSales = async ({ db }: MemberContext, paged: { page: number; size: number }) => ({
  list: await places.findSales(db, paged),
  total: await places.countSales(db),
})
