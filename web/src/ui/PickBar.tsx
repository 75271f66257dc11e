import type { ReactNode } from 'react'
import { Checkbox } from './forms/Checkbox.tsx'
import styles from './PickBar.module.css'

interface PickBarProps {
  /** How many are chosen, or that all can be. */
  label: string
  picked: number
  /** How many the page shows. */
  count: number
  onPickAll: (all: boolean) => void
  /** What may be done with the chosen ones. */
  children: ReactNode
}

/** Above a list: choosing all of the page, and what may be done with the chosen ones. */
export function PickBar({ label, picked, count, onPickAll, children }: PickBarProps) {
  const some = picked > 0
  return (
    <div className={styles.bar}>
      <Checkbox
        label={label}
        checked={some && picked === count}
        indeterminate={some && picked < count}
        onChange={onPickAll}
      />
      {some && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** What was left as it is, each with the reason. */
export const Reasons = ({ list }: { list: { key: number | string; name: string; reason: string }[] }) => (
  <ul className={styles.reasons}>
    {list.map(({ key, name, reason }) => (
      <li key={key}>
        <b>{name}</b> <span>{reason}</span>
      </li>
    ))}
  </ul>
)
