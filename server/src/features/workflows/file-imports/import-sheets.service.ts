import { z } from 'zod'
import { columnNames } from 'contract/workflows/file-imports/column-names'
import { faultTexts, outcomeOf, outcomeTexts } from 'contract/workflows/file-imports/fault-texts'
import { importColumns, importKinds } from 'contract/workflows/file-imports/file-imports.rules'
import { filled } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import { seq, type FileImportSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findImport, findRowsAfter, type StoredRow } from './file-imports.queries.ts'
import { importSamples, type ImportSample } from './import-samples.rules.ts'

const texts = {
  ko: {
    template: '옮겨오기 양식',
    result: '옮겨오기 결과',
    sheet: '시트',
    row: '행',
    outcome: '결과',
    reason: '이유',
  },
  en: {
    template: 'To bring in',
    result: 'Result',
    sheet: 'Sheet',
    row: 'Row',
    outcome: 'Result',
    reason: 'Reason',
  },
  jp: {
    template: '取り込みテンプレート',
    result: '取り込み結果',
    sheet: 'シート',
    row: '行',
    outcome: '結果',
    reason: '理由',
  },
} satisfies Record<Language, Record<string, string>>

/** The headings, and rows that show how they are filled. */
export const importTemplate = spreadsheet({
  name: 'file-imports.template',
  choice: z.object({ kind: z.enum(importKinds) }),
  title: async (ctx) => filled(texts[ctx.language].template, await localeOf(ctx)),
  async columns(ctx, { kind }) {
    const locale = await localeOf(ctx)
    return importColumns[kind].map((column) => ({
      head: filled(columnNames[column][locale.language], locale),
      format: 'text' as const,
      value: (row: ImportSample) => row[column] ?? null,
    }))
  },
  async *pages({ language }, { kind }) {
    yield await Promise.resolve(importSamples[language][kind])
  },
})

/** The rows of a file as they were, each with what became of it. Texts stay texts, whatever they begin with. */
export const importResult = spreadsheet({
  name: 'file-imports.result',
  choice: z.object({ fileImportSeq: seq('fileImport') }),
  title: ({ language }) => texts[language].result,
  async columns(ctx, { fileImportSeq }) {
    const locale = await localeOf(ctx)
    const head = texts[locale.language]
    const { headings } = await requireImport(ctx, fileImportSeq)
    const say = (text: Record<Language, string>) => filled(text[locale.language], locale)
    return [
      { head: head.sheet, format: 'number', value: (row: StoredRow) => row.sheetNo },
      { head: head.row, format: 'number', value: (row: StoredRow) => row.rowNo },
      { head: head.outcome, format: 'text', value: (row: StoredRow) => say(outcomeTexts[outcomeOf(row)]) },
      {
        head: head.reason,
        format: 'text',
        value: (row: StoredRow) => (row.fault ? say(faultTexts[row.fault]) : row.message),
      },
      ...headings.map((name, at) => ({
        head: name,
        format: 'text' as const,
        value: (row: StoredRow) => row.cells[at] || null,
      })),
    ]
  },
  pages: ({ db }, { fileImportSeq }) =>
    pagesAfter(
      // Positions begin at zero, the numbers of pages at one.
      (after, limit) => findRowsAfter(db, fileImportSeq, { after: after - 1, limit }),
      ({ position }) => position + 1,
    ),
})

async function requireImport({ db }: Pick<MemberContext, 'db'>, fileImportSeq: FileImportSeq) {
  const found = await findImport(db, fileImportSeq)
  if (!found) throw refuse('NOT_FOUND')
  return found
}

export async function linkToResult(ctx: MemberContext, fileImportSeq: FileImportSeq) {
  await requireImport(ctx, fileImportSeq)
  return importResult.linkTo(ctx, { fileImportSeq })
}
