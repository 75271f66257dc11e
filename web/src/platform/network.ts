import { useSyncExternalStore } from 'react'

/** What the screens know of the network: whether it is there, and whether a page waits for it. */
export type NetworkState = 'ONLINE' | 'OFFLINE' | 'WAITING'

/** How long after a call that did not get through the next one is made, where the browser believes in its network. */
const RETRY_MS = 4000

const isBrowser = typeof window !== 'undefined'
const listeners = new Set<() => void>()
/** What continues when the network is back; a later request replaces an earlier one. */
let waiting: (() => void) | null = null
/** The browser believes in its network, and nothing gets through. */
let isCutOff = false

const tell = () => listeners.forEach((listener) => listener())

export const isOffline = () => isBrowser && (!navigator.onLine || isCutOff)

const stateNow = (): NetworkState => (isOffline() ? (waiting ? 'WAITING' : 'OFFLINE') : 'ONLINE')

/** Runs it as soon as the network is back: immediately when online. */
export function whenOnline(goOn: () => void) {
  if (!isOffline()) return goOn()
  waiting = goOn
  tell()
}

function comeBack() {
  isCutOff = false
  const goOn = waiting
  waiting = null
  tell()
  goOn?.()
}

if (isBrowser) {
  window.addEventListener('online', comeBack)
  window.addEventListener('offline', tell)
}

/**
 * Calls until the response is no network failure, and reports in between that nothing gets through.
 * @throws what the call throws for any other reason, or once the signal aborts.
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
    tell()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A page rendered on the server is rendered as online. */
export const useNetwork = () => useSyncExternalStore(subscribe, stateNow, (): NetworkState => 'ONLINE')
