import { useSyncExternalStore } from 'react'

/** The state of the network, and whether a page waits for it. */
export type NetworkState = 'ONLINE' | 'OFFLINE' | 'WAITING'

/** The delay between calls while no call gets through, although the browser reports a network. */
const RETRY_MS = 4000

const isBrowser = typeof window !== 'undefined'
const listeners = new Set<() => void>()
/** Runs when the network is back; a later request replaces an earlier one. */
let waiting: (() => void) | null = null
/** The browser reports a network, but no call gets through. */
let isCutOff = false

const notify = () => listeners.forEach((listener) => listener())

export const isOffline = () => isBrowser && (!navigator.onLine || isCutOff)

const stateNow = (): NetworkState => (isOffline() ? (waiting ? 'WAITING' : 'OFFLINE') : 'ONLINE')

/** Runs `goOn` immediately if online, otherwise once the network is back. */
export function whenOnline(goOn: () => void) {
  if (!isOffline()) return goOn()
  waiting = goOn
  notify()
}

function comeBack() {
  isCutOff = false
  const goOn = waiting
  waiting = null
  notify()
  goOn?.()
}

if (isBrowser) {
  window.addEventListener('online', comeBack)
  window.addEventListener('offline', notify)
}

/**
 * Repeats a call until it gets through, and reports in between that the network is down.
 * @throws any other error of the call, or its error once the signal aborts.
 */
export async function untilThrough<T>(
  call: () => Promise<T>,
  { isLost, signal }: { isLost: (error: unknown) => boolean; signal: AbortSignal },
): Promise<T> {
  for (;;) {
    try {
      const answer = await call()
      if (isCutOff) comeBack()
      return answer
    } catch (error) {
      if (!isLost(error) || signal.aborted) throw error
      isCutOff = true
      await next(signal)
    }
  }
}

function next(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      if (waiting === done) waiting = null
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS)
    signal.addEventListener('abort', done)
    waiting = done
    notify()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server renders every page as online. */
export const useNetwork = () => useSyncExternalStore(subscribe, stateNow, (): NetworkState => 'ONLINE')
