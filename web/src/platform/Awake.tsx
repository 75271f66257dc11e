import { useEffect } from 'react'
import { repeatEarlyPress } from './early-presses.ts'

/** The last of the page. After it is there, and fields know what was typed into them before, the page listens. */
export function Awake() {
  useEffect(() => {
    const timer = setTimeout(repeatEarlyPress)
    return () => clearTimeout(timer)
  }, [])
  return null
}
