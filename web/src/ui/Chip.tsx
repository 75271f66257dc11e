import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './cx.ts'
import { withSeparators } from './forms/digits.ts'
import styles from './Chip.module.css'

interface ChipProps {
  children: ReactNode
  selected?: boolean | undefined
  onPress?: (() => void) | undefined
  href?: string | undefined
  count?: number | undefined
}

/** One of several filters. */
export function Chip({ children, selected = false, onPress, href, count }: ChipProps) {
  const className = cx(styles.chip, selected && styles.selected)
  const content = (
    <>
      {children}
      {count === undefined ? null : <span className={styles.count}>{withSeparators(count)}</span>}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor
        href={href}
        className={className}
        aria-current={selected ? 'true' : undefined}
        onClick={onPress}
      >
        {content}
      </Anchor>
    )
  }
  return (
    <button type="button" className={className} aria-pressed={selected} onClick={onPress}>
      {content}
    </button>
  )
}

interface RemovableChipProps {
  children: ReactNode
  /** The whole sentence for screen readers, including the name of the condition. */
  removeLabel: string
  onRemove: () => void
}

/** An active condition, with a button to remove it. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <span className={styles.removable}>
    <span className={styles.removableText}>{children}</span>
    <button type="button" aria-label={removeLabel} onClick={onRemove}>
      <IconX size={16} aria-hidden="true" />
    </button>
  </span>
)

/** Chips side by side; on phones the row scrolls instead of wrapping. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.row}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
)
