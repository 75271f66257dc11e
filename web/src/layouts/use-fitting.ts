import { useEffect, useRef, useState } from 'react'

/** The width of the button for the remaining menus, with its margins. */
const MORE_WIDTH = 106

/**
 * Returns how many of the `count` elements in `list` fit side by side into `bar`, and their total width. The server
 * assumes that all fit; the browser measures, and again whenever the width of the bar changes. Elements that do not fit
 * must keep their width to be measured.
 */
export function useFitting(count: number) {
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(count)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measure = () => {
      if (!bar.current || !list.current) return
      const widths = widthsOf(list.current, count)
      const fits = fittingIn(bar.current.clientWidth, widths)
      setFitting(fits)
      setWidth(sum(widths.slice(0, fits)))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    if (bar.current) watcher.observe(bar.current)
    return () => watcher.disconnect()
  }, [count])
  return { bar, list, fitting, width }
}

const sum = (widths: readonly number[]) => widths.reduce((whole, width) => whole + width, 0)
const widthsOf = (list: HTMLElement, count: number) =>
  [...list.children].slice(0, count).map((child) => child.getBoundingClientRect().width)

/** Returns how many widths fit, leaving space for the button unless all of them fit. */
export function fittingIn(available: number, widths: readonly number[]) {
  if (sum(widths) <= available) return widths.length
  let used = MORE_WIDTH
  const first = widths.findIndex((width) => (used += width) > available)
  return Math.max(0, first)
}
