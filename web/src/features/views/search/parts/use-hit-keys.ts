import { useEffect, useRef, type KeyboardEvent } from 'react'

/**
 * Arrow keys move from the field to the first hit, from hit to hit, and back to the field, which has the focus first.
 */
export function useHitKeys() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const places = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-hit] a[href]') ?? [])]
    const at = places.findIndex((place) => place === document.activeElement)
    const next = at < 0 ? undefined : places[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { box, onKeyDown }
}
