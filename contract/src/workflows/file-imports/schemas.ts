import { z } from 'zod'
import { currency, instant, Paged, seq } from '../../values/ids.ts'
import {
  importColumns,
  importedSaleStates,
  importFaults,
  importKinds,
  importOutcomes,
  importStates,
  MAX_IMPORT_COLUMNS,
} from './file-imports.rules.ts'

export const importKind = z.enum(importKinds)
const column = z.enum(Object.values(importColumns).flat())

/** A column and its place among the headings. */
export const ImportColumns = z
  .object({
    key: column,
    at: z
      .int()
      .min(0)
      .max(MAX_IMPORT_COLUMNS - 1),
  })
  .array()
  .max(MAX_IMPORT_COLUMNS)

/** How many rows of a file stand how. */
export const ImportCounts = z.object({
  rows: z.int(),
  /** Classes, or people of classes, that the rows make. */
  groups: z.int(),
  faulty: z.int(),
  done: z.int(),
  already: z.int(),
  waiting: z.int(),
  recorded: z.int(),
  failed: z.int(),
})
export const FileImportRow = z.object({
  fileImportSeq: seq('fileImport'),
  kind: importKind,
  state: z.enum(importStates),
  fileName: z.string(),
  uploadedBy: z.string(),
  uploadedAt: instant,
  counts: ImportCounts,
})
export const FileImport = FileImportRow.extend({
  /** What the file calls its columns, of all its sheets. */
  headings: z.string().array(),
  columns: ImportColumns,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
})
export type FileImport = z.input<typeof FileImport>

export const ImportRowFilter = Paged.extend({ only: z.enum(['ALL', 'FAULTY']).default('ALL') })
/** A row of a file with its cells in the order of the headings, each cut to what a list shows. */
export const ImportRow = z.object({
  position: z.int(),
  sheetNo: z.int(),
  rowNo: z.int(),
  cells: z.string().array(),
  fault: z.enum(importFaults).nullable(),
  outcome: z.enum(importOutcomes).nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
  /** The class that was made of it. */
  courseSeq: seq('course').nullable(),
})
export type ImportRow = z.input<typeof ImportRow>

/** What a file calls a class, in how many rows, and which class it means. */
export const ImportCourse = z.object({
  position: z.int(),
  name: z.string(),
  rowCount: z.int(),
  courseSeq: seq('course').nullable(),
  title: z.string().nullable(),
})
export type ImportCourse = z.input<typeof ImportCourse>

/** What was sold at another service, as a record. */
export const ImportedSale = z.object({
  importedSaleSeq: seq('importedSale'),
  state: z.enum(importedSaleStates),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  soldOn: z.string().nullable(),
  amount: z.int().nullable(),
  currency,
  untilOn: z.string().nullable(),
  importedAt: instant,
})
export type ImportedSale = z.input<typeof ImportedSale>
