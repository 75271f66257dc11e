import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Anchor } from '../Anchor.tsx'
import { cx } from '../cx.ts'
import type { MenuItem } from './Menu.tsx'
import styles from './Menu.module.css'

/** In pixels: between the button and the list, and between the list and the edge of the window. */
const GAP = 6
const EDGE = 12

export interface MenuPopupProps {
  id: string
  label: string
  items: MenuItem[]
  button: RefObject<HTMLButtonElement | null>
  /** The element around button and list: the list stays in its landmark and in its dialog. */
  root: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  side: 'below' | 'above' | undefined
  onClose: () => void
}

/** The open list of a menu. The button stays outside, so it is the same element before and after this code arrives. */
export function MenuPopup({ id, label, items, button, root, align, side, onClose }: MenuPopupProps) {
  useNoFocusGuards(root)
  // The first item at the time of opening: items that arrive later do not take the focus.
  const [first] = useState(() => items.find(({ disabled }) => !disabled)?.key)
  const leave = () => {
    // The list is removed first, because it holds the focus as long as it exists.
    flushSync(onClose)
    // Runs before the action: a dialog that the action opens restores the focus to the element that has it now.
    button.current?.focus()
  }
  const onOpenChange = (isOpen: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    if (isOpen) return
    // A press on the button, and the focus it takes, are left to the button's own click, which closes the menu.
    const targets = [event.target, event instanceof FocusEvent ? event.relatedTarget : null]
    if (targets.some((target) => target instanceof Node && button.current?.contains(target))) return
    if (reason === 'escape-key') leave()
    else onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise Escape would also close the dialog around the menu.
    if (event.key === 'Escape') event.preventDefault()
    // The browser moves the focus on from the button.
    if (event.key === 'Tab') leave()
  }
  const choose = (item: MenuItem) => {
    leave()
    item.onPress?.()
  }
  return (
    <Base.Root open modal={false} onOpenChange={onOpenChange}>
      <Base.Portal container={root}>
        <Base.Positioner
          anchor={button}
          positionMethod="fixed"
          side={side === 'above' ? 'top' : 'bottom'}
          align={align}
          sideOffset={GAP}
          collisionPadding={EDGE}
          className={styles.positioner}
        >
          <Base.Popup
            id={id}
            aria-label={label}
            className={styles.list}
            finalFocus={false}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => (
              <MenuRow key={item.key} item={item} isFirst={item.key === first} onChoose={choose} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuRowProps {
  item: MenuItem
  /** Whether keyboard focus starts here. */
  isFirst: boolean
  onChoose: (item: MenuItem) => void
}

function MenuRow({ item, isFirst, onChoose }: MenuRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // The row is not positioned yet, so focusing must not scroll to it.
    if (isFirst) row.current?.focus({ preventScroll: true })
  }, [isFirst])
  const shared = {
    className: cx(styles.item, item.danger && styles.danger),
    closeOnClick: false,
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
    return <Base.LinkItem {...shared} ref={row} render={<Anchor href={item.href} {...tab} />} />
  }
  return <Base.Item {...shared} ref={row} disabled={item.disabled ?? false} />
}

/**
 * The library puts focus guards that catch Tab around a list. This component handles Tab itself, and accessibility
 * checkers reject focusable guards that are hidden from screen readers.
 */
function useNoFocusGuards(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const takeOut = () => {
      for (const guard of element.querySelectorAll('[data-base-ui-focus-guard]'))
        guard.setAttribute('tabindex', '-1')
    }
    const observer = new MutationObserver(takeOut)
    observer.observe(element, { childList: true, subtree: true })
    takeOut()
    return () => observer.disconnect()
  }, [root])
}
