import { useContext, useState } from 'react'
import { FormWordsContext } from './form-words.ts'

interface Asked {
  label: string
  required?: boolean | undefined
  error?: string | undefined
}

/** Says that a field is wanted once somebody has emptied it; one that nobody touched yet is not scolded. */
export function useRequired({ label, required = false, error }: Asked, text: string, of: 'line' | 'area') {
  const words = useContext(FormWordsContext)
  const [first] = useState(text)
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && text !== first) setTouched(true)
  const isMissing = required && isTouched && text.trim() === ''
  return error ?? (isMissing ? words.required(label, of) : undefined)
}
