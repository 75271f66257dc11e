import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldSet } from './Field.tsx'
import styles from './Choice.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  label: string
  hideLabel?: boolean | undefined
  value: Value | null
  onChange: (value: Value) => void
  options: RadioOption<Value>[]
  layout?: 'list' | 'row' | 'tiles' | undefined
  error?: string | undefined
  hint?: ReactNode
}

export function RadioGroup<Value extends string>({
  options,
  layout = 'list',
  ...props
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <FieldSet legend={props.label} hideLegend={props.hideLabel} error={props.error} hint={props.hint}>
      <div className={styles[layout]}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.choice, layout === 'tiles' && styles.tile)}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span className={styles.text}>
              {option.label}
              {option.hint && <span className={styles.small}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
