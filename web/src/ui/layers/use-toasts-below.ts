import { useEffect, useRef } from 'react'

const MAX_WIDTH = 420

/**
 * Shows toasts below an element and centred to it, while the page is open: for pages whose corners are full of controls. The element
 * spans the width in which toasts may stand.
 */
export function useToastsBelow<Of extends HTMLElement>() {
  const element = useRef<Of>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const { left, bottom, width } = current.getBoundingClientRect()
      const toastWidth = Math.min(MAX_WIDTH, width - 16)
      style.setProperty('--toasts-width', `${toastWidth}px`)
      style.setProperty('--toasts-inset', `${bottom}px auto auto ${left + (width - toastWidth) / 2}px`)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--toasts-width')
      style.removeProperty('--toasts-inset')
    }
  }, [])
  return element
}
