import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { seq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { hasEnrolments } from './form-events.queries.ts'
import { filesByResponse } from './form-files.queries.ts'
import { findVersions } from './form-items.queries.ts'
import { findForm } from './forms.queries.ts'
import { countResponses, findResponsesAfter, type ResponseChoice } from './responses.queries.ts'
import { questionsOf, responseView, versionMap } from './responses.views.ts'

interface Heads {
  list: string
  name: string
  submitted: string
  modified: string
  /** What became of enrolling them. */
  place: string
  enrolled: string
}
const heads: Record<Language, Heads> = {
  ko: {
    list: '응답',
    name: '이름',
    submitted: '제출 일시',
    modified: '수정 일시',
    place: '등록 결과',
    enrolled: '등록됨',
  },
  en: {
    list: 'Responses',
    name: 'Name',
    submitted: 'Sent',
    modified: 'Changed',
    place: 'Place',
    enrolled: 'Given',
  },
  jp: {
    list: '回答',
    name: '名前',
    submitted: '送信日時',
    modified: '変更日時',
    place: '登録結果',
    enrolled: '登録済み',
  },
}

type Row = ReturnType<typeof responseView>
function placeColumn({ place, enrolled }: Heads): Column<Row> {
  return {
    head: place,
    format: 'text',
    value: ({ enrolment }) => enrolment && (enrolment.reason ?? enrolled),
  }
}
async function columnsFor({ db, language }: Context, { formSeq }: ResponseChoice): Promise<Column<Row>[]> {
  const head = heads[language]
  const questions = questionsOf(await findVersions(db, formSeq))
  return [
    { head: head.submitted, format: 'moment', value: (row) => row.submittedAt },
    { head: head.modified, format: 'moment', value: (row) => row.modifiedAt },
    { head: head.name, format: 'text', value: (row) => row.name },
    ...((await hasEnrolments(db, formSeq)) ? [placeColumn(head)] : []),
    ...questions.map(({ formItemSeq, label }): Column<Row> => ({
      head: label,
      format: 'text',
      value: (row) => row.answers.find((answer) => answer.formItemSeq === formItemSeq)?.text ?? null,
    })),
  ]
}

async function* viewedPages(ctx: Context, choice: ResponseChoice) {
  const { db } = ctx
  const locale = await localeOf(ctx)
  const versions = versionMap(await findVersions(db, choice.formSeq))
  const pages = pagesAfter(
    (after, limit) => findResponsesAfter(db, choice, { after, limit }),
    ({ formResponseSeq }) => formResponseSeq,
  )
  for await (const page of pages) {
    const files = await filesByResponse(db, page)
    yield page.map((row) => responseView(row, { versions, files: files.get(row.formResponseSeq) }, locale))
  }
}

export const responsesSpreadsheet = spreadsheet({
  name: 'forms.responses',
  choice: z.object({ formSeq: seq('form'), q: z.string().optional() }),
  async title({ db, language }, { formSeq }) {
    const form = await findForm(db, formSeq)
    return `${form?.title ?? ''} ${heads[language].list}`.trim()
  },
  columns: columnsFor,
  pages: viewedPages,
})

/** The address of the spreadsheet. The record of staff keeps how many responses it holds. */
export async function linkToResponses(ctx: MemberContext, choice: ResponseChoice) {
  const form = await findForm(ctx.db, choice.formSeq)
  if (!form) throw refuse('NOT_FOUND')
  ctx.audit.record({ about: form.title, after: { count: await countResponses(ctx.db, choice) } })
  return responsesSpreadsheet.linkTo(ctx, choice)
}
