import { useEffect, useRef, useState } from 'react'
import type { Head } from '../embed-position.ts'

const NOTE_MS = 4000
/** The tolerance for the step between two time updates of the player. */
const STEP_SECONDS = 2

/**
 * Keeps the position within the watched part while the server requires it. True for a moment after a skip attempt. The
 * server ends the streams a little further on, whatever a client changes here.
 */
export function useReach(video: Head | null, reachedSecond: number | null) {
  const reach = useRef(0)
  const [isHeldBack, setHeldBack] = useState(false)
  const isBound = reachedSecond !== null
  useEffect(() => {
    reach.current = Math.max(reach.current, reachedSecond ?? 0)
  }, [reachedSecond])
  useEffect(() => {
    if (!video || !isBound) return
    const head = video
    let timer: ReturnType<typeof setTimeout> | undefined
    let refused = 0
    const note = () => {
      const { currentTime, seeking } = head
      if (!seeking && currentTime <= reach.current + STEP_SECONDS)
        reach.current = Math.max(reach.current, currentTime)
    }
    const hold = () => {
      if (head.currentTime <= reach.current + STEP_SECONDS) return
      // Controls redraw their knob only if the position differs from the last one they received.
      refused += 1
      head.currentTime = Math.max(0, reach.current - (refused % 2 === 0 ? 0.1 : 0.2))
      setHeldBack(true)
      clearTimeout(timer)
      timer = setTimeout(() => setHeldBack(false), NOTE_MS)
    }
    head.addEventListener('timeupdate', note)
    head.addEventListener('seeking', hold)
    return () => {
      clearTimeout(timer)
      setHeldBack(false)
      head.removeEventListener('timeupdate', note)
      head.removeEventListener('seeking', hold)
    }
  }, [video, isBound])
  return isHeldBack
}

/** Keeps the speed at 1 if learners may not choose it. */
export function useSteadySpeed(video: Head | null, isSteady: boolean) {
  useEffect(() => {
    if (!video || !isSteady) return
    const element = video
    const steady = () => {
      if (element.playbackRate !== 1) element.playbackRate = 1
    }
    element.addEventListener('ratechange', steady)
    return () => element.removeEventListener('ratechange', steady)
  }, [video, isSteady])
}
