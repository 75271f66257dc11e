import { useEffect, useState } from 'react'
import { now } from './clock.ts'
import { useSite } from './site.tsx'

/**
 * The moment, for what depends on it. The first drawing uses the moment of the page, as the server did; after that the
 * browser's own. With `everySecond` it moves on.
 */
export function useNow({ everySecond = false } = {}) {
  const { drawnAt } = useSite()
  const [moment, setMoment] = useState(() => new Date(drawnAt))
  useEffect(() => {
    setMoment(now())
    if (!everySecond) return
    const timer = setInterval(() => setMoment(now()), 1000)
    return () => clearInterval(timer)
  }, [everySecond])
  return moment
}
