import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './SegmentedControl.module.css'

interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: ReactNode }[]
  wide?: boolean | undefined
}

/** Switches between two to four views of the same content. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.control, props.wide && styles.wide)}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
