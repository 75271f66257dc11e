import { z } from 'zod'
import { columnNames } from 'contract/workflows/file-imports/column-names'
import { faultTexts, outcomeOf, outcomeTexts } from 'contract/workflows/file-imports/fault-texts'
import {
  importColumns,
  importKinds,
  type ImportKind,
} from 'contract/workflows/file-imports/file-imports.rules'
import { filled } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import { seq, type FileImportSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findImport, findRowsAfter, type StoredRow } from './file-imports.queries.ts'

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

/** The headings, and a class of two lessons that shows how they are filled. */
const samples: Record<Language, Record<ImportKind, string[][]>> = {
  ko: {
    COURSES: [
      [
        'A-001',
        '처음 배우는 수채화',
        '',
        '55000',
        'KRW',
        '물감부터 차근차근',
        '수채화를 처음 그리는 분을 위해 준비했어요.',
        '미술',
        '',
        '1주차',
        '준비물 안내',
        '글',
        '',
        '',
        '붓과 종이를 준비해 주세요.',
      ],
      [
        'A-001',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '1주차',
        '선 긋기',
        '영상',
        'https://example.com/videos/1',
        '12:30',
        '',
      ],
    ],
    PLACES: [
      [
        'mina@example.com',
        '010-1234-5678',
        '김미나',
        '',
        '20261101-1',
        '2026-11-01',
        '55000',
        'KRW',
        '2027-05-01',
      ],
    ],
  },
  en: {
    COURSES: [
      [
        'A-001',
        'Watercolour for beginners',
        '',
        '55000',
        'KRW',
        'Step by step',
        'For everybody who paints for the first time.',
        'Art',
        '',
        'Week 1',
        'What you need',
        'text',
        '',
        '',
        'Brushes and paper.',
      ],
      [
        'A-001',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'Week 1',
        'First lines',
        'video',
        'https://example.com/videos/1',
        '12:30',
        '',
      ],
    ],
    PLACES: [
      [
        'mina@example.com',
        '010-1234-5678',
        'Mina Kim',
        '',
        '20261101-1',
        '2026-11-01',
        '55000',
        'KRW',
        '2027-05-01',
      ],
    ],
  },
  jp: {
    COURSES: [
      [
        'A-001',
        'はじめての水彩画',
        '',
        '55000',
        'KRW',
        '一つずつ丁寧に',
        '水彩画をはじめて描く方へ。',
        '美術',
        '',
        '第1週',
        '準備するもの',
        'テキスト',
        '',
        '',
        '筆と紙をご用意ください。',
      ],
      [
        'A-001',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '第1週',
        '線を引く',
        '動画',
        'https://example.com/videos/1',
        '12:30',
        '',
      ],
    ],
    PLACES: [
      [
        'mina@example.com',
        '010-1234-5678',
        'キム・ミナ',
        '',
        '20261101-1',
        '2026-11-01',
        '55000',
        'KRW',
        '2027-05-01',
      ],
    ],
  },
}

export const importTemplate = spreadsheet({
  name: 'file-imports.template',
  choice: z.object({ kind: z.enum(importKinds) }),
  title: async (ctx) => filled(texts[ctx.language].template, await localeOf(ctx)),
  async columns(ctx, { kind }) {
    const locale = await localeOf(ctx)
    return importColumns[kind].map((column, at) => ({
      head: filled(columnNames[column][locale.language], locale),
      format: 'text' as const,
      value: (row: string[]) => row[at] || null,
    }))
  },
  async *pages({ language }, { kind }) {
    yield await Promise.resolve(samples[language][kind])
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
