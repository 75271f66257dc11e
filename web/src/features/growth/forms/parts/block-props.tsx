import type { AnswerProblem, AnswerValue } from 'contract/growth/forms/answers.rules'
import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { formPageMessages } from '../form-page.messages.ts'
import css from './form-page.module.css'

export interface BlockProps {
  item: FormItem
  value: AnswerValue | undefined
  onChange: (value: AnswerValue) => void
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
    error: problem && t(problem),
  }
}
