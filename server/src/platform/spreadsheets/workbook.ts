import { Readable } from 'node:stream'
import type { Currency } from 'contract/values/ids'
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How a column shows its values. Texts stay texts: a leading `=` or zero is never read as a formula or a number. */
type CellFormat = 'text' | 'number' | 'decimal' | 'percent' | 'day' | 'moment'

/** One column of a list: its head, and the value of a row. Amounts come from `amountCell`. */
export interface Column<Row> {
  head: string
  format: CellFormat
  value: (row: Row) => string | number | Date | null
}

const widths: Record<CellFormat, number> = {
  text: 22,
  number: 12,
  decimal: 14,
  percent: 10,
  day: 12,
  moment: 18,
}
const numberFormats: Partial<Record<CellFormat, string>> = {
  number: '#,##0',
  decimal: '#,##0.00',
  percent: '0"%"',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
}

/** As much text as a cell of Excel holds; a file with more in one cell is one that Excel calls damaged. */
const CELL_LENGTH = 32_767

const KOREA_MS = 9 * 60 * 60_000

/** Spreadsheets know no time zones, so a moment is written as the clock of Seoul shows it. */
function cellOf(value: string | number | Date | null): CellValue {
  if (typeof value === 'string') return value.slice(0, CELL_LENGTH)
  return value instanceof Date ? new Date(value.getTime() + KOREA_MS) : value
}

const columnOf = <Row>({ head, format }: Column<Row>): ColumnDef => {
  const numFmt = numberFormats[format]
  return { header: head, width: widths[format], ...(numFmt && { numFmt }) }
}

/** An amount as a cell shows it: spreadsheets count in dollars, not in cents. */
export const amountCell = (amount: number, currency: Currency) => (currency === 'USD' ? amount / 100 : amount)

/** A column has one format for all its cells: with cents where amounts in dollars may stand in it. */
export const amountFormat = (currencies: readonly Currency[]) =>
  currencies.includes('USD') ? ('decimal' as const) : ('number' as const)

/**
 * A workbook of one sheet as bytes. Pages of rows are read while the bytes are taken, so that the memory it needs does
 * not depend on the number of rows.
 */
export function workbookOf<Row>(
  sheetName: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Readable {
  async function* cells() {
    for await (const page of pages)
      for (const row of page) yield columns.map(({ value }) => cellOf(value(row)))
  }
  return Readable.from(
    writeXlsxStream(cells(), {
      name: sheetName.replace(/[[\]:*?/\\]/g, ' '),
      columns: columns.map(columnOf),
      freezePane: { rows: 1 },
    }),
  )
}
