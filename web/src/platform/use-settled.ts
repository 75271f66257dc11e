import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '../ui/forms/typing-pause.ts'

/** What somebody types, once they pause. */
export function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
