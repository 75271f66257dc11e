import { useEffect, useEffectEvent } from 'react'
import type { Head } from '../embed-position.ts'

/** Hands the film that plays to whoever stands beside it, and takes it back when it is put away. */
export function useTellHead(head: Head | null, onHead: (head: Head | null) => void) {
  const tell = useEffectEvent((found: Head | null) => onHead(found))
  useEffect(() => {
    tell(head)
    return () => tell(null)
  }, [head])
}
