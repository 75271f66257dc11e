import { useLayoutEffect, useRef } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { useValue } from './use-value.ts'
import styles from './Input.module.css'

interface TextAreaProps extends FieldProps {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((text: string) => void) | undefined
  maxLength?: number | undefined
  /** The height it begins with; it grows with the text. */
  rows?: number | undefined
  placeholder?: string | undefined
}

export function TextArea({ rows = 5, maxLength, placeholder, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useValue({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  })
  useBrowserLayoutEffect(() => grow(area.current), [text])
  const count = maxLength === undefined ? undefined : `(${text.length}/${maxLength})`
  return (
    <Field {...props} aside={count && <span className={styles.counter}>{count}</span>}>
      {(ids) => (
        <textarea
          {...ids}
          ref={area}
          className={styles.area}
          // Browsers that size the field by its content ignore rows.
          style={{ minHeight: `${rows * 1.6 + 1.5}em` }}
          rows={rows}
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  )
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

function grow(area: HTMLTextAreaElement | null) {
  if (area && area.scrollHeight > area.clientHeight)
    area.style.setProperty('height', `${area.scrollHeight + 2}px`)
}
