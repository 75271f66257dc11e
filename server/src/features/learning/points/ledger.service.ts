import { filled } from 'contract/i18n/sentences'
import { LedgerChoice } from 'contract/learning/points/schemas'
import type { Paged } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { countLedger, findLedger, findLedgerAfter, type LedgerRow } from './ledger.queries.ts'
import { pointTexts, whyOf } from './points-spreadsheet.texts.ts'

/** The entries of everybody on the site, with the balance after each. docs/rules.md R-922. */
export async function pointLedger(ctx: Context, { page, size, ...choice }: LedgerChoice & Paged) {
  const rows = await findLedger(ctx.db, choice, { page, size })
  return {
    list: rows.map((row) => ({
      ...row,
      email: row.email ?? '',
      name: shownName(row.name, ctx.language),
      byName: row.byName === null ? null : shownName(row.byName, ctx.language),
    })),
    total: await countLedger(ctx.db, choice),
  }
}

async function columnsFor(ctx: Context): Promise<Column<LedgerRow>[]> {
  const { heads, people, kinds } = pointTexts[ctx.language]
  const [date, kind, amount, reason, about, course] = heads
  const [name, email, balance, by] = people
  const nameOf = (text: string) => shownName(text, ctx.language)
  return [
    { head: date, format: 'moment', value: (row) => row.createdAt },
    { head: name, format: 'text', value: (row) => nameOf(row.name) },
    { head: email, format: 'text', value: (row) => row.email },
    { head: kind, format: 'text', value: (row) => kinds[row.kind] },
    { head: amount, format: 'number', value: (row) => row.amount },
    { head: balance, format: 'number', value: (row) => row.balance },
    { head: reason, format: 'text', value: (row) => whyOf(row, ctx.language) },
    { head: about, format: 'text', value: (row) => (row.sourceType === 'STAFF' ? row.reason : row.title) },
    { head: filled(course, await localeOf(ctx)), format: 'text', value: (row) => row.courseTitle },
    { head: by, format: 'text', value: (row) => row.byName && nameOf(row.byName) },
  ]
}

export const ledgerSpreadsheet = spreadsheet({
  name: 'points.ledger',
  choice: LedgerChoice,
  title: ({ language }) => pointTexts[language].list,
  columns: columnsFor,
  pages: ({ db }, choice) =>
    pagesAfter(
      (after, limit) => findLedgerAfter(db, choice, { after, limit }),
      ({ entrySeq }) => entrySeq,
    ),
})

/** The address of the spreadsheet. The record of staff keeps how many entries were taken along. */
export async function linkToLedger(ctx: MemberContext, choice: LedgerChoice) {
  ctx.audit.record({ after: { count: await countLedger(ctx.db, choice) } })
  return ledgerSpreadsheet.linkTo(ctx, choice)
}
