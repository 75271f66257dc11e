import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { seq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { findVersions } from './form-items.queries.ts'
import { findForm } from './forms.queries.ts'
import { countResponses, findResponsesAfter, type ResponseChoice } from './responses.queries.ts'
import { questionsOf, responseView, versionMap } from './responses.views.ts'

const heads: Record<Language, { list: string; name: string; submitted: string; modified: string }> = {
  ko: { list: '응답', name: '이름', submitted: '제출 일시', modified: '수정 일시' },
  en: { list: 'Responses', name: 'Name', submitted: 'Sent', modified: 'Changed' },
  jp: { list: '回答', name: '名前', submitted: '送信日時', modified: '変更日時' },
}

type Row = ReturnType<typeof responseView>
async function columnsFor({ db, language }: Context, { formSeq }: ResponseChoice): Promise<Column<Row>[]> {
  const head = heads[language]
  const questions = questionsOf(await findVersions(db, formSeq))
  return [
    { head: head.submitted, format: 'moment', value: (row) => row.submittedAt },
    { head: head.modified, format: 'moment', value: (row) => row.modifiedAt },
    { head: head.name, format: 'text', value: (row) => row.name },
    ...questions.map(({ formItemSeq, label }): Column<Row> => ({
      head: label,
      format: 'text',
      value: (row) => row.answers.find((answer) => answer.formItemSeq === formItemSeq)?.text ?? null,
    })),
  ]
}

async function* viewedPages({ db, language }: Context, choice: ResponseChoice) {
  const versions = versionMap(await findVersions(db, choice.formSeq))
  const pages = pagesAfter(
    (after, limit) => findResponsesAfter(db, choice, { after, limit }),
    ({ formResponseSeq }) => formResponseSeq,
  )
  for await (const page of pages) yield page.map((row) => responseView(row, versions, language))
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
