import { useLayoutEffect, type ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { useComplaint } from './use-complaint.ts'
import { useLimit } from './use-limit.ts'
import { useTypedEarly } from './use-typed-early.ts'
import { useValue } from './use-value.ts'
import styles from './Input.module.css'

const LONGEST = 5000

interface TextAreaProps extends FieldProps {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((text: string) => void) | undefined
  maxLength?: number | undefined
  /** A shorter text shows an error once the user left the field. */
  minLength?: number | undefined
  /** The initial height in rows. */
  rows?: number | undefined
  /** Whether the field is as high as its text; text that is longer than the screen is easier to edit in a field that scrolls. */
  grows?: boolean | undefined
  placeholder?: string | undefined
  /** For a field that offers something while its user types. */
  control?: AreaControl | undefined
}
type AreaControl = Pick<
  ComponentProps<'textarea'>,
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onKeyDown'
  | 'onSelect'
  | 'onInput'
  | 'onBlur'
>

export function TextArea({
  rows = 5,
  grows = true,
  maxLength = LONGEST,
  placeholder,
  control,
  ...props
}: TextAreaProps) {
  const [text, setText] = useValue({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  })
  const area = useTypedEarly<HTMLTextAreaElement>(text, setText)
  useBrowserLayoutEffect(() => (grows ? fit(area.current) : undefined), [grows, text])
  const { error, onLeave } = useComplaint(props, { text, of: 'area' })
  const { notice, counter, onChange, onCompositionEnd } = useLimit(maxLength, setText)
  return (
    <Field
      {...props}
      error={error}
      hint={notice ?? props.hint}
      aside={<span className={styles.counter}>{counter?.(text.length)}</span>}
    >
      {(ids) => (
        <textarea
          {...ids}
          {...control}
          ref={area}
          className={grows ? `${styles.area} ${styles.growing}` : styles.area}
          // Browsers that size the field by its content ignore `rows`.
          style={{ minHeight: `${rows * 1.6 + 1.5}em` }}
          rows={rows}
          value={text}
          placeholder={placeholder}
          onChange={onChange}
          onCompositionEnd={onCompositionEnd}
          onBlur={(event) => {
            onLeave()
            control?.onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

/** For browsers that do not size a field by its content. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area || Reflect.has(area.style, 'fieldSizing')) return
  area.style.setProperty('height', 'auto')
  area.style.setProperty('height', `${area.scrollHeight + 2}px`)
}
