import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'
import css from './settlements.module.css'

interface StatementRowProps {
  k: string
  why?: string | undefined
  isLess?: boolean
  isSum?: boolean
  isTotal?: boolean
  children: ReactNode
}
/** One line of a computation: its words, the reason under them, the amount. */
export const StatementRow = ({
  k,
  why,
  isLess = false,
  isSum = false,
  isTotal = false,
  children,
}: StatementRowProps) => (
  <div className={cx(isLess && css.less, isSum && css.sum, isTotal && css.total)}>
    <dt>
      {k}
      {why && <span>{why}</span>}
    </dt>
    <dd className="num">{children}</dd>
  </div>
)
