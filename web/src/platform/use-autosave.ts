import { useEffect, useEffectEvent, type FocusEvent } from 'react'

/** How long the user has to pause: long enough to look up from the keyboard, short enough to lose nothing. */
const STILL_MS = 2500

interface Autosave<Draft> {
  /** Whether something is there that can be saved now. */
  isDue: boolean
  /** The typed values; every change restarts the wait. */
  draft: Draft
  save: (draft: Draft) => void
}

/** Saves once the user stops typing, and immediately when they leave a field: `onBlur` goes around the fields. */
export function useAutosave<Draft>({ isDue, draft, save }: Autosave<Draft>) {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => saveNow(draft), STILL_MS)
    return () => clearTimeout(timer)
  }, [isDue, draft])
  return {
    onBlur: (event: FocusEvent) => {
      if (isDue && event.target !== event.relatedTarget) save(draft)
    },
  }
}
