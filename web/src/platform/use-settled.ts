import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds: what somebody types, when they pause. */
export function useSettled<Value>(value: Value, pauseMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
