import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser reports that the connection is back. */
export function useBackOnline(then: () => void) {
  const resume = useEffectEvent(then)
  useEffect(() => {
    const online = () => resume()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}
