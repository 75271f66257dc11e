import { useEffect, type RefObject } from 'react'
import type { VideoSource } from './participant.ts'

/** Plays a picture in an element, as long as there is one. */
export function useVideo(element: RefObject<HTMLVideoElement | null>, source: VideoSource | null) {
  useEffect(() => {
    const { current } = element
    if (!current || !source) return
    source.attach(current)
    return () => source.detach(current)
  }, [element, source])
}
