import { useEffect, useEffectEvent, useState } from 'react'

/** Calls back when the element with the returned ref is scrolled into view. */
export function useReached(onReach: () => void) {
  const reached = useEffectEvent(onReach)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!end || typeof IntersectionObserver === 'undefined') return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached())
    watcher.observe(end)
    return () => watcher.disconnect()
  }, [end])
  return setEnd
}
