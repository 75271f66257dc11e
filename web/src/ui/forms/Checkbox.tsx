import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useTickedEarly } from './use-typed-early.ts'
import styles from './Choice.module.css'

interface CheckboxProps {
  label: ReactNode
  /** Hides the label in a row of a table, where it would repeat the row. */
  hideLabel?: boolean | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
  indeterminate?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

export function Checkbox({ label, indeterminate = false, hint, error, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const note = error ?? hint
  useTickedEarly(box, props.checked, props.onChange)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div>
      <label className={styles.choice}>
        <input
          ref={box}
          type="checkbox"
          className={styles.check}
          name={props.name}
          checked={props.checked}
          defaultChecked={props.defaultChecked}
          disabled={props.disabled}
          aria-required={props.required || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => props.onChange?.(event.target.checked)}
        />
        <span className={cx(styles.text, props.hideLabel && 'visually-hidden')}>{label}</span>
      </label>
      {note && (
        <p id={noteId} className={cx(styles.note, error !== undefined && styles.error)}>
          {note}
        </p>
      )}
    </div>
  )
}
