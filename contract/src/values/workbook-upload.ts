import { z } from 'zod'
import type { RefusalName } from '../http/refusals.ts'
import { MAX_ROWS_AT_ONCE, MAX_UPLOAD_ROWS, MAX_WORKBOOK_BYTES } from './workbooks.ts'

/** A spreadsheet (.xlsx) in base64. */
export const WorkbookUpload = z.object({
  file: z
    .base64()
    .min(1)
    .max(Math.ceil(MAX_WORKBOOK_BYTES / 3) * 4),
})
/** What reading an uploaded spreadsheet refuses. */
export const workbookRefusals = [
  'WORKBOOK_UNREADABLE',
  'WORKBOOK_TOO_LARGE',
  'WORKBOOK_EMPTY',
  'WORKBOOK_HEADINGS',
] as const satisfies readonly RefusalName[]

/** The number of a row as the spreadsheet shows it; its headings are row 1. */
export const rowNo = z
  .int()
  .min(2)
  .max(MAX_UPLOAD_ROWS * 100)
/** Rows of one call, each of them once: their results are kept by their numbers. */
export const rowsAtOnce = <Row extends z.ZodType<{ rowNo: number }>>(row: Row) =>
  z
    .array(row)
    .min(1)
    .max(MAX_ROWS_AT_ONCE)
    .refine((rows) => new Set(rows.map((one) => one.rowNo)).size === rows.length)

/** What became of a row. */
export const rowOutcomes = ['DONE', 'ALREADY', 'FAILED'] as const
export const RowResult = z.object({
  rowNo,
  outcome: z.enum(rowOutcomes),
  /** Why it failed. */
  message: z.string().nullable(),
})
export type RowResult = z.output<typeof RowResult>
