import { HucreError } from 'hucre'
import { readXlsx, type CellValue } from 'hucre/xlsx'
import { keysOf } from 'contract/values/records'
import { seoulDay } from 'contract/values/korea-time'
import { normalizeLine } from 'contract/values/texts'
import { MAX_UPLOAD_ROWS, MAX_WORKBOOK_BYTES, type UploadedRow } from 'contract/values/workbooks'
import { refuse } from '../refuse.ts'
import { checkArchive } from './archive.rules.ts'

/** No list of people has more columns; what lies beyond is not read. */
const LAST_COLUMN = 'Z'
/** Rows that are looked through: people leave some empty. */
const LOOKED_AT = MAX_UPLOAD_ROWS * 2
const MAX_TEXT = 500

/** The headings under which a column is found, in every language that a template is handed out in. */
export type Headings<Key extends string> = Record<Key, readonly string[]>

/**
 * The rows of the first sheet below its headings, each cell as text. Empty rows are left out. WORKBOOK_UNREADABLE,
 * WORKBOOK_TOO_LARGE, WORKBOOK_EMPTY; WORKBOOK_HEADINGS where the first row names none of `anyOf`.
 */
export async function readRows<Key extends string>(
  base64: string,
  headings: Headings<Key>,
  anyOf: readonly NoInfer<Key>[],
): Promise<UploadedRow<Key>[]> {
  const [head = [], ...below] = await cellsOf(Buffer.from(base64, 'base64'))
  const names = head.map((cell) => headingOf(textOf(cell)))
  const places = new Map(
    keysOf(headings).map((key) => [
      key,
      names.findIndex((name) => headings[key].map(headingOf).includes(name)),
    ]),
  )
  if (!anyOf.some((key) => (places.get(key) ?? -1) >= 0)) throw refuse('WORKBOOK_HEADINGS')
  const rows = below.flatMap((row, at) => {
    const cells = keysOf(headings).map((key) => [key, textOf(row[places.get(key) ?? -1] ?? null)] as const)
    if (cells.every(([, text]) => text === '')) return []
    return [{ rowNo: at + 2, cells: Object.fromEntries(cells) as Record<Key, string> }]
  })
  if (rows.length > MAX_UPLOAD_ROWS) throw refuse('WORKBOOK_TOO_LARGE')
  if (rows.length === 0) throw refuse('WORKBOOK_EMPTY')
  return rows
}

async function cellsOf(bytes: Buffer): Promise<CellValue[][]> {
  if (bytes.length > MAX_WORKBOOK_BYTES) throw refuse('WORKBOOK_TOO_LARGE')
  const refusal = checkArchive(bytes)
  if (refusal) throw refuse(refusal)
  try {
    const range = `A1:${LAST_COLUMN}${LOOKED_AT + 2}`
    const { sheets } = await readXlsx(bytes, { sheets: [0], range })
    const rows = sheets[0]?.rows ?? []
    if (rows.length > LOOKED_AT) throw refuse('WORKBOOK_TOO_LARGE')
    return rows
  } catch (error) {
    if (error instanceof HucreError) throw refuse('WORKBOOK_UNREADABLE')
    throw error
  }
}

const headingOf = (text: string) => text.replace(/[\s*·:._-]/g, '').toLowerCase()

/** Excel keeps a typed day as a moment without a zone, and long digits as a number. */
function textOf(cell: CellValue): string {
  if (cell === null) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayOf(cell)
  return normalizeLine(String(cell)).slice(0, MAX_TEXT)
}
const NINE_HOURS = 9 * 60 * 60_000
const dayOf = (cell: Date) => seoulDay(new Date(cell.getTime() - NINE_HOURS))
