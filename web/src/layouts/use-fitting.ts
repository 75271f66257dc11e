import { useEffect, useRef, useState } from 'react'

/** Width of the button that holds the rest, with its margins. */
const MORE_WIDTH = 106

/**
 * How many of the `count` elements in `list` fit side by side into `bar`, and how wide those are together. All of them
 * as far as the server knows; measured in the browser, and again whenever the bar changes its width. What does not fit
 * must keep its width to be measured.
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

/** How many widths go into `room`, leaving space for the button unless all of them do. */
export function fittingIn(room: number, widths: readonly number[]) {
  if (sum(widths) <= room) return widths.length
  let used = MORE_WIDTH
  const first = widths.findIndex((width) => (used += width) > room)
  return Math.max(0, first)
}
