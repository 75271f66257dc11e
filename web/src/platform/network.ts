import { useSyncExternalStore } from 'react'

/** What the screens know of the network: whether it is there, and whether a page waits for it. */
export type NetworkState = 'ONLINE' | 'OFFLINE' | 'WAITING'

/** How long after a call that did not get through the next one is made, where the browser believes in its network. */
const RETRY_MS = 4000

const isBrowser = typeof window !== 'undefined'
const listeners = new Set<() => void>()
/** What goes on when the network is back; a later wish takes the place of an earlier one. */
let waiting: (() => void) | null = null
/** The browser believes in its network, and nothing gets through. */
let isCutOff = false

const tell = () => listeners.forEach((listener) => listener())

export const isOffline = () => isBrowser && (!navigator.onLine || isCutOff)

const stateNow = (): NetworkState => (isOffline() ? (waiting ? 'WAITING' : 'OFFLINE') : 'ONLINE')

/** Does it as soon as the network is back: at once where it is there. */
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
 * Calls until something other than the network answers, and says meanwhile that nothing gets through.
 * @throws what the call throws for any other reason, or once the signal says that nobody waits any more.
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

/** A page that is drawn on the server is drawn for somebody with a network. */
export const useNetwork = () => useSyncExternalStore(subscribe, stateNow, (): NetworkState => 'ONLINE')
