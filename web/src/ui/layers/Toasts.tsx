import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { currentToasts, dismissToast, onToasts, type Toast } from './toast.ts'
import styles from './Toasts.module.css'

const SHOWN_MS = 8000
const NONE: readonly Toast[] = []

/** Rendered once in the document. Toasts wait while the pointer or the focus is on one of them. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE)
  const [paused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)
  const newestId = newest?.id

  // An open dialog is in the top layer of the browser; showing the toasts again puts them above it.
  useEffect(() => {
    const element = region.current
    if (newestId === undefined || !element) return
    element.hidePopover()
    element.showPopover()
  }, [newestId])

  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {newest?.text}
      </span>
      {/* Hovering or focusing pauses the timer; nothing here needs a pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        popover="manual"
        aria-label={label}
        className={cx(styles.region, 'no-print')}
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <ol>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} paused={paused} closeLabel={closeLabel} />
          ))}
        </ol>
      </section>
    </>
  )
}

interface ToastCardProps {
  toast: Toast
  paused: boolean
  closeLabel: string
}

function ToastCard({ toast, paused, closeLabel }: ToastCardProps) {
  const { id, text, tone = 'plain', action } = toast
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, paused])

  const act = () => {
    dismissToast(id)
    action?.onPress()
  }
  return (
    <li className={styles.toast} data-tone={tone}>
      {tone === 'ok' && <IconCheck size={20} aria-hidden="true" />}
      {tone === 'error' && <IconAlertCircle size={20} aria-hidden="true" />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismissToast(id)}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
