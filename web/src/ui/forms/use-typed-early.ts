import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A page that came from the server can be typed into before it wakes up, and browsers fill in names and passwords at
 * once. What stands in the field then counts as typed: without this the next change of the form would wipe it out.
 */
export function useTypedEarly<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  onChange: (text: string) => void,
) {
  const field = useRef<Field>(null)
  const first = useRef({ text, onChange })
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== first.current.text) first.current.onChange(typed)
  }, [])
  return field
}

/** The same for what somebody ticked. */
export function useTickedEarly(
  box: RefObject<HTMLInputElement | null>,
  checked: boolean | undefined,
  onChange: ((checked: boolean) => void) | undefined,
) {
  const first = useRef({ checked, onChange })
  useLayoutEffect(() => {
    const isTicked = box.current?.checked
    const { checked: told, onChange: tell } = first.current
    if (isTicked !== undefined && told !== undefined && isTicked !== told) tell?.(isTicked)
  }, [box])
}
