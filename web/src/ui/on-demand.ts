import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A component whose code is fetched when it is first needed, so that no page waits for it. */
export interface OnDemand<Part> {
  /** Starts or joins the download. After a failure the next call tries again. */
  fetch: () => Promise<void>
  /** Undefined until it is fetched. */
  current: () => Part | undefined
  subscribe: (listener: () => void) => () => void
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let download: Promise<void> | null = null
  const run = async () => {
    try {
      part = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      download = null
      throw error
    }
  }
  return {
    fetch: () => (download ??= run()),
    current: () => part,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const missing = () => undefined

/**
 * Fetches the component for a parent that shows it: undefined until then, and on the server. `onFailure` runs when the
 * download fails, so that the user can close and reopen the parent.
 */
export function useOnDemand<Part>(source: OnDemand<Part>, onFailure: () => void) {
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    source.fetch().catch(() => fail())
  }, [source])
  return useSyncExternalStore(source.subscribe, source.current, missing)
}
