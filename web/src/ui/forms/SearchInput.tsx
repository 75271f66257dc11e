import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import styles from './Input.module.css'
import { TYPING_PAUSE_MS } from './typing-pause.ts'
import { useTypedEarly } from './use-typed-early.ts'
import { Form } from './Form.tsx'

interface SearchInputProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Called after a pause in typing, and immediately on Enter. */
  onSearch?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  clearLabel: string
  /** The length of that pause in milliseconds. */
  delay?: number | undefined
}

export function SearchInput({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  clearLabel,
  delay = TYPING_PAUSE_MS,
}: SearchInputProps) {
  const id = useId()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const search = (text: string, after: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onSearch?.(text), after)
  }
  const type = (text: string, after = delay) => {
    onChange(text)
    search(text, after)
  }
  const field = useTypedEarly<HTMLInputElement>(value, type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(value, 0)
  }
  return (
    <search>
      <Form onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <div className={styles.box}>
          <span className={styles.icon}>
            <IconSearch aria-hidden="true" />
          </span>
          <input
            id={id}
            ref={field}
            type="search"
            className={styles.input}
            value={value}
            placeholder={placeholder}
            onChange={(event) => type(event.target.value)}
          />
          {value !== '' && (
            <button type="button" className={styles.tool} aria-label={clearLabel} onClick={() => type('', 0)}>
              <IconX size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      </Form>
    </search>
  )
}
