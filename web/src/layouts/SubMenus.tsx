import { useCallback, useId, useRef, useState } from 'react'
import { useMessages } from '../platform/words/use-messages.ts'
import { useDismiss } from '../ui/layers/use-dismiss.ts'
import css from './header.module.css'
import { MenuLink } from './MenuLink.tsx'
import { shellMessages } from './shell.messages.ts'
import type { MenuView } from '../features/site/menus/use-site-menus.ts'

/** A menu with submenus: they open on hover, or when the user presses the button. */
export function SubMenus({ of: menu }: { of: MenuView }) {
  const t = useMessages(shellMessages)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss({ open: isOpen, onClose: close, root })
  return (
    <div
      ref={root}
      className={css.group}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
    >
      <MenuLink to={menu} />
      <button
        type="button"
        aria-label={t('subMenus', { name: menu.label })}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      <ul id={listId} hidden={!isOpen}>
        {menu.subMenus.map((item) => (
          <li key={item.menuSeq}>
            <MenuLink to={item} onGo={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}
