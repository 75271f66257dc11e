import { useEffect, useEffectEvent } from 'react'

/** Runs when the page is hidden: phones close a page without a word afterwards. */
export function useHidden(then: () => void) {
  const leave = useEffectEvent(then)
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [])
}
