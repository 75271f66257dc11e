import type { AnswerProblem, AnswerValue } from 'contract/growth/forms/answers.rules'
import { MAX_FORM_FILES } from 'contract/growth/forms/forms.rules'
import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { formPageMessages } from '../form-page.messages.ts'
import type { AnswerFiles } from './use-answer-files.ts'
import css from './form-page.module.css'

export interface BlockProps {
  item: FormItem
  value: AnswerValue | undefined
  /** A new answer, or how it follows from the one there is then. */
  onChange: (value: AnswerValue | ((before: AnswerValue | undefined) => AnswerValue)) => void
  /** Where files are sent; without it none are. */
  files?: AnswerFiles | undefined
  problem?: AnswerProblem | undefined
}

/** What every field of a block has in common. */
export function useFieldProps({ item, problem }: BlockProps) {
  const t = useMessages(formPageMessages)
  return {
    label: item.label,
    optionalLabel: item.isRequired ? undefined : t('optional'),
    required: item.isRequired,
    hint: item.helpText ? <span className={css.lines}>{item.helpText}</span> : undefined,
    error: problem && t(problem, { count: MAX_FORM_FILES }),
  }
}
