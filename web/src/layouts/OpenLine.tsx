import { useRealtime } from '../platform/realtime.ts'

/** Keeps a realtime connection on pages without other listeners, so that they learn when the session ends. */
export function OpenLine() {
  useRealtime('E0013', () => undefined)
  return null
}
