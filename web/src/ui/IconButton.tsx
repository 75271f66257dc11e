import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import styles from './IconButton.module.css'

interface IconButtonProps {
  label: string
  icon: ReactNode
  onPress?: (() => void) | undefined
  href?: string | undefined
  variant?: 'plain' | 'outline' | 'filled' | 'white' | undefined
  size?: 40 | 44 | 48 | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  disabled?: boolean | undefined
  /** A count in the corner. Repeat it in `label`, because screen readers skip the figure. */
  badge?: number | undefined
  className?: string | undefined
}

export function IconButton({ variant = 'plain', size = 40, ...props }: IconButtonProps) {
  const className = cx(styles.button, styles[variant], props.className)
  const style = { width: size, height: size }
  const content = (
    <>
      {props.icon}
      {props.badge ? (
        <span className={styles.badge} aria-hidden="true">
          {props.badge > 99 ? '99+' : props.badge}
        </span>
      ) : null}
    </>
  )
  if (props.href !== undefined) {
    return (
      <Anchor
        href={props.href}
        className={className}
        style={style}
        aria-label={props.label}
        onClick={props.onPress}
      >
        {content}
      </Anchor>
    )
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {content}
    </button>
  )
}
