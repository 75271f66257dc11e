import { useEffect } from 'react'

/** Keeps the screen of a phone on while the room is open, where the browser can; it forgets it in the background. */
export function useWakeLock() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const request = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held
          if (isOver) void held.release()
        },
        // A phone that saves power refuses.
        () => {},
      )
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
