import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

interface Options {
  open: boolean
  cancelable: boolean
  onClose: () => void
}

/** The lowest layer of a modal; each modal over another is one higher. */
const LOWEST = 99_999
let openCount = 0

/**
 * Drives a `<dialog>` from a flag. The browser keeps focus inside and makes the rest of the page inert; this hook
 * restores the focus, also when the dialog is unmounted while it is open.
 */
export function useNativeDialog({ open, cancelable, onClose }: Options) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const cameFrom = document.activeElement
    openCount += 1
    element.style.zIndex = String(LOWEST + openCount)
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      openCount -= 1
      element.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [open])

  return {
    ref: dialog,
    // Escape. The flag decides whether the dialog closes, never the browser.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      if (cancelable) onClose()
    },
    // Browsers close a dialog on the second Escape, even if the first one was prevented.
    onClose: () => {
      const element = dialog.current
      if (!open || !element || element.open) return
      if (cancelable) onClose()
      else element.showModal()
    },
    // The panel fills the element, so a press on the element itself was outside of the panel.
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== dialog.current) return
      // Otherwise the press would take the focus that is restored below.
      event.preventDefault()
      if (cancelable) onClose()
    },
  }
}
