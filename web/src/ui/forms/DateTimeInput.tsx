import { Field, type FieldProps } from './Field.tsx'
import styles from './Input.module.css'

const TYPES = { datetime: 'datetime-local', date: 'date', time: 'time' }

interface DateTimeInputProps extends FieldProps {
  /**
   * `YYYY-MM-DDTHH:mm`, `YYYY-MM-DD` or `HH:mm`, depending on `kind`, in the time zone of the screen; empty when unset.
   */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  kind?: keyof typeof TYPES | undefined
}

export const DateTimeInput = ({
  value,
  onChange,
  min,
  max,
  kind = 'datetime',
  ...props
}: DateTimeInputProps) => (
  <Field {...props}>
    {(ids) => (
      <div className={styles.box}>
        <input
          {...ids}
          type={TYPES[kind]}
          className={styles.input}
          value={value}
          min={min}
          max={max}
          // Some browsers add seconds unless the step forbids it; all stored values are in minutes.
          step={kind === 'date' ? undefined : 60}
          onChange={(event) => onChange(event.target.value.slice(0, 'YYYY-MM-DDTHH:mm'.length))}
        />
      </div>
    )}
  </Field>
)
