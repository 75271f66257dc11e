import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * A page that came from the server can be typed into before it wakes up, and browsers fill in names and passwords at
 * once. What stands in the field then counts as typed: without this the next change of the form would wipe it out.
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

/** The same for what somebody ticked. */
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
    const told = first.current
    if (isTicked !== undefined && told !== undefined && isTicked !== told)
      oneByOne(() => latest.current?.(isTicked))
  }, [box])
}

/** Each field on top of what the one before changed: many forms keep all their fields in one object. */
const oneByOne = (change: () => void) => queueMicrotask(() => flushSync(change))
