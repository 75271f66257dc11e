import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Tag.module.css'

type TagTone = 'plain' | 'live' | 'vod' | 'urgent' | 'closed' | 'sale' | 'new'
type KindTone = 'plain' | 'live' | 'vod' | 'ok' | 'soon' | 'brand'

/** A badge on a picture. */
export const Tag = ({ children, tone = 'plain' }: { children: ReactNode; tone?: TagTone | undefined }) => (
  <span className={cx(styles.tag, styles[`on-${tone}`])}>{children}</span>
)

interface KindProps {
  children: ReactNode
  tone?: KindTone | undefined
  icon?: ReactNode
}

/** A badge in text and lists. */
export const Kind = ({ children, tone = 'plain', icon }: KindProps) => (
  <span className={cx(styles.kind, styles[`in-${tone}`])}>
    {icon}
    {children}
  </span>
)
