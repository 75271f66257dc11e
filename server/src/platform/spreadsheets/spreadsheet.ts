import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { seoulDay } from 'contract/values/korea-time'
import type { Context } from '../context.ts'
import { addressOf } from './spreadsheet-address.ts'
import { workbookOf, type Column } from './workbook.ts'

/** How many rows one query reads. */
const ROWS_AT_ONCE = 2000

/** A list that staff download: a feature names it in its `spreadsheets`, and a call of the feature gives its address. */
export interface Spreadsheet {
  name: string
  /** The file. The call that gave the address has checked the caller, so this reads with the rights of the site. */
  open: (ctx: Context, choice: unknown) => Promise<{ fileName: string; file: Readable }>
}

interface Definition<Choice extends z.ZodType, Row> {
  /** `<feature>.<list>` */
  name: string
  /** Which rows: what the filters of the list say. */
  choice: Choice
  title: (ctx: Context, choice: z.output<Choice>) => Promise<string> | string
  columns: (ctx: Context, choice: z.output<Choice>) => Promise<readonly Column<Row>[]>
  pages: (ctx: Context, choice: z.output<Choice>) => AsyncIterable<Row[]>
}

/** Declares a list that can be downloaded; `linkTo` gives its address to a caller who may read the list. */
export function spreadsheet<Choice extends z.ZodType, Row>({
  name,
  choice,
  ...sheet
}: Definition<Choice, Row>) {
  return {
    name,
    async open(ctx: Context, given: unknown) {
      const chosen = choice.parse(given)
      const title = await sheet.title(ctx, chosen)
      const file = workbookOf(title, await sheet.columns(ctx, chosen), sheet.pages(ctx, chosen))
      return { fileName: `${title}_${seoulDay(ctx.now())}.xlsx`, file }
    },
    linkTo: (ctx: Parameters<typeof addressOf>[0], chosen: z.input<Choice>) => ({
      url: addressOf(ctx, { name, choice: chosen }),
    }),
  } satisfies Spreadsheet & Record<string, unknown>
}

/** Rows in pages: `read` gives those after a number, `numberOf` says the number of a row. */
export const pagesAfter = <Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  numberOf: (row: Row) => number,
) => pagesFrom(0, read, numberOf)

/** The same where more than one number says where a row stands in its list; `start` is before the first. */
export async function* pagesFrom<Row, Position>(
  start: Position,
  read: (after: Position, limit: number) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<Row[]> {
  let after = start
  for (;;) {
    const rows = await read(after, ROWS_AT_ONCE)
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    after = positionOf(last)
  }
}
