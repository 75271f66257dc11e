import { createElement, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { MenuPopupProps } from './MenuPopup.tsx'
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
  /** The accessible name of the button, which shows `children` or `icon`. */
  label: string
  icon?: ReactNode
  children?: ReactNode
  items: MenuItem[]
  align?: 'start' | 'end' | undefined
  variant?: 'plain' | 'outline' | undefined
  /** The preferred side of the list; without enough space it opens on the other side. */
  side?: 'below' | 'above' | undefined
}

// Too large for the first load of a page, so it is fetched when the user points at, focuses or opens a menu.
const popup = onDemand(() => import('./MenuPopup.tsx').then((m) => m.MenuPopup))
const prefetch = () => void popup.fetch().catch(() => {})

/** A button and the list of actions or links it opens. */
export function Menu({ label, icon, children, items, align = 'end', ...look }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popupId = useId()
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={cx(
          styles.button,
          children !== undefined && styles.wide,
          look.variant === 'outline' && styles.outline,
        )}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {icon}
        {children}
      </button>
      {isOpen && (
        <MenuList
          id={popupId}
          label={label}
          items={items}
          button={button}
          root={root}
          align={align}
          side={look.side}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function MenuList(props: MenuPopupProps) {
  const list = useOnDemand(popup, props.onClose)
  return list ? createElement(list, props) : null
}
