import { useEffect, useEffectEvent } from 'react'
import type { Head } from '../embed-position.ts'

/** Passes the playing video to the components beside it, and null when the player unmounts. */
export function useTellHead(head: Head | null, onHead: (head: Head | null) => void) {
  const tell = useEffectEvent((found: Head | null) => onHead(found))
  useEffect(() => {
    tell(head)
    return () => tell(null)
  }, [head])
}
