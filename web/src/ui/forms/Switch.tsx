import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Choice.module.css'

interface SwitchProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** Takes effect immediately; a setting that waits for a save button is a checkbox. */
export function Switch({ label, hideLabel, checked, onChange, hint, disabled }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={styles.switchRow}>
      <span className={cx(hideLabel && 'visually-hidden')}>
        {label}
        {hint && (
          <span id={hintId} className={styles.small}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
