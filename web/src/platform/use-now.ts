import { useSyncExternalStore } from 'react'
import { now } from './clock.ts'
import { useIsHydrated, useSite } from './site.tsx'

/** A whole number of seconds: drawings within one second agree about the moment. */
const thisSecond = () => Math.floor(now().getTime() / 1000) * 1000
const never = () => () => {}
function everySecondTell(tell: () => void) {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}

/**
 * The moment, for what depends on it. The first drawing uses the moment of the page, as the server did; after that the
 * browser's own. With `everySecond` it moves on.
 */
export function useNow({ everySecond = false } = {}) {
  const { drawnAt } = useSite()
  const isHydrated = useIsHydrated()
  const drawn = () => new Date(drawnAt).getTime()
  const isMoving = everySecond && isHydrated
  const second = useSyncExternalStore(
    isMoving ? everySecondTell : never,
    isMoving ? thisSecond : drawn,
    drawn,
  )
  if (everySecond) return new Date(second)
  return new Date(isHydrated ? thisSecond() : drawn())
}
