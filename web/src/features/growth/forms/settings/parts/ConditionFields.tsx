import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { FieldSet } from '../../../../../ui/forms/Field.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { formEditMessages } from '../form-edit.messages.ts'
import type { NewItem } from '../form-settings.api.ts'
import css from './forms.module.css'

interface ConditionFieldsProps {
  deciders: readonly FormItem[]
  draft: NewItem
  change: (part: Pick<NewItem, 'showIf'>) => void
  error: string | undefined
}

/** Which answers to an earlier question show this item. */
export function ConditionFields({ deciders, draft: { showIf }, change, error }: ConditionFieldsProps) {
  const t = useMessages(formEditMessages)
  const decider = deciders.find(({ formItemSeq }) => formItemSeq === showIf?.formItemSeq)
  const keys = showIf?.optionKeys ?? []
  const choose = (seq: string) => {
    const chosen = deciders.find(({ formItemSeq }) => String(formItemSeq) === seq)
    change({ showIf: chosen ? { formItemSeq: chosen.formItemSeq, optionKeys: [] } : null })
  }
  return (
    <>
      <Select
        label={t('showIf')}
        value={decider ? String(decider.formItemSeq) : ''}
        onChange={choose}
        options={[
          { value: '', label: t('showAlways') },
          ...deciders.map(({ formItemSeq, label }) => ({
            value: String(formItemSeq),
            label: t('showIfAnswer', { name: label }),
          })),
        ]}
      />
      {decider && (
        <FieldSet legend={t('showIfOptions')} error={error}>
          <div className={css.options}>
            {decider.options.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={keys.includes(key)}
                onChange={(isOn) =>
                  change({
                    showIf: {
                      formItemSeq: decider.formItemSeq,
                      optionKeys: isOn ? [...keys, key] : keys.filter((one) => one !== key),
                    },
                  })
                }
              />
            ))}
          </div>
        </FieldSet>
      )}
    </>
  )
}
