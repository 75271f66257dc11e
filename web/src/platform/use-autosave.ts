import { useEffect, useEffectEvent, type FocusEvent } from 'react'

/**
 * The pause after which typing counts as finished: long enough to look up from the keyboard, short enough to lose
 * nothing.
 */
const STILL_MS = 2500

interface Autosave<Draft> {
  /** Whether the draft can be saved now. */
  isDue: boolean
  /** The typed values; every change restarts the delay. */
  draft: Draft
  save: (draft: Draft) => void
}

/**
 * Saves after a pause in typing, and immediately when the user leaves a field: set `onBlur` on the element around the
 * fields.
 */
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
