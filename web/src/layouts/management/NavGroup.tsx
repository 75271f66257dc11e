import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import css from './ManagementShell.module.css'

interface NavGroupProps {
  name: string
  title: string
  /** The current page is in it: it is open, whatever was chosen before. */
  isCurrent: boolean
  children: ReactNode
}
/** A group of the navigation. What the user folds away stays so in this browser. */
export function NavGroup({ name, title, isCurrent, children }: NavGroupProps) {
  const [isOpen, setOpen] = useState(() => !foldedGroups().includes(name))
  const fold = (open: boolean) => {
    setOpen(open)
    keep(open ? foldedGroups().filter((one) => one !== name) : [...new Set([...foldedGroups(), name])])
  }
  return (
    <details
      className={css.group}
      open={isOpen || isCurrent}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (isOpen || isCurrent)) fold(open)
      }}
    >
      <summary>
        {title}
        <IconChevronDown size={14} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

const KEY = 'seodang.foldedGroups'
function foldedGroups(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
function keep(names: string[]) {
  try {
    localStorage.setItem(KEY, names.join(' '))
  } catch {
    // Without storage the groups are open again next time.
  }
}
