import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * A server-rendered page takes input before React hydrates it, and browsers fill in names and passwords
 * immediately. The value of the field then counts as typed: otherwise the next change of the form would erase it.
 */
export function useTypedEarly<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  onChange: (text: string) => void,
) {
  const field = useRef<Field>(null)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const first = useRef(text)
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== first.current) oneByOne(() => latest.current(typed))
  }, [])
  return field
}

/** Does the same for a box that the user ticked. */
export function useTickedEarly(
  box: RefObject<HTMLInputElement | null>,
  checked: boolean | undefined,
  onChange: ((checked: boolean) => void) | undefined,
) {
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const first = useRef(checked)
  useLayoutEffect(() => {
    const isTicked = box.current?.checked
    const typed = first.current
    if (isTicked !== undefined && typed !== undefined && isTicked !== typed)
      oneByOne(() => latest.current?.(isTicked))
  }, [box])
}

/** Flushes one change at a time, because many forms keep all their fields in one object. */
const oneByOne = (change: () => void) => queueMicrotask(() => flushSync(change))
