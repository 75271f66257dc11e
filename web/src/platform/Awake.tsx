import { useEffect, useEffectEvent } from 'react'
import { repeatEarlyPress } from './early-presses.ts'

/**
 * The last component of the page. Its effect runs after those of all fields, which by then know their early input; the
 * page is interactive from then on.
 */
export function Awake({ onAwake }: { onAwake?: (() => void) | undefined }) {
  const awake = useEffectEvent(() => {
    repeatEarlyPress()
    onAwake?.()
  })
  useEffect(() => {
    const timer = setTimeout(() => awake())
    return () => clearTimeout(timer)
  }, [])
  return null
}
