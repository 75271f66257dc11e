import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  show: boolean
  label: string
  /** The number of changes. */
  text: ReactNode
  /** The first validation error. */
  error?: ReactNode
  children: ReactNode
}

/** Appears while there are unsaved changes. */
export const SaveBar = ({ show, label, text, error, children }: SaveBarProps) => (
  <section aria-label={label} aria-live="polite">
    {show && (
      <div className={styles.save}>
        <div className={styles.words}>
          <p>{text}</p>
          {error && <p className={styles.error}>{error}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    )}
  </section>
)
