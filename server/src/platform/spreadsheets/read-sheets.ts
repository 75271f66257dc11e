import { HucreError } from 'hucre'
import { streamCsvRows } from 'hucre/csv'
import { streamXlsxRows, type CellValue } from 'hucre/xlsx'
import { seoulDay } from 'contract/values/korea-time'
import { checkArchive } from './archive.rules.ts'

/** A file that is no spreadsheet, or one with a password. */
export class UnreadableSheet extends Error {}

/** What a workbook of ten megabytes may hold when it is unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** The list itself, and one beside it. */
const SHEETS = 2
/** No text of a class is longer. */
const MAX_CELL = 50_000

export interface SheetRow {
  sheetNo: number
  /** As the spreadsheet shows it. */
  rowNo: number
  cells: string[]
}

/**
 * The rows of the first two sheets of an .xlsx file, or of a CSV file, one after the other and without empty ones. Formulas are never
 * computed: what a spreadsheet says beside a formula is read, and nothing where it says nothing. UnreadableSheet.
 */
export async function* sheetRows(bytes: Buffer, isWorkbook: boolean): AsyncGenerator<SheetRow> {
  const rows = isWorkbook ? workbookRows(bytes) : csvRows(bytes)
  for await (const { sheetNo, rowNo, values } of rows) {
    const cells = values.map(textOf)
    if (cells.some((cell) => cell !== '')) yield { sheetNo, rowNo, cells }
  }
}

interface RawRow {
  sheetNo: number
  rowNo: number
  values: CellValue[]
}
async function* workbookRows(bytes: Buffer): AsyncGenerator<RawRow> {
  if (checkArchive(bytes, MAX_UNPACKED_BYTES) !== null) throw new UnreadableSheet()
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    try {
      for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
        yield { sheetNo: sheet + 1, rowNo: index + 1, values }
    } catch (error) {
      // A file of one sheet has no second one.
      if (!(error instanceof HucreError)) throw error
      if (sheet === 0) throw new UnreadableSheet()
    }
  }
}

async function* csvRows(bytes: Buffer): AsyncGenerator<RawRow> {
  let rowNo = 0
  for (const values of streamCsvRows(decoded(bytes))) {
    rowNo += 1
    // Others are served between the rows.
    if (rowNo % 200 === 0) await new Promise<void>((resolve) => setImmediate(resolve))
    yield { sheetNo: 1, rowNo, values }
  }
}

/** Korean tools write CSV in UTF-8, in UTF-16 with a mark, or in CP949, which browsers call EUC-KR. */
function decoded(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('latin1')
  if (mark === '\xff\xfe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '\xfe\xff') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

const NINE_HOURS = 9 * 60 * 60_000
/** A typed day is kept as a moment without a zone. PostgreSQL stores no zero characters. */
function textOf(cell: CellValue): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : seoulDay(new Date(cell.getTime() - NINE_HOURS))
  return String(cell).replaceAll('\0', '').trim().slice(0, MAX_CELL)
}
