import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import styles from './LinkButton.module.css'

interface LinkButtonProps {
  children: ReactNode
  onPress?: (() => void) | undefined
  href?: string | undefined
  tone?: 'text' | 'dimmed' | 'brand' | undefined
  underline?: boolean | undefined
  disabled?: boolean | undefined
}

/** Looks like a word in a sentence, with the hit area of a button. */
export function LinkButton({ tone = 'text', underline = false, ...props }: LinkButtonProps) {
  const className = cx(styles.link, styles[tone], underline && styles.underline)
  if (props.href !== undefined) {
    return (
      <Anchor href={props.href} className={className} onClick={props.onPress}>
        <span>{props.children}</span>
      </Anchor>
    )
  }
  return (
    <button type="button" className={className} onClick={props.onPress} disabled={props.disabled}>
      <span>{props.children}</span>
    </button>
  )
}
