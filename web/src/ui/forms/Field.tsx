import { use, useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ReadOnlyContext } from './read-only.ts'
import styles from './Field.module.css'

export interface FieldProps {
  label: string
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** A sentence that marks the field as invalid and names the reason. */
  error?: string | undefined
  required?: boolean | undefined
  /** Shown beside the label of an optional field. */
  optionalLabel?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
}

/** The attributes that a control inside a field sets on itself. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  disabled: boolean | undefined
  name: string | undefined
}

interface FieldFrameProps extends FieldProps {
  /** Content right of the hint, such as a counter. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}

/** The label, control, hint and error of one input, linked for screen readers. */
export function Field({ label, hint, error, aside, children, ...props }: FieldFrameProps) {
  const id = useId()
  const isReadOnly = use(ReadOnlyContext)
  const note = error === undefined ? hint : undefined
  const describedBy = [error === undefined ? '' : `${id}-error`, note ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ')
  const ids: FieldIds = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': props.required || undefined,
    disabled: props.disabled || isReadOnly || undefined,
    name: props.name,
  }
  return (
    <div className={cx(styles.field, props.className)}>
      <label htmlFor={id} className={cx(styles.label, props.hideLabel && 'visually-hidden')}>
        {label}
        {props.optionalLabel && <span className={styles.optional}>{props.optionalLabel}</span>}
      </label>
      {children(ids)}
      <Notes id={id} error={error} hint={note} aside={aside} />
    </div>
  )
}

interface NotesProps {
  id: string
  error: string | undefined
  hint: ReactNode
  aside?: ReactNode
}

const Notes = ({ id, error, hint, aside }: NotesProps) => {
  if (error === undefined && !hint && !aside) return null
  return (
    <div className={styles.notes}>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
      {aside}
    </div>
  )
}

interface FieldSetProps {
  legend: string
  hideLegend?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A group of controls with one legend. */
export function FieldSet({ legend, hideLegend, hint, error, className, children }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset
      className={cx(styles.field, className)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={cx(styles.label, hideLegend && 'visually-hidden')}>{legend}</legend>
      {children}
      <Notes id={id} error={error} hint={error === undefined ? hint : undefined} />
    </fieldset>
  )
}
