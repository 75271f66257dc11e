import { useSyncExternalStore } from 'react'
import { now } from './clock.ts'
import { useIsHydrated, useSite } from './site.tsx'

/** Whole seconds, so that all renders within one second agree. */
const thisSecond = () => Math.floor(now().getTime() / 1000) * 1000
const never = () => () => {}
function subscribeToSeconds(notify: () => void) {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}

/**
 * The current time for rendering. The first render uses the moment of server rendering, later ones the browser's clock.
 * With `everySecond` the component renders again each second.
 */
export function useNow({ everySecond = false } = {}) {
  const { drawnAt } = useSite()
  const isHydrated = useIsHydrated()
  const drawn = () => new Date(drawnAt).getTime()
  const isMoving = everySecond && isHydrated
  const second = useSyncExternalStore(
    isMoving ? subscribeToSeconds : never,
    isMoving ? thisSecond : drawn,
    drawn,
  )
  if (everySecond) return new Date(second)
  return new Date(isHydrated ? thisSecond() : drawn())
}
