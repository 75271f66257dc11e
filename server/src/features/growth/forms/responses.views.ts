import { answerText } from 'contract/growth/forms/answers.rules'
import { isAnswerable } from 'contract/growth/forms/forms.rules'
import type { FormItem } from 'contract/growth/forms/schemas'
import type { Language } from 'contract/i18n/languages'
import type { Locale } from 'contract/i18n/sentences'
import type { FormItemSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { shownName } from '../../../platform/words/shown-name.ts'
import type { FileRow } from './form-files.queries.ts'
import { outcomeView } from './form-enrolment.service.ts'
import type { ResponseRow } from './responses.queries.ts'

type Item = z.output<typeof FormItem>
export interface Version {
  version: number
  items: Item[]
}
const agreed: Record<Language, string> = { ko: '동의', en: 'Agreed', jp: '同意' }

interface ResponseParts {
  versions: ReadonlyMap<number, Item[]>
  /** All files of the response. */
  files?: readonly FileRow[] | undefined
}
/** A response in the wording of its version. */
export function responseView(row: ResponseRow, { versions, files = [] }: ResponseParts, locale: Locale) {
  const { language } = locale
  const items = versions.get(row.version) ?? []
  return {
    formResponseSeq: row.formResponseSeq,
    version: row.version,
    name: row.name === null ? null : shownName(row.name, language),
    submittedAt: row.submittedAt,
    modifiedAt: row.modifiedAt,
    enrolment: row.outcome === null ? null : outcomeView(locale, row.outcome),
    answers: items.filter(isAnswerable).map((item) => {
      const own = files.filter(({ formItemSeq }) => formItemSeq === item.formItemSeq)
      const value = row.answers[String(item.formItemSeq)]
      return {
        formItemSeq: item.formItemSeq,
        itemType: item.itemType,
        label: item.label,
        text:
          item.itemType === 'FILE'
            ? own.map(({ originFileName }) => originFileName).join(', ')
            : answerText(item, value, { agreed: agreed[language] }),
        files: own,
      }
    }),
  }
}

export const versionMap = (versions: Version[]) =>
  new Map(versions.map(({ version, items }) => [version, items]))

/** Every question that was published, in its latest wording: those of the latest version first. */
export function questionsOf(versions: Version[]): Item[] {
  const questions = new Map<FormItemSeq, Item>()
  for (const { items } of versions)
    for (const item of items)
      if (isAnswerable(item) && !questions.has(item.formItemSeq)) questions.set(item.formItemSeq, item)
  return [...questions.values()]
}
