import { formStatusOf } from 'contract/growth/forms/forms.rules'
import type { FormRow } from './forms.queries.ts'

/** A form in the list of the management area. */
export function lineOf(row: FormRow, now: Date) {
  const { description: _d, answerMode: _a, isLoginRequired: _l, publishedVersion: _v, ...line } = row
  return { ...line, status: formStatusOf(row, now) }
}
