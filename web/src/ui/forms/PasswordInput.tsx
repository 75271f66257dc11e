import { IconCheck, IconCircle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { useTypedEarly } from './use-typed-early.ts'
import { useValue } from './use-value.ts'
import styles from './Input.module.css'

interface PasswordInputProps extends FieldProps {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((text: string) => void) | undefined
  /** Labels of the button in its two states. */
  showLabel: string
  coverLabel: string
  autoComplete?: 'current-password' | 'new-password' | undefined
  rules?: { label: string; ok: boolean }[] | undefined
  rulesLabel?: string | undefined
}

export function PasswordInput({ showLabel, coverLabel, rules, rulesLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const [text, setText] = useValue({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  })
  const field = useTypedEarly<HTMLInputElement>(text, setText)
  return (
    <Field {...props}>
      {(ids) => (
        <>
          <div className={styles.box}>
            <input
              {...ids}
              ref={field}
              className={styles.input}
              type={shown ? 'text' : 'password'}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete={props.autoComplete ?? 'current-password'}
              spellCheck={false}
              autoCapitalize="none"
            />
            <button
              type="button"
              className={styles.tool}
              aria-label={shown ? coverLabel : showLabel}
              onClick={() => setShown(!shown)}
            >
              {shown ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
            </button>
          </div>
          {rules && <Rules rules={rules} label={rulesLabel} />}
        </>
      )}
    </Field>
  )
}

interface RulesProps {
  rules: { label: string; ok: boolean }[]
  label: string | undefined
}

const Rules = ({ rules, label }: RulesProps) => (
  <ul className={styles.rules} aria-label={label}>
    {rules.map((rule) => (
      <li key={rule.label} data-ok={rule.ok}>
        {rule.ok ? (
          <IconCheck size={16} stroke={2.5} aria-hidden="true" />
        ) : (
          <IconCircle size={14} aria-hidden="true" />
        )}
        {rule.label}
      </li>
    ))}
  </ul>
)
