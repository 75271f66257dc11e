import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useDismiss } from './use-dismiss.ts'
import styles from './Popover.module.css'

interface PopoverProps {
  label: string
  /** What the button shows. */
  button: ReactNode
  /** A function gets the way to close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'start' | 'end' | undefined
  width?: number | undefined
  className?: string | undefined
}

/** A panel that hangs below its button, for things that are not a list of commands. */
export function Popover({ label, button, children, align = 'end', width = 320, className }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss({ open, onClose: close, root })
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        className={cx(styles.button, className)}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <dialog
          open
          id={panelId}
          aria-label={label}
          className={cx(styles.panel, styles[align])}
          style={{ width }}
        >
          {typeof children === 'function' ? children(close) : children}
        </dialog>
      )}
    </div>
  )
}
