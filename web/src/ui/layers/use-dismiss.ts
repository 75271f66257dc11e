import { useEffect, type RefObject } from 'react'

interface Options {
  open: boolean
  onClose: () => void
  root: RefObject<HTMLElement | null>
}

/** Closes a popup below a button: on a press outside, on Escape, or when the focus leaves. */
export function useDismiss({ open, onClose, root }: Options) {
  useEffect(() => {
    if (!open) return undefined
    const onPressOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose()
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPressOutside)
    document.addEventListener('focusin', onPressOutside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', onPressOutside)
      document.removeEventListener('focusin', onPressOutside)
      document.removeEventListener('keydown', escape)
    }
  }, [open, onClose, root])
}
