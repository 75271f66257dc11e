import { useContext, useState } from 'react'
import { FormWordsContext } from './form-words.ts'

interface ComplaintInput {
  label: string
  required?: boolean | undefined
  minLength?: number | undefined
  error?: string | undefined
}
interface Typed {
  text: string
  of: 'line' | 'area'
  /** Treats the value as empty, such as a zero in a field that requires a positive number. */
  isNothing?: boolean | undefined
}

/**
 * The error that a field finds by itself. An error of its screen takes precedence; an untouched field shows none, and a
 * text that is too short shows one only after the user left the field, because every text begins short.
 */
export function useComplaint(
  { label, required = false, minLength = 0, error }: ComplaintInput,
  typed: Typed,
) {
  const words = useContext(FormWordsContext)
  const text = typed.text.trim()
  const [first] = useState(typed.text)
  const [isTouched, setTouched] = useState(false)
  const [isLeft, setLeft] = useState(false)
  if (!isTouched && typed.text !== first) setTouched(true)
  const complaint = () => {
    if (error !== undefined) return error
    if (!isTouched) return undefined
    if (text === '' || typed.isNothing) return required ? words.required(label, typed.of) : undefined
    return isLeft && text.length < minLength ? words.atLeast(minLength) : undefined
  }
  return { error: complaint(), onLeave: () => setLeft(true) }
}
