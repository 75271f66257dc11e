import { cx } from '../cx.ts'
import { digitsOf } from './digits.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './CodeInput.module.css'

interface CodeInputProps extends FieldProps {
  value: string
  onChange: (digits: string) => void
  length?: number | undefined
  /** Shows dots instead of digits. */
  masked?: boolean | undefined
  placeholder?: string | undefined
  /** Called when the user has typed the last digit. */
  onDone?: ((code: string) => void) | undefined
}

/** One input over drawn cells: for pasting, autofill and screen readers it is a plain field. */
export function CodeInput({
  value,
  onChange,
  length = 6,
  masked = true,
  onDone,
  placeholder,
  ...props
}: CodeInputProps) {
  const change = (text: string) => {
    const digits = digitsOf(text).slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onDone?.(digits)
  }
  return (
    <Field {...props}>
      {(ids) => (
        <div className={styles.frame}>
          <input
            {...ids}
            className={styles.input}
            value={value}
            onChange={(event) => change(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={placeholder}
          />
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <span
                key={at}
                className={cx(styles.cell, at === Math.min(value.length, length - 1) && styles.next)}
              >
                {masked && value[at] !== undefined ? <i className={styles.dot} /> : value[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
