import { useEffect, useEffectEvent } from 'react'
import { repeatEarlyPress } from './early-presses.ts'

/** The last of the page. After it is there, and fields know what was typed into them before, the page listens. */
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
