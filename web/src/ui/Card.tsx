import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Card.module.css'

interface CardProps {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined
  pad?: 'none' | 'md' | 'lg' | undefined
  /** At most one card of a screen is elevated: the purchase card. */
  elevated?: boolean | undefined
  className?: string | undefined
  label?: string | undefined
}

export const Card = ({
  children,
  as: Element = 'div',
  pad = 'md',
  elevated,
  className,
  label,
}: CardProps) => (
  <Element
    className={cx(styles.card, styles[`pad-${pad}`], elevated && styles.elevated, className)}
    aria-label={label}
  >
    {children}
  </Element>
)
