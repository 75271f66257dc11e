import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Progress.module.css'

interface ProgressProps {
  /** From 0 to 100. */
  value: number
  label: string
}

export function ProgressBar({
  value,
  label,
  size = 'md',
}: ProgressProps & { size?: 'thin' | 'md' | undefined }) {
  const share = within(value)
  return (
    <div className={cx(styles.bar, styles[size])}>
      <progress className="visually-hidden" aria-label={label} max={100} value={share} />
      <span style={{ width: `${share}%` }} />
    </div>
  )
}

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

interface ProgressRingProps extends ProgressProps {
  size?: number | undefined
  children?: ReactNode
}

/** A ring with content in its middle, such as the percentage. */
export function ProgressRing({ value, label, size = 72, children }: ProgressRingProps) {
  const share = within(value)
  const dash = `${(ROUND * share) / 100} ${ROUND}`
  return (
    <span className={styles.ring} style={{ width: size, height: size }}>
      <progress className="visually-hidden" aria-label={label} max={100} value={share} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        {share > 0 && <circle cx="50" cy="50" r={RADIUS} className={styles.done} strokeDasharray={dash} />}
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
