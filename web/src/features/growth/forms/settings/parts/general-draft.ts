import type { AnswerMode } from 'contract/growth/forms/forms.rules'
import { FORM_ID } from 'contract/growth/forms/forms.rules'
import { parseSeoul, seoulInput } from 'contract/values/korea-time'
import type { Form } from '../form-settings.api.ts'

/** The general settings as their inputs write them; moments in Seoul. */
export interface GeneralDraft {
  title: string
  description: string
  formId: string
  answerMode: AnswerMode
  isLoginRequired: boolean
  maxResponses: number | null
  startsAt: string
  endsAt: string
}

const inputOf = (moment: string | null) => (moment ? seoulInput(new Date(moment)) : '')
export const draftOf = (form: Form): GeneralDraft => ({
  title: form.title,
  description: form.description,
  formId: form.formId,
  answerMode: form.answerMode,
  isLoginRequired: form.isLoginRequired,
  maxResponses: form.maxResponses,
  startsAt: inputOf(form.startsAt),
  endsAt: inputOf(form.endsAt),
})

const momentOf = (input: string) => parseSeoul(input)?.toISOString() ?? null
export const bodyOf = ({ startsAt, endsAt, maxResponses, ...draft }: GeneralDraft) => ({
  ...draft,
  maxResponses: maxResponses || null,
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
})

/** The first fault of each field. */
export const faultsOf = ({ title, formId, startsAt, endsAt }: GeneralDraft) => ({
  title: title.trim() === '' && ('titleNeeded' as const),
  formId: !FORM_ID.test(formId) && ('addressWrong' as const),
  endsAt: startsAt !== '' && endsAt !== '' && startsAt >= endsAt && ('periodWrong' as const),
})
