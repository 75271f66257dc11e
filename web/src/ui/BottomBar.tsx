import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './BottomBar.module.css'

/** Fixed at the lower edge of a phone. It reserves its own height in the page, so it never covers content. */
export const BottomBar = ({
  children,
  always = false,
}: {
  children: ReactNode
  always?: boolean | undefined
}) => (
  <div className={cx(styles.place, always && styles.always, 'no-print')}>
    <div className={styles.bar} data-bottom-bar>
      {children}
    </div>
  </div>
)
