import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonProps {
  children: ReactNode
  onPress?: (() => void) | undefined
  href?: string | undefined
  /** Opens a link in a new tab with `noreferrer`. */
  newTab?: boolean | undefined
  variant?: 'primary' | 'dark' | 'outline' | 'subtle' | 'danger' | 'bar' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  type?: 'button' | 'submit' | undefined
  /** Id of the form this button submits when it is outside of it. */
  form?: string | undefined
  icon?: ReactNode
  loading?: boolean | undefined
  disabled?: boolean | undefined
  wide?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  describedBy?: string | undefined
}

/** With `href` it is a link that looks like a button. While `loading` it keeps its width and cannot be pressed again. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  disabled = false,
  ...props
}: ButtonProps) {
  const className = cx(
    styles.button,
    styles[variant],
    styles[size],
    props.wide && styles.wide,
    props.className,
  )
  const content = (
    <>
      {loading ? <Spinner /> : props.icon}
      <span>{props.children}</span>
    </>
  )
  if (props.href !== undefined && !disabled) {
    return (
      <Anchor
        href={props.href}
        className={className}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        onClick={props.onPress}
        {...(props.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
      </Anchor>
    )
  }
  return (
    <button
      type={props.type ?? 'button'}
      form={props.form}
      className={className}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-describedby={props.describedBy}
      onClick={props.onPress}
    >
      {content}
    </button>
  )
}
