import { useEffect, useEffectEvent } from 'react'
import type { Head } from '../embed-position.ts'

/** Passes the playing video to the components beside it, and null when the player unmounts. */
export function useReportPosition(head: Head | null, onHead: (head: Head | null) => void) {
  const notify = useEffectEvent((found: Head | null) => onHead(found))
  useEffect(() => {
    notify(head)
    return () => notify(null)
  }, [head])
}
