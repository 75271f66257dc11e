import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from './composing.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useComplaint } from './use-complaint.ts'
import { useLimit } from './use-limit.ts'
import { useTypedEarly } from './use-typed-early.ts'
import { useValue } from './use-value.ts'
import styles from './Input.module.css'

export interface TextInputProps extends FieldProps {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((text: string) => void) | undefined
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'tel' | undefined
  maxLength?: number | undefined
  /** A shorter text shows an error once the user left the field. */
  minLength?: number | undefined
  /** Treats the value as empty, although it is not. */
  isNothing?: boolean | undefined
  /** Shows the length and the limit under the field. */
  counter?: boolean | undefined
  icon?: ReactNode
  /** Content right inside the box: a unit or a tick. */
  end?: ReactNode
  readOnly?: boolean | undefined
  /** Focuses the field when its dialog or screen opens. */
  focusOnOpen?: boolean | undefined
  onBlur?: (() => void) | undefined
  onEnter?: (() => void) | undefined
}

export function TextInput(props: TextInputProps) {
  const { icon, end, maxLength, onEnter, isNothing } = props
  const [text, setText] = useValue({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  })
  const field = useTypedEarly<HTMLInputElement>(text, setText)
  const { notice, counter, onChange, onCompositionEnd } = useLimit(maxLength, setText)
  const { error, onLeave } = useComplaint(props, { text, of: 'line', isNothing })
  const count = props.counter && counter?.(text.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) onEnter?.()
  }
  return (
    <Field
      {...props}
      error={error}
      hint={notice ?? props.hint}
      aside={count && <span className={styles.counter}>{count}</span>}
    >
      {(ids) => (
        <div className={styles.box}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <input
            {...ids}
            ref={field}
            className={styles.input}
            type={props.type ?? 'text'}
            value={text}
            onChange={onChange}
            onCompositionEnd={onCompositionEnd}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            inputMode={props.inputMode}
            readOnly={props.readOnly}
            // The screen decides; the usual case is a dialog with one field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={props.focusOnOpen}
            // Dialogs read this attribute and set the focus themselves once they are open.
            data-autofocus={props.focusOnOpen || undefined}
            onBlur={() => {
              onLeave()
              props.onBlur?.()
            }}
            onKeyDown={onKeyDown}
          />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  )
}
