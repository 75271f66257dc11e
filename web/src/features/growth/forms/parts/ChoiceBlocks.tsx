import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { useFieldProps, type BlockProps } from './block-props.tsx'
import css from './form-page.module.css'

const useLegend = ({ item }: BlockProps) => {
  const t = useMessages(formPageMessages)
  return item.isRequired ? item.label : `${item.label} ${t('optional')}`
}

/** Several options of one question. */
export function ManyBlock(props: BlockProps) {
  const { item, value, onChange } = props
  const { hint, error } = useFieldProps(props)
  const legend = useLegend(props)
  const chosen = Array.isArray(value) ? value : []
  return (
    <FieldSet legend={legend} hint={hint} error={error}>
      <div className={css.options}>
        {item.options.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
          />
        ))}
      </div>
    </FieldSet>
  )
}

/** One option of a question, all of them in sight. */
export function OneBlock(props: BlockProps) {
  const { item, value, onChange } = props
  const { hint, error } = useFieldProps(props)
  const legend = useLegend(props)
  return (
    <RadioGroup
      label={legend}
      hint={hint}
      error={error}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      options={item.options.map(({ key, label }) => ({ value: key, label }))}
    />
  )
}
