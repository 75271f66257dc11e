import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Anchor } from '../Anchor.tsx'
import { cx } from '../cx.ts'
import { nextIndex } from '../roving.ts'
import { useDismiss } from './use-dismiss.ts'
import styles from './Menu.module.css'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  onPress?: (() => void) | undefined
  href?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  current?: boolean | undefined
  newTab?: boolean | undefined
}

interface MenuProps {
  /** What the button is called; it shows `children` or `icon`. */
  label: string
  icon?: ReactNode
  children?: ReactNode
  items: MenuItem[]
  align?: 'start' | 'end' | undefined
  variant?: 'plain' | 'outline' | undefined
  /** Above its button, where there is nothing below. */
  side?: 'below' | 'above' | undefined
}

export function Menu({ label, icon, children, items, align = 'end', ...look }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss({ open, onClose: close, root })

  const choose = (item: MenuItem) => {
    close()
    // Back to the button first: what is chosen may move the focus on.
    root.current?.querySelector('button')?.focus()
    item.onPress?.()
  }
  return (
    <div
      className={styles.root}
      ref={root}
      onKeyDown={(event) => moveFocus(event, root.current)}
      role="presentation"
    >
      <button
        type="button"
        className={cx(
          styles.button,
          children !== undefined && styles.wide,
          look.variant === 'outline' && styles.outline,
        )}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'ArrowDown' && !open && setOpen(true)}
      >
        {icon}
        {children}
      </button>
      {open && (
        <div
          id={listId}
          role="menu"
          aria-label={label}
          className={cx(styles.list, styles[align], look.side === 'above' && styles.above)}
          ref={focusFirst}
        >
          {items.map((item) => (
            <MenuRow key={item.key} item={item} onChoose={choose} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx(styles.item, item.danger && styles.danger),
    'aria-current': item.current || undefined,
    onClick: () => onChoose(item),
    children: (
      <>
        {item.icon}
        <span>{item.label}</span>
      </>
    ),
  }
  if (item.href !== undefined && !item.disabled) {
    const tab = item.newTab ? { target: '_blank', rel: 'noreferrer' } : null
    return <Anchor href={item.href} {...tab} {...shared} />
  }
  return <button type="button" disabled={item.disabled} {...shared} />
}

const rowsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'),
]

function focusFirst(list: HTMLElement | null) {
  if (list) rowsOf(list)[0]?.focus()
}

function moveFocus(event: KeyboardEvent, root: HTMLElement | null) {
  if (!root) return
  const rows = rowsOf(root)
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = rows[nextIndex(event.key, at, rows.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
