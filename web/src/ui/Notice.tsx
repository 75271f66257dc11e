import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  tone?: 'plain' | 'info' | 'ok' | 'soon' | 'error' | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** An important sentence in a box. Screen readers announce an error when it appears. */
export const Notice = ({ tone = 'plain', title, children, action }: NoticeProps) => (
  <div className={cx(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {action}
  </div>
)
