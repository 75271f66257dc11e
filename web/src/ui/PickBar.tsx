import type { ReactNode } from 'react'
import { Checkbox } from './forms/Checkbox.tsx'
import styles from './PickBar.module.css'

interface PickBarProps {
  /** The number of selected rows, or an invitation to select all. */
  label: string
  picked: number
  /** The number of rows on the page. */
  count: number
  onPickAll: (all: boolean) => void
  /** Actions on the selected rows. */
  children: ReactNode
}

/** Stands above a list: selects all rows of the page and holds the actions on the selection. */
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

/** The rows that an action skipped, each with the reason. */
export const Reasons = ({ list }: { list: { key: number | string; name: string; reason: string }[] }) => (
  <ul className={styles.reasons}>
    {list.map(({ key, name, reason }) => (
      <li key={key}>
        <b>{name}</b> <span>{reason}</span>
      </li>
    ))}
  </ul>
)
