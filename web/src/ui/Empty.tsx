import type { ReactNode } from 'react'
import { Spot, type SpotKind } from './art/Spot.tsx'
import { cx } from './cx.ts'
import styles from './Empty.module.css'

interface EmptyProps {
  title: ReactNode
  text?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  spot?: SpotKind | undefined
  /** Content between the text and the action, such as the filters without a result. */
  children?: ReactNode
  /** A smaller version for a panel inside a screen. */
  compact?: boolean | undefined
  /** Makes the title the heading of the page, for pages without other content. */
  isPage?: boolean | undefined
}

/** Shown in place of an empty list: one sentence and what to do next. */
export const Empty = ({ title, text, action, spot = 'empty', children, compact, isPage }: EmptyProps) => (
  <div className={cx(styles.empty, compact && styles.compact)}>
    <Spot kind={spot} />
    {isPage ? <h1 className={styles.title}>{title}</h1> : <div className={styles.title}>{title}</div>}
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.more}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
