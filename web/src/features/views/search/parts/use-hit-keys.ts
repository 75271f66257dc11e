import { useEffect, useRef, type KeyboardEvent } from 'react'

/**
 * Arrow keys move from the field to the first hit, from hit to hit, and back to the field, which has the focus first.
 */
export function useHitKeys() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const targets = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-hit] a[href]') ?? [])]
    const at = targets.findIndex((target) => target === document.activeElement)
    const next = at < 0 ? undefined : targets[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { box, onKeyDown }
}
