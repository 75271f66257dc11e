import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './KV.module.css'

/** A list of labels with their values at the right. */
export const KVList = ({ children }: { children: ReactNode }) => <dl>{children}</dl>

interface KVProps {
  k: ReactNode
  v: ReactNode
  /** Emphasizes the row: for the sum at the end. */
  strong?: boolean | undefined
  sale?: boolean | undefined
}

export const KV = ({ k, v, strong = false, sale = false }: KVProps) => (
  <div className={cx(styles.row, strong && styles.strong)}>
    <dt>{k}</dt>
    <dd className={cx('num', sale && styles.sale)}>{v}</dd>
  </div>
)

/** A row of facts under a title. */
export const Facts = ({ facts }: { facts: { k: string; v: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ k, v }) => (
      <div key={k}>
        <dt>{k}</dt>
        <dd className="num">{v}</dd>
      </div>
    ))}
  </dl>
)
