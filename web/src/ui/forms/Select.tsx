import { IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Select.module.css'
import box from './Input.module.css'

interface SelectProps<Value extends string> extends FieldProps {
  value: Value | ''
  onChange: (value: Value) => void
  options: { value: Value; label: string; disabled?: boolean | undefined }[]
  /** Shown while no option is selected. */
  placeholder?: string | undefined
  icon?: ReactNode
}

/** The native select, which every phone shows in its own way. */
export function Select<Value extends string>({ options, placeholder, icon, ...props }: SelectProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) props.onChange(chosen.value)
  }
  return (
    <Field {...props}>
      {(ids) => (
        <div className={box.box}>
          {icon && <span className={box.icon}>{icon}</span>}
          <select
            {...ids}
            className={styles.select}
            value={props.value}
            onChange={(event) => choose(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconSelector size={18} className={styles.arrows} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
